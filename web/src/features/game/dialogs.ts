// The dialogs of a game: how long each stays open while the game goes on, and which right it needs.
//
// Pure. Must not: know their contents.
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

/** A question closes with the situation it refers to; a dialog that only informs stays open. */
export function lastingOf(dialog: GameDialog): Lasting {
  switch (dialog) {
    case "pass":
    case "count":
      return "position";
    // Resigning is meant whatever the opponent has just played.
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

/** Whether a question may still be answered with yes. */
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
