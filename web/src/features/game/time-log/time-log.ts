// Time of each move in a game: used, credited for lag, and charged.
//
// Pure. Must not compute clocks; it only presents the server's values.
import type { ActionView, Side } from "../../../wire.gen";
import { boardAction } from "../../../domain/position";

export interface Row {
  /** Number of the board action, from 1. */
  ply: number;
  side: Side;
  /** Time in ms from the start of the turn to the move's arrival at the server; null if unknown. */
  thoughtMs: number | null;
  /** Lag credit in ms. */
  creditMs: number;
  /** Time charged in ms; null without a clock. */
  chargedMs: number | null;
}

export interface Total {
  thoughtMs: number;
  creditMs: number;
  chargedMs: number | null;
}

/** Returns a row for each move and pass. Without a clock, a turn starts when the previous move arrived. */
export function timeLog(actions: readonly ActionView[]): Row[] {
  let before: number | null = null;
  const rows: Row[] = [];
  for (const { token, side, at_ms, spent_ms, credit_ms: creditMs = 0 } of actions) {
    if (boardAction(token) === null || side === null) continue;
    const since = before === null ? null : Math.max(0, at_ms - before);
    rows.push({
      ply: rows.length + 1,
      side,
      thoughtMs: spent_ms === null ? since : spent_ms + creditMs,
      creditMs,
      chargedMs: spent_ms,
    });
    before = at_ms;
  }
  return rows;
}

export function totalOf(rows: readonly Row[], side: Side): Total {
  const own = rows.filter((row) => row.side === side);
  const sum = (value: (row: Row) => number | null): number => own.reduce((total, row) => total + (value(row) ?? 0), 0);
  return {
    thoughtMs: sum((row) => row.thoughtMs),
    creditMs: sum((row) => row.creditMs),
    chargedMs: own.some((row) => row.chargedMs !== null) ? sum((row) => row.chargedMs) : null,
  };
}

/** Formats a duration, rounded to a tenth of a second: `3.4`, `1:02.5`, `2:00:00.0`. */
export function length(ms: number): string {
  const tenths = Math.round(ms / 100);
  const two = (value: number): string => String(value).padStart(2, "0");
  const [seconds, minutes, hours] = [Math.floor(tenths / 10), Math.floor(tenths / 600), Math.floor(tenths / 36_000)];
  const rest = `${seconds % 60}.${tenths % 10}`;
  if (minutes === 0) return rest;
  const small = `${two(seconds % 60)}.${tenths % 10}`;
  return hours === 0 ? `${minutes}:${small}` : `${hours}:${two(minutes % 60)}:${small}`;
}

export interface Bar {
  ply: number;
  side: Side;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the bars of a chart of `width` by `height`: Cho's above the middle, Han's below. The longest time reaches the
 * edge.
 */
export function bars(rows: readonly Row[], width: number, height: number): Bar[] {
  const longest = Math.max(1, ...rows.map((row) => row.thoughtMs ?? 0));
  const step = width / Math.max(1, rows.length);
  return rows.map(({ ply, side, thoughtMs }) => {
    const tall = ((thoughtMs ?? 0) / longest) * (height / 2);
    return {
      ply,
      side,
      x: (ply - 1) * step,
      y: side === "cho" ? height / 2 - tall : height / 2,
      width: step * 0.8,
      height: tall,
    };
  });
}
