// News about a user's games during their absence. Pure.
import type { ClubNews, GameSummary, Side } from "../../wire.gen";

export interface News {
  /**
   * Games against another person in which it is the user's turn, longest wait first. Includes games with a clock that
   * are about to begin.
   */
  readonly turns: readonly GameSummary[];
  /** Finished games against another person that the user has not seen yet, newest first. */
  readonly over: readonly GameSummary[];
}

export const NO_NEWS: News = { turns: [], over: [] };

const SIDES: readonly Side[] = ["cho", "han"];

/** Returns the user's side in a game against another person; `null` in any other game. */
function sideAgainstPerson({ seats }: GameSummary): Side | null {
  const mine = SIDES.filter((side) => seats[side].you);
  const [side] = mine;
  if (side === undefined || mine.length !== 1) return null;
  return seats[side === "cho" ? "han" : "cho"].kind === "engine" ? null : side;
}

/** Returns whether both players have joined and must choose their setups in limited time. */
function begins({ phase, seats, speed }: GameSummary): boolean {
  const isHurried = !["unlimited", "correspondence"].includes(speed ?? "unlimited");
  return phase === "arranging" && isHurried && SIDES.every((side) => seats[side].kind === "guest");
}

/** Returns the news. `seenMs` is the server time up to which the user has seen the list. */
export function newsOf(games: readonly GameSummary[], seenMs: number): News {
  const own = games.filter((game) => sideAgainstPerson(game) !== null);
  const playing = own.filter((game) => game.verdict === null && (game.phase === "playing" || begins(game)));
  const ended = own.filter((game) => game.verdict !== null && game.ply > 0 && game.updated_ms > seenMs);
  return {
    turns: playing
      .filter((game) => begins(game) || game.turn === sideAgainstPerson(game))
      .sort((one, other) => one.updated_ms - other.updated_ms),
    over: ended.sort((one, other) => other.updated_ms - one.updated_ms),
  };
}

const CLUB_KINDS: readonly string[] = ["request", "admitted", "declined"] satisfies ClubNews["kind"][];

/** Returns the club news of kinds that this version knows; empty if the server sends no club news. */
export const knownClubs = (clubs: readonly ClubNews[] = []): readonly ClubNews[] =>
  clubs.filter(({ kind }) => CLUB_KINDS.includes(kind));

/** Returns the time of the latest change in this list, up to which the user has then seen everything. */
export function seenUpTo(games: readonly GameSummary[]): number {
  return games.reduce((latest, { updated_ms }) => Math.max(latest, updated_ms), 0);
}
