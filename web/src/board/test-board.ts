// A board on a page, for tests of the element.
import { type JanggiBoard, START_FEN, parseFen } from "./index";

/** The board of the current test. */
export let board: JanggiBoard;

/** Shows a board on an empty page in Korean. Cho's pieces on a4 and e2 may move. */
export async function showBoard(pieces = parseFen(START_FEN)): Promise<void> {
  document.body.replaceChildren();
  document.documentElement.lang = "ko";
  board = document.createElement("janggi-board");
  board.pieces = pieces;
  board.interactive = "cho";
  board.legal = { a4: ["a5", "b4"], e2: ["e2", "e3"] };
  document.body.append(board);
  await drawn();
}

export function cell(square: string): HTMLElement {
  const found = board.shadowRoot?.querySelector<HTMLElement>(`[data-square="${square}"]`);
  if (found === null || found === undefined) throw new Error(`no cell ${square}`);
  return found;
}

export const press = (square: string): void => cell(square).click();

/** Waits until the board has drawn its changes. */
export const drawn = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));
