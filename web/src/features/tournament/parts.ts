// The parts of the director's page, and the order in which they are needed.
import type { DivisionView, EntryView } from "../../domain/tournament.gen";
import type { Said } from "../../platform/pages.gen";

export type Part = NonNullable<Said<"tournament">["part"]>;
export const PARTS: readonly Part[] = ["entries", "draw", "rounds", "standings", "print", "log", "more"];

/**
 * Returns the part that follows the entries or the draw. Returns null for other parts, while the part is unfinished, or
 * once a round is paired.
 */
export function partAfter(
  part: Part,
  { rounds, drawn }: Pick<DivisionView, "rounds" | "drawn">,
  entries: readonly Pick<EntryView, "drawn" | "withdrawn_after">[],
): Part | null {
  const playing = entries.filter(({ withdrawn_after }) => withdrawn_after === null);
  if (rounds.length > 0 || playing.length < 2) return null;
  const isDrawn = drawn.length > 0 && playing.every((one) => one.drawn !== null);
  if (part === "entries") return isDrawn ? "rounds" : "draw";
  return part === "draw" && isDrawn ? "rounds" : null;
}
