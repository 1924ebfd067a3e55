// The sections of the account page for a signed-in user, with a fake server.
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reader } from "../../platform/me.svelte";
import { settings } from "../../platform/settings.svelte";
import type { AccessTokenView, SessionView } from "../../wire.gen";
import { en as enErrors } from "../../texts/errors.en.gen";
import AccountPage from "./AccountPage.svelte";
import { GUEST, owner, serveAccounts, type Answer, type Asked } from "../../platform/account-server-double";
import { en } from "../../texts/account.gen";

const SESSION: SessionView = { id: "a1", created_ms: 0, seen_ms: 0, client: "Firefox, Linux", current: true };
const CODES = Array.from({ length: 10 }, (_, i) => `aaaa-bbbb-cccc-ddd${i}`);

let page: Record<string, unknown> | null = null;
let asked: Asked[] = [];
let answers: Record<string, Answer> = {};

async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await tick();
}

async function open(): Promise<void> {
  asked = serveAccounts(answers);
  page = mount(AccountPage, { target: document.body, props: { part: null } });
  await settle();
  asked.length = 0;
}

/** Returns the section under a heading. */
function section(title: string): HTMLElement {
  const found = [...document.querySelectorAll("h2")].find((one) => one.textContent === title)?.closest("section");
  if (found == null) throw new Error(`no section “${title}”`);
  return found;
}

async function press(within: HTMLElement, name: string): Promise<void> {
  const button = [...within.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
  if (button === undefined) throw new Error(`no button “${name}”`);
  button.click();
  await settle();
}

const fields = (within: HTMLElement) => [...within.querySelectorAll<HTMLInputElement>(".field > input")];

function type(field: HTMLInputElement | undefined, text: string): void {
  if (field === undefined) throw new Error("no field");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const alerts = (): (string | null)[] => [...document.querySelectorAll('[role="alert"]')].map((one) => one.textContent);

beforeEach(() => {
  settings.lang = "en";
  answers = {
    "GET /api/me": owner(),
    "GET /api/account/sessions": { sessions: [SESSION] },
    "GET /api/account/tokens": { tokens: [] },
    "GET /api/account/blocks": { blocked: [] },
  };
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  reader.current = null;
  vi.unstubAllGlobals();
});

test("other sessions can be ended, one or all; this one only by signing out", async () => {
  const others = ["b2", "c3"].map((id) => ({ ...SESSION, id, client: "", current: false }));
  answers["GET /api/account/sessions"] = { sessions: [SESSION, ...others] };
  answers["DELETE /api/account/sessions/b2"] = { sessions: [SESSION, others[1]] };
  answers["DELETE /api/account/sessions/c3"] = { sessions: [SESSION] };
  await open();
  const sessions = section(en.sessions.title);
  expect(sessions.querySelectorAll("li button").length).toBe(2);
  await press(sessions, en.sessions.endOthers);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "DELETE /api/account/sessions/b2",
    "DELETE /api/account/sessions/c3",
  ]);
  expect(sessions.querySelectorAll("li").length).toBe(1);
  expect(document.querySelector(".said")?.textContent).toBe(en.sessions.endedOthers);
  answers["DELETE /api/session"] = { player: null, account: null };
  const out = [...document.querySelectorAll("button")].find((one) => one.textContent === en.own.signOut);
  out?.click();
  await settle();
  expect(document.body.textContent).toContain(en.own.signedOut);
  expect(document.querySelector("h1")?.textContent).toBe(en.guest.visitor);
});

test("an access token is created for the password, shown once, and revoked", async () => {
  const token: AccessTokenView = {
    id: "t1",
    name: "my bot",
    scopes: ["bot:play"],
    created_ms: 0,
    ends_ms: null,
    used_ms: null,
  };
  answers["POST /api/account/tokens"] = { refused: "wrong_password", status: 403 };
  await open();
  const part = section(en.tokens.title);
  expect(part.textContent).toContain(en.tokens.none);
  await press(part, en.tokens.make);
  const [name, password] = fields(part);
  type(name, " my bot ");
  type(password, "my password");
  await press(part, en.tokens.submit);
  expect(asked.at(-1)?.body).toEqual({
    name: "my bot",
    scopes: ["bot:play", "challenge:read", "challenge:write"],
    days: 90,
    password: "my password",
  });
  expect(alerts()).toEqual([enErrors.wrong_password]);
  answers["POST /api/account/tokens"] = { token: "janggun_0123", tokens: [token] };
  await press(part, en.tokens.submit);
  expect(part.textContent).toContain(en.tokens.once);
  expect(part.querySelector("[data-text]")?.getAttribute("data-text")).toBe("janggun_0123");
  await press(part, en.tokens.kept);
  expect(part.innerHTML).not.toContain("janggun_0123");
  for (const text of [en.tokens.scopeBotPlay, en.tokens.unused]) expect(part.textContent).toContain(text);
  answers["DELETE /api/account/tokens/t1"] = { tokens: [] };
  await press(part, en.tokens.revoke);
  expect(document.body.textContent).toContain(en.tokens.revoked);
  expect(part.querySelectorAll("li").length).toBe(0);
});

