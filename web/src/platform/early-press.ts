// A press on the button in a page's prerendered HTML, before the app has started. `shell/first.ts` requests the game,
// and the app opens it.
import { keepFresh } from "./fresh-game";
import type { GameView } from "../wire.gen";

declare global {
  /** Response to the early request for a game; `null` if it failed. Undefined if there was no request. */
  var earlyGame: Promise<Response | null> | undefined;
}

const EARLY = "early";

export const isPressedEarly = (): boolean => document.documentElement.dataset[EARLY] !== undefined;

/** Returns whether the button was pressed, and clears the mark. */
export function takeEarlyPress(): boolean {
  const pressed = isPressedEarly();
  delete document.documentElement.dataset[EARLY];
  return pressed;
}

/** Returns the id of the requested game; null if the request failed, there was none, or the id was already taken. */
export async function takeEarlyGame(): Promise<string | null> {
  const asked = globalThis.earlyGame;
  globalThis.earlyGame = undefined;
  const answer = await asked;
  if (answer?.ok !== true) return null;
  const view = (await answer.json().catch(() => null)) as GameView | null;
  return view === null ? null : keepFresh(view).id;
}
