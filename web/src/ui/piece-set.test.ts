import { expect, test } from "vitest";
import { pieceSetOf } from "./piece-set";

test("Northern words put the North's generals onto sets with characters, and leave the others", () => {
  expect(pieceSetOf({ pieceSet: "hanja", words: "south" })).toBe("hanja");
  expect(pieceSetOf({ pieceSet: "hanja", words: "north" })).toBe("hanja-north");
  expect(pieceSetOf({ pieceSet: "learning", words: "north" })).toBe("learning-north");
  expect(pieceSetOf({ pieceSet: "pictogram", words: "north" })).toBe("pictogram");
  expect(pieceSetOf({ pieceSet: "xiangqi", words: "north" })).toBe("xiangqi");
});
