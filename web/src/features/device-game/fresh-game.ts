// Initial state of a game on this device.
import type { PresetInfo } from "../../platform/rules/catalog";
import type { Side } from "../../domain/position";
import { fromSeat } from "../../domain/setup";
import { freshId } from "../../platform/fresh-id";
import { ownZone } from "../../platform/zone";
import type { Running } from "../board-clock/board-clock";
import type { Seat } from "../board-clock/seats";
import { newSitting, seated, UNLIMITED } from "../board-clock/sitting";
import type { DeviceGame, Setups, Strength } from "./game";

export const SETUPS = ["mssm", "smsm", "msms", "smms"] as const satisfies readonly Setups["cho"][];

/** Three built-in levels of clearly different strength, used until the server's levels are loaded. */
export const STRENGTHS: readonly Strength[] = [
  { level: 1, nodes: 120, margin: 1500, spread: 700 },
  { level: 2, nodes: 550, margin: 35, spread: 12 },
  { level: 3, nodes: 12_000, margin: 0, spread: 1 },
];

export interface Wishes {
  preset: Pick<PresetInfo, "id" | "revision" | "full">;
  /** Strength of the engine; null in a game between two people. */
  strength: Strength | null;
  side: Side | "random";
  /** The user's setup. Both setups are read from the left of their own side. */
  setup: Setups["cho"];
  /** Setup of the other side; random if missing. */
  other?: Setups["cho"];
  /** Time control of a game between two people; null for no clock. */
  time?: Running | null;
  /** Tournament game that is played here. */
  seat?: Seat | null;
  names: { player: string; other: string };
}

/** Keeps only the fields of a strength; a level from the server has more. */
const bare = ({ level, nodes, margin, spread }: Strength): Strength => ({ level, nodes, margin, spread });

/** Creates a game. `dice` returns random numbers in [0, 1), for a random side and a missing setup. */
export function freshGame(
  { preset, strength, side, setup, other: chosen, time = null, seat = null, names }: Wishes,
  dice = Math.random,
  now = Date.now(),
): DeviceGame {
  const mine = side === "random" ? (dice() < 0.5 ? "cho" : "han") : side;
  const other = chosen ?? SETUPS[Math.floor(dice() * SETUPS.length)] ?? "mssm";
  return {
    version: strength === null ? 3 : 1,
    id: freshId(),
    began: now,
    ...ownZone(),
    rules: { id: `${preset.id}@${preset.revision}`, full: preset.full },
    setups: mine === "cho" ? { cho: setup, han: fromSeat(other, "han") } : { cho: other, han: fromSeat(setup, "han") },
    strength: strength && bare(strength),
    mine,
    names: mine === "cho" ? { cho: names.player, han: names.other } : { cho: names.other, han: names.player },
    ...(strength === null ? { sitting: seated(newSitting(time ?? UNLIMITED), seat, now) } : {}),
    ...(seat === null ? {} : { seat }),
    tokens: [],
    record: null,
  };
}
