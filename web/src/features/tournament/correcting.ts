// Possible corrections of a result, checked by the core before the director fills in the form.
import type { GameAt, Outcome, Problem } from "../../domain/tournament.gen";
import type { TournamentModule } from "../../platform/tournament-module";
import type { Key } from "./reporting";

/** The key that removes a result. */
export const REMOVE = "-";

/** A result that a game may be corrected to. */
export interface Way {
  readonly key: string;
  readonly outcome: Outcome | null;
}

export interface Ways {
  readonly open: readonly Way[];
  /** Reason for the first correction that the core refuses, not counting a removal; null if it refuses none. */
  readonly problem: Problem | null;
}

/** Returns the corrections that the core accepts. They include the current result only if it was decided on points. */
export function waysToCorrect(
  ask: TournamentModule["ask"],
  log: string,
  at: GameAt,
  keys: readonly Key[],
  now: Outcome | null,
): Ways {
  const all: readonly Way[] = [...keys, { key: REMOVE, outcome: null }].filter(
    ({ outcome }) => !isSame(outcome, now) || now?.result === "counted",
  );
  const commands = all.map(({ outcome }) => ({ correct: { at, outcome, reason: "-" } }));
  const { problems } = ask("checked", { do: "check", log, commands });
  return {
    open: all.filter((_, index) => problems[index] === null),
    problem: problems.find((problem, index) => problem !== null && all[index]?.key !== REMOVE) ?? null,
  };
}

function isSame(one: Outcome | null, other: Outcome | null): boolean {
  if (one === null || other === null || one.result !== other.result) return one === other;
  return !("winner" in one) || !("winner" in other) || one.winner === other.winner;
}
