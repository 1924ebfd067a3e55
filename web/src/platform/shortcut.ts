// Which shortcut of a page a key press is: letters by their place on the keyboard, so that Caps Lock and a Korean keyboard
// have them too, and nothing while the press belongs to a field, a dialog or a move that is typed on a board.
//
// Must not: know what a shortcut does.
import { letterOf, signOf } from "../board/keys";

const WRITTEN_IN =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog, [contenteditable]:not([contenteditable=false])";
/** These are moved by arrows and the like, and leave letters to the page. */
const MOVED_IN = "input:is([type=radio], [type=range])";

/**
 * The name of a pressed key: a letter in lower case, a sign, or a name such as `ArrowLeft` or `Escape`; null where the
 * press is not the page's. With `Ctrl+` before it where Ctrl or Command is held.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.altKey || event.isComposing) return null;
  const key = letterOf(event) ?? signOf(event);
  for (const target of event.composedPath()) {
    if (!(target instanceof Element)) continue;
    if (target.matches(WRITTEN_IN) || (target.matches(MOVED_IN) && key.length > 1)) return null;
    if (target.localName === "janggi-board" && (target as HTMLElementTagNameMap["janggi-board"]).takesKey(event))
      return null;
  }
  return event.ctrlKey || event.metaKey ? `Ctrl+${key}` : key;
}
