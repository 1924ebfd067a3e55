// @vitest-environment node
// The words for rule sets against the core: every field and every value of every
// preset has words of its own in every language, and the client's lists of codes
// are the core's.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { RulesModule } from "../platform/rules-module";
import { readPresets, type PresetInfo } from "../platform/rules/catalog.svelte";
import { en } from "../texts/core.en.gen";
import { ko } from "../texts/core.ko.gen";
import { nl } from "../texts/core.nl.gen";
import { RULE_SENTENCES_TEXTS } from "../texts/rule-sentences.gen";
import { RULE_SETS_TEXTS } from "../texts/rule-sets.gen";
import { FIELD_CODES } from "../domain/movements.gen";
import { settings } from "../platform/settings.svelte";
import { addTexts } from "./index.svelte";
import { valueText } from "./rule-text";

let presets: PresetInfo[] = [];
interface Sentences {
  endings: object;
  refusals: object;
  illegal: object;
  fields: Record<string, Record<"ko" | "en", string>>;
  marks: object;
}
let sentences: Sentences;
let rules: RulesModule;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../public/rules.wasm")));
  presets = readPresets(JSON.parse(rules.call("presets")), RULE_SETS_TEXTS);
  sentences = JSON.parse(rules.call("sentences")) as Sentences;
  addTexts("nl", nl);
});

test("twenty-one presets with names, lines, values and marks", () => {
  expect(presets.length).toBe(21);
  for (const preset of presets) {
    for (const lang of ["ko", "en", "nl"] as const) {
      expect(preset.name[lang], preset.id).not.toBe("");
      expect(preset.about[lang], preset.id).not.toBe("");
    }
    expect(preset.fields.map((field) => field.path).sort()).toEqual(Object.keys(sentences.fields).sort());
    for (const field of preset.fields) expect("ABCSG").toContain(field.mark);
  }
});

test("the names are those of the rules module, word for word", () => {
  const names = Object.keys(FIELD_CODES).map((path) => {
    const key = path as keyof typeof en.ruleNames.fields;
    return [path, { ko: ko.ruleNames.fields[key], en: en.ruleNames.fields[key] }] as const;
  });
  expect(Object.fromEntries(names)).toEqual(sentences.fields);
});

test("every value of every preset reads as words", () => {
  const bare: string[] = [];
  for (const preset of presets) {
    for (const { path, value } of preset.fields) {
      if (value === null) continue;
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

test("causes and refusals: short words for each of the core's, in every language", () => {
  for (const texts of [en, ko, nl]) {
    expect(Object.keys(texts.ruleNames.endings).sort()).toEqual(Object.keys(sentences.endings).sort());
    expect(Object.keys(texts.refusal).sort()).toEqual(Object.keys(sentences.refusals).sort());
    expect(Object.keys(texts.ruleNames.marks).sort()).toEqual(Object.keys(sentences.marks).sort());
  }
});

test("every ending, refusal and impossible step of the rules module has its sentence", () => {
  const { endings, refusals, illegal } = RULE_SENTENCES_TEXTS.nl;
  expect(Object.keys(endings).sort()).toEqual(Object.keys(sentences.endings).sort());
  expect(Object.keys(refusals).sort()).toEqual(Object.keys(sentences.refusals).sort());
  expect(Object.keys(illegal).sort()).toEqual(Object.keys(sentences.illegal).sort());
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
