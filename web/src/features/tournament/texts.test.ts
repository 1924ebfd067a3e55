// @vitest-environment node
// Tests that texts about tournaments exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { DIRECTOR_TEXTS } from "../../texts/director.gen";
import { TOURNAMENT_TEXTS } from "../../texts/tournament.gen";

const argument = (name: string): string | number =>
  ["n", "points", "board", "round", "moves"].includes(name) ? 3 : "김";

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(DIRECTOR_TEXTS, {
    least: 240,
    argument,
    noWords: [".amount"],
    sameInDutch: [
      ".plan.formats.knockout",
      ".plan.formats.arena",
      ".plan.kinds.teams",
      ".entry.gradeHint",
      ".entry.membersHint",
      ".entry.state",
      ".entry.dan",
      ".entry.geup",
      ".round.cho",
      ".round.han",
      ".result.totals",
      ".fact.placed",
    ],
  });
  expectTexts(TOURNAMENT_TEXTS, {
    least: 80,
    argument,
    sameInDutch: [
      ".dan",
      ".geup",
      ".tie.buchholz",
      ".tie.sonneborn_berger",
      ".tie.koya",
      ".tie.rating",
      ".format.knockout",
      ".format.arena",
    ],
  });
});
