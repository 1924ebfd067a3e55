// @vitest-environment node
// Tests that the texts of the notices about the network and stored data exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { OFFLINE_TEXTS } from "../../texts/offline.gen";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(OFFLINE_TEXTS, { least: 15, argument: () => "X", sameInDutch: [".later"] });
});
