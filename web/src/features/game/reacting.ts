// Plays the sound and shows the message for an event in a game.
//
// Must not choose them; `reactions.ts` does.
import { playSound as play } from "../../platform/sound";
import type { GameEvent, GameView } from "../../wire.gen";
import { callOut } from "./calls";
import { reaction } from "./reactions";
import type { ShownGame } from "./shown-game.svelte";

/** Reacts to an event that `game` already includes; `before` is the view without it. */
export function react(event: GameEvent, before: GameView, game: ShownGame): void {
  const { view, frame } = game;
  if (view === null) return;
  const { movement, mine, rematchOffered } = game;
  const action = game.frames.at(-1)?.action;
  const captured = action?.kind === "step" && action.captured !== null;
  const { call, word, sound } = reaction(event, { before, view, mine, movement, captured, frame, rematchOffered });
  if (call !== null) callOut(call);
  if (word !== null) game.say(word);
  if (sound !== null) play(sound);
}
