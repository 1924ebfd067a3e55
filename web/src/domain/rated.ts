// Decides whether a game with these choices can be rated; if not, returns the reason.
//
// On the server, `Terms::unrateable` in crates/play decides. This module lets the form show the reason before the
// request is sent.
import type { TimeControl } from "../wire.gen";

/** Choices that determine whether a game can be rated. */
export interface Rateable {
  begin: "usual" | "handicap" | "fen";
  /** A preset id, or `house`. */
  rules: string;
  time: TimeControl;
  referee: boolean;
}

/** The first reason why a game cannot be rated. */
export type Unrated = "account" | "bot" | "handicap" | "position" | "house" | "clock" | "shared" | "referee";

export function unratedBecause(choices: Rateable, reader: { signedIn: boolean; isBot: boolean }): Unrated | null {
  if (!reader.signedIn) return "account";
  if (reader.isBot) return "bot";
  if (choices.begin === "handicap") return "handicap";
  if (choices.begin === "fen") return "position";
  if (choices.rules === "house") return "house";
  if (choices.time.kind === "none") return "clock";
  if (choices.time.kind === "total") return "shared";
  return choices.referee ? "referee" : null;
}
