// @vitest-environment node
// Every ending, refusal and impossible step of the core has a Dutch sentence, with the facts of the English one.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { RulesModule } from "./rules-module";
import type { Both, Sentences } from "./sentences";
import { DUTCH_SENTENCES } from "./sentences.nl";

test("the Dutch sentences are those of the core, with the same facts", async () => {
  const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../public/rules.wasm")));
  const core = JSON.parse(rules.call("sentences")) as Sentences;
  const expected: Record<string, Both | undefined> = {
    "points.janggi": core.by_points,
    "points.xiangqi": core.by_points_of_xiangqi,
  };
  for (const [code, text] of Object.entries(core.endings)) expected[`ending.${code}`] = text;
  for (const { code, value, text } of core.variants ?? []) expected[`ending.${code}.${value}`] = text;
  for (const table of [core.refusals, core.illegal]) {
    for (const [code, text] of Object.entries(table)) expected[`reason.${code}`] = text;
  }
  expect(Object.keys(DUTCH_SENTENCES).sort()).toEqual(Object.keys(expected).sort());
  const facts = (text = ""): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  for (const [key, text] of Object.entries(expected)) {
    const { en } = text ?? { en: "" };
    for (const fact of facts(DUTCH_SENTENCES[key])) expect(facts(en), `${key}: ${fact}`).toContain(fact);
  }
});
