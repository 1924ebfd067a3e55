// The page about Xiangqi in every language: the seven differences between the sets, the rules and the values.
import { mount, tick, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { settings } from "../../platform/settings.svelte";
import LearnPage from "./LearnPage.svelte";
import { xiangqiSections } from "../learn/sheet-sections";
import { learnTextsOf } from "../learn/texts";

let page: Record<string, unknown> | null = null;

afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  settings.lang = "en";
});

test.each(["en", "ko", "nl"] as const)("in %s the page has the differences, the rules and the values", async (lang) => {
  settings.lang = lang;
  page = mount(LearnPage, { target: document.body, props: { role: "xiangqi" } });
  await tick();
  const { xiangqi, laws } = learnTextsOf(lang);
  const text = document.body.textContent ?? "";
  expect(document.querySelector("h1")?.textContent).toBe(xiangqi.title);
  expect(document.querySelectorAll("ol li")).toHaveLength(7);
  for (const line of xiangqiSections(lang).flatMap(({ lines }) => lines)) expect(text).toContain(line);
  for (const worth of Object.values(laws.xiangqi.worth)) expect(text).toContain(worth);
  expect(document.querySelector('nav a[href="/learn/xiangqi"]')?.getAttribute("aria-current")).toBe("page");
});
