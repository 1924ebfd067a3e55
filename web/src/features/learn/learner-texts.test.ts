// @vitest-environment node
// Tests that texts of the learner pages and of some other parts of the app exist in every language.
import { test } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { COACH_TEXTS } from "../../texts/coach.gen";
import { DRILL_TEXTS } from "../../texts/drill.gen";
import { GAME_END_TEXTS } from "../../texts/game-end.gen";
import { GAME_LABELS_TEXTS } from "../../texts/game-labels.gen";
import { LESSONS_TEXTS } from "../../texts/lessons.gen";
import { NOT_FOUND_TEXTS } from "../../texts/not-found.gen";
import { SETTINGS_PAGE_TEXTS } from "../../texts/settings-page.gen";
import { SHORTCUTS_TEXTS } from "../../texts/shortcuts.gen";

/** Texts without words, and texts that are the same in Dutch and English. */
const NO_WORDS = [".progress"];
const SAME_IN_DUTCH = [".account", ".groups.analysis", ".name", ".version", ".volume", ".woods.celadon"];

test.each(
  Object.entries({
    lessons: LESSONS_TEXTS,
    drill: DRILL_TEXTS,
    coach: COACH_TEXTS,
    end: GAME_END_TEXTS,
    lost: NOT_FOUND_TEXTS,
    settings: SETTINGS_PAGE_TEXTS,
    shortcuts: SHORTCUTS_TEXTS,
    labels: GAME_LABELS_TEXTS,
  }),
)("%s: Korean in hangul, Dutch in Dutch", (_, texts) => {
  expectTexts(texts, {
    least: 0,
    argument: (name) => (["n", "of", "best", "ply", "done"].includes(name) ? 3 : "마"),
    noWords: NO_WORDS,
    sameInDutch: SAME_IN_DUTCH,
  });
});
