// @vitest-environment node
// Tests a game on this device as data: moves and takebacks, the engine's choice, and the record.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { isRead } from "../../platform/records-module";
import { RulesModule, type Verdict } from "../../platform/rules-module";
import { boardAction } from "../../domain/position";
import { loadRecords } from "../library/samples";
import { freshGame, SETUPS } from "./fresh-game";
import { isOver, newSitting, UNLIMITED } from "../board-clock/sitting";
import { levelOf, played, readGame, recordOf, requestOf, takenBack, type DeviceGame } from "./game";
import { dayOf } from "../../platform/zone";
import { RULE_SETS } from "janggun";

let rules: RulesModule;
let full: Record<string, unknown>;
beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
  const preset = RULE_SETS.find(({ id }) => id === "kja-points");
  if (preset === undefined) throw new Error("no rule set kja-points");
  full = preset.rules as unknown as Record<string, unknown>;
});

const names = { player: "나", other: "컴퓨터" };
const strength = { level: 3, nodes: 100, margin: 100, spread: 50 };

/** Returns a game after random actions; each pick selects one of the legal actions. */
function random(picks: readonly number[], side: DeviceGame["mine"]): DeviceGame {
  let game = freshGame(
    { preset: { id: "kja-points", revision: 2, full }, strength, side, setup: "mssm", names },
    () => 0.3,
    0,
  );
  for (const pick of picks) {
    const judged = rules.judge(requestOf(game));
    if (!judged.ok) throw new Error(judged.error.code);
    const token = judged.legal[pick % judged.legal.length];
    if (token === undefined) break;
    game = played(game, token, 0);
  }
  return game;
}

const picks = fc.array(fc.nat(1000), { maxLength: 40 });
const side = fc.constantFrom("cho" as const, "han" as const);

test("undo gives the visitor the turn again, as it was before", () => {
  fc.assert(
    fc.property(picks, side, (picks, mine) => {
      const game = random(picks, mine);
      const back = takenBack(game, 0);
      if (back === game) return;
      const judged = rules.judge(requestOf(back));
      expect(judged.ok && judged.turn).toBe(mine);
      expect(game.tokens.slice(0, back.tokens.length)).toEqual(back.tokens);
      expect(game.tokens.length - back.tokens.length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 40 },
  );
});

test("what is kept comes back; what is none is not taken for one", () => {
  fc.assert(
    fc.property(picks, side, (picks, mine) => {
      const game = random(picks, mine);
      expect(readGame(JSON.stringify(game))).toEqual(game);
    }),
    { numRuns: 20 },
  );
  const game = random([], "cho");
  // In version 2, games between two people had no referee, and could have a time limit counted from the start.
  const forTwo = { ...game, version: 2, strength: null, tokens: ["a4b4"] };
  const sitting = { ...newSitting(UNLIMITED), spent: [0] };
  expect(readGame(JSON.stringify(forTwo))).toEqual({ ...forTwo, version: 3, sitting });
  const timed = readGame(JSON.stringify({ ...forTwo, began: 1_000, totalMs: 60_000 }))?.sitting ?? sitting;
  expect([isOver(timed, 60_999), isOver(timed, 61_000)]).toEqual([false, true]);
  const wrong = [
    { ...game, version: 2 },
    { ...game, strength: null },
    { ...game, version: 3 },
  ].map((one) => JSON.stringify(one));
  for (const text of [null, "", "{", "null", "[]", "{}", ...wrong]) {
    expect(readGame(text)).toBeNull();
  }
});

test("a finished game is a record without fault, with its verdict, whoever resigned", async () => {
  const records = await loadRecords();
  for (const mine of ["cho", "han"] as const) {
    for (const plies of [0, 1, 6, 7]) {
      const game = played(
        random(
          Array.from({ length: plies }, (_, n) => 7 * n),
          mine,
        ),
        "resign",
        0,
      );
      const judged = rules.judge(requestOf(game));
      const verdict: Verdict | null = judged.ok ? judged.verdict : null;
      if (verdict === null) throw new Error("the game goes on");
      const text = recordOf(game, verdict, String);
      const { format, games } = records.split(text);
      const [read] = records.read(format, games);
      if (read === undefined || !isRead(read)) throw new Error(JSON.stringify(read));
      expect(read).toMatchObject({ fault: null, verdict, players: game.names });
      expect(read.moves).toEqual(game.tokens.filter((token) => boardAction(token) !== null));
      expect(read.outcome).toMatchObject({ winner: plies % 2 === 0 ? "han" : "cho", reason: "resigned" });
      expect(read.tags).toContainEqual(["GameId", game.id]);
    }
  }
});

test("at every level the engine is asked to choose as the level does, by a seed from the dice", () => {
  const dice = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(dice, fc.integer({ min: 0, max: 65_535 }), (dice, margin) => {
      const { nodes, spread } = strength;
      expect(levelOf({ ...strength, margin }, dice)).toEqual({
        nodes,
        margin,
        spread,
        seed: Math.floor(dice * 2 ** 32),
      });
    }),
  );
});

test("every game has an id of its own, and setups of both sides", () => {
  const wishes = {
    preset: { id: "kja-points", revision: 2, full },
    strength,
    side: "random",
    setup: "smms",
    names,
  } as const;
  const games = Array.from({ length: 200 }, () => freshGame(wishes));
  expect(new Set(games.map(({ id }) => id)).size).toBe(200);
  for (const { setups, mine } of games) {
    expect(setups[mine]).toBe("smms");
    expect(SETUPS).toContain(setups[mine === "cho" ? "han" : "cho"]);
  }
  expect(new Set(games.map(({ mine }) => mine)).size).toBe(2);
});

test("a game has the day of the place where it began, and the time of UTC", () => {
  const began = Date.UTC(2026, 10, 26, 22, 30);
  expect(dayOf(began, "Asia/Seoul")).toBe("2026-11-27");
  expect(dayOf(began, "America/New_York")).toBe("2026-11-26");
  expect(dayOf(began, "UTC")).toBe("2026-11-26");
  expect(dayOf(began, "Nowhere/City")).toMatch(/^2026-11-2[67]$/);
  const game = { ...random([], "cho"), began, zone: "Asia/Seoul" };
  const record = JSON.parse(
    recordOf(game, { outcome: "draw", code: "mate", facts: {}, rule: "" } as unknown as Verdict, String),
  ) as {
    tags: [string, string][];
  };
  expect(record.tags).toEqual(
    expect.arrayContaining([
      ["Date", "2026-11-27"],
      ["UTCDate", "2026-11-26"],
      ["UTCTime", "22:30:00"],
    ]),
  );
});
