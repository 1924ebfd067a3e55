// Navigation to the form for a new game. A page that leads to it can fill in choices; the form is scrolled into view.
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { keepChoices, type Choices } from "./choices";
import { isSite } from "./site";

/** Whether the form exists. A static site has none, because games created with it need a server. */
export const hasSetupForm = !isSite;

let isWanted = false;

/** Goes to the form, filled in with these choices. */
export function toSetupForm(chosen: Partial<Choices>): void {
  keepChoices(chosen, settings.words);
  isWanted = true;
  router.go("/");
}

/** Returns whether a page has sent the visitor to the form, which is not shown yet. */
export function isSetupWanted(): boolean {
  return isWanted;
}

/**
 * Scrolls the form into view if a page has sent the visitor to it. Call this once the form is drawn, because it is
 * drawn later than the page.
 */
export function showIfWanted(form: HTMLElement): void {
  if (!isWanted) return;
  isWanted = false;
  form.scrollIntoView();
  form.focus({ preventScroll: true });
}
