// The predefined messages offered before, during and after a game.
import type { ChatPreset, Phase } from "../../../wire.gen";

/** Ply from which greetings are no longer offered. */
const GREETING = 4;

const BEGIN: readonly ChatPreset[] = ["hello", "good_luck", "thank_you", "one_moment"];
const DURING: readonly ChatPreset[] = ["good_move", "one_moment", "take_your_time", "sorry", "thank_you"];
const AFTER: readonly ChatPreset[] = ["well_played", "good_game", "thank_you", "one_more", "goodbye"];

export function presetsNow(phase: Phase, ply: number): readonly ChatPreset[] {
  if (phase === "over") return AFTER;
  return phase === "arranging" || ply < GREETING ? BEGIN : DURING;
}
