// Evaluates players' reports: results to enter, and boards that need the director.
import type { Outcome, Problem, Side } from "../../../domain/tournament.gen";
import type { RelayReports, RelayResult } from "../../../wire.gen";
import { outcomeOf, type Game } from "./games";

/** A board that needs the director, with the reason. */
export type Situation = { readonly game: Game } & (
  | { readonly kind: "call"; readonly side: Side }
  | { readonly kind: "differ"; readonly cho: RelayResult; readonly han: RelayResult }
  | { readonly kind: "undone"; readonly result: RelayResult }
  | { readonly kind: "refused"; readonly result: RelayResult; readonly problem: Problem }
);

export interface Entering {
  readonly game: Game;
  readonly outcome: Outcome;
}

const SIDES: readonly Side[] = ["cho", "han"];

const isSame = (one: Situation, other: Situation): boolean =>
  one.game.key === other.game.key &&
  one.kind === other.kind &&
  (one.kind !== "call" || other.kind !== "call" || one.side === other.side);

/** Returns the boards in the order of `before`, followed by new ones, so that a new one never moves another. */
export function inOrder(before: readonly Situation[], needed: readonly Situation[]): Situation[] {
  const old = before.flatMap((one) => needed.filter((other) => isSame(one, other)));
  return [...old, ...needed.filter((one) => !old.includes(one))];
}

/**
 * Returns the results to enter and the boards that need the director. An undone result is not entered again until a
 * director lets the players report again. `failed` has the reasons for refused results, by game.
 */
export function situationsOf(
  reports: readonly RelayReports[],
  games: ReadonlyMap<string, Game>,
  failed: ReadonlyMap<string, Problem>,
): { enter: Entering[]; needed: Situation[] } {
  const enter: Entering[] = [];
  const needed: Situation[] = [];
  for (const { board, cleared, ...said } of reports) {
    const game = games.get(board);
    if (game === undefined) continue;
    for (const side of SIDES) if (said[side].call) needed.push({ game, kind: "call", side });
    const [cho, han] = [said.cho.result, said.han.result];
    if (game.outcome !== null || cho === null || han === null) continue;
    const problem = failed.get(board);
    const outcome = outcomeOf(cho);
    if (cho !== han || outcome === null) needed.push({ game, kind: "differ", cho, han });
    else if (problem !== undefined) needed.push({ game, kind: "refused", result: cho, problem });
    else if (game.reported > cleared) needed.push({ game, kind: "undone", result: cho });
    else enter.push({ game, outcome });
  }
  return { enter, needed };
}
