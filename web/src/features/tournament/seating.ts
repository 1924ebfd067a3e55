// Passes games of a round to a clock on this device, and accepts the results that it offers.
import type { Command, GameAt, MatchView, RoundView, View } from "../../domain/tournament.gen";
import { changeOnce, kept } from "../../platform/storage.svelte";
import { giveSeat, isSameGame, OPEN_GAMES, takeSeat, type Offer, type Seat } from "../board-clock/seats";
import { TABLES } from "../board-clock/table";
import { timeOf } from "./answers";
import type { Directing } from "./directing.svelte";
import { report } from "./reporting";
import { roundName, sidesOf } from "./words";

/** Returns the data of a game for a clock. */
export function seatOf(
  directing: Directing,
  round: Pick<RoundView, "number" | "of">,
  match: MatchView,
  game: number,
): Seat {
  const { pairing, late, games } = match;
  const sides = sidesOf(pairing, game);
  const { plan } = directing.tournament.view;
  // In a series or a team match, lateness only counts in the first game.
  const lost = (side: "cho" | "han"): number =>
    game > 0
      ? 0
      : 1000 * late.reduce((sum, { id, deduction_s }) => sum + (id === sides[side] ? (deduction_s ?? 0) : 0), 0);
  const { id } = directing.tournament;
  const time = timeOf(id, plan);
  return {
    tournament: id,
    at: { division: directing.division, round: round.number, table: pairing.table, game },
    board: games.length > 1 ? `${pairing.table}.${game + 1}` : String(pairing.table),
    event: plan.name,
    round: roundName(round),
    names: { cho: directing.player(sides.cho, game), han: directing.player(sides.han, game) },
    rules: plan.rules ?? null,
    late: { cho: lost("cho"), han: lost("han") },
    ...(time === null ? {} : { time }),
  };
}

/** Returns the games without a result, except those that a decided series no longer needs. */
const openGames = ({ divisions }: View): GameAt[] =>
  divisions.flatMap(({ rounds, pending }, division) =>
    pending.flatMap(([round, table]) => {
      const match = rounds
        .find(({ number }) => number === round)
        ?.matches.find(({ pairing }) => pairing.table === table);
      const games = [...(match?.games ?? []).entries()].filter(([, outcome]) => outcome === null);
      return games.map(([game]): GameAt => ({ division, round, table, game }));
    }),
  );

/** Stores which games of a tournament still need a result, for the clocks in this browser. */
export function keepOpenGames(id: number, view: View): void {
  const games = openGames(view);
  changeOnce(OPEN_GAMES, (all) => (JSON.stringify(all[id]) === JSON.stringify(games) ? all : { ...all, [id]: games }));
}

/** Hands a board over to the clock on this device. If the board has a clock that goes on, that is shown instead. */
export function handOver(seat: Seat): void {
  const tables = TABLES.read(kept(TABLES.key));
  const isTimed = tables.some((table) => table.result === null && table.seat !== null && isSameGame(table.seat, seat));
  if (isTimed) takeSeat();
  else giveSeat(seat);
}

/** Returns the commands that accept an offer: its result and record, unless the game already has them. */
export function accepting({ at, outcome, record }: Offer, match: MatchView): Command[] {
  return [
    ...(match.games[at.game] === null ? [report(at, outcome)] : []),
    ...(record !== null && match.records[at.game] === false ? [{ record: { at, record } }] : []),
  ];
}
