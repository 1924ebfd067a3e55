// @vitest-environment node
import { expect, test } from "vitest";
import { fill } from "./sentences";

const ko = { lang: "ko", squares: "korean" } as const;
const en = { lang: "en", squares: "uci" } as const;

test("names, halves, lists, squares, moves", () => {
  const both = {
    ko: "{by}가 {n}번({plies}수) {general}에서 {move}, {cho_half}점",
    en: "{by}: {n} times (plies {plies}) on {general}, {move}, {cho_half}",
  };
  const facts = { by: "han", n: 3, plies: [1, 5], general: "e9", move: "a4b4", cho_half: 147 };
  expect(fill(both, facts, ko)).toBe("한(漢)이 3번(1, 5수) 25에서 71–72, 73.5점");
  expect(fill(both, facts, en)).toBe("Han: 3 times (plies 1, 5) on e9, a4–b4, 73.5");
});

test("a particle is only touched behind a fact and at the end of a word", () => {
  const both = { ko: "{by}는 {by}를 {by}의 {by}이다 {x}로", en: "" };
  expect(fill(both, { by: "cho", x: "han" }, ko)).toBe("초(楚)는 초(楚)를 초(楚)의 초(楚)이다 한(漢)으로");
});

test("a missing fact is a question mark, a pass has its name", () => {
  expect(fill({ ko: "{x} {y}", en: "{x} {y}" }, { y: "e2e2" }, en)).toBe("? the pass");
});
