// @vitest-environment node
// Invariants of the reducer over long random sessions of presses, keys and new positions.
import { expect, test } from "vitest";
import { SQUARES, START_FEN, parseFen } from "./squares";
import { DOUBLE_TAP_MS, type Facts, IDLE, type Input, isLegal, isMovable, isOffered, reduce } from "./state";
import type { Interactive, Piece, Square } from "./types";

/** Returns a Park–Miller generator of numbers between 0 and 1, for reproducible sessions. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function randomFacts(random: () => number): Facts {
  const pieces: Record<Square, Piece> = {};
  for (const [square, piece] of Object.entries(parseFen(START_FEN))) if (random() < 0.8) pieces[square] = piece;
  const legal: Record<Square, Square[]> = {};
  for (const square of Object.keys(pieces)) {
    if (random() < 0.5) legal[square] = Array.from({ length: 4 }, () => pick(random, SQUARES));
    if (random() < 0.2) legal[square] = [...(legal[square] ?? []), square];
  }
  const interactive = pick<Interactive>(random, ["none", "cho", "han", "both", "both", "both"]);
  const premoves = random() < 0.3 ? [{ from: pick(random, SQUARES), to: pick(random, SQUARES) }] : [];
  const points = random() < 0.2 ? SQUARES.filter((square) => pieces[square] === undefined) : [];
  const editing = pick<Facts["editing"]>(random, ["off", "off", "off", "move", "place"]);
  return { pieces, legal, interactive, premoves, points, editing };
}

function randomInput(random: () => number, facts: Facts, at: number): Input {
  const occupied = Object.keys(facts.pieces);
  const anywhere = (): Square => pick(random, random() < 0.6 && occupied.length > 0 ? occupied : SQUARES);
  const maybeOff = (): Square | null => (random() < 0.05 ? null : anywhere());
  switch (Math.floor(random() * 13)) {
    case 0:
      return { type: "cancel" };
    case 1:
      return { type: "position" };
    case 2:
      return { type: "facts" };
    case 3:
      return { type: "pass" };
    case 4:
      return { type: "move", from: anywhere(), to: anywhere() };
    case 5:
      return { type: "activate", square: anywhere() };
    case 6:
      return { type: "drag" };
    case 7: {
      const from = anywhere();
      return { type: "draw", from, to: random() < 0.3 ? from : anywhere(), colour: pick(random, ["green", "red"]) };
    }
    case 8:
      return { type: "put", square: anywhere(), piece: random() < 0.5 ? null : { side: "cho", role: "p" } };
    case 9:
    case 10:
      return { type: "release", square: maybeOff(), at };
    default:
      return { type: "press", square: maybeOff(), at };
  }
}

test("whatever a viewer does, only legal moves are told, one at a time, of pieces they may hold", () => {
  const seen = { step: 0, pass: 0, why: 0, select: 0, recall: 0, point: 0, draw: 0, put: 0, remove: 0 };
  for (let session = 1; session <= 40; session += 1) {
    const random = seeded(session * 7919);
    let facts = randomFacts(random);
    let state = IDLE;
    let at = 0;
    let told: Square | null = null;
    for (let turn = 0; turn < 400; turn += 1) {
      at += Math.floor(random() * DOUBLE_TAP_MS);
      const input = randomInput(random, facts, at);
      if (input.type === "position" || input.type === "facts") facts = randomFacts(random);
      const { state: next, effects } = reduce(state, input, facts);
      for (const effect of effects) {
        seen[effect.type] += 1;
        switch (effect.type) {
          case "step":
            expect(isLegal(facts, effect.from, effect.to)).toBe(true);
            expect(isMovable(facts, effect.from)).toBe(true);
            expect(state.pending).toBeNull();
            expect(next.pending).toEqual({ from: effect.from, to: effect.to });
            break;
          case "pass":
            expect(isLegal(facts, effect.square, effect.square)).toBe(true);
            expect(facts.pieces[effect.square]?.role).toBe("k");
            expect(isMovable(facts, effect.square)).toBe(true);
            break;
          case "why":
            expect(isLegal(facts, effect.from, effect.to)).toBe(false);
            break;
          case "recall":
            expect(facts.premoves).not.toEqual([]);
            break;
          case "point":
            expect(isOffered(facts, effect.square)).toBe(true);
            break;
          case "draw":
            expect(effect).toEqual(input);
            expect(next.selected).toBe(state.selected);
            break;
          case "put":
          case "remove":
            expect(facts.editing).not.toBe("off");
            if (effect.type === "remove") expect(facts.pieces[effect.square]).toBeDefined();
            break;
          case "select":
            told = effect.square;
        }
        const plays = effect.type === "step" || effect.type === "pass" || effect.type === "why";
        if (plays) expect(facts.interactive !== "none" || facts.editing === "move").toBe(true);
        if (effect.type === "pass") expect(facts.editing).toBe("off");
        if (effect.type === "step" || effect.type === "pass") told = null;
      }
      expect(next.selected, "the page knows what is selected").toBe(told);
      expect(next.held === null || next.held === next.selected).toBe(true);
      if (next.selected !== null) expect(isMovable(facts, next.selected)).toBe(true);
      state = next;
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(15);
});
