// @vitest-environment node
// No text parts a score or a side's hanja at the end of a line, in any language and on any page.
import { expect, test } from "vitest";
import { en } from "./en";
import { ko } from "./ko";
import { withHanja } from "./ko/words";
import { nl } from "./nl";
import { leaves } from "./text-laws";
import { asTyped, score } from "./unbroken";

const NUMBERS = new Set(["cho", "han", "own", "other"]);
const SIDES = new Set(["side", "first", "second"]);
const argument = (name: string): unknown => (NUMBERS.has(name) ? "73.5" : SIDES.has(name) ? "한" : "1");

/** The source of everything that is shown, the texts of features among it. */
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../**/*.gen.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

test("scores and sides stay in one line", () => {
  let scores = 0;
  for (const [path, text] of leaves({ en, ko, nl }, argument)) {
    expect(text, path).not.toMatch(/73\.5 : | : 73\.5|[초한]\([楚漢]\)/);
    if (text.includes(score("73.5", "73.5"))) scores += 1;
  }
  expect(scores).toBe(9);
});

test("no part of the app writes a score or a side's hanja by itself", () => {
  const code = (source: string): string => source.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gsu, "");
  const found = Object.entries(SOURCES).filter(([, source]) =>
    /\{(?:p\.)?(?:cho|own)\} : \$?\{|"[^"]*[초한]\([楚漢]\)[^"]*"/.test(code(source)),
  );
  expect(found.map(([file]) => file)).toEqual([]);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(400);
});

test("what is kept together reads as it is typed", () => {
  expect(asTyped(`${withHanja("한")}이 ${score("73.5", "72")} 점수승`)).toBe("한(漢)이 73.5 : 72 점수승");
  expect(asTyped(score("4", "3"))).not.toBe(score("4", "3"));
});
