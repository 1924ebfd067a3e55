// The tabs of the learning pages. A phone shows three of them, and the rest after a press on the button.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import LearnTabs from "./LearnTabs.svelte";

test.each(["learn", "problems", "glossary", "openings", "stickers"] as const)(
  "the row of a phone has three tabs, among them that of the page itself: %s",
  async (page) => {
    const tabs = mount(LearnTabs, { target: document.body, props: { page, title: "" } });
    const links = [...document.querySelectorAll("nav a")];
    const row = links.filter((link) => !link.classList.contains("rest"));
    expect(row).toHaveLength(3);
    expect(row.filter((link) => link.getAttribute("aria-current") === "page")).toHaveLength(1);
    expect(links.length).toBeGreaterThan(row.length);
    const more = document.querySelector("nav button");
    for (const isOpen of [true, false]) {
      more?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      flushSync();
      expect(more?.getAttribute("aria-expanded")).toBe(String(isOpen));
      expect(document.querySelector("nav")?.classList.contains("open")).toBe(isOpen);
    }
    await unmount(tabs);
  },
);
