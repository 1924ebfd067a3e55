// @vitest-environment node
// Tests the rules module and its loader in Node, with the same file that browsers load.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { RulesModule } from "./rules-module";
import { replay } from "../domain/replay";
import { leaves } from "../i18n/text-laws";
import { en } from "../texts/core.en.gen";
import { ko } from "../texts/core.ko.gen";
import { nl } from "../texts/core.nl.gen";
import { RULE_SENTENCES_TEXTS } from "../texts/rule-sentences.gen";

const path = resolve(import.meta.dirname, "../../public/rules.wasm");
let rules: RulesModule;
let size = 0;

beforeAll(async () => {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new Error("web/public/rules.wasm is missing: cargo xtask wasm");
  }
  size = gzipSync(bytes, { level: 9 }).length;
  rules = await RulesModule.load(bytes);
});

test("the module is at most 150 KB compressed", () => {
  console.info(`rules.wasm: ${size} bytes gzipped`);
  expect(size).toBeLessThanOrEqual(150_000);
});

test("the start has 31 steps and a pass", () => {
  const answer = rules.judge({ rules: "kakao", moves: [] });
  expect(answer).toMatchObject({ ok: true, turn: "cho", check: false, points: { cho: 72, han: 73.5 } });
  expect(answer.ok && answer.legal.length).toBe(32);
  expect(answer.ok && answer.legal.includes("e2e2")).toBe(true);
});

test("a thousand texts of all sizes pass without losing memory", () => {
  for (let n = 0; n < 1000; n++) {
    const answer = rules.judge({ rules: "pychess", moves: n % 2 === 0 ? ["a4b4"] : [], fen: "x".repeat(n * 7) });
    expect(answer).toMatchObject({ ok: false, error: { code: "bad_fen" } });
  }
  expect(rules.judge({ rules: "kakao", moves: ["a4b4"] })).toMatchObject({ ok: true, turn: "han" });
});

test("Korean text passes in both directions", () => {
  const answer = rules.judge({ rules: "장기", moves: [] });
  expect(answer).toMatchObject({ ok: false, error: { code: "bad_rules" } });
});

test("why not: the code and the points of it", () => {
  const answer = rules.judge({ rules: "kakao", moves: [], why: ["a1a5", "b3b5", "e2e4", "a4a5"] });
  if (!answer.ok) throw new Error(answer.error.code);
  expect(answer.why?.["a4a5"]).toBeNull();
  expect(answer.why?.["a1a5"]).toMatchObject({ kind: "illegal", code: "path_blocked", facts: { at: "a4" } });
  expect(answer.why?.["b3b5"]).toMatchObject({ kind: "illegal", code: "no_screen" });
});

test("warnings name moves that end the game", () => {
  const answer = rules.judge({ rules: "kakao", moves: ["pass"], warnings: true });
  if (!answer.ok) throw new Error(answer.error.code);
  expect(answer.warnings?.endings).toMatchObject([
    { move: "e9e9", verdict: { outcome: "han", code: "double_pass", rule: "pass.double" } },
  ]);
});

test("the client's frames stand where the rules say, over whole games", () => {
  let seed = 42;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let game = 0; game < 10; game++) {
    const moves: string[] = [];
    const first = rules.judge({ rules: "record", moves });
    if (!first.ok) throw new Error(first.error.code);
    for (let ply = 0; ply < 60; ply++) {
      const now = rules.judge({ rules: "record", moves });
      if (!now.ok) throw new Error(now.error.code);
      const frame = replay(first.fen, moves).at(-1);
      const same = replay(now.fen, []).at(-1);
      expect(frame?.pieces).toEqual(same?.pieces);
      expect(frame?.turn).toBe(same?.turn);
      const move = now.legal[random(now.legal.length)];
      if (move === undefined) break;
      moves.push(move);
    }
  }
});

test("the module has no sentence about rules and no name of a rule set, in any language", () => {
  const module = readFileSync(path).toString("utf8");
  expect(module).toContain("double_pass");
  for (const lang of ["ko", "en", "nl"] as const) {
    const texts = [RULE_SENTENCES_TEXTS[lang], { ko, en, nl }[lang].ruleSetNames];
    const said = texts.flatMap((one) => [...leaves(one, () => "\0")]).flatMap(([, text]) => text.split("\0"));
    const parts = said.filter((part) => part.length > 8);
    expect(parts.length).toBeGreaterThan(60);
    expect(parts.filter((part) => module.includes(part))).toEqual([]);
  }
});
