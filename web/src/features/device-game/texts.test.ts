// @vitest-environment node
// Tests that the texts of the game on this device exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { DEVICE_GAME_TEXTS } from "../../texts/device-game.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(DEVICE_GAME_TEXTS, { least: 20, argument: () => "X", sameInDutch: [".points"] });
});
