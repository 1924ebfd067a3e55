// Determines the shortcut for a key press.
//
// Letters are recognised by key position, so that they work with Caps Lock and a Korean keyboard. Key presses for a
// field, a dialog or a move being typed on a board are not shortcuts. This module must not depend on the effects of
// shortcuts.
import { letterOf, signOf } from "../board/keys";

type JanggiBoard = HTMLElementTagNameMap["janggi-board"];
/** A board on the page, whose script may not have run yet. */
type MaybeBoard = HTMLElement & Partial<Pick<JanggiBoard, "takesKey">>;

const BOARD = "janggi-board:not([mini])";
const WRITTEN_IN =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, dialog, [contenteditable]:not([contenteditable=false])";
/** Inputs that are operated with arrow keys, and leave letters to the page. */
const MOVED_IN = "input:is([type=radio], [type=range])";

/**
 * Returns the name of a pressed key: a letter in lower case, a symbol, or a name such as `ArrowLeft` or `Escape`.
 * Prefixed with `Ctrl+` if Ctrl or Command is held. Null if the key press is not for the page.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.altKey || event.isComposing) return null;
  const key = letterOf(event) ?? signOf(event);
  const path = event.composedPath().filter((target) => target instanceof Element);
  if (path.some((target) => target.matches(WRITTEN_IN) || (target.matches(MOVED_IN) && key.length > 1))) return null;
  if (takingBoard(event, path) !== undefined) return null;
  return event.ctrlKey || event.metaKey ? `Ctrl+${key}` : key;
}

/** Passes keys typed outside a board to the board, unless the focus is in a field, in a dialog or on a board. */
export function typeBeside(event: KeyboardEvent, board: JanggiBoard): void {
  if (event.defaultPrevented || event.isComposing) return;
  const path = event.composedPath().filter((target) => target instanceof Element);
  if (path.some((target) => target.matches(`${WRITTEN_IN}, ${BOARD}`))) return;
  if (takingBoard(event, path) === board) board.typeKey(event);
}

/** Returns the board on which a key press is part of a typed move: the focused board, or else one on the page. */
function takingBoard(event: KeyboardEvent, path: readonly Element[]): MaybeBoard | undefined {
  const own = path.find((target): target is HTMLElement => target.matches(BOARD));
  const boards: readonly MaybeBoard[] = own === undefined ? [...document.querySelectorAll<HTMLElement>(BOARD)] : [own];
  return boards.find((board) => board.takesKey?.(event) === true);
}
