// Moves typed on the keyboard while the board has the focus: `a4b4`, or the
// Korean digits `7172` with or without the name of the piece between (`71졸72`).
import { koreanName } from "./squares";
import type { BoardModel, Segment } from "./types";

const TYPEABLE = /^[a-i0-9]$/;
/** Names of pieces, as Korean records write them between the points; they say nothing new. */
const NAMES = /^[졸병차포마말상사궁장관한초]$/;

export interface Typed {
  /** What has been typed of a move so far; empty after a whole move or a slip. */
  readonly text: string;
  /** The move, once no other legal move could be meant. */
  readonly move: Segment | null;
  /** What was typed in vain: no legal move begins so, or Enter came too early. */
  readonly slip: string | null;
}

/** Whether a key belongs to a typed move at all. */
export function isTyped(key: string): boolean {
  return TYPEABLE.test(key) || NAMES.test(key);
}

/**
 * Takes one more key. A slip that no legal move begins with starts anew with
 * that key. `Enter` plays a move that is the beginning of another (`a1b1` of `a1b10`).
 */
export function typeKey(text: string, key: string, legal: BoardModel["legal"]): Typed {
  if (NAMES.test(key)) return { text, move: null, slip: null };
  const written = writtenMoves(legal);
  if (key === "Enter") {
    const move = written.get(text) ?? null;
    return { text: "", move, slip: move === null ? text : null };
  }
  for (const attempt of [text + key, key]) {
    const slip = attempt === key && text !== "" ? text + key : null;
    const fitting = [...written.keys()].filter((name) => name.startsWith(attempt));
    const move = written.get(attempt);
    if (fitting.length === 1 && move !== undefined) return { text: "", move, slip };
    if (fitting.length > 0) return { text: attempt, move: null, slip };
  }
  return { text: "", move: null, slip: text + key };
}

/** Every legal step by both ways to write it; the two never look alike, as only one has letters. */
function writtenMoves(legal: BoardModel["legal"]): Map<string, Segment> {
  const written = new Map<string, Segment>();
  for (const [from, goals] of Object.entries(legal)) {
    for (const to of goals) {
      if (to === from) continue;
      written.set(from + to, { from, to });
      written.set(koreanName(from) + koreanName(to), { from, to });
    }
  }
  return written;
}
