// The boards on the screen for spectators: games that this device times or records, and the other games of the current
// rounds.
//
// Pure. Must not depend on pages.
import type { Side } from "../../../board";
import type { Outcome } from "../../../domain/tournament.gen";
import { isSameGame, type Seat } from "../../board-clock/seats";
import { halted, type Sitting } from "../../board-clock/sitting";
import type { Result, Table } from "../../board-clock/table";
import type { DeviceGame } from "../../device-game/game";
import type { Current, Game } from "../phones/games";

/** A board with clocks on this device, and with its moves if they are recorded. */
export interface Live {
  readonly id: string;
  /** Number of the board; null if there is only one and it has none. */
  readonly board: string | null;
  readonly names: Readonly<Record<Side, string>>;
  /** Side at the bottom. */
  readonly near: Side;
  readonly sitting: Sitting | null;
  /** The game with its moves; null if this device has only its clock. */
  readonly game: DeviceGame | null;
  /** Result that was entered at the clock. */
  readonly result: Result | null;
  /** Result that the director has entered. */
  readonly outcome: Outcome | null;
}

/** A game of a current round that this device neither times nor records. */
export interface Other extends Pick<Game, "key" | "label" | "names" | "outcome"> {
  readonly current: Current;
  /** Index of the group in which the game is played; null outside groups, or if there is only one. */
  readonly group: number | null;
}

interface Sources {
  readonly tables: readonly Table[];
  /** Last game on this device. */
  readonly game: DeviceGame | null;
  /** Tournament whose boards are shown; null to show all games on this device. */
  readonly tournament: { readonly id: number; readonly current: readonly Current[] } | null;
}

export interface OnScreen {
  readonly live: readonly Live[];
  readonly others: readonly Other[];
}

type Here = Omit<Live, "outcome"> & { readonly seat: Seat | null };

/** Returns the games between two people on this device, the one with moves first. */
function gamesHere({ tables, game }: Sources): Here[] {
  const timed = tables.map(({ id, seat, names, near, sitting, result }, at): Here => {
    const board = seat?.board ?? (tables.length > 1 ? String(at + 1) : null);
    return { id, board, names, near, sitting, game: null, result, seat };
  });
  if (game?.strength !== null) return timed;
  const { id, names, mine, sitting = null, seat = null } = game;
  return [{ id, board: seat?.board ?? null, names, near: mine, sitting, game, result: null, seat }, ...timed];
}

export function onScreen(sources: Sources): OnScreen {
  const here = gamesHere(sources);
  const { tournament } = sources;
  if (tournament === null) return { live: here.map((one) => ({ ...one, outcome: null })), others: [] };
  const live: Live[] = [];
  const others: Other[] = [];
  for (const current of tournament.current) {
    const groups = new Set(current.round.matches.map(({ group }) => group));
    const isGrouped = current.round.stage === "group" && groups.size > 1;
    const groupAt = (table: number): number | null =>
      isGrouped ? (current.round.matches.find(({ pairing }) => pairing.table === table)?.group ?? null) : null;
    for (const { key, at, label, names, outcome } of current.games) {
      const found = here.find(({ seat }) => seat !== null && isSameGame(seat, { tournament: tournament.id, at }));
      if (found === undefined) others.push({ key, label, names, outcome, current, group: groupAt(at.table) });
      else live.push({ ...found, outcome });
    }
  }
  return { live, others };
}

/**
 * Time in ms after which the page with the clock counts as closed if it has not reported. Browsers may let hidden pages
 * run only once a minute.
 */
const CLOSED_MS = 90_000;

/**
 * Returns a clock as spectators see it. Once the page that ran the clock is closed, or the game has a result, the clock
 * is shown as stopped.
 */
export function clockShown(sitting: Sitting, seen: number, now: number, hasResult = false): Sitting {
  if (sitting.since === null) return sitting;
  const last = Math.max(seen, sitting.since);
  return hasResult || now - last > CLOSED_MS ? halted(sitting, last) : sitting;
}
