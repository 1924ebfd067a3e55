// The boards of a round on their way to a clock, and the results that come back.
import type { Command, MatchView, RoundView } from "../../domain/tournament.gen";
import type { Offer, Seat } from "../board-clock/seats";
import type { Directing } from "./directing.svelte";
import { report } from "./reporting";
import { sidesOf } from "./words";

/** Returns a game as it is handed to a clock. */
export function seatOf(directing: Directing, round: Pick<RoundView, "number">, match: MatchView, game: number): Seat {
  const { pairing, late, games } = match;
  const sides = sidesOf(pairing, game);
  const { plan } = directing.tournament.view;
  // Who comes late to a series or a team match is late for its first game.
  const lost = (side: "cho" | "han"): number =>
    game > 0
      ? 0
      : 1000 * late.reduce((sum, { id, deduction_s }) => sum + (id === sides[side] ? (deduction_s ?? 0) : 0), 0);
  return {
    tournament: directing.tournament.id,
    at: { division: directing.division, round: round.number, table: pairing.table, game },
    board: games.length > 1 ? `${pairing.table}.${game + 1}` : String(pairing.table),
    event: plan.name,
    names: { cho: directing.player(sides.cho, game), han: directing.player(sides.han, game) },
    rules: plan.rules ?? null,
    late: { cho: lost("cho"), han: lost("han") },
  };
}

/** Returns the commands with which the director accepts an offer: what the game does not have yet. */
export function accepting({ at, outcome, record }: Offer, match: MatchView): Command[] {
  return [
    ...(match.games[at.game] === null ? [report(at, outcome)] : []),
    ...(record !== null && match.records[at.game] === false ? [{ record: { at, record } }] : []),
  ];
}
