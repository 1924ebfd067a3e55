// Navigation to the form that sets up a game: pages that send a visitor there fill it in, and it is scrolled into view.
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { keepChoices, type Choices } from "./choices";
import { isSite } from "./site";

/** Its games are on a server. */
export const hasSetupForm = !isSite;

let isWanted = false;

/** Goes to the form, filled in with these choices. */
export function toSetupForm(chosen: Partial<Choices>): void {
  keepChoices(chosen, settings.words);
  isWanted = true;
  router.go("/");
}

/** Whether a page has sent the visitor to the form. */
export function isSetupWanted(): boolean {
  return isWanted;
}

/** Scrolls the form into view if a page has sent the visitor to it. The form is drawn some time after its page. */
export function showIfWanted(form: HTMLElement): void {
  if (!isWanted) return;
  isWanted = false;
  form.scrollIntoView();
  form.focus({ preventScroll: true });
}
