// The current moment of a game: the parts of its state on which pending values depend.
//
// Pure. Must not depend on the kind of pending values.
import type { GameView } from "../../wire.gen";
import { boardAction } from "../../domain/position";

/**
 * A moment of a game. The era counts interruptions, such as a takeback, an adjournment or a new phase. Within an era,
 * the game advances only by moves.
 */
export interface Moment {
  readonly era: number;
  readonly ply: number;
}

export const FIRST_MOMENT: Moment = { era: 0, ply: 0 };

/** Returns the moment of the view `after`, given the preceding view `before` and its moment `was`. */
export function momentAfter(was: Moment, before: GameView | null, after: GameView): Moment {
  const isBroken = before === null || !goesOn(before, after);
  return { era: was.era + (isBroken ? 1 : 0), ply: movesOf(after).length };
}

/** Lifetime of a value: until the position changes, until the era ends, or forever. */
export type Lasting = "position" | "era" | "always";

export function isStill(lasting: Lasting, then: Moment, now: Moment): boolean {
  switch (lasting) {
    case "position":
      return then.era === now.era && then.ply === now.ply;
    case "era":
      return then.era === now.era;
    case "always":
      return true;
  }
}

function movesOf(view: GameView): string[] {
  return view.actions.map(({ token }) => token).filter((token) => boardAction(token) !== null);
}

/** Returns whether only moves were added, and the user has the same seats. */
function goesOn(before: GameView, after: GameView): boolean {
  const [were, are] = [movesOf(before), movesOf(after)];
  const isSameSeat = (side: "cho" | "han"): boolean => before.seats[side].you === after.seats[side].you;
  return (
    before.phase === after.phase &&
    (before.now.adjourned ?? false) === (after.now.adjourned ?? false) &&
    before.start_fen === after.start_fen &&
    isSameSeat("cho") &&
    isSameSeat("han") &&
    were.every((token, index) => are[index] === token)
  );
}
