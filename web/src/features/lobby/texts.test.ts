// @vitest-environment node
// Tests that the texts of the lobby exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { LOBBY_TEXTS } from "../../texts/lobby.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(LOBBY_TEXTS, {
    least: 60,
    argument: (name) => (["n", "seconds", "waiting"].includes(name) ? 3 : "X"),
    noWords: [".notYours.visitor", ".ratings"],
    sameInDutch: [".title"],
  });
});
