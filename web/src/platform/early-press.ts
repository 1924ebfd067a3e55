// A press on the button of a page's first picture, which only `shell/first.ts` hears: it requests the game, and the app
// opens it.
import { keepFresh } from "./fresh-game";
import type { GameView } from "../wire.gen";

declare global {
  /** The answer to the request for a game; `null` if there was none. */
  var earlyGame: Promise<Response | null> | undefined;
}

const EARLY = "early";

export const isPressedEarly = (): boolean => document.documentElement.dataset[EARLY] !== undefined;

/** Whether it was pressed; once only. */
export function takeEarlyPress(): boolean {
  const pressed = isPressedEarly();
  delete document.documentElement.dataset[EARLY];
  return pressed;
}

/** The id of the game that the press has asked for; null if there is none. Once only. */
export async function takeEarlyGame(): Promise<string | null> {
  const asked = globalThis.earlyGame;
  globalThis.earlyGame = undefined;
  const answer = await asked;
  if (answer?.ok !== true) return null;
  const view = (await answer.json().catch(() => null)) as GameView | null;
  return view === null ? null : keepFresh(view).id;
}