test("the API username is changed once", async () => {
  answers["GET /api/me"] = owner({ handle: "hansin", may_choose_handle: true });
  answers["POST /api/account/handle"] = { refused: "handle_taken", status: 409 };
  await open();
  const part = section(en.handle.title);
  expect(part.textContent).toContain("hansin");
  await press(part, en.handle.choose);
  type(fields(part)[0], " General ");
  await press(part, en.handle.submit);
  expect(asked.at(-1)?.body).toEqual({ handle: "General" });
  expect(alerts()).toEqual([enErrors.handle_taken]);
  answers["POST /api/account/handle"] = owner({ handle: "General" });
  await press(part, en.handle.submit);
  expect(part.textContent).toContain(en.handle.now({ handle: "General" }));
  expect(part.querySelectorAll("button").length).toBe(0);
});

test("the password is changed with the present one", async () => {
  answers["POST /api/account/password"] = { refused: "wrong_password", status: 403 };
  await open();
  const part = section(en.change.title);
  await press(part, en.change.submit);
  const [present, next] = fields(part);
  expect([present?.autocomplete, next?.autocomplete]).toEqual(["current-password", "new-password"]);
  type(present, "old one");
  type(next, "new one, longer");
  await press(part, en.change.submit);
  expect(asked.at(-1)?.body).toEqual({ password: "old one", new_password: "new one, longer" });
  expect(alerts()).toEqual([enErrors.wrong_password]);
  expect(document.activeElement).toBe(present);
  answers["POST /api/account/password"] = owner();
  await press(part, en.change.submit);
  expect(document.body.textContent).toContain(en.change.done);
});

test("the second factor: password, code to scan or type, confirmation, recovery codes shown once", async () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const uri = `otpauth://totp/Janggun:x?secret=${secret}&issuer=Janggun`;
  answers["POST /api/account/second-factor"] = { secret, uri };
  answers["POST /api/account/second-factor/confirm"] = { refused: "wrong_code", status: 403 };
  await open();
  const part = section(en.factor.title);
  await press(part, en.factor.turnOn);
  type(fields(part)[0], "my password");
  await press(part, en.factor.turnOn);
  expect(asked.at(-1)?.body).toEqual({ password: "my password" });
  expect(part.querySelector(`svg[aria-label="${en.factor.qr}"]`)).not.toBeNull();
  expect(part.querySelector("code")?.textContent).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");

  type(fields(part)[0], "000000");
  await press(part, en.factor.confirm);
  expect(alerts()).toEqual([enErrors.wrong_code]);

  answers["POST /api/account/second-factor/confirm"] = { codes: CODES };
  answers["GET /api/me"] = owner({ second_factor: true, recovery_codes: 10 });
  type(fields(part)[0], "123456");
  await press(part, en.factor.confirm);
  expect([...part.querySelectorAll("li")].map((one) => one.textContent)).toEqual(CODES);
  await press(part, en.codes.kept);
  expect(document.body.textContent).not.toContain(CODES[0]);
  expect(section(en.codes.title).textContent).toContain(en.codes.left({ n: 10 }));
  expect(part.textContent).toContain(en.factor.on);

  answers["DELETE /api/account/second-factor"] = owner();
  await press(part, en.factor.turnOff);
  type(fields(part)[0], "my password");
  await press(part, en.factor.turnOff);
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", body: { password: "my password" } });
  expect(part.textContent).toContain(en.factor.off);
});

