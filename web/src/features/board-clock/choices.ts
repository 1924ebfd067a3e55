// The clock settings last used in this browser.
import { TIMES } from "../../platform/choices";
import type { Running } from "./board-clock";
import { changedFields, changeOnce, kept } from "../../platform/storage.svelte";
import type { Heard } from "../byoyomi/voice";

export interface ClockChoices {
  time: Running;
  heard: Heard;
  /** Number of boards side by side. */
  boards: 1 | 2;
}

const KEY = "janggun.board-clock";

const USUAL: Running = { kind: "byoyomi", main_ms: 600_000, period_ms: 30_000, periods: 3 };

export const DEFAULT_HEARD: Heard = "voice";
export const isHeard = (value: string): value is Heard => ["voice", "beeps", "silent"].includes(value);

/** Time controls to choose from: those of games on the server, and times for the whole game. */
export const CLOCKS: readonly Running[] = [
  ...TIMES.filter((time) => time.kind === "byoyomi" || time.kind === "fischer"),
  // Korean tournaments usually allow 20 to 30 minutes per game, after which points are counted.
  ...[20, 25, 30].map((minutes) => ({ kind: "total", total_ms: minutes * 60_000 }) as const),
];

export function readClockChoices(text: string | null): ClockChoices {
  const usual: ClockChoices = { time: USUAL, heard: DEFAULT_HEARD, boards: 1 };
  try {
    const stored = JSON.parse(text ?? "{}") as Partial<ClockChoices>;
    const whole = { ...usual, ...stored };
    const { time } = whole;
    const ms = time.kind === "total" ? time.total_ms : time.main_ms;
    const known = ["byoyomi", "fischer", "total"].includes(time.kind) && Number.isFinite(ms);
    return known && isHeard(whole.heard) && (whole.boards === 1 || whole.boards === 2) ? whole : usual;
  } catch {
    return usual;
  }
}

export function loadClockChoices(): ClockChoices {
  return readClockChoices(kept(KEY));
}

/** Stores the choices that differ from `before`. */
export function saveClockChoices(before: ClockChoices, choices: ClockChoices): void {
  changeOnce({ key: KEY, read: readClockChoices }, (stored) => ({ ...stored, ...changedFields(before, choices) }));
}
