// Renders a game as an animated GIF with one frame per position, drawn by hidden boards.
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { BoardModel, CheckKind, JanggiBoard, LastMove, Pieces } from "../../board";
import { paint, snapshot } from "./snapshot";

export interface Picture {
  readonly pieces: Pieces;
  readonly lastMove: LastMove | null;
  readonly check: string | null;
  readonly checkKind: CheckKind;
}

export type Looks = Pick<BoardModel, "orientation" | "coords" | "pieceSet" | "palette" | "ground" | "redSide">;

export interface GifOptions {
  readonly width: number;
  readonly secondsPerMove: number;
  readonly onprogress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Factor by which the last position is shown longer than the others. */
const LAST_STAYS = 3;

/** Returns the GIF of these positions; null if it was cancelled. */
export async function gif(pictures: readonly Picture[], looks: Looks, options: GifOptions): Promise<Blob | null> {
  const encoder = GIFEncoder();
  const canvas = document.createElement("canvas");
  let palette: number[][] | null = null;
  for (const [at, picture] of pictures.entries()) {
    if (options.signal.aborted) return null;
    const context = await onBoard({ ...looks, ...picture }, (board) => paint(snapshot(board, options.width), canvas));
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    // The first frame has its own palette. All others share that of the second, which also shows the marks of a move.
    if (palette === null || at === 1) palette = quantize(data, 256);
    const stays = at === pictures.length - 1 ? LAST_STAYS : 1;
    const delay = Math.round(options.secondsPerMove * 1000 * stays);
    encoder.writeFrame(applyPalette(data, palette), width, height, { ...(at <= 1 ? { palette } : {}), delay });
    options.onprogress(at + 1);
  }
  encoder.finish();
  return new Blob([encoder.bytes() as Uint8Array<ArrayBuffer>], { type: "image/gif" });
}

/** Shows a position on a new hidden board. A reused board would animate the pieces from the previous position. */
async function onBoard<T>(model: Partial<BoardModel>, use: (board: JanggiBoard) => Promise<T>): Promise<T> {
  const board = document.createElement("janggi-board");
  board.setAttribute("aria-hidden", "true");
  board.style.position = "fixed";
  board.style.left = "-200vw";
  board.style.width = "600px";
  Object.assign(board, model);
  document.body.append(board);
  try {
    await drawn();
    return await use(board);
  } finally {
    board.remove();
  }
}

function drawn(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
