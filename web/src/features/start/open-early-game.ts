// Opens the game that a press on the start page's prerendered picture has requested, before that page is drawn.
import { keepChoices } from "../../platform/choices";
import { takeEarlyGame, takeEarlyPress } from "../../platform/early-press";
import { router } from "../../platform/router.svelte";
import { settings } from "../../platform/settings.svelte";

/** Opens the game; returns false if there is none, so that the press still has to be handled. */
export async function openEarlyGame(): Promise<boolean> {
  const id = await takeEarlyGame();
  if (id === null) return false;
  takeEarlyPress();
  // As after any press of the button, the next visit is no longer the first.
  keepChoices({}, settings.words);
  router.go(`/game/${id}`);
  return true;
}
