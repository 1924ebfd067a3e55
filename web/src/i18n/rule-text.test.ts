// @vitest-environment node
// Compares the texts about rule sets with the core: in every language, each preset, field, value, ending and refusal
// has a text.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { RulesModule } from "../platform/rules-module";
import { catalog } from "../platform/rules/catalog";
import { en } from "../texts/core.en.gen";
import { ko } from "../texts/core.ko.gen";
import { nl } from "../texts/core.nl.gen";
import { RULE_SENTENCES_TEXTS } from "../texts/rule-sentences.gen";
import { FIELD_CODES } from "../domain/movements.gen";
import { settings } from "../platform/settings.svelte";
import { addTexts } from "./index.svelte";
import { valueText } from "./rule-text";

const { presets } = catalog;
let rules: RulesModule;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../public/rules.wasm")));
  addTexts("nl", nl);
});

test("twenty-one presets with names, lines, values and marks", () => {
  const ids = presets.map(({ id }) => id);
  expect(ids.length).toBe(21);
  for (const texts of [en, ko, nl]) {
    expect(Object.keys(texts.ruleSetNames.presets)).toEqual(ids);
    expect(Object.keys(texts.ruleSetNames.abouts)).toEqual(ids);
    expect(Object.keys(texts.ruleNames.fields)).toEqual(Object.keys(FIELD_CODES));
  }
  for (const preset of presets) {
    expect(preset.fields.map((field) => field.path)).toEqual(Object.keys(FIELD_CODES));
    for (const field of preset.fields) expect("ABCSG").toContain(field.mark);
  }
});

test("every value of every preset reads as words", () => {
  const bare: string[] = [];
  for (const preset of presets) {
    for (const { path, value } of preset.fields) {
      if (value === null && !path.startsWith("limit.")) continue;
      for (const lang of ["ko", "en", "nl"] as const) {
        settings.lang = lang;
        const text = valueText(path, value);
        const code = /[a-z]+_[a-z_]+|\[object|undefined|null/.test(text) || text === "";
        const foreign = lang === "ko" && path !== "league_score" && !/[가-힣]/.test(text);
        if (code || foreign) bare.push(`${preset.id} ${path} ${lang}: ${text}`);
      }
    }
  }
  expect(bare).toEqual([]);
});

test("causes and refusals: short words for each that has a sentence, in every language", () => {
  for (const [lang, texts] of Object.entries({ en, ko, nl })) {
    const { endings, refusals } = RULE_SENTENCES_TEXTS[lang as "en"];
    expect(Object.keys(texts.ruleNames.endings).sort()).toEqual(Object.keys(endings).sort());
    expect(Object.keys(texts.refusal).sort()).toEqual(Object.keys(refusals).sort());
  }
});

test("a preset written out, or with nothing changed, is the preset", () => {
  for (const preset of presets) {
    const base = { schema: 1, base: `${preset.id}@${preset.revision}`, set: {} };
    for (const form of [preset.id, preset.full, base]) {
      const answer = rules.judge({ rules: form, moves: [] });
      expect(answer.ok, `${preset.id}: ${JSON.stringify(answer)}`).toBe(true);
    }
  }
});
