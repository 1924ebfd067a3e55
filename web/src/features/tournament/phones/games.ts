// The games of the current rounds as shown on phones, with the number of results reported for each.
import type { Event, GameAt, Outcome, RoundView, Side, View } from "../../../domain/tournament.gen";
import type { RelayResult } from "../../../wire.gen";
import { namesApart } from "../namesakes";
import { keysFor } from "../reporting";
import { sidesOf } from "../words";

/** A game of a current round. */
export interface Game {
  /** Id of the game on the server. If a round is paired again, its games get new ids. */
  readonly key: string;
  readonly at: GameAt;
  /** Printed board number: `3`, or `3.2` for the second game of a series or the second board of a team. */
  readonly label: string;
  readonly names: Readonly<Record<Side, string>>;
  readonly outcome: Outcome | null;
  /** Number of results reported since the round was paired, including undone ones. */
  readonly reported: number;
}

export interface Current {
  readonly division: number;
  readonly round: RoundView;
  readonly results: readonly RelayResult[];
  readonly games: readonly Game[];
}

/** Converts an outcome to the server's type. */
export function wordOf(outcome: Outcome): RelayResult {
  if (outcome.result === "draw") return "draw";
  return outcome.result === "both_forfeit" ? "both_forfeit" : `${outcome.winner}_${outcome.result}`;
}

/** Returns the results that players may report: those that a director can type, except forfeits. */
export function resultsOf(hasDraws: boolean): RelayResult[] {
  const played = keysFor(hasDraws).filter(({ outcome }) => !outcome.result.includes("forfeit"));
  return played.map(({ outcome }) => wordOf(outcome));
}

/** Converts a result from the server's type; null if it is unknown. */
export function outcomeOf(word: RelayResult): Outcome | null {
  return keysFor(true).find(({ outcome }) => wordOf(outcome) === word)?.outcome ?? null;
}

/** Position of each round's last pairing in the log, and the number of results reported for each game. */
interface Past {
  readonly paired: ReadonlyMap<string, number>;
  readonly reported: ReadonlyMap<string, number>;
}

function pastOf(lines: readonly string[]): Past {
  const paired = new Map<string, number>();
  const reported = new Map<string, number>();
  for (const line of lines) {
    if (!line.includes('"kind":"paired"') && !line.includes('"kind":"reported"')) continue;
    const { seq, event } = JSON.parse(line) as Event;
    if (event.kind === "paired") paired.set(`${event.division}.${event.round}`, seq);
    if (event.kind !== "reported") continue;
    const key = keyOf(event, paired);
    reported.set(key, (reported.get(key) ?? 0) + 1);
  }
  return { paired, reported };
}

const keyOf = ({ division, round, table, game }: GameAt, paired: ReadonlyMap<string, number>): string =>
  `${division}.${round}.${paired.get(`${division}.${round}`) ?? 0}.${table}.${game}`;

/** Returns the last round of each division, and earlier rounds with missing results. */
export function currentRounds(view: View, lines: readonly string[]): Current[] {
  const past = pastOf(lines);
  const entries = new Map(view.entries.map(({ id, entry }) => [id, entry]));
  const apart = namesApart(view.entries);
  return view.divisions.flatMap(({ rounds, pending }, division) => {
    const plan = view.plan.divisions[division];
    if (plan === undefined) return [];
    const isCurrent = ({ number }: RoundView): boolean =>
      number === rounds.at(-1)?.number || pending.some(([round]) => round === number);
    const name = (id: number, game: number): string => {
      const member = plan.games.kind === "boards" ? entries.get(id)?.members?.[game] : undefined;
      return member ?? apart(id);
    };
    return rounds.filter(isCurrent).map((round): Current => {
      const games = round.matches.flatMap(({ pairing, games, is_decided }) =>
        [...games.entries()]
          // Once a series is decided, its remaining games are not played.
          .filter(([, outcome]) => outcome !== null || !is_decided)
          .map(([game, outcome]): Game => {
            const at = { division, round: round.number, table: pairing.table, game };
            const { cho, han } = sidesOf(pairing, game);
            const key = keyOf(at, past.paired);
            return {
              key,
              at,
              label: games.length > 1 ? `${pairing.table}.${game + 1}` : String(pairing.table),
              names: { cho: name(cho, game), han: name(han, game) },
              outcome,
              reported: past.reported.get(key) ?? 0,
            };
          }),
      );
      const hasDraws = plan.scoring.draw !== undefined && round.stage !== "knockout";
      return { division, round, results: resultsOf(hasDraws), games };
    });
  });
}
