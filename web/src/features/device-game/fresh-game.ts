// The first moment of a game on this device.
import type { PresetInfo } from "../../platform/rules/catalog";
import type { Side } from "../../domain/position";
import { ownZone } from "../../platform/zone";
import type { DeviceGame, Setups, Strength } from "./game";

export const SETUPS = ["mssm", "smsm", "msms", "smms"] as const satisfies readonly Setups["cho"][];

/** Three built-in levels that are far apart, used if the server's levels were never fetched. */
export const STRENGTHS: readonly Strength[] = [
  { level: 1, nodes: 120, margin: 1500, spread: 700 },
  { level: 2, nodes: 550, margin: 35, spread: 12 },
  { level: 3, nodes: 12_000, margin: 0, spread: 1 },
];

export interface Wishes {
  preset: Pick<PresetInfo, "id" | "revision" | "full">;
  strength: Strength;
  side: Side | "random";
  setup: Setups["cho"];
  /** What the record calls them. */
  names: { player: string; engine: string };
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The engine's setup is drawn by lot, and the visitor's side if that is wished; `dice` is from 0 to 1. */
export function freshGame(
  { preset, strength, side, setup, names }: Wishes,
  dice = Math.random,
  now = Date.now(),
): DeviceGame {
  const { level, nodes, margin, spread } = strength;
  const mine = side === "random" ? (dice() < 0.5 ? "cho" : "han") : side;
  const other = SETUPS[Math.floor(dice() * SETUPS.length)] ?? "mssm";
  return {
    version: 1,
    id: freshId(),
    began: now,
    ...ownZone(),
    rules: { id: `${preset.id}@${preset.revision}`, full: preset.full },
    setups: mine === "cho" ? { cho: setup, han: other } : { cho: other, han: setup },
    strength: { level, nodes, margin, spread },
    mine,
    names: mine === "cho" ? { cho: names.player, han: names.engine } : { cho: names.engine, han: names.player },
    tokens: [],
    record: null,
  };
}
