// @vitest-environment node
// Tests that a brief state, completed by the rules module, equals the server's full state.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import type { BriefNow, GameView, Now } from "../../wire.gen";
import { inFull } from "./in-full";

interface Row {
  view: GameView;
  brief: BriefNow;
  now: Now;
}

const root = resolve(import.meta.dirname, "../../../..");
const rows = readFileSync(resolve(root, "crates/wire/testdata/presents.jsonl"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Row);
let rules: RulesModule;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(root, "web/public/rules.wasm")));
});

test("every present in brief comes to what the server tells in full", () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const { view, brief, now } of rows) expect(inFull(brief, view, rules)).toEqual(now);
});

test("where the rules and the server disagree, or the module is an older one, there is none", () => {
  for (const { view, brief } of rows) {
    expect(inFull({ ...brief, checksum: "00000000" }, view, rules)).toBeNull();
    expect(inFull(brief, { ...view, actions: view.actions.slice(1) }, rules)).toBeNull();
    expect(inFull(brief, { ...view, now: { ...view.now, deom_half: 99 } }, rules)).toBeNull();
  }
  const [{ view, brief } = expect.fail("no rows")] = rows;
  const older = { judge: () => ({ ok: false as const, error: { code: "bad_request", facts: {}, detail: "" } }) };
  expect(inFull(brief, view, older)).toBeNull();
});
