// League scoring (리그전) by kind of result, for the example on the culture page.

/** `full` (완승) is a win by mate, resignation or time; `points` (점수승) is a win on points. */
export type Kind = "full" | "points";

export interface Result {
  readonly winner: number;
  readonly loser: number;
  readonly kind: Kind;
}

/** League points for the winner and the loser, under the KJF's rules of 2020. */
export const SCORE: Readonly<Record<Kind, { readonly winner: number; readonly loser: number }>> = {
  full: { winner: 7, loser: 0 },
  points: { winner: 4, loser: 2 },
};

export interface Row {
  readonly player: number;
  readonly won: number;
  /** Score of each game, in the order played. */
  readonly scores: readonly number[];
  readonly total: number;
}

/** Results of a round robin with four players. */
export const EXAMPLE: readonly Result[] = [
  { winner: 0, loser: 1, kind: "points" },
  { winner: 2, loser: 3, kind: "full" },
  { winner: 0, loser: 2, kind: "points" },
  { winner: 1, loser: 3, kind: "full" },
  { winner: 0, loser: 3, kind: "points" },
  { winner: 1, loser: 2, kind: "full" },
];

/** Returns one row per player, highest total first; ties are in player order. */
export function leagueTable(players: number, results: readonly Result[]): readonly Row[] {
  const rows = Array.from({ length: players }, (_, player): Row => {
    const scores = results.flatMap(({ winner, loser, kind }) =>
      winner === player ? [SCORE[kind].winner] : loser === player ? [SCORE[kind].loser] : [],
    );
    return {
      player,
      won: results.filter(({ winner }) => winner === player).length,
      scores,
      total: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  return rows.sort((a, b) => b.total - a.total || a.player - b.player);
}
