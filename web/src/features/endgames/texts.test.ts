// @vitest-environment node
// Tests that the texts of the endgames page exist in every language.
import { expect, test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { againstOf } from "./texts";
import { ENDGAMES_TEXTS } from "../../texts/endgames.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(ENDGAMES_TEXTS, {
    least: 50,
    argument: (name) => (name === "pieces" ? ["X"] : name === "n" || name === "guards" || name === "count" ? 3 : "X"),
    noWords: [".and"],
    sameInDutch: Object.keys(ENDGAMES_TEXTS.en.claims).map((id) => `.claims.${id}.name`),
  });
});

test("material is named as players name it", () => {
  expect(againstOf("KCCN-KAA", ENDGAMES_TEXTS.ko)).toBe("양포마 대 양사");
  expect(againstOf("KNBB-KA", ENDGAMES_TEXTS.ko)).toBe("마양상 대 외사");
  expect(againstOf("KRN-KAA", ENDGAMES_TEXTS.en)).toBe("chariot + horse against two guards");
  expect(againstOf("KBBB-K", ENDGAMES_TEXTS.nl)).toBe("3 olifanten tegen de kale generaal");
});
