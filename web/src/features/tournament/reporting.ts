// Results by keyboard: the keys for a board's results, and the resulting commands.
import type { Command, EntryId, GameAt, MatchView, Outcome, Side } from "../../domain/tournament.gen";

/** A result with its key. */
export interface Key {
  readonly key: string;
  readonly outcome: Outcome;
}

/** Keys of results; 0 is a draw, if draws are possible. */
export const KEYS: readonly Key[] = [
  { key: "1", outcome: { result: "full", winner: "cho" } },
  { key: "2", outcome: { result: "full", winner: "han" } },
  { key: "3", outcome: { result: "counted", winner: "cho" } },
  { key: "4", outcome: { result: "counted", winner: "han" } },
  { key: "5", outcome: { result: "forfeit", winner: "han" } },
  { key: "6", outcome: { result: "forfeit", winner: "cho" } },
  { key: "7", outcome: { result: "both_forfeit" } },
];
export const DRAW: Key = { key: "0", outcome: { result: "draw" } };

/** Keys for players who came late. */
export const LATE: Readonly<Record<string, Side>> = { "8": "cho", "9": "han" };

export const keysFor = (hasDraws: boolean): readonly Key[] => (hasDraws ? [...KEYS, DRAW] : KEYS);

type Total = number | null | undefined;

/** Adds both totals to a counted result, if they are given; returns null if only one is. */
export function withTotals(outcome: Outcome, cho: Total, han: Total): Outcome | null {
  const [first, second] = [cho ?? null, han ?? null];
  if (outcome.result !== "counted" || (first === null && second === null)) return outcome;
  return first === null || second === null ? null : { ...outcome, cho: first, han: second };
}

/** Returns the current game of a pairing: the first without a result; null if no more are needed. */
export function gameDue({ games, is_decided }: MatchView): number | null {
  const first = games.indexOf(null);
  return is_decided || first < 0 ? null : first;
}

/** Parses a board number and, after a dot, the game of a series or the board of a team, typed from 1. */
export function readBoard(text: string): { table: number; game: number | null } | null {
  const [, table = "", game] = /^\s*(\d{1,4})(?:\s*[.,-]\s*(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (Number(table) < 1 || game === "0") return null;
  return { table: Number(table), game: game === undefined ? null : Number(game) - 1 };
}

/** Returns whether an entry lost a game by not appearing. An entry that came too late is shown as late instead. */
export function didNotAppear(
  id: EntryId,
  { pairing, games, late }: Pick<MatchView, "pairing" | "games" | "late">,
): boolean {
  if (late.some((one) => one.id === id && one.deduction_s === null)) return false;
  return games.some((outcome, game) => {
    if (outcome?.result === "both_forfeit") return true;
    const side: Side = (pairing.cho === id) === (game % 2 === 0) ? "cho" : "han";
    return outcome?.result === "forfeit" && outcome.winner !== side;
  });
}

/** Returns the game whose result would be corrected: the last one with a result. */
export const gameToCorrect = ({ games }: MatchView): number => games.findLastIndex((outcome) => outcome !== null);

export const report = (at: GameAt, outcome: Outcome): Command => ({ report: { at, outcome } });
