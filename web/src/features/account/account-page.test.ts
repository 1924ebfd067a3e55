// The account pages with a fake server: the requests they send, and the messages they show.
// @isolated
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reader } from "../../platform/me.svelte";
import type { Said } from "../../platform/pages.gen";
import { settings } from "../../platform/settings.svelte";
import { en as enErrors } from "../../texts/errors.en.gen";
import AccountPage from "./AccountPage.svelte";
import { GUEST, owner, serveAccounts, type Answer } from "../../platform/account-server-double";
import { en } from "../../texts/account.gen";

let page: Record<string, unknown> | null = null;
let answers: Record<string, Answer> = {};

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await tick();
}

async function open(part: Said<"account">["part"]): Promise<ReturnType<typeof serveAccounts>> {
  const asked = serveAccounts(answers);
  page = mount(AccountPage, { target: document.body, props: { part } });
  await settle();
  asked.length = 0;
  return asked;
}

const control = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.trim() === label);
  const input = found === undefined ? null : (document.getElementById(found.htmlFor) ?? found.querySelector("input"));
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field “${label}”`);
  return input;
};

function type(label: string, text: string): void {
  const input = control(label);
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
  if (button === undefined) throw new Error(`no button “${name}”`);
  button.click();
  await settle();
}

/** Returns the error message of a field. */
function wrong(label: string): string {
  const ids = (control(label).getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)).find((one) => one?.role === "alert")?.textContent ?? "";
}

const text = (): string => document.body.textContent ?? "";

beforeEach(() => {
  settings.lang = "en";
  answers = { "GET /api/me": GUEST };
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  reader.current = null;
  vi.unstubAllGlobals();
});

test("without a server the page says so, and asks again", async () => {
  answers = {};
  await open(null);
  expect(text()).toContain(en.offline);
  answers["GET /api/me"] = GUEST;
  await press(en.again);
  expect(text()).toContain(en.guest.title);
});

test("a guest can unblock players", async () => {
  const player = { id: "guest:00000000001", name: "한신", account: false, rating: null };
  answers["GET /api/account/blocks"] = { blocked: [player] };
  answers[`DELETE /api/account/blocks/${player.id}`] = { blocked: [] };
  const asked = await open(null);
  expect(text()).toContain(en.blocks.title);
  await press(en.blocks.unblock);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(`DELETE /api/account/blocks/${player.id}`);
  expect(text()).toContain(en.blocks.none);
});

test("a guest has a nickname with one press", async () => {
  const named = { ...GUEST, player: { ...GUEST.player, name: "x" } };
  answers["POST /api/me/nickname"] = named;
  const asked = await open(null);
  const suggested = control(en.guest.nickname).value;
  expect(suggested).toMatch(/^[A-Za-z]+\d\d$/);
  await press(en.guest.save);
  expect(asked).toEqual([{ method: "POST", path: "/api/me/nickname", body: { nickname: suggested } }]);
  expect(reader.player?.name).toBe("x");
  expect(text()).toContain(en.guest.saved);
});

test("a guest has a file of what is kept, and deletes it after being told what goes", async () => {
  answers["DELETE /api/me"] = { player: null, account: null };
  const asked = await open(null);
  const link = document.querySelector('a[href="/api/account/export"]');
  expect(link?.hasAttribute("download")).toBe(true);
  expect(text()).not.toContain(en.guest.lost);
  await press(en.guest.openForget);
  expect(text()).toContain(en.guest.lost);
  await press(en.cancel);
  expect(asked).toEqual([]);
  await press(en.guest.openForget);
  await press(en.guest.forget);
  expect(asked).toEqual([{ method: "DELETE", path: "/api/me", body: null }]);
  expect(reader.player).toBeNull();
  expect(text()).toContain(en.guest.forgotten);
  expect(document.querySelector('a[href="/api/account/export"]')).toBeNull();
});

test("sign-up tells that games stay, and what is wrong stands at its field", async () => {
  answers["POST /api/account"] = { refused: "name_taken", status: 409 };
  const asked = await open("sign-up");
  expect(text()).toContain(en.signUp.keep);
  type(en.name, " kim ");
  type(en.password, "four words in a row");
  await press(en.signUp.submit);
  expect(asked.at(-1)?.body).toEqual({ name: "kim", password: "four words in a row" });
  expect(wrong(en.name)).toBe(enErrors.name_taken);
  expect(document.activeElement).toBe(control(en.name));
  expect(control(en.name).getAttribute("aria-invalid")).toBe("true");

  answers["POST /api/account"] = { refused: "weak_password", status: 422 };
  await press(en.signUp.submit);
  expect([wrong(en.name), wrong(en.password)]).toEqual(["", enErrors.weak_password]);

  answers["POST /api/account"] = owner({ name: "kim" });
  await press(en.signUp.submit);
  expect(location.pathname).toBe("/account");
  expect(text()).toContain(en.signUp.done({ name: "kim" }));
});

test("passwords are for the browser's store, and can be shown", async () => {
  await open("sign-up");
  const field = control(en.password);
  expect([field.type, field.autocomplete]).toEqual(["password", "new-password"]);
  expect(control(en.name).autocomplete).toBe("username");
  control(en.showPassword).click();
  await settle();
  expect(control(en.password).type).toBe("text");
});

test("sign-in asks for the second factor when the server does, by app or by recovery code", async () => {
  answers["POST /api/session"] = { refused: "second_factor_needed", status: 401 };
  const asked = await open("sign-in");
  expect(text()).toContain(en.signIn.guest);
  type(en.name, "kim");
  type(en.password, "secret words");
  await press(en.signIn.submit);
  expect(asked.at(-1)?.body).toEqual({ name: "kim", password: "secret words" });
  expect(control(en.code).autocomplete).toBe("one-time-code");
  expect(document.activeElement).toBe(control(en.code));
  expect(wrong(en.code), "being asked is no mistake").toBe("");

  answers["POST /api/session"] = { refused: "wrong_code", status: 403 };
  type(en.code, " 123456 ");
  await press(en.signIn.submit);
  expect(asked.at(-1)?.body).toEqual({ name: "kim", password: "secret words", code: "123456" });
  expect(wrong(en.code)).toBe(enErrors.wrong_code);

  await press(en.signIn.useRecovery);
  answers["POST /api/session"] = owner({ name: "kim" });
  type(en.recover.code, "abcd-efgh-jkmn-pqrs");
  await press(en.signIn.submit);
  const sent = asked.filter(({ method }) => method === "POST").at(-1);
  expect(sent?.body).toMatchObject({ code: "abcd-efgh-jkmn-pqrs" });
  expect([location.pathname, reader.signedIn]).toEqual(["/", true]);
});

test("a recovery code gives a new password", async () => {
  answers["POST /api/account/recover"] = { refused: "wrong_recovery", status: 401 };
  const asked = await open("recover");
  type(en.name, "kim");
  type(en.recover.code, "abcd");
  type(en.newPassword, "new words here");
  await press(en.recover.submit);
  expect(asked.at(-1)?.body).toEqual({ name: "kim", recovery_code: "abcd", new_password: "new words here" });
  expect(wrong(en.recover.code)).toBe(enErrors.wrong_recovery);
});

test("a refusal of no field stands with the form", async () => {
  answers["POST /api/session"] = { refused: "too_fast", status: 429 };
  await open("sign-in");
  await press(en.signIn.submit);
  const alerts = [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent);
  expect(alerts).toEqual([enErrors.too_fast]);
});

test("without mail on the server, no page offers it", async () => {
  await open("sign-in");
  expect(document.querySelector('a[href="/account/recover"]')).not.toBeNull();
  expect(document.querySelector('a[href="/account/forgotten"]')).toBeNull();
});

test("a forgotten password is asked for by name or address, and the answer says nothing about either", async () => {
  answers = { "GET /api/me": { ...GUEST, mail: true }, "POST /api/account/reset": {} };
  const asked = await open("forgotten");
  type(en.forgotten.account, " kim@example.org ");
  await press(en.forgotten.submit);
  expect(asked.at(-1)).toEqual({ method: "POST", path: "/api/account/reset", body: { account: "kim@example.org" } });
  expect(text()).toContain(en.forgotten.asked);
});

test("the link of a letter sets a new password, with what stands behind its #", async () => {
  history.replaceState(null, "", "/account/new-password#0123abcd");
  answers["POST /api/account/reset/password"] = { refused: "weak_password", status: 422 };
  const asked = await open("new-password");
  type(en.newPassword, "password");
  await press(en.recover.submit);
  expect(asked.at(-1)?.body).toEqual({ token: "0123abcd", new_password: "password" });
  expect(wrong(en.newPassword)).toBe(enErrors.weak_password);
  answers["POST /api/account/reset/password"] = { name: "kim" };
  type(en.newPassword, "four words in a row");
  await press(en.recover.submit);
  expect([location.pathname, location.hash]).toEqual(["/account/sign-in", ""]);
  expect(text()).toContain(en.forgotten.done({ name: "kim" }));
});

test("the link of a letter confirms an address on a press, not by being opened, whoever is signed in", async () => {
  history.replaceState(null, "", "/account/confirm-email#0123abcd");
  answers = {
    "GET /api/me": owner(),
    "POST /api/account/email/confirm": { refused: "wrong_link", status: 403 },
  };
  const asked = await open("confirm-email");
  expect(asked).toEqual([]);
  await press(en.email.confirm);
  expect(asked.at(-1)?.body).toEqual({ token: "0123abcd" });
  expect(text()).toContain(enErrors.wrong_link);
  answers["POST /api/account/email/confirm"] = { name: "kim", address: "kim@example.org" };
  await press(en.email.confirm);
  expect(text()).toContain(en.email.confirmed({ name: "kim", address: "kim@example.org" }));
});
