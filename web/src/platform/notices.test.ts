// Tests that notifications are shown only while the page is hidden, and permission is requested only after a click.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let shown: string[] = [];
let closed: string[] = [];
let answer: NotificationPermission = "granted";
let asked = 0;
let hidden = false;

class Double {
  static permission: NotificationPermission = "default";
  static requestPermission(): Promise<NotificationPermission> {
    asked += 1;
    Double.permission = answer;
    return Promise.resolve(answer);
  }
  onclick: (() => void) | null = null;
  constructor(
    private readonly title: string,
    options: { tag: string },
  ) {
    shown.push(`${title} (${options.tag})`);
  }
  close(): void {
    closed.push(this.title);
  }
}

async function fresh(): Promise<typeof import("./notices.svelte").notices> {
  vi.resetModules();
  return (await import("./notices.svelte")).notices;
}

beforeEach(() => {
  shown = [];
  closed = [];
  asked = 0;
  hidden = true;
  answer = "granted";
  Double.permission = "default";
  localStorage.clear();
  vi.stubGlobal("Notification", Double);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  // Closes notifications left open, so that the next test does not see them close.
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("nothing is asked or shown before a click, then only while the page is hidden", async () => {
  const notices = await fresh();
  notices.show("Your turn", "g");
  expect([notices.offered, notices.on, asked, shown]).toEqual([true, false, 0, []]);
  await notices.toggle();
  hidden = false;
  notices.show("Your turn", "g");
  expect(shown).toEqual([]);
  hidden = true;
  notices.show("Your turn", "g");
  expect([asked, shown]).toEqual([1, ["Your turn (g)"]]);
  // The choice is stored in this browser, and a second click reverses it.
  const later = await fresh();
  expect(later.on).toBe(true);
  await later.toggle();
  later.show("Your turn", "g");
  expect([later.on, shown.length]).toEqual([false, 1]);
});

test("a notice is closed once it is no longer true, and when the page is looked at", async () => {
  const notices = await fresh();
  await notices.toggle();
  const close = notices.show("Your turn", "g");
  notices.show("Come", "h");
  close?.();
  expect(closed).toEqual(["Your turn"]);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(closed).toEqual(["Your turn", "Come"]);
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(closed).toHaveLength(2);
});

test("who has refused is not offered them again, and a browser without any is left alone", async () => {
  answer = "denied";
  const notices = await fresh();
  await notices.toggle();
  expect([notices.on, notices.offered]).toEqual([false, false]);
  vi.stubGlobal("Notification", undefined);
  expect((await fresh()).offered).toBe(false);
});
