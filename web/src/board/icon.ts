// Creates single pieces as elements, for lists, buttons and texts.
import { pieceRadius } from "./layout";
import { createPiece, dressed, loadSet, readySet } from "./pieces/draw";
import { svg } from "./svg";
import { applyStyle } from "./theme";
import type { Piece, PieceSet, Side } from "./types";

/**
 * Creates an element filled with a square picture of a piece. Screen readers ignore it, so the page should name the
 * piece in text. `redSide` is the side with red pieces.
 */
export function createPieceIcon(piece: Piece, set: PieceSet, redSide: Side = "han"): HTMLElement {
  const host = document.createElement("span");
  host.setAttribute("aria-hidden", "true");
  const root = host.attachShadow({ mode: "open" });
  applyStyle(root);
  // One scale for all roles, so that the three sizes of a set stay distinct.
  const half = pieceRadius("k") + 4;
  const picture = svg("svg", { viewBox: `${-half} ${-half + 2} ${2 * half} ${2 * half}` });
  const draw = (): void => picture.replaceChildren(createPiece(dressed(piece, redSide), readySet(set)));
  draw();
  if (readySet(set) !== set) void loadSet(set).then(draw);
  root.append(picture);
  return host;
}
