// The game that a press on the start page's first picture has asked for, opened before that page is drawn.
import { keepChoices } from "../../platform/choices";
import { takeEarlyGame, takeEarlyPress } from "../../platform/early-press";
import { router } from "../../platform/router.svelte";
import { settings } from "../../platform/settings.svelte";

/** Opens it; false if there is none, and what was pressed is still to be done. */
export async function openEarlyGame(): Promise<boolean> {
  const id = await takeEarlyGame();
  if (id === null) return false;
  takeEarlyPress();
  // As after any other press of the button, the next visit is not the first.
  keepChoices({}, settings.words);
  router.go(`/game/${id}`);
  return true;
}
