// Random arrangements for tests: some are legal positions, most are not.
import fc from "fast-check";
import { SQUARES } from "../../board/squares";
import type { Movement } from "../../domain/movements.gen";
import type { Piece, Pieces, Role } from "../../domain/position";
import type { Arrangement } from "./arrangement";

const piece: fc.Arbitrary<Piece> = fc.record({
  side: fc.constantFrom("cho" as const, "han"),
  role: fc.constantFrom<Role>("k", "a", "n", "b", "r", "c", "p"),
});

const anywhere = fc
  .uniqueArray(fc.constantFrom(...SQUARES), { maxLength: 24 })
  .chain((squares) =>
    fc
      .array(piece, { minLength: squares.length, maxLength: squares.length })
      .map((pieces): Pieces => Object.fromEntries(squares.map((square, at) => [square, pieces[at] as Piece]))),
  );

/** Generates pieces with one general per side in its palace and no guards, so that many positions are legal. */
const palaces = fc
  .tuple(anywhere, fc.constantFrom("d1", "e2", "f3"), fc.constantFrom("d10", "e9", "f8"))
  .map(([pieces, cho, han]): Pieces => {
    const others = Object.entries(pieces).filter(([, { role }]) => role !== "k" && role !== "a");
    return { ...Object.fromEntries(others), [cho]: { side: "cho", role: "k" }, [han]: { side: "han", role: "k" } };
  });

export const arrangements = (movement: Movement): fc.Arbitrary<Arrangement> =>
  fc.record({
    pieces: fc.oneof(anywhere, palaces),
    turn: fc.constantFrom("cho" as const, "han"),
    movement: fc.constant(movement),
    counters: fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 300 })),
  });
