// @vitest-environment node
// That the words for learners are in their languages, and none is missing.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { COACH_TEXTS } from "../coach/texts";
import { DRILL_TEXTS } from "../drill/texts";
import { END_TEXTS } from "../game/end/texts";
import { LABELS } from "../game/labels";
import { LESSON_TEXTS } from "../lessons/texts";
import { LOST_TEXTS } from "../not-found/texts";
import { SETTING_TEXTS } from "../settings/texts";
import { SHORTCUT_TEXTS } from "../shortcuts/texts";
import { NEWCOMER_TEXTS } from "../start/newcomer";

/** Numbers only, in Korean; the same word in Dutch as in English. */
const NO_WORDS = [".progress"];
const SAME_IN_DUTCH = [".groups.analysis", ".version", ".volume", ".woods.celadon"];

test.each(
  Object.entries({
    lessons: LESSON_TEXTS,
    drill: DRILL_TEXTS,
    coach: COACH_TEXTS,
    end: END_TEXTS,
    lost: LOST_TEXTS,
    settings: SETTING_TEXTS,
    shortcuts: SHORTCUT_TEXTS,
    labels: LABELS,
    newcomer: NEWCOMER_TEXTS,
  }),
)("%s: Korean in hangul, Dutch in Dutch", (_, texts) => {
  expectTexts(texts, {
    least: 0,
    argument: (name) => (["n", "of", "best", "ply", "done"].includes(name) ? 3 : "마"),
    noWords: NO_WORDS,
    sameInDutch: SAME_IN_DUTCH,
  });
});
