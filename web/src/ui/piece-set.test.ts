// @vitest-environment node
import { expect, test } from "vitest";
import { TERMS } from "janggun/glossary";
import { GENERALS, pieceSetOf } from "./piece-set";

test("Northern words put the North's generals onto sets with characters, and leave the others", () => {
  expect(pieceSetOf({ pieceSet: "hanja", words: "south", learned: 0 })).toBe("hanja");
  expect(pieceSetOf({ pieceSet: "hanja", words: "north", learned: 0 })).toBe("hanja-north");
  expect(pieceSetOf({ pieceSet: "learning", words: "north", learned: 0 })).toBe("learning-north");
  expect(pieceSetOf({ pieceSet: "pictogram", words: "north", learned: 0 })).toBe("pictogram");
  expect(pieceSetOf({ pieceSet: "xiangqi", words: "north", learned: 0 })).toBe("xiangqi");
});

test("of the learning sets the one is shown for what is learned; other sets stay", () => {
  const shown = ([0, 1, 2] as const).map((learned) => pieceSetOf({ pieceSet: "learning", words: "south", learned }));
  expect(shown).toEqual(["learning", "learning-1", "learning-2"]);
  expect(pieceSetOf({ pieceSet: "learning", words: "north", learned: 2 })).toBe("learning-2-north");
  expect(pieceSetOf({ pieceSet: "hanja", words: "south", learned: 2 })).toBe("hanja");
});

test("the characters of the generals are those of the glossary", () => {
  const hanja = (id: string): string | null | undefined => TERMS.find((term) => term.id === id)?.hanja;
  expect(GENERALS.south).toEqual({ cho: hanja("cho"), han: hanja("han") });
  expect(GENERALS.north).toEqual({ cho: hanja("gwan"), han: hanja("jang") });
});
