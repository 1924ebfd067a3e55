// What has happened in a reader's games while he was elsewhere. Pure.
import type { GameSummary, Side } from "../../wire.gen";

export interface News {
  /** Games with another person in which it is the reader's turn, the one that waits longest first. */
  readonly turns: readonly GameSummary[];
  /** Games with another person that have ended since the reader looked last, the newest first. */
  readonly over: readonly GameSummary[];
}

export const NO_NEWS: News = { turns: [], over: [] };

const SIDES: readonly Side[] = ["cho", "han"];

/** The reader's side in a game with another person; `null` in any other game. */
function sideAgainstPerson({ seats }: GameSummary): Side | null {
  const mine = SIDES.filter((side) => seats[side].you);
  const [side] = mine;
  if (side === undefined || mine.length !== 1) return null;
  return seats[side === "cho" ? "han" : "cho"].kind === "engine" ? null : side;
}

/** `seenMs` is when the reader looked last, by the server's clock. */
export function newsOf(games: readonly GameSummary[], seenMs: number): News {
  const own = games.filter((game) => sideAgainstPerson(game) !== null);
  const playing = own.filter((game) => game.verdict === null && game.phase === "playing");
  const ended = own.filter((game) => game.verdict !== null && game.ply > 0 && game.updated_ms > seenMs);
  return {
    turns: playing
      .filter((game) => game.turn === sideAgainstPerson(game))
      .sort((one, other) => one.updated_ms - other.updated_ms),
    over: ended.sort((one, other) => other.updated_ms - one.updated_ms),
  };
}

/** The moment up to which everything in this list has been seen. */
export function seenUpTo(games: readonly GameSummary[]): number {
  return games.reduce((latest, { updated_ms }) => Math.max(latest, updated_ms), 0);
}
