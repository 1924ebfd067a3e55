// @vitest-environment node
// Tests the engine and rules modules in Node, with the same files that browsers load.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { RulesModule } from "./rules-module";
import { EngineModule, type SearchInfo } from "./engine-protocol";
import { RULE_SETS } from "janggun";

function bytes(name: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(resolve(import.meta.dirname, "../../public", name));
  } catch {
    throw new Error(`web/public/${name} is missing: cargo xtask wasm`);
  }
}

let engine: EngineModule;
let rules: RulesModule;
const infos: SearchInfo[] = [];
const onInfo = (info: SearchInfo): void => void infos.push(info);

beforeAll(async () => {
  rules = await RulesModule.load(bytes("rules.wasm"));
  engine = await EngineModule.start(await WebAssembly.compile(bytes("engine.wasm")), { onInfo });
});

test("under every rule set it plays legal actions only, to the end of its line", () => {
  expect(RULE_SETS.length).toBeGreaterThan(10);
  for (const { id } of RULE_SETS) {
    const moves: string[] = [];
    for (let ply = 0; ply < 4; ply++) {
      const answer = engine.search({ rules: id, moves, search: { nodes: 1500, lines: 2 } });
      expect(answer.ok, `${id}: ${JSON.stringify(answer)}`).toBe(true);
      if (!answer.ok) return;
      expect(answer.lines, `${id}: ${moves.join(" ")}`).toHaveLength(2);
      for (const line of answer.lines) {
        expect(line.pv[0]).toBe(line.move);
        const played = rules.judge({ rules: id, moves: [...moves, ...line.pv] });
        expect(played.ok, `${id}: ${moves.join(" ")} then ${line.pv.join(" ")}`).toBe(true);
      }
      moves.push(answer.lines[0]?.move ?? "");
      const now = rules.judge({ rules: id, moves });
      // In Chess War, the game ends when the generals face each other.
      if (now.ok && now.verdict !== null) break;
    }
  }
});

test("the same request to a fresh engine has the same answer, and iterations are told", async () => {
  const ask = async (): Promise<unknown> => {
    const fresh = await EngineModule.start(await WebAssembly.compile(bytes("engine.wasm")), { onInfo });
    const answer = fresh.search({ rules: "kakao", moves: ["a4b4", "a7b7"], search: { nodes: 8000 } });
    return { ...answer, ms: 0 };
  };
  infos.length = 0;
  const first = await ask();
  expect(infos.length).toBeGreaterThan(3);
  expect(infos.every((one) => one.lines.length === 1)).toBe(true);
  expect(await ask()).toEqual(first);
});

test("a deep search of a bare ending does not run out of stack", () => {
  const fen = "3k5/9/9/9/9/4P4/9/9/9/3K1A3 w - - 0 70";
  const answer = engine.search({ rules: "pychess", fen, search: { nodes: 300_000 } });
  expect(answer).toMatchObject({ ok: true });
});

test("a finished game has no line, and what is wrong is told in the judge's words", () => {
  expect(engine.search({ rules: "kakao", moves: ["pass", "pass"], search: { nodes: 100 } })).toMatchObject({
    ok: true,
    lines: [],
  });
  expect(engine.search({ rules: "kakao", moves: ["a1a9"], search: { nodes: 100 } })).toMatchObject({
    ok: false,
    error: { code: "illegal_move" },
  });
});

test("a search that is stopped answers with what it has; what it learnt is kept", async () => {
  const module = await WebAssembly.compile(bytes("engine.wasm"));
  const request = { rules: "kakao", search: { depth: 13 } };
  const whole = (await EngineModule.start(module, { onInfo })).search(request);
  let asked = 0;
  const stopping = await EngineModule.start(module, { onInfo, stopRequested: () => ++asked === 30 });
  const stopped = stopping.search(request);
  const again = stopping.search(request);
  if (!whole.ok || !stopped.ok || !again.ok) throw new Error("no answer");
  expect(stopped.lines).toHaveLength(1);
  expect(stopped.nodes).toBeLessThan(31 * 512);
  expect(stopped.depth).toBeLessThan(whole.depth);
  expect(again.depth).toBe(whole.depth);
  expect(again.nodes, "with the table of the search before").toBeLessThan(whole.nodes);
});
