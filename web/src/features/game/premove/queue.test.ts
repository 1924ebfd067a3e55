// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { START_FEN, parseFen } from "../../../board/squares";
import { RulesModule } from "../../../platform/rules-module";
import { nextPremove, premoveTargets } from "./queue";
import { Reach } from "./reach";

let reach: Reach;

beforeAll(async () => {
  const wasm = readFileSync(resolve(import.meta.dirname, "../../../../public/rules.wasm"));
  reach = new Reach(await RulesModule.load(wasm), "janggi");
});

const start = { pieces: parseFen(START_FEN), side: "cho", queue: [], passes: true } as const;

describe("what may be chosen in advance", () => {
  test("own pieces only, also through what stands in the way and onto own pieces", () => {
    const targets = premoveTargets(start, reach);
    expect(targets["a1"]).toContain("a10");
    expect(targets["b1"]).toContain("d2");
    expect(targets["a1"]).toContain("a4"); // a recapture, if the soldier is captured
    expect(targets["a7"]).toBeUndefined();
  });

  test("a pass where the game has one", () => {
    expect(premoveTargets(start, reach)["e2"]).toContain("e2");
    expect(premoveTargets({ ...start, passes: false }, reach)["e2"]).not.toContain("e2");
    expect(premoveTargets(start, reach)["a1"]).not.toContain("a1");
  });

  test("a piece moves on from where it will be, and what it lands on is gone", () => {
    const targets = premoveTargets({ ...start, queue: [{ from: "a1", to: "a4" }] }, reach);
    expect(targets["a1"]).toBeUndefined();
    expect(targets["a4"]).toContain("a7");
    expect(targets["a4"]).toContain("i4");
  });
});

describe("when the turn comes", () => {
  const queue = [
    { from: "a4", to: "a5" },
    { from: "a5", to: "a6" },
  ];
  const fine = (): boolean => false;

  test("the first is played and the others wait", () => {
    expect(nextPremove(queue, { legal: ["a4a5", "c4c5"], warned: fine })).toEqual({
      kind: "play",
      token: "a4a5",
      rest: [queue[1]],
    });
  });

  test("all are dropped when it is not legal, or would end badly", () => {
    expect(nextPremove(queue, { legal: ["a5a6"], warned: fine })).toMatchObject({ kind: "dropped", why: "illegal" });
    const warned = (token: string): boolean => token === "a4a5";
    expect(nextPremove(queue, { legal: ["a4a5"], warned })).toMatchObject({ kind: "dropped", why: "warned" });
  });

  test("an empty queue does nothing", () => {
    expect(nextPremove([], { legal: ["a4a5"], warned: fine })).toEqual({ kind: "none" });
  });
});
