// @vitest-environment node
import { expect, test } from "vitest";
import { boardSummary, langOf, moveSentence, pieceName } from "./texts";
import { EMPTY } from "./defaults";
import { parseFen } from "./squares";

test("a page's language is read from its tag", () => {
  expect(["ko", "ko-KR", "ko-KP", "en-GB", "nl-BE", "de"].map(langOf)).toEqual(["ko", "ko", "ko-KP", "en", "nl", "ko"]);
});

test("pieces and moves are told in each language", () => {
  const horse = { side: "cho", role: "n" } as const;
  expect((["ko", "ko-KP", "en", "nl"] as const).map((lang) => pieceName(horse, lang))).toEqual([
    "초 마",
    "초 말",
    "Cho horse",
    "paard van Cho",
  ]);
  expect(pieceName({ side: "han", role: "p" }, "ko-KP")).toBe("한 병");
  const before = parseFen("9/9/9/9/9/4p4/9/5N3/9/9");
  const model = {
    ...EMPTY,
    pieces: parseFen("9/9/9/9/9/4N4/9/9/9/9"),
    lastMove: { from: "f3", to: "e5" },
    coords: "uci",
  } as const;
  expect(moveSentence(before, model, "nl")).toBe("paard van Cho f3 naar e5, slaat soldaat van Han.");
  expect(moveSentence(before, model, "ko-KP")).toBe("초 말 f3에서 e5, 한 병 잡음.");
  expect(boardSummary(model, "nl")).toBe("Janggi-bord: Cho 1 stuk, Han 0 stukken");
});