test("recovery codes that were saved before the second factor stay: no new ones, and it is said", async () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  answers["GET /api/me"] = owner({ recovery_codes: 10 });
  answers["POST /api/account/second-factor"] = { secret, uri: `otpauth://totp/x?secret=${secret}` };
  answers["POST /api/account/second-factor/confirm"] = { codes: [] };
  await open();
  const part = section(en.factor.title);
  await press(part, en.factor.turnOn);
  type(fields(part)[0], "my password");
  await press(part, en.factor.turnOn);
  type(fields(part)[0], "123456");
  answers["GET /api/me"] = owner({ second_factor: true, recovery_codes: 10 });
  await press(part, en.factor.confirm);
  expect(part.querySelectorAll("li").length).toBe(0);
  expect(document.body.textContent).toContain(en.factor.doneKept({ n: 10 }));
  expect(part.textContent).toContain(en.factor.on);
});

test("new recovery codes are given for the password", async () => {
  answers["POST /api/account/recovery-codes"] = { codes: CODES };
  await open();
  const part = section(en.codes.title);
  expect(part.textContent).toContain(en.codes.none);
  await press(part, en.codes.make);
  type(fields(part)[0], "my password");
  answers["GET /api/me"] = owner({ recovery_codes: 10 });
  await press(part, en.codes.make);
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ password: "my password" });
  expect(part.querySelectorAll("li").length).toBe(10);
});

test("a blocked player can be unblocked", async () => {
  const player = { id: "guest:bbbbbbbbbbb", name: "kim", account: true, rating: null };
  answers["GET /api/account/blocks"] = { blocked: [player] };
  answers[`DELETE /api/account/blocks/${player.id}`] = { blocked: [] };
  await open();
  await press(section(en.blocks.title), en.blocks.unblock);
  expect(section(en.blocks.title).textContent).toContain(en.blocks.none);
});

test("the account is closed only by its name and password, and what stays is told before", async () => {
  answers["POST /api/account/close"] = GUEST;
  await open();
  const part = section(en.close.title);
  await press(part, en.close.open);
  expect(part.textContent).toContain(en.close.stays);
  const [name, password] = fields(part);
  type(name, "somebody");
  type(password, "my password");
  await press(part, en.close.submit);
  expect([asked, alerts()]).toEqual([[], [en.close.mismatch]]);
  type(name, "한신대장");
  await press(part, en.close.submit);
  expect(asked[0]).toEqual({ method: "POST", path: "/api/account/close", body: { password: "my password" } });
  expect(document.body.textContent).toContain(en.close.done);
});

test("one's data is a file to download", async () => {
  await open();
  const link = section(en.data.title).querySelector("a");
  expect([link?.getAttribute("href"), link?.hasAttribute("download")]).toEqual(["/api/account/export", true]);
});

test("an address is given with the password, waits for its link, and can be removed", async () => {
  answers["GET /api/me"] = { ...owner(), mail: true };
  answers["POST /api/account/email"] = { refused: "bad_email", status: 422 };
  await open();
  const part = section(en.email.title);
  expect(part.textContent).toContain(en.email.none);
  await press(part, en.email.give);
  const [address, password] = fields(part);
  expect([address?.autocomplete, password?.autocomplete]).toEqual(["email", "current-password"]);
  type(address, " kim@example ");
  type(password, "my password");
  await press(part, en.email.send);
  expect(asked.at(-1)?.body).toEqual({ address: "kim@example", password: "my password", language: "en" });
  expect(alerts()).toEqual([enErrors.bad_email]);
  answers["POST /api/account/email"] = { ...owner({ pending_email: "kim@example.org" }), mail: true };
  type(address, "kim@example.org");
  await press(part, en.email.send);
  expect(document.body.textContent).toContain(en.email.sent({ address: "kim@example.org" }));
  expect(part.textContent).toContain(en.email.pending({ address: "kim@example.org" }));
  answers["DELETE /api/account/email"] = { ...owner(), mail: true };
  await press(part, en.email.remove);
  type(fields(part)[0], "my password");
  await press(part, en.email.remove);
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", body: { password: "my password" } });
  expect(part.textContent).not.toContain("kim@example.org");
});

test("an address that is stored can be removed where the server sends no mail any more", async () => {
  await open();
  expect(document.body.textContent).not.toContain(en.email.title);
  if (page !== null) await unmount(page);
  answers["GET /api/me"] = owner({ email: "kim@example.org" });
  await open();
  const buttons = [...section(en.email.title).querySelectorAll("button")];
  expect(buttons.map((one) => one.textContent?.trim())).toEqual([en.email.remove]);
});
