// @vitest-environment node
// Invariants of the editor, with the core's rules: FENs are lossless, mirroring or swapping sides does not affect
// legality, every fault has a message, and every change can be undone.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../platform/settings.svelte";
import { pointName } from "../../platform/points.svelte";
import { RulesModule } from "../../platform/rules-module";
import { MOVEMENTS } from "../../domain/movements.gen";
import { lawOf } from "../tree/facts";
import { arrangements } from "./arbitrary";
import { Editor } from "./editor.svelte";
import { findingsOf, readFen, type PositionFault } from "./judged";
import {
  begin,
  carry,
  clear,
  fenOf,
  mirror,
  put,
  remove,
  rotate,
  setTurn,
  swapSides,
  type Arrangement,
} from "./arrangement";
import { EDITOR_TEXTS } from "../../texts/editor.gen";
import { faultSentence, fenSentence } from "./words";

let rules: RulesModule;
beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
});

function isFault(found: ReturnType<typeof readFen>): found is Extract<typeof found, { code: string }> {
  return "code" in found;
}

describe.each(MOVEMENTS)("under the law of %s", (movement) => {
  test("an arrangement comes back from its FEN, legal or not", () => {
    fc.assert(
      fc.property(arrangements(movement), (arrangement) => {
        expect(readFen(fenOf(arrangement), movement, rules)).toEqual(arrangement);
      }),
    );
  });

  test("left and right, and which side is which, mean nothing to the rules", () => {
    const moves = (arrangement: Arrangement): number | null => {
      const answer = rules.judge({ rules: lawOf(movement), fen: fenOf(arrangement), moves: [] });
      return answer.ok ? answer.legal.length : null;
    };
    const codes = (arrangement: Arrangement): string[] => {
      const found = findingsOf(arrangement, rules);
      const all = found.kind === "faulty" ? found.faults.map(({ code }) => code).sort() : [];
      // If a side has several generals, the core looks for check on only one of them.
      return all.includes("many_generals") ? all.filter((code) => code !== "opponent_in_check") : all;
    };
    let legal = 0;
    fc.assert(
      fc.property(arrangements(movement), (arrangement) => {
        for (const turned of [mirror(arrangement), swapSides(arrangement)]) {
          expect(moves(turned)).toBe(moves(arrangement));
          expect(codes(turned)).toEqual(codes(arrangement));
        }
        legal += moves(arrangement) === null ? 0 : 1;
      }),
      { numRuns: 300 },
    );
    expect(legal, "some of them can be played").toBeGreaterThan(20);
  });

  test("turning round twice is nothing", () => {
    fc.assert(
      fc.property(arrangements(movement), (arrangement) => {
        for (const turn of [mirror, rotate, swapSides]) expect(turn(turn(arrangement))).toEqual(arrangement);
      }),
    );
  });

  test("every beginning can be played", () => {
    for (const given of ["", "rc"]) {
      const found = findingsOf(begin(movement, { cho: "msms", han: "central" }, given), rules);
      expect(found.kind).toBe("legal");
    }
  });
});

test("every fault has a sentence with its facts in it, in three languages", () => {
  const seen = new Map<string, PositionFault>();
  fc.assert(
    fc.property(fc.oneof(arrangements("janggi"), arrangements("xiangqi")), (arrangement) => {
      const found = findingsOf(arrangement, rules);
      if (found.kind === "faulty") for (const fault of found.faults) seen.set(fault.code, fault);
    }),
    { numRuns: 2000 },
  );
  const crowd: Arrangement = { ...begin("janggi", { cho: "mssm", han: "mssm" }), turn: "cho" };
  const many = findingsOf(put(put(crowd, "e6", { side: "cho", role: "p" }), "e5", { side: "han", role: "p" }), rules);
  if (many.kind === "faulty") for (const fault of many.faults) seen.set(fault.code, fault);
  expect([...seen.keys()].sort()).toEqual(Object.keys(EDITOR_TEXTS.en.faults).sort());
  for (const lang of ["ko", "en", "nl"] as const) {
    settings.lang = lang;
    for (const fault of seen.values()) {
      const text = faultSentence(fault, "janggi");
      expect(text).not.toBe(fault.code);
      if (fault.square !== null) expect(text).toContain(pointName(fault.square));
    }
  }
});

test.each([
  ["", "fen_ranks"],
  ["9/9 w", "fen_ranks"],
  ["4k4/9/9/9/9/9/9/9/4K4/8 w", "fen_rank_length"],
  ["4k4/9/9/9/4z4/9/9/9/4K4/9 w", "fen_piece"],
  ["4k4/9/9/9/45/9/9/9/4K4/9 w", "fen_gap"],
  ["4k4/9/9/9/9/9/9/9/4K4/9 cho", "fen_turn"],
  ["4k4/9/9/9/9/9/9/9/4K4/9 w x", "fen_unused"],
  ["4k4/9/9/9/9/9/9/9/4K4/9 w - - x", "fen_counter"],
  ["4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1 2", "fen_surplus"],
  ["x".repeat(5000), "fen_surplus"],
])("%s is no FEN, and it is said why", (text, code) => {
  const found = readFen(text, "janggi", rules);
  expect(found).toMatchObject({ code });
  if (!isFault(found)) return;
  for (const lang of ["ko", "en", "nl"] as const) {
    settings.lang = lang;
    expect(fenSentence(found)).not.toContain("?");
    expect(fenSentence(found)).not.toContain(code);
  }
});

test("a board alone is read with the side to move that the editor has", () => {
  const board = "4r4/9/4n4/9/9/2r1Cr2c/9/4C4/9/9";
  expect(readFen(board, "janggi", rules)).toEqual(readFen(`${board} w`, "janggi", rules));
  expect(readFen(` ${board}\n`, "janggi", rules, "han")).toEqual(readFen(`${board} b`, "janggi", rules));
});

test("every change is taken back and made again, and one that changes nothing is no step", () => {
  const change = fc.oneof(
    fc.constantFrom(mirror, rotate, swapSides, clear),
    fc.constantFrom("a1", "e2", "i10").map((at) => (arrangement: Arrangement) => remove(arrangement, at)),
    fc
      .constantFrom("a1", "e2", "e5")
      .map((at) => (arrangement: Arrangement) => put(arrangement, at, { side: "han", role: "c" })),
    fc.constantFrom("a1", "e2", "e5").map((at) => (arrangement: Arrangement) => carry(arrangement, at, "e6")),
    fc.constantFrom("cho" as const, "han").map((side) => (arrangement: Arrangement) => setTurn(arrangement, side)),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const editor = new Editor(rules, begin("janggi", { cho: "mssm", han: "mssm" }));
      const states = [editor.fen];
      for (const one of changes) {
        editor.edit(one);
        if (editor.fen !== states.at(-1)) states.push(editor.fen);
      }
      while (editor.canUndo) editor.undo();
      expect(editor.fen).toBe(states[0]);
      while (editor.canRedo) editor.redo();
      expect(editor.fen).toBe(states.at(-1));
    }),
  );
});
