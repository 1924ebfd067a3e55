// @vitest-environment node
import { expect, test } from "vitest";
import { EXAMPLE, leagueTable } from "./league";
import { distinctPairs } from "./pairs";
import { SOURCES } from "./sources";
import { CULTURE_TEXTS } from "../../texts/culture.gen";

const LANGS = ["ko", "en", "nl"] as const;

test("the example of a league: two mates and a loss on points are worth more than three wins on points", () => {
  const table = leagueTable(4, EXAMPLE);
  expect(table.map(({ player, won, total }) => [player, won, total])).toEqual([
    [1, 2, 16],
    [0, 3, 12],
    [2, 1, 9],
    [3, 0, 2],
  ]);
  expect(table[0]?.scores).toEqual([2, 7, 7]);
});

test("the texts give the sums of the example", () => {
  for (const lang of LANGS) {
    const text = CULTURE_TEXTS[lang].sections.tournaments.paragraphs.join(" ");
    expect(text, lang).toContain("7 + 7 + 2 = 16");
    expect(text, lang).toContain("4 + 4 + 4 = 12");
  }
});

test("ten pairs of setups remain of sixteen, four of them their own mirror image", () => {
  const pairs = distinctPairs();
  expect(pairs).toHaveLength(10);
  expect(new Set(pairs.map(({ cho, han }) => `${cho} ${han}`)).size).toBe(10);
  const symmetric = (code: string): boolean => code === "mssm" || code === "smms";
  expect(pairs.filter(({ cho, han }) => symmetric(cho) && symmetric(han))).toHaveLength(4);
});

test("every language has every section with as many paragraphs, and every section has its sources", () => {
  const shape = (lang: (typeof LANGS)[number]): [string, number][] =>
    Object.entries(CULTURE_TEXTS[lang].sections).map(([id, { paragraphs }]) => [id, paragraphs.length]);
  for (const lang of LANGS) expect(shape(lang), lang).toEqual(shape("en"));
  for (const [id] of shape("en")) expect(SOURCES[id as keyof typeof SOURCES].length, id).toBeGreaterThan(0);
  for (const { paragraphs } of Object.values(CULTURE_TEXTS.ko.sections)) {
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/[가-힣]/);
  }
});
