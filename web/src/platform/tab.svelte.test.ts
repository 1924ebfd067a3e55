import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import type { Page } from "./pages.gen";
import { ownTitle, Tab, tab } from "./tab.svelte";

/** Opens a tab with the title from the server, or null for a page from the service worker. */
function open(title: string | null): Tab {
  document.documentElement.lang = "en";
  document.head.innerHTML = title === null ? "" : '<meta name="description" content="x">';
  document.title = title ?? "Janggun";
  settings.lang = "en";
  return new Tab();
}
afterEach(() => (settings.lang = "ko"));

const PLAYER: Page = { name: "player", id: "guest:00000000000" };

// This test must come first, because titles stay loaded.
test("a page that the server sent keeps its title until titles are wanted", async () => {
  const opened = open("Served · Janggun");
  expect(opened.titleOf(PLAYER)).toBe("Served · Janggun");
  expect(opened.titleOf({ name: "glossary", term: null })).toBeNull();
  // The title from the server applies only to the page that it came with.
  expect(opened.titleOf({ ...PLAYER, id: "guest:00000000001" })).toBeNull();
  await vi.waitUntil(() => opened.titleOf({ name: "glossary", term: null }) === "Janggi glossary · Janggun");
  expect(opened.titleOf(PLAYER)).toBe("Player · Janggun");
});

test("a page in another language than it came in is named in that language", async () => {
  const opened = open("Served · Janggun");
  opened.titleOf(PLAYER);
  settings.lang = "ko";
  await vi.waitUntil(() => opened.titleOf(PLAYER) === "사용자 · 장군");
});

test("a page that came without a title is named", async () => {
  const opened = open(null);
  await vi.waitUntil(() => opened.titleOf({ name: "culture" }) === "Janggi culture · Janggun");
});

test("what a component says goes before the title of the page, as long as it is there", () => {
  let name: string | null = $state("A lesson");
  settings.lang = "en";
  const end = $effect.root(() => ownTitle(() => name));
  const named = (): string | null => {
    flushSync();
    return tab.titleOf({ name: "start" });
  };
  expect(named()).toBe("A lesson · Janggun");
  name = null;
  expect(named()).toBe("Janggi, Korean chess · Janggun");
  name = "Another";
  expect(named()).toBe("Another · Janggun");
  end();
  expect(named()).toBe("Janggi, Korean chess · Janggun");
});
