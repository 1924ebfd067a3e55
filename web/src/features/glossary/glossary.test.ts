// @isolated
import { sheetSections } from "../learn/sheet-sections";
import { TERMS } from "janggun/glossary";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseFen } from "../../board";
import { NORTHERN_SETUPS } from "../../i18n/north";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import GlossaryPage from "./GlossaryPage.svelte";
import { THEMES } from "../problems/problem";
import { termOfTheme } from "../problems/theme-terms";
import { cropOf } from "./crop";
import { termOfEnding } from "./endings";
import { GROUPS, searchTerms } from "./search";

const ids = (query: string): string[] => searchTerms(TERMS, query).map((term) => term.id);

test("a term is found by any of its words", () => {
  for (const word of ["빅장", "bikjang", "Bigjang", "궁장", "gungjang", "facing generals"]) {
    expect(ids(word)[0], word).toBe("bikjang");
  }
  for (const [word, id] of [
    ["weh-tong", "mate"],
    ["wè-toong", "mate"],
    ["han-soo-shim", "pass"],
    ["mong-Goen", "check-answered"],
    ["코끼리", "elephant"],
    ["fork", "fork"],
  ] as const) {
    expect(ids(word)[0], word).toBe(id);
  }
  expect(ids("外通")).toContain("mate");
  expect(ids("strijdwagen")[0]).toBe("chariot");
  expect(ids("no such word")).toEqual([]);
  expect(ids("  ")).toHaveLength(TERMS.length);
});

test("every term stands on the page: its group is one of the page's", () => {
  for (const term of TERMS) expect(GROUPS).toContain(term.group);
});

test("every diagram can be drawn", () => {
  for (const { id, diagram } of TERMS) {
    if (diagram === null) continue;
    expect(() => parseFen(diagram.board), id).not.toThrow();
    for (const mark of diagram.marks) expect(mark, id).toMatch(/^[a-i](10|[1-9])$/);
  }
});

test("the small picture of a term shows every piece and square that matters", () => {
  for (const { id, diagram } of TERMS) {
    if (diagram === null) continue;
    const { scale, left, top } = cropOf(diagram);
    expect(scale, id).toBeGreaterThanOrEqual(1);
    for (const square of [...Object.keys(parseFen(diagram.board)), ...diagram.marks]) {
      const x = (square.charCodeAt(0) - 97 + 0.5) / 9;
      const y = (10 - Number(square.slice(1)) + 0.5) / 10;
      expect(x, `${id} ${square}`).toBeGreaterThan(left);
      expect(x, `${id} ${square}`).toBeLessThan(left + 1 / scale);
      expect(y, `${id} ${square}`).toBeGreaterThan(top);
      expect(y, `${id} ${square}`).toBeLessThan(top + 1 / scale);
    }
  }
});

test("every theme of the problems is a term", () => {
  for (const theme of THEMES) {
    expect(
      TERMS.map(({ id }) => id),
      theme,
    ).toContain(termOfTheme(theme));
  }
});

test("endings lead to terms that exist, and most have one", () => {
  const codes = Object.keys(en.ruleNames.endings);
  const led = codes.filter((code) => termOfEnding(code) !== null);
  expect(led.length).toBeGreaterThanOrEqual(12);
  for (const code of led)
    expect(
      TERMS.some((term) => term.id === termOfEnding(code)),
      code,
    ).toBe(true);
  expect(termOfEnding("no_such_code")).toBeNull();
});

test("the sections of the rules sheet lead to terms that exist, in every language to the same", () => {
  const terms = (lang: "ko" | "en" | "nl"): string[] => sheetSections(lang, null).map((section) => section.term);
  for (const id of terms("en"))
    expect(
      TERMS.some((term) => term.id === id),
      id,
    ).toBe(true);
  expect([terms("ko"), terms("nl")]).toEqual([terms("en"), terms("en")]);
});

test("the North's names of setups are those of the glossary", () => {
  const north = (id: string): string | undefined => TERMS.find((term) => term.id === id)?.north?.hangul;
  expect(NORTHERN_SETUPS).toEqual({
    msms: north("right-elephant"),
    mssm: north("inner-elephants"),
    smms: north("outer-elephants"),
    smsm: north("left-elephant"),
    central: north("central-chariots"),
  });
});

let page: Record<string, unknown> | null = null;

beforeEach(() => {
  settings.lang = "en";
});

afterEach(async () => {
  if (page !== null) await unmount(page);
  page = null;
});

async function show(term: string | null): Promise<void> {
  page = mount(GlossaryPage, { target: document.body, props: { term } });
  await tick();
}

test("the page lists all terms and narrows them by the search", async () => {
  await show(null);
  expect(document.querySelectorAll("article")).toHaveLength(TERMS.length);
  const input = document.querySelector("input");
  if (input === null) throw new Error("no search field");
  input.value = "meonggun";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  expect([...document.querySelectorAll("article")].map((card) => card.id)).toContain("term-check-answered");
  expect(document.querySelectorAll("article").length).toBeLessThan(4);
});

test("a term's own page has its Northern word and its board; an unknown one says so", async () => {
  await show("horse");
  expect(document.querySelectorAll("article")).toHaveLength(1);
  expect(document.body.textContent).toContain("말");
  expect(document.querySelectorAll("janggi-board")).toHaveLength(1);
  if (page !== null) await unmount(page);
  await show("rook");
  expect(document.querySelector('[role="status"]')?.textContent).toBe("No terms found.");
});
