// @vitest-environment node
// What the type check cannot see: that texts say something, that Korean is
// Korean, and that particles follow the sound before them.
import { expect, test } from "vitest";
import { en } from "./en";
import { ko } from "./ko";
import { eulReul, eunNeun, euroRo, iGa } from "./josa";

/** Names and signs that are the same in both languages. */
const SAME = new Set([
  "settings.notations.korean",
  "settings.notations.western",
  "settings.notations.uci",
  "settings.coordStyles.uci",
  "game.first",
  "ruleSets.null",
  ...["msms", "mssm", "smms", "smsm", "central"].map((code) => `setup.korean.${code}`),
]);

const ARGUMENT = new Proxy(
  {},
  { get: (_, key) => (["side", "first", "second", "name"].includes(String(key)) ? "한" : 3) },
);

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(ARGUMENT))];
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, path === "" ? key : `${path}.${key}`);
  }
}

const english = new Map(leaves(en, ""));
const korean = new Map(leaves(ko, ""));

test("both languages have the same texts, none empty", () => {
  expect([...korean.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [path, text] of [...english, ...korean]) {
    expect(text.trim(), path).not.toBe("");
  }
});

test("every Korean text is Korean", () => {
  const foreign = [...korean].filter(([path, text]) => !SAME.has(path) && !/[가-힣]/.test(text));
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test("no Korean text puts the wrong particle behind 초 or 한", () => {
  for (const [path, text] of korean) expect(text, path).not.toMatch(/초이 |초은 |초을 |한가 |한는 |한를 /);
});

test("particles", () => {
  expect([iGa("한"), iGa("초")]).toEqual(["한이", "초가"]);
  // What stands in brackets is not said.
  expect([iGa("한(漢)"), euroRo("초(楚)"), euroRo("한(漢)")]).toEqual(["한(漢)이", "초(楚)로", "한(漢)으로"]);
  expect([eunNeun("한"), eunNeun("초")]).toEqual(["한은", "초는"]);
  expect([eulReul("안상차림"), eulReul("기동차")]).toEqual(["안상차림을", "기동차를"]);
  expect([euroRo("한"), euroRo("초"), euroRo("길")]).toEqual(["한으로", "초로", "길로"]);
});
