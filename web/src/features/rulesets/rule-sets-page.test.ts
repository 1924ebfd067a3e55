// Tests the pages about rule sets: the order of the list, marks and guesses, and house rules.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import RulesField from "../start/RulesField.svelte";
import { RULE_SETS } from "janggun";
import HousePage from "./HousePage.svelte";
import RuleSetsPage from "./RuleSetsPage.svelte";

let page: Record<string, unknown> | null = null;

beforeEach(() => {
  settings.lang = "en";
  vi.stubGlobal("fetch", () => Promise.reject(new Error("off line")));
});
afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the usual rule sets come first, the others under a heading", () => {
  page = mount(RuleSetsPage, { target: document.body });
  flushSync();
  const details = document.querySelector("details");
  const parts = [...(details?.querySelectorAll("label, h2") ?? [])].map((one) => one.textContent?.trim());
  const usual = ["Kakao Janggi", "Casual", "KJA, points format", "KJF 2022"];
  expect(parts.slice(0, 6)).toEqual([...usual, "Other rule sets", "KJA, win-draw-loss format"]);
  expect(parts).toHaveLength(RULE_SETS.length + 1);
  expect(details?.textContent).toMatch(/A Dutch manual\s+KoopKorea 1A/);
  const columns = [...document.querySelectorAll("thead th")].map((one) => one.childNodes[0]?.textContent?.trim());
  expect(columns.slice(1)).toEqual(usual);
});

test("every value has its mark and what vouches for it, where they are asked for", async () => {
  page = mount(RuleSetsPage, { target: document.body });
  flushSync();
  expect(document.querySelector("abbr")).toBeNull();
  const [, asked] = document.querySelectorAll<HTMLInputElement>("label.only input");
  asked?.click();
  await vi.waitFor(() => {
    const titles = [...document.querySelectorAll("abbr")].map((one) => one.title);
    expect(titles.length).toBeGreaterThan(60);
    for (const title of titles) expect(title).toMatch(/^[A-Z].+: .{5,}/);
    expect(titles).toContain(`${en.ruleNames.marks.A}: No real game ends this way.`);
  });
});

test("no guesses are told of under the usual choices, even where all are shown", () => {
  page = mount(RulesField, {
    target: document.body,
    props: { value: "kakao", house: null, onchange: () => undefined },
  });
  flushSync();
  const all = [...document.querySelectorAll("button")].find(
    (one) => one.textContent?.trim() === en.start.rulesAll({ n: RULE_SETS.length }),
  );
  all?.click();
  flushSync();
  const told = [...document.querySelectorAll("label")]
    .filter((row) => row.querySelector(".guess") !== null)
    .map((row) => row.querySelector("b")?.textContent);
  expect(told).toContain("North Korean");
  expect(document.body.textContent).toContain("A board game competition. Only a move of the general");
  expect(document.querySelectorAll("label")).toHaveLength(RULE_SETS.length);
  for (const usual of ["Kakao Janggi", "Casual", "KJA, points format", "Chess War"]) expect(told).not.toContain(usual);
});

test("house rules on an earlier revision are told, compared and kept as that revision has them", () => {
  const written = { name: "ours", rules: { schema: 1, base: "kja-decisive@1", set: {} } };
  localStorage.setItem("janggun.house", JSON.stringify(written));
  page = mount(HousePage, { target: document.body });
  flushSync();
  const base = document.querySelector("select");
  const names = [...(base?.options ?? [])].map((one) => one.text);
  expect(names).toHaveLength(RULE_SETS.length + 1);
  expect(names.at(-1)).toBe("KJA, win-draw-loss format (revision 1)");
  expect(base?.selectedOptions[0]?.text).toBe(names.at(-1));
  expect(document.querySelector(".changed")).toBeNull();
  const kept = document.querySelector<HTMLTextAreaElement>("details textarea");
  expect(JSON.parse(kept?.value ?? "null")).toEqual(written);
});

test("a text that cannot be imported is refused with its fault, and the rules stay", () => {
  page = mount(HousePage, { target: document.body });
  flushSync();
  const [, field] = document.querySelectorAll<HTMLTextAreaElement>("details textarea");
  const go = [...document.querySelectorAll("button")].find((one) => one.textContent === en.ruleSets.import);
  const tell = (text: string): string => {
    if (field === undefined || go === undefined) throw new Error("there is no field");
    field.value = text;
    field.dispatchEvent(new Event("input"));
    go.click();
    flushSync();
    return document.querySelector("[role=alert]")?.textContent ?? "";
  };
  expect(tell("kakao")).toContain("This text is not JSON.");
  expect(tell('{"name": "ours"}')).toContain('House rules name a rule set in "base"');
  expect(tell('{"base": "kakao@1", "set": {"deom": 5}}')).toBe("");
  expect(document.querySelector<HTMLInputElement>("input[inputmode=decimal]")?.value).toBe("2.5");
});

test("house rules on a revision that nobody knows here can be put on another base", () => {
  localStorage.setItem(
    "janggun.house",
    JSON.stringify({ name: "ours", rules: { schema: 1, base: "kakao@99", set: {} } }),
  );
  page = mount(HousePage, { target: document.body });
  flushSync();
  const base = document.querySelector("select");
  expect(base?.options[(base.options.length ?? 0) - 1]?.text).toBe("Kakao Janggi (revision 99)");
  expect(document.querySelector("input[inputmode=decimal]")).toBeNull();
});
