// @vitest-environment node
// Tests that texts for endings, refusals and illegal moves match those of the Rust crate `janggi` word for word, in
// every language and in both numberings of the board. The crate's tests write the expected texts (spoken.jsonl).
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { foretold, resultText } from "./words/verdict";
import { movementOf } from "../domain/rule-fields";
import { loadTexts, textsUnder } from "../i18n/index.svelte";
import type { VerdictView } from "../wire.gen";
import { core } from "./core.svelte";
import { settings } from "./settings.svelte";

type Said = Record<"ko" | "en" | "nl" | "uci", string>;
interface Row {
  verdict?: Pick<VerdictView, "outcome" | "code" | "facts">;
  reason?: string;
  facts?: Record<string, unknown>;
  sentence: Said;
  foretold?: Said;
}

const ROWS = readFileSync(resolve(import.meta.dirname, "../../../crates/janggi/testdata/spoken.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const WORDINGS = [
  ["ko", "ko", "korean"],
  ["en", "en", "korean"],
  ["nl", "nl", "korean"],
  ["uci", "en", "uci"],
] as const;

beforeAll(async () => {
  await core.loadSentences();
  settings.lang = "nl";
  await loadTexts();
});
afterEach(() => {
  settings.lang = "en";
  settings.coords = "korean";
});

test.each(WORDINGS)("verdicts in the words of the core (%s)", (name, lang, coords) => {
  Object.assign(settings, { lang, coords });
  for (const { verdict, sentence, foretold: future } of ROWS) {
    if (verdict === undefined) continue;
    const texts = textsUnder(movementOf(verdict.facts));
    const { facts, code } = verdict;
    const parts = [`${resultText({ ...verdict, rule: null }, [], texts)}.`, core.ending(code, facts)];
    if (facts["decided_by"] === "points") parts.push(core.byPoints(facts));
    expect(parts.join(" ")).toBe(sentence[name]);
    expect(foretold(verdict, texts)).toBe(future?.[name]);
  }
});

test.each(WORDINGS)("reasons in the words of the core (%s)", (name, lang, coords) => {
  Object.assign(settings, { lang, coords });
  const reasons = ROWS.filter(({ reason }) => reason !== undefined);
  expect(reasons.length).toBeGreaterThan(25);
  for (const { reason, facts, sentence } of reasons)
    expect(core.reason(reason ?? "", facts ?? {})).toBe(sentence[name]);
});

test("points are named as the board numbers them, in every language", () => {
  for (const lang of ["ko", "en", "nl"] as const) {
    for (const [coords, notation, name] of [
      ["korean", "uci", "25"],
      ["uci", "korean", "e9"],
      ["none", "western", "25"],
      ["none", "uci", "e9"],
    ] as const) {
      Object.assign(settings, { lang, coords, notation });
      expect(core.reason("no_piece", { at: "e9" })).toContain(name);
    }
  }
});
