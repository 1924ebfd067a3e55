// @vitest-environment node
// Tests Xiangqi moves in WXF and Chinese notation, written by the real records module.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Records } from "../records-module";
import { RulesModule } from "../rules-module";
import { settings } from "../settings.svelte";
import { moveTexts } from "./moves";
import { replay } from "../../domain/replay";
import { XiangqiMoves } from "./xiangqi-moves.svelte";

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const GAME = ["h3e3", "h10g8", "h1g3", "i10h10"];

let records: Records;

beforeAll(async () => {
  records = new Records(
    await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/records.wasm"))),
  );
});
afterEach(() => {
  settings.xiangqiNotation = "wxf";
});

interface Line {
  fen: string;
  moves: readonly string[];
  to: "wxf" | "chinese";
}

/** Returns a function that starts a stand-in for the worker, and the list of lines requested from it. */
function codec(): { asked: Line[]; start: () => Promise<{ moves: (line: Line) => Promise<string[]> }> } {
  const asked: Line[] = [];
  const moves = async (line: Line): Promise<string[]> => {
    asked.push(line);
    return records.moves(line.moves, "uci", line.to, line.fen, "xiangqi").moves;
  };
  return { asked, start: async () => ({ moves }) };
}

/** Lets pending promises settle. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  flushSync();
}

test("a game in letters and in characters, asked for once", async () => {
  const { asked, start } = codec();
  const written = new XiangqiMoves(start);
  const line = { fen: START, moves: GAME, to: "wxf" } as const;
  expect(written.texts(line)).toEqual([]);
  written.texts(line);
  await answered();
  expect(written.texts(line)).toEqual(["C2=5", "H8+7", "H2+3", "R9=8"]);
  expect(asked).toHaveLength(1);
  written.texts({ ...line, to: "chinese" });
  await answered();
  expect(written.texts({ ...line, to: "chinese" })).toEqual(["炮二平五", "馬8進7", "馬二進三", "車9平8"]);
});

test("a longer game shows what is known of it while the rest is on its way; another branch only what it shares", async () => {
  const written = new XiangqiMoves(codec().start);
  const line = { fen: START, moves: GAME.slice(0, 2), to: "wxf" } as const;
  written.texts(line);
  await answered();
  expect(written.texts({ ...line, moves: GAME })).toEqual(["C2=5", "H8+7"]);
  expect(written.texts({ ...line, moves: ["h3e3", "b10c8"] })).toEqual(["C2=5"]);
  await answered();
  expect(written.texts({ ...line, moves: ["h3e3", "b10c8"] })).toEqual(["C2=5", "H2+3"]);
});

test("where the module cannot be had there is no text, and the list of moves has UCI", async () => {
  const written = new XiangqiMoves(() => Promise.reject(new Error("no worker")));
  const line = { fen: START, moves: GAME, to: "wxf" } as const;
  written.texts(line);
  await answered();
  expect(written.texts(line)).toEqual([]);

  const list = (movement: "janggi" | "xiangqi"): string[] =>
    moveTexts({ movement, fen: START, frames: replay(START, GAME) }, () => false).map(({ text }) => text);
  expect(list("xiangqi")).toEqual(GAME);
  settings.notation = "korean";
  settings.xiangqiNotation = "janggi";
  expect(list("xiangqi")[0]).toBe("88포85");
  settings.xiangqiNotation = "chinese";
  expect(list("janggi")[0]).toBe("88포85");
});
