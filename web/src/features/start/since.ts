// News for a user since the last visit on an earlier day. Pure.
import type { GameSummary, Side } from "../../wire.gen";

/** Times and ratings of visits, as stored in this browser. */
export interface Visits {
  /** Day of the latest visit. */
  readonly day: number;
  readonly lastMs: number;
  /** Time of the latest visit on an earlier day; null on the first day. */
  readonly sinceMs: number | null;
  /** Last known rating at `sinceMs`; null if there was none. */
  readonly rating: number | null;
  /** Last known rating; null if there was none. */
  readonly lastRating: number | null;
}

/** Returns the visits including the one at `nowMs`; `before` is null on the first visit. */
export function visited(before: Visits | null, day: number, nowMs: number, rating: number | null): Visits {
  const now = { day, lastMs: nowMs, lastRating: rating ?? before?.lastRating ?? null };
  if (before === null) return { ...now, sinceMs: null, rating: null };
  if (before.day === day) return { ...now, sinceMs: before.sinceMs, rating: before.rating };
  return { ...now, sinceMs: before.lastMs, rating: before.lastRating };
}

export function readVisits(text: string | null): Visits | null {
  try {
    const stored = JSON.parse(text ?? "null") as Partial<Visits> | null;
    const isNumber = (value: unknown): boolean => value === null || Number.isFinite(value);
    const whole =
      typeof stored?.day === "number" &&
      typeof stored.lastMs === "number" &&
      [stored.sinceMs, stored.rating, stored.lastRating].every(isNumber);
    return whole ? (stored as Visits) : null;
  } catch {
    return null;
  }
}

export interface News {
  /** Games in progress in which it is the user's turn. */
  readonly turns: readonly GameSummary[];
  /** Games that have ended since the last visit on an earlier day. */
  readonly over: readonly GameSummary[];
  readonly rating: { readonly before: number; readonly after: number } | null;
}

const SIDES: readonly Side[] = ["cho", "han"];

/** Returns the user's side; null if the user has both sides or neither. */
export function sideOf({ seats }: GameSummary): Side | null {
  const mine = SIDES.filter((side) => seats[side].you);
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** Maximum number of games in each list. */
const MOST = 3;

export function newsSince({ sinceMs, rating, lastRating }: Visits, games: readonly GameSummary[]): News {
  const own = games.filter((game) => sideOf(game) !== null);
  return {
    turns: own.filter((game) => game.phase === "playing" && game.turn === sideOf(game)).slice(0, MOST),
    over: own
      .filter(
        (game) => game.verdict !== null && game.ply > 0 && game.updated_ms >= (sinceMs ?? Number.POSITIVE_INFINITY),
      )
      .slice(0, MOST),
    rating:
      rating !== null && lastRating !== null && rating !== lastRating ? { before: rating, after: lastRating } : null,
  };
}
