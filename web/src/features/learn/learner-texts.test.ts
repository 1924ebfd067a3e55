// @vitest-environment node
// That the words for learners are in their languages, and none is missing.
import { expect, test } from "vitest";
import { COACH_TEXTS } from "../coach/texts";
import { DRILL_TEXTS } from "../drill/texts";
import { END_TEXTS } from "../game/end/texts";
import { LABELS } from "../game/labels";
import { LESSON_TEXTS } from "../lessons/texts";
import { LOST_TEXTS } from "../not-found/texts";
import { SETTING_TEXTS } from "../settings/texts";
import { SHORTCUT_TEXTS } from "../shortcuts/texts";
import { NEWCOMER_TEXTS } from "../start/newcomer";

const ARGUMENT = new Proxy(
  {},
  { get: (_, key) => (["n", "of", "best", "ply", "done"].includes(String(key)) ? 3 : "마") },
);

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(ARGUMENT))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, `${path}.${key}`);
}

/** Numbers only, in Korean; the same word in Dutch as in English. */
const NUMBERS = new Set(["lessons.progress"]);
const SAME_DUTCH = new Set(["shortcuts.groups.analysis", "settings.volume"]);

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
)("%s: Korean in hangul, Dutch in Dutch", (name, texts) => {
  const english = new Map(leaves(texts.en, name));
  for (const [path, text] of leaves(texts.ko, name)) {
    if (!NUMBERS.has(path)) expect(text, path).toMatch(/[가-힣]/);
  }
  for (const [path, text] of leaves(texts.nl, name)) {
    expect(text.trim(), path).not.toBe("");
    if (!SAME_DUTCH.has(path)) expect(text, path).not.toBe(english.get(path));
  }
});
