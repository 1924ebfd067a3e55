// News about a reader's games during their absence. Pure.
import type { GameSummary, Side } from "../../wire.gen";

export interface News {
  /**
   * Games against another person in which it is the reader's turn, or which have just begun with a clock, the
   * longest-waiting first.
   */
  readonly turns: readonly GameSummary[];
  /** Games against another person that have ended since the reader last looked, newest first. */
  readonly over: readonly GameSummary[];
}

export const NO_NEWS: News = { turns: [], over: [] };

const SIDES: readonly Side[] = ["cho", "han"];

/** Returns the reader's side in a game against another person; `null` in any other game. */
function sideAgainstPerson({ seats }: GameSummary): Side | null {
  const mine = SIDES.filter((side) => seats[side].you);
  const [side] = mine;
  if (side === undefined || mine.length !== 1) return null;
  return seats[side === "cho" ? "han" : "cho"].kind === "engine" ? null : side;
}

/** Returns whether both players have joined and choose their setups in limited time, as in a round of a tournament. */
function begins({ phase, seats, speed }: GameSummary): boolean {
  const isHurried = !["unlimited", "correspondence"].includes(speed ?? "unlimited");
  return phase === "arranging" && isHurried && SIDES.every((side) => seats[side].kind === "guest");
}

/** Returns the news. `seenMs` is the time when the reader last looked, by the server's clock. */
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

/** Returns the time up to which everything in this list has been seen. */
export function seenUpTo(games: readonly GameSummary[]): number {
  return games.reduce((latest, { updated_ms }) => Math.max(latest, updated_ms), 0);
}
