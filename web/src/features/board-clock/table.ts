// A game at a real board, timed by this device: its clock, players and result.
//
// Pure. Must not depend on pages.
import type { Side } from "../../board";
import type { Outcome } from "../../domain/tournament.gen";
import type { Form } from "../../platform/storage.svelte";
import { DEFAULT_HEARD, isHeard } from "./choices";
import { pointsOff } from "./acts";
import type { Seat } from "./seats";
import { newSitting, readSitting, seated, type Sitting } from "./sitting";
import type { Running } from "./board-clock";
import type { Heard } from "../byoyomi/voice";

/** Stored form of a game on the clock. Changing it requires a new version, and old versions must stay readable. */
export interface Table {
  readonly version: 1;
  readonly id: string;
  readonly began: number;
  readonly sitting: Sitting;
  /** Side whose clock is in the lower half. */
  readonly near: Side;
  /** The players' names; empty for players without a name. */
  readonly names: Readonly<Record<Side, string>>;
  readonly heard: Heard;
  /** Tournament game played at this board; null outside tournaments. */
  readonly seat: Seat | null;
  readonly result: Result | null;
}

export interface Result {
  readonly winner: Side | "draw";
  readonly by: "board" | "time" | "referee" | "points";
  /** Totals of a counted game, including the deom and after deductions for faults. */
  readonly totals?: Readonly<Record<Side, number>>;
}

interface Wishes {
  readonly id: string;
  readonly time: Running;
  readonly near: Side;
  readonly heard: Heard;
  readonly names: Readonly<Record<Side, string>>;
  readonly seat: Seat | null;
}

export const newTable = ({ time, seat, ...rest }: Wishes, now: number): Table => ({
  version: 1,
  began: now,
  sitting: seated(newSitting(time), seat, now),
  seat,
  result: null,
  ...rest,
});

/** Converts a result to the form that the tournament stores. */
export function outcomeOf({ winner, by, totals }: Result): Outcome {
  if (winner === "draw") return { result: "draw" };
  return by === "points" ? { result: "counted", winner, ...totals } : { result: "full", winner };
}

/** Returns the totals of both sides after deductions for faults, at least 0. Han's includes the deom. */
export function totalsOf(
  pieces: Readonly<Record<Side, number>>,
  deom: number,
  acts: Sitting["acts"],
): Record<Side, number> {
  return {
    cho: Math.max(0, pieces.cho - pointsOff(acts, "cho")),
    han: Math.max(0, pieces.han + deom - pointsOff(acts, "han")),
  };
}

/** Applies `step` to the game with this id. */
export const changed = (tables: readonly Table[], id: string, step: (table: Table) => Table): readonly Table[] =>
  tables.map((table) => (table.id === id ? step(table) : table));

/** Parses the stored games; those that this version cannot read are left out. */
export function readTables(text: string | null): readonly Table[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isTable) : [];
  } catch {
    return [];
  }
}

/** Games on the clock of this device. */
export const TABLES: Form<readonly Table[]> = {
  key: "janggun.clock-tables",
  read: readTables,
  write: (tables) => (tables.length === 0 ? null : JSON.stringify(tables)),
};

function isTable(value: unknown): value is Table {
  const one = value as Partial<Table> | null;
  return (
    typeof one === "object" &&
    one !== null &&
    one.version === 1 &&
    typeof one.id === "string" &&
    typeof one.began === "number" &&
    readSitting(one.sitting) !== null &&
    (one.near === "cho" || one.near === "han") &&
    typeof one.names?.cho === "string" &&
    typeof one.names.han === "string" &&
    isHeard(one.heard ?? DEFAULT_HEARD)
  );
}
