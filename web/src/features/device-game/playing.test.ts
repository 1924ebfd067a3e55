// A game on this device from its first move to its record, with an engine that plays what it is told.
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { EngineAnswer } from "../../platform/engine-protocol";
import type { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import { Library } from "../records/library.svelte";
import { loadRecords } from "../records/samples";
import { MemoryStore } from "../records/store";
import { freshGame } from "./fresh-game";
import { KEY, type DeviceGame } from "./game";
import { Playing } from "./playing.svelte";

let rules: RulesModule;
let records: Records;
let full: Record<string, unknown>;
beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
  records = await loadRecords();
  full = rules.presets().find(({ id }) => id === "kja-points")?.rules as unknown as Record<string, unknown>;
});
beforeEach(() => localStorage.clear());

const strength = { level: 9, nodes: 900, margin: 0, spread: 1 };
const fresh = (side: DeviceGame["mine"]): DeviceGame =>
  freshGame(
    { preset: { id: "kja-points", full }, strength, side, setup: "mssm", names: { player: "나", engine: "컴퓨터" } },
    () => 0,
    0,
  );

interface Table {
  playing: Playing;
  library: Library;
  /** How often the engine was asked. */
  asked: () => number;
}

function table({
  engine = "plays",
  library = collection(),
}: {
  engine?: "plays" | "absent";
  library?: Library;
} = {}): Table {
  let asked = 0;
  const search = ({ rules: law, start, moves }: { rules: unknown; start?: unknown; moves?: readonly string[] }) => {
    asked += 1;
    const judged = rules.judge({ rules: law, start, moves } as never);
    const move = judged.ok ? judged.legal.find((one) => !/^(..+)\1$/.test(one)) : undefined;
    const answer: EngineAnswer =
      move === undefined
        ? { ok: false, error: { code: "over", facts: {} } }
        : { ok: true, depth: 1, nodes: 1, ms: 0, lines: [{ move, pv: [move], score: { cp: 0 }, chance: 500 }] };
    return { answer: Promise.resolve(answer), stop: () => undefined };
  };
  const playing = new Playing({
    rules,
    engine: () => (engine === "plays" ? Promise.resolve({ search }) : Promise.reject(new Error("offline"))),
    library: () => Promise.resolve(library),
    file: () => "이 기기의 대국",
    wait: () => Promise.resolve(),
  });
  return { playing, library, asked: () => asked };
}

function collection(): Library {
  const store = new MemoryStore();
  return new Library({ codec: () => Promise.resolve(records), store: () => Promise.resolve(store), now: () => 0 });
}

test("the engine answers each move, and begins where the visitor plays Han", async () => {
  const { playing } = table();
  await playing.begin(fresh("cho"));
  expect([playing.myTurn, playing.game?.tokens.length]).toEqual([true, 0]);
  await playing.act("a4b4");
  expect([playing.myTurn, playing.game?.tokens.length, playing.thinking]).toEqual([true, 2, false]);
  await playing.act("a1a9");
  expect(playing.game?.tokens.length, "what is not legal is not played").toBe(2);
  await playing.undo();
  expect(playing.game?.tokens).toEqual([]);
  await playing.begin(fresh("han"));
  expect([playing.myTurn, playing.game?.tokens.length]).toEqual([true, 1]);
});

test("a reload goes on, and the engine answers what it owed", async () => {
  const away = table({ engine: "absent" });
  await away.playing.begin(fresh("cho"));
  await away.playing.act("a4b4");
  expect([away.playing.failed, away.playing.game?.tokens]).toEqual([true, ["a4b4"]]);
  const back = table();
  expect(back.playing.game).toEqual(away.playing.game);
  await back.playing.resume();
  expect([back.playing.failed, back.playing.game?.tokens.length, back.asked()]).toEqual([false, 2, 1]);
});

test("a finished game is in the collection once, whatever happens behind it", async () => {
  const { playing, library } = table();
  await playing.begin(fresh("cho"));
  await playing.act("a4b4");
  await playing.act("resign");
  expect(playing.over).toBe(true);
  expect(library.heads.map(({ id, outcome, file }) => [id, outcome.winner, file])).toEqual([
    [1, "han", "이 기기의 대국"],
  ]);
  expect(playing.game?.record).toBe(1);
  await playing.act("i4h4");
  expect(playing.game?.tokens.at(-1), "nothing is played in a finished game").toBe("resign");
  await playing.resume();
  // As if the page had ended before it could note the record's number.
  localStorage.setItem(KEY, JSON.stringify({ ...playing.game, record: null }));
  const again = table({ library });
  await again.playing.resume();
  expect([library.heads.length, again.playing.game?.record]).toEqual([1, 1]);
  again.playing.leave();
  expect([again.playing.game, table().playing.game]).toEqual([null, null]);
});
