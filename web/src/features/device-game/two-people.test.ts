// A game between two people on this device.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { RULE_SETS } from "janggun";
import { afterEach, expect, test } from "vitest";
import { commentOf } from "../board-clock/act-texts";
import { loadRecords } from "../library/samples";
import { RulesModule } from "../../platform/rules-module";
import type { Running } from "../board-clock/board-clock";
import type { Offer, Seat } from "../board-clock/seats";
import { freshGame } from "./fresh-game";
import { Playing } from "./playing.svelte";

const full = RULE_SETS.find(({ id }) => id === "kja-points")?.rules ?? {};
const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));

const preset = { id: "kja-points", revision: 2, full };
const PEOPLE = {
  strength: null,
  side: "cho",
  setup: "mssm",
  other: "smsm",
  names: { player: "초", other: "한" },
} as const;
/** Current time of all tables, in ms. */
let now = 0;
/** Records added and results offered by the tables. */
const filed: string[] = [];
const offers: Offer[] = [];

const table = (): Playing =>
  new Playing({
    now: () => now,
    comment: commentOf,
    offer: (one) => void offers.push(one),
    rules,
    engine: () => Promise.reject(new Error("nobody asks the engine")),
    library: () =>
      Promise.resolve({
        addGame: (_: string, text: string) => Promise.resolve({ id: filed.push(text) }),
      } as never),
    file: () => "",
  });

afterEach(() => {
  localStorage.clear();
  [now, filed.length, offers.length] = [0, 0, 0];
});

test("both sides are played here, each in its turn, also after a reload", async () => {
  const playing = table();
  await playing.begin(freshGame({ ...PEOPLE, preset }));
  expect(playing.game).toMatchObject({ setups: { cho: "mssm", han: "msms" }, names: { cho: "초", han: "한" } });
  const turns: unknown[] = [];
  for (let ply = 0; ply < 3; ply += 1) {
    expect(playing.myTurn).toBe(true);
    turns.push(playing.judged?.turn);
    await playing.act(playing.judged?.legal[0] ?? "");
  }
  expect(turns).toEqual(["cho", "han", "cho"]);
  await playing.undo();
  expect([playing.game?.tokens.length, playing.judged?.turn]).toEqual([2, "cho"]);
  playing.close();

  const again = table();
  await again.resume();
  expect([again.game?.tokens.length, again.myTurn, again.failed]).toEqual([2, true, false]);
  await again.act("resign");
  expect(again.judged?.verdict?.outcome).toBe("han");
  again.close();
});

test("an unfinished game that is left ends without a result, also for the next visit", async () => {
  const playing = table();
  await playing.begin(freshGame({ ...PEOPLE, preset }));
  await playing.act(playing.judged?.legal[0] ?? "");
  await playing.leave();
  const again = table();
  expect([playing.game, again.game, filed.length]).toEqual([null, null, 0]);
  await again.begin(freshGame({ ...PEOPLE, preset }));
  expect(again.game?.tokens).toEqual([]);
  playing.close();
  again.close();
});

/** Starts a game with a time control. */
async function begun(time: Running, seat: Seat | null = null): Promise<Playing> {
  const playing = table();
  await playing.begin(freshGame({ ...PEOPLE, preset, time, seat }, () => 0, now));
  return playing;
}

test("the time for the whole game stops it once, and points decide; both may stop it earlier", async () => {
  const playing = await begun({ kind: "total", total_ms: 60_000 });
  await playing.act("a4b4");
  await playing.look(59_999);
  expect(playing.over).toBe(false);
  for (const at of [60_000, 99_000]) await playing.look(at);
  expect(playing.game?.tokens).toEqual(["a4b4", "stop:time"]);
  expect(playing.judged?.verdict).toMatchObject({
    code: "stopped",
    outcome: "han",
    facts: { how: "time", han_half: 147 },
  });
  playing.close();
  localStorage.clear();

  const earlier = await begun({ kind: "total", total_ms: 60_000 });
  await earlier.act("stop:agreed");
  expect(earlier.judged?.verdict).toMatchObject({ code: "stopped", facts: { how: "agreed" } });
  earlier.close();
});

