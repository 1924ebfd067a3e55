// Opens a game requested by a press on the prerendered start page, before the app draws that page.
import { keepChoices } from "../../platform/choices";
import { takeEarlyGame, takeEarlyPress } from "../../platform/early-press";
import { router } from "../../platform/router.svelte";
import { settings } from "../../platform/settings.svelte";

/** Opens the game; returns false if there is none and the press still has to be handled. */
export async function openEarlyGame(): Promise<boolean> {
  const id = await takeEarlyGame();
  if (id === null) return false;
  takeEarlyPress();
  // Stored choices mark the next visit as no longer the first.
  keepChoices({}, settings.words);
  router.go(`/game/${id}`);
  return true;
}
