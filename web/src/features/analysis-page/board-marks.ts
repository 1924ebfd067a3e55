// What the engine and the review draw on the board.
import type { Arrow, Mark } from "../../board";
import { arrowsOf, marksOf } from "../analysis/arrows";
import type { Line } from "../../platform/engine-protocol";

export interface Drawing {
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
}

/** The first moves of the lines, the best one boldest; threat and refutation; the better move at a weak one. */
export function drawing(lines: readonly Line[], threats: readonly (Line | null)[], better: string | null): Drawing {
  const arrows = lines.flatMap(({ move }, at) =>
    arrowsOf(move).map((arrow): Arrow => (at === 0 ? arrow : { ...arrow, kind: "second", weight: 1 - at * 0.25 })),
  );
  const red = threats.flatMap((line) =>
    arrowsOf(line?.move ?? null).map((arrow): Arrow => ({ ...arrow, kind: "threat" })),
  );
  const betters = arrowsOf(better).map((arrow): Arrow => ({ ...arrow, kind: "second" }));
  return {
    arrows: [...betters, ...arrows.toReversed(), ...red],
    marks: [...marksOf(lines[0]?.move ?? null), ...marksOf(better)],
  };
}
