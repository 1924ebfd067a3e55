// Drawings of the engine, the review and the story on the board.
import type { Arrow, Mark } from "../../board";
import { arrowsOf, marksOf } from "../analysis/arrows";
import type { Line } from "../../platform/engine-protocol";

export interface Drawing {
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
}

/** Opacity of successive moves of the better line. */
const FADING = [1, 0.7, 0.5, 0.35] as const;

/**
 * Returns arrows for the first move of each line and threat, and for the start of the better line at a weak move. The
 * engine's best move is the boldest, and the better line fades from move to move. A pass as the best or better move is a
 * ring.
 */
export function drawing(lines: readonly Line[], threats: readonly (Line | null)[], better: readonly string[]): Drawing {
  const arrows = lines.flatMap(({ move }, at) =>
    arrowsOf(move).map((arrow): Arrow => (at === 0 ? arrow : { ...arrow, kind: "second", weight: 1 - at * 0.25 })),
  );
  const red = threats.flatMap((line) =>
    arrowsOf(line?.move ?? null).map((arrow): Arrow => ({ ...arrow, kind: "threat" })),
  );
  const betters = FADING.flatMap((weight, at) =>
    arrowsOf(better[at] ?? null).map((arrow): Arrow => ({ ...arrow, kind: "second", weight })),
  );
  return {
    arrows: [...betters.toReversed(), ...arrows.toReversed(), ...red],
    marks: [...marksOf(lines[0]?.move ?? null), ...marksOf(better[0] ?? null)],
  };
}

/**
 * Returns arrows for a mistake, in grey, and for the better move. The rest of the better line is left out to avoid
 * confusion.
 */
export function chapterDrawing(played: string, better: readonly string[]): Drawing {
  const wrong = arrowsOf(played).map((arrow): Arrow => ({ ...arrow, kind: "second", weight: 0.85 }));
  const right = better[0] ?? null;
  return { arrows: [...wrong, ...arrowsOf(right)], marks: marksOf(right) };
}
