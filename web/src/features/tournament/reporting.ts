// Entry of results by keyboard: keys, board numbers, totals, and the game to report or correct.
import type { Command, EntryId, GameAt, MatchView, Outcome, Side } from "../../domain/tournament.gen";

/** A keyboard key with its result. */
export interface Key {
  readonly key: string;
  readonly outcome: Outcome;
}

/** Keys for results other than draws. */
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

/** Keys that mark the player of a side as late. */
export const LATE: Readonly<Record<string, Side>> = { "8": "cho", "9": "han" };

export const keysFor = (hasDraws: boolean): readonly Key[] => (hasDraws ? [...KEYS, DRAW] : KEYS);

type Total = number | null | undefined;

/** Adds both totals to a counted result, if they are given; returns null if only one is. */
export function withTotals(outcome: Outcome, cho: Total, han: Total): Outcome | null {
  const [first, second] = [cho ?? null, han ?? null];
  if (outcome.result !== "counted" || (first === null && second === null)) return outcome;
  return first === null || second === null ? null : { ...outcome, cho: first, han: second };
}

/**
 * Returns why the totals of a counted game cannot be right: `no_deom` if Han's lacks the half point of the deom, or the
 * code with which the core refuses totals that contradict the winner. Null if nothing is wrong.
 */
export function totalsFault(outcome: Outcome, deom: number | null): "no_deom" | "bad_totals" | null {
  if (outcome.result !== "counted" || outcome.cho === undefined || outcome.han === undefined) return null;
  if (deom !== null && !Number.isInteger(deom) && Number.isInteger(outcome.han)) return "no_deom";
  const lead = outcome.cho - outcome.han;
  return (outcome.winner === "cho" ? lead : -lead) > 0 ? null : "bad_totals";
}

/** Returns the index of the first game without a result; null if no more games are needed. */
export function gameDue({ games, is_decided }: MatchView): number | null {
  const first = games.indexOf(null);
  return is_decided || first < 0 ? null : first;
}

/** Parses `3`, or `3.2` for a game of a series or a board of a team. The resulting `game` is counted from 0. */
export function readBoard(text: string): { table: number; game: number | null } | null {
  const [, table = "", game] = /^\s*(\d{1,4})(?:\s*[.,-]\s*(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (Number(table) < 1 || game === "0") return null;
  return { table: Number(table), game: game === undefined ? null : Number(game) - 1 };
}

/** Returns whether an entry lost a game by not appearing. An entry that is recorded as too late did appear. */
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

/** Returns the index of the game to correct: the last one with a result, or -1 if there is none. */
export const gameToCorrect = ({ games }: MatchView): number => games.findLastIndex((outcome) => outcome !== null);

export const report = (at: GameAt, outcome: Outcome): Command => ({ report: { at, outcome } });