test("a move hands the clock over, whoever is too slow loses, and a move after that does not count", async () => {
  const playing = await begun({ kind: "fischer", main_ms: 60_000, increment_ms: 0 });
  now = 5_000;
  // The first move starts the clock.
  await playing.act("a4b4");
  now = 25_000;
  await playing.act("a7b7");
  expect(playing.game?.sitting).toMatchObject({ spent: [0, 20_000], since: 25_000 });
  now = 30_000;
  await playing.undo();
  // Han's turn resumes at 20 seconds; the time of Cho's turn is charged to neither side.
  expect(playing.game?.sitting).toMatchObject({ spent: [0], turnMs: 20_000, since: 30_000 });
  now = 70_000;
  await playing.act("a7b7");
  expect(playing.judged?.verdict).toMatchObject({ code: "flagged", outcome: "cho" });
  expect(playing.game?.tokens).toEqual(["a4b4", "flag:han"]);
  playing.close();
});

const SEAT: Seat = {
  tournament: 4,
  at: { division: 0, round: 2, table: 3, game: 0 },
  board: "3",
  event: "봄 대회",
  names: { cho: "초", han: "한" },
  rules: "kja-points",
  late: { cho: 90_000, han: 0 },
};

test("what the referee does stands in every format of the record, at its move and with both clocks", async () => {
  const playing = await begun({ kind: "byoyomi", main_ms: 600_000, period_ms: 30_000, periods: 3 }, SEAT);
  await playing.act("a4b4");
  now = 30_000;
  await playing.rule({ kind: "warning", side: "han" }, " [x] }\n잡담 ");
  await playing.rule({ kind: "fault", side: "han", penalty: { kind: "time", ms: 60_000 } }, "");
  await playing.unrule(2);
  await playing.act("a7b7");
  now = 40_000;
  await playing.rule({ kind: "fault", side: "cho", penalty: { kind: "loss" } }, "행마 잘못");
  expect(playing.judged?.verdict).toMatchObject({ code: "adjudicated", outcome: "han" });
  // The end of a game by the referee's decision can be undone.
  await playing.takeBack();
  expect(playing.over).toBe(false);
  await playing.rule({ kind: "fault", side: "cho", penalty: { kind: "loss" } }, "행마 잘못");
  await playing.settle();
  playing.close();
  const [record = ""] = filed;
  expect(offers).toEqual([{ tournament: 4, at: SEAT.at, outcome: { result: "full", winner: "han" }, record }]);

  const records = await loadRecords();
  const acts = ["0 late cho 90000ms", "1 warning han: [x] } 잡담", "2 fault cho loss: 행마 잘못"];
  for (const format of ["json", "pgn", "gib"] as const) {
    const own = records.split(record);
    const written = records.write(own.format, format, own.games).text;
    const again = records.split(written);
    const [read] = records.read(again.format, again.games);
    if (read === undefined || !("tags" in read)) throw new Error(written);
    expect([read.fault, read.outcome.winner], format).toEqual([null, "han"]);
    expect(
      read.tags.filter(([key]) => key.startsWith("Ruling")).map(([, value]) => value),
      format,
    ).toEqual(acts);
    expect(written, format).toContain("8:30");
    expect(written, format).toContain("9:30");
  }
});

test("time that the referee calls stops the game, which is counted", async () => {
  const playing = await begun({ kind: "fischer", main_ms: 60_000, increment_ms: 0 });
  await playing.act("a4b4");
  await playing.rule({ kind: "call_time" }, "");
  expect(playing.judged?.verdict).toMatchObject({ code: "stopped", facts: { how: "referee" } });
  await playing.unrule(0);
  expect([playing.over, playing.game?.tokens]).toEqual([false, ["a4b4"]]);
  playing.close();
});

test("a game whose page was closed goes on paused, and after a reload it has run on", async () => {
  for (const [away, turnMs] of [
    [3_000, 0],
    [3_600_000, 2_000],
  ] as const) {
    localStorage.clear();
    now = 0;
    const playing = await begun({ kind: "fischer", main_ms: 60_000, increment_ms: 0 });
    await playing.act("a4b4");
    now = 2_000;
    await playing.look(now);
    playing.close();
    now += away;
    const again = table();
    expect(again.game?.sitting).toMatchObject({ turnMs, since: away < 10_000 ? 0 : null });
    again.close();
  }
});
