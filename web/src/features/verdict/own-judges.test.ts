// Tests that rules outside the built-in sets judge a recorded game as the core's built-in sets do, with the real modules.
// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { Records } from "../../platform/records-module";
import { catalog } from "../../platform/rules/catalog";
import type { HouseRules } from "../../platform/rules/house-rules";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import { fromGame, gamesIn, type ChoosableGame } from "../analysis-page/sources";
import { partingOf } from "./groups";
import { ownJudges, replayedUnder } from "./own-judges";
import { fragmentOfHouse, fragmentOfRecord, houseOfFragment, recordOfFragment } from "./record-link";

const file = (path: string) => readFileSync(resolve(import.meta.dirname, "../../../..", path));
const records = await Records.load(file("web/public/records.wasm"));
const judge = await RulesModule.load(file("web/public/rules.wasm"));
settings.lang = "en";

afterEach(() => vi.unstubAllGlobals());

const OF_RELEASE = "crates/server/tests/testdata/yesterday/12e2a1a/records";
const FILES = ["two_passes", "handicap", "agreed", "xiangqi", "repetition_casual", "flagged", "adjudicated"].map(
  (name) => `${OF_RELEASE}/served-${name}.json`,
);
const TEXTS = [
  "position startpos moves a4b4 e9e9 e2e2",
  "position startpos moves e4d4 e7d7",
  "position startpos moves e2e2 e9e9",
];

async function gameIn(source: string): Promise<ChoosableGame> {
  const text = source.startsWith("position") ? source : file(source).toString();
  const [found] = await gamesIn(text, records);
  if (found === undefined) throw new Error(`no game in ${source}`);
  return found;
}

test.each([...FILES, ...TEXTS])("custom rules without changes judge as their base does: %s", async (source) => {
  const found = await gameIn(source);
  const document = await fromGame(found, records);
  const { answers, parting } = records.verdicts(found.format, found.piece);
  expect(partingOf(answers)).toBe(parting);
  for (const { rules, source: decided, error, ...said } of answers) {
    const base = `${rules}@${catalog.find(rules)?.revision}`;
    const own = replayedUnder({ schema: 1, base, set: {} }, "own", { document, judge });
    expect(own, rules).toMatchObject({ ...said, rules: "own" });
    expect(own?.error?.code, rules).toBe(error?.code);
    expect(own?.source?.rule, rules).toBe(decided?.rule);
  }
});

const HOUSE: HouseRules = { name: "동네 모임", rules: { schema: 1, base: "kakao@1", set: { "pass.double": "draw" } } };
const NAMELESS = { game: null, own: null, linked: null } as const;

test("the visitor's own rules decide by their own values, and have the name given", async () => {
  const found = await gameIn("position startpos moves e2e2 e9e9");
  const line = { document: await fromGame(found, records), judge };
  const { judges, played, house } = ownJudges(line, { ...NAMELESS, isNamed: found.game.rules !== null, own: HOUSE });
  expect([played, house?.name]).toEqual([null, HOUSE.name]);
  expect(judges).toMatchObject([
    { id: "own", name: HOUSE.name, answer: { answer: "ended", verdict: { outcome: "draw", rule: "pass.double" } } },
  ]);
});

test("a game is judged by the rules of its record: a built-in set, or its own with their name", async () => {
  const found = await gameIn(`${OF_RELEASE}/served-two_passes.json`);
  const document = await fromGame(found, records);
  const preset = ownJudges({ document, judge }, { ...NAMELESS, isNamed: found.game.rules !== null });
  expect(preset.played === "game" ? preset.judges[0]?.name : preset.played).toMatch(/kakao/i);

  const full = { ...(document.rules as Record<string, unknown>), "pass.double": "draw" };
  const changed = { document: { ...document, rules: full }, judge };
  const strange = ownJudges(changed, { ...NAMELESS, isNamed: true });
  expect(strange).toMatchObject({ played: "game", judges: [{ id: "game", name: "My house rules" }] });
  expect(strange.judges[0]?.answer.verdict?.outcome).toBe("draw");

  const stored = new Map([
    ["janggun.house", JSON.stringify(HOUSE)],
    ["janggun.house-names", JSON.stringify({ g1: "친목회" })],
  ]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null });
  expect(ownJudges(changed, { ...NAMELESS, isNamed: true, game: "g1" }).judges[0]?.name).toBe("친목회");
});

test("invalid rules judge nothing", async () => {
  const document = await fromGame(await gameIn(TEXTS[0] ?? ""), records);
  const line = { document, judge };
  expect(replayedUnder({ schema: 1, base: "kakao@1", set: { deom: "x" } }, "own", line)).toBeNull();
});

test("custom rules travel in a link next to the record", async () => {
  const { format, piece } = await gameIn(TEXTS[0] ?? "");
  const record = await fragmentOfRecord(format, piece);
  const fragment = `#${record}&${await fragmentOfHouse(HOUSE)}`;
  expect(await recordOfFragment(fragment)).toEqual({ format, text: piece.text });
  expect(await houseOfFragment(fragment)).toEqual(HOUSE);
  expect(await houseOfFragment(`#${await fragmentOfHouse(HOUSE)}`)).toEqual(HOUSE);
  expect(await recordOfFragment(`#${await fragmentOfHouse(HOUSE)}`)).toBeNull();
  expect(await houseOfFragment(`#${record}`)).toBeNull();
  expect(await houseOfFragment("#h=AAAA")).toBeNull();
});
