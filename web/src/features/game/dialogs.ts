// The dialogs of a game: how long each stays open, and the right that it requires.
//
// Pure. Must not depend on their contents.
import type { Now } from "../../wire.gen";
import type { Lasting } from "./moment";

export type GameDialog =
  | "menu"
  | "pass"
  | "count"
  | "resign"
  | "abort"
  | "record"
  | "learn"
  | "rules"
  | "times"
  | "referee"
  | "lines"
  | "chat";

/**
 * Returns how long a dialog stays open. A confirmation closes when the situation it refers to has passed; other dialogs
 * stay open.
 */
export function lastingOf(dialog: GameDialog): Lasting {
  switch (dialog) {
    case "pass":
    case "count":
      return "position";
    // A resignation is still intended after the opponent's move.
    case "resign":
    case "abort":
      return "era";
    case "menu":
    case "record":
    case "learn":
    case "rules":
    case "times":
    case "referee":
    case "lines":
    case "chat":
      return "always";
  }
}

/** Returns whether the user still has the right that a dialog requires. */
export function isPossible(dialog: GameDialog, now: Now | null): boolean {
  switch (dialog) {
    case "resign":
      return now?.rights.resign === true;
    case "abort":
      return now?.rights.abort === true;
    case "count":
      return now?.rights.offer_draw === true;
    default:
      return true;
  }
}
