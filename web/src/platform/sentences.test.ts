// @vitest-environment node
import { expect, test } from "vitest";
import { shownFacts, type FillOptions } from "./sentences";

const ko: FillOptions = { lang: "ko", squares: "korean" };
const en: FillOptions = { lang: "en", squares: "uci" };

test("names, halves, lists, squares, moves", () => {
  const facts = { by: "han", n: 3, plies: [1, 5], general: "e9", move: "a4b4", cho_half: 147 };
  const { by, n, plies, general, move, cho_half } = shownFacts(facts, ko);
  expect([by, n, plies, general, move, cho_half]).toEqual(["한(漢)", "3", "1, 5", "25", "71–72", "73.5"]);
  const english = shownFacts(facts, en);
  expect([english["by"], english["general"], english["move"]]).toEqual(["Han", "e9", "a4–b4"]);
});

test("a missing fact is a question mark, a pass has its name, an old verdict's checker is its loser", () => {
  const { x, y, checker } = shownFacts({ y: "e2e2", loser: "cho" }, en);
  expect([x, y, checker]).toEqual(["?", "the pass", "Cho"]);
});
