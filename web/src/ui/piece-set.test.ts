import { expect, test } from "vitest";
import { TERMS } from "janggun/glossary";
import { GENERALS, pieceSetOf } from "./piece-set";

test("Northern words put the North's generals onto sets with characters, and leave the others", () => {
  expect(pieceSetOf({ pieceSet: "hanja", words: "south" })).toBe("hanja");
  expect(pieceSetOf({ pieceSet: "hanja", words: "north" })).toBe("hanja-north");
  expect(pieceSetOf({ pieceSet: "learning", words: "north" })).toBe("learning-north");
  expect(pieceSetOf({ pieceSet: "pictogram", words: "north" })).toBe("pictogram");
  expect(pieceSetOf({ pieceSet: "xiangqi", words: "north" })).toBe("xiangqi");
});

test("the characters of the generals are those of the glossary", () => {
  const hanja = (id: string): string | null | undefined => TERMS.find((term) => term.id === id)?.hanja;
  expect(GENERALS.south).toEqual({ cho: hanja("cho"), han: hanja("han") });
  expect(GENERALS.north).toEqual({ cho: hanja("gwan"), han: hanja("jang") });
});
