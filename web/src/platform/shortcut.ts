// Determines the shortcut for a key press.
//
// Letters are recognised by key position, so that they work with Caps Lock and a Korean keyboard. Key presses in a text
// field or a dialog, or for a move being typed on a board, are not shortcuts. This module must not depend on the
// effects of shortcuts.
import { letterOf, signOf } from "../board/keys";

type JanggiBoard = HTMLElementTagNameMap["janggi-board"];
/** A board on the page, whose script may not have run yet. */
type MaybeBoard = HTMLElement & Partial<Pick<JanggiBoard, "takesKey">>;

const BOARD = "janggi-board:not([mini])";
const WRITTEN_IN =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog, [contenteditable]:not([contenteditable=false])";
/** Inputs that use arrow keys but leave letters to the page. */
const MOVED_IN = "input:is([type=radio], [type=range])";

/**
 * Returns the pressed key: a lower-case letter, a digit, a symbol, or a name such as `ArrowLeft`. It is prefixed with
 * `Ctrl+` if Ctrl or Command is held. Null if the key press is not for the page.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.altKey || event.isComposing) return null;
  const key = letterOf(event) ?? signOf(event);
  const path = event.composedPath().filter((target) => target instanceof Element);
  if (path.some((target) => target.matches(WRITTEN_IN) || (target.matches(MOVED_IN) && key.length > 1))) return null;
  if (takingBoard(event, path) !== undefined) return null;
  return event.ctrlKey || event.metaKey ? `Ctrl+${key}` : key;
}

/** Passes a key typed outside all boards to `board`, if the board uses it. Ignores keys in a field or a dialog. */
export function typeBeside(event: KeyboardEvent, board: JanggiBoard): void {
  if (event.defaultPrevented || event.isComposing) return;
  const path = event.composedPath().filter((target) => target instanceof Element);
  if (path.some((target) => target.matches(`${WRITTEN_IN}, ${BOARD}`))) return;
  if (takingBoard(event, path) === board) board.typeKey(event);
}

/** Returns the board that uses a key press for a typed move. If a board has focus, no other board may use it. */
function takingBoard(event: KeyboardEvent, path: readonly Element[]): MaybeBoard | undefined {
  const own = path.find((target): target is HTMLElement => target.matches(BOARD));
  const boards: readonly MaybeBoard[] = own === undefined ? [...document.querySelectorAll<HTMLElement>(BOARD)] : [own];
  return boards.find((board) => board.takesKey?.(event) === true);
}
