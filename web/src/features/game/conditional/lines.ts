// Conditional moves of a correspondence game. Each line starts from the current position with the opponent's move,
// followed by the player's answer, and so on.
//
// Pure. Must not apply rules; the server plays an answer only if it is legal at that time.

export type Line = readonly string[];

/** Maximum number of lines per player, and of plies per line. */
export const MOST_LINES = 20;
export const MOST_PLIES = 20;

export type Fault = "too_many" | "no_answer";
export type Added =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly fault: Fault };

/** Returns whether the opponent moves at this index of a line. */
function isTheirs(index: number): boolean {
  return index % 2 === 0;
}

/** Returns whether two lines answer the same moves of the opponent differently. */
function contradict(a: Line, b: Line): boolean {
  const split = a.findIndex((token, index) => token !== b[index]);
  return split >= 0 && split < b.length && !isTheirs(split);
}

function begins(line: Line, start: Line): boolean {
  return start.every((token, index) => token === line[index]);
}

/**
 * Adds a line, cut to the maximum length. A final move of the opponent is dropped, because it has no answer. Older
 * lines that contradict the new one or are contained in it are removed.
 */
export function withLine(lines: readonly Line[], line: Line): Added {
  const whole = line.slice(0, Math.min(MOST_PLIES, line.length - (line.length % 2)));
  if (whole.length === 0) return { ok: false, fault: "no_answer" };
  if (lines.some((old) => begins(old, whole))) return { ok: true, lines };
  const kept = lines.filter((old) => !begins(whole, old) && !contradict(whole, old));
  return kept.length >= MOST_LINES ? { ok: false, fault: "too_many" } : { ok: true, lines: [...kept, whole] };
}
