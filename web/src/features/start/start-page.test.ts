// Tests the home page: starting a game with one press, and with the form that has all options.
// @isolated
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../texts/core.en.gen";
import { loadChoices, TIMES } from "../../platform/choices";
import { reader } from "../../platform/me.svelte";
import { settings } from "../../platform/settings.svelte";
import { owner, serveAccounts, type Asked } from "../../platform/account-server-double";
import StartPage from "./StartPage.svelte";

let page: Record<string, unknown>;
let asked: Asked[];

beforeEach(() => {
  settings.lang = "en";
  localStorage.clear();
  history.replaceState(null, "", "/");
  asked = serveAccounts({ "POST /api/games": { id: "new" } });
  vi.stubGlobal("WebSocket", class {});
  page = mount(StartPage, { target: document.body });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

function press(text: string): void {
  const button = [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent?.trim() === text);
  if (button === undefined) throw new Error(`no button ${text}`);
  button.click();
}

function choose(label: string): void {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.trim() === label);
  found?.querySelector("input")?.click();
  flushSync();
}

async function made(): Promise<unknown> {
  await vi.waitFor(() => expect(location.pathname).toBe("/game/new"));
  return asked.find((one) => one.method === "POST")?.body;
}

test("one panel is the way to a game; the line for newcomers stands only until a first game", async () => {
  expect([...document.querySelectorAll("h1, h2")].map((one) => one.textContent)).toEqual([en.start.title]);
  expect(document.querySelectorAll(".button.main")).toHaveLength(1);
  press(en.start.newcomer.play);
  expect(await made()).toMatchObject({ opponent: { kind: "engine", level: 1 }, side: "cho", rules: "kakao" });

  await unmount(page);
  page = mount(StartPage, { target: document.body });
  flushSync();
  expect(document.body.textContent).not.toContain(en.start.newcomer.play);
});

test("the computer plays at the grade of the slider at one press", async () => {
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
  if (slider === null) throw new Error("no slider");
  slider.value = "7";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(slider.getAttribute("aria-valuetext")).toBe("Level 7 of 14");
  press(en.start.now);
  expect(await made()).toMatchObject({ opponent: { kind: "engine", level: 7 }, time: { kind: "none" } });
});

test("a friend is invited with the clock of the panel", async () => {
  choose(en.start.aFriend);
  const clock = document.querySelector<HTMLSelectElement>(`select[aria-label="${en.start.friendTime}"]`);
  if (clock === null) throw new Error("no clock");
  const days = [...clock.options].findIndex((one) => one.textContent === "Correspondence, 3 days per move");
  clock.value = String(days);
  clock.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  press(en.start.invite);
  expect(await made()).toMatchObject({
    opponent: { kind: "friend" },
    side: "random",
    time: { kind: "correspondence", days: 3 },
  });
});

test("two people on this device have a game at one press", async () => {
  press(en.start.self);
  expect(await made()).toMatchObject({ opponent: { kind: "self" }, side: "cho", time: { kind: "none" } });
});

test("the whole form stays as it was left, over a reload", async () => {
  press(en.start.change);
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  choose(en.start.friend);
  const time = [...document.querySelectorAll<HTMLSelectElement>("form select")].find((one) =>
    [...one.options].some((option) => option.textContent === en.start.timeCustom),
  );
  if (time === undefined) throw new Error("no clock");
  time.value = "1";
  time.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(loadChoices("south")).toMatchObject({ opponent: "friend", time: TIMES[1] });
  choose(en.start.self);
  expect(loadChoices("south")).toMatchObject({ opponent: "self", time: TIMES[1] });
  await unmount(page);
  page = mount(StartPage, { target: document.body });
  flushSync();
  press(en.start.change);
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  const chosen = [...document.querySelectorAll<HTMLInputElement>("form input:checked")];
  expect(chosen.map((one) => one.closest("label")?.textContent?.trim())).toContain(en.start.self);
});

test("the form says why a game is not rated, and asks for a rated one where it can be", async () => {
  press(en.start.change);
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  choose(en.start.friend);
  const form = document.querySelector("form");
  expect(form?.textContent).toContain(en.start.unrated.account);
  reader.become(owner());
  flushSync();
  expect(form?.textContent).toContain(en.start.unrated.clock);
  const time = [...document.querySelectorAll<HTMLSelectElement>("form select")].find((one) =>
    [...one.options].some((option) => option.textContent === en.start.timeCustom),
  );
  if (time === undefined) throw new Error("no clock");
  time.value = "5";
  time.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  choose(en.start.rated);
  form?.requestSubmit();
  expect(await made()).toMatchObject({ rated: true, takeback: "never", time: { kind: "fischer" } });
});
