// Label and state of each point of the board, for the accessible grid.
import type { CellView } from "./grid";
import { type Interaction, isLegal, isMovable, isOffered, shownPieces } from "./state";
import { premovesTo } from "./premoves";
import { type Lang, cellLabel } from "./texts";
import type { BoardModel, LastMove, Square } from "./types";

/** Returns a function that describes a point of the board in this state. */
export function cellViews(model: BoardModel, state: Interaction, lang: Lang): (square: Square) => CellView {
  const shown = shownPieces(model.pieces, state.pending);
  const { selected } = state;
  const last = model.lastMove === null ? null : goalOf(model.lastMove);
  return (square) => {
    const isSelected = selected === square;
    // While editing, pieces can go anywhere, so targets are not announced.
    const isTarget = model.editing === "off" && selected !== null && !isSelected && isLegal(model, selected, square);
    const isOpen = model.points.includes(square);
    const piece = shown[square];
    const isLast = last === square;
    const checked = model.check === square ? model.checkKind : null;
    const premoves = premovesTo(model.premoves, square);
    const facts = { square, piece, isSelected, isTarget, isOffered: isOpen, isLast, checked, premoves };
    return {
      label: cellLabel(facts, model, lang),
      isSelected,
      kind: isTarget || isOffered(model, square) ? "target" : isMovable(model, square) ? "movable" : "plain",
    };
  };
}

/** Returns the point of the piece that moved, or of the general that passed. */
function goalOf(move: LastMove): Square {
  return "pass" in move ? move.pass : move.to;
}

/** Returns whether two moves are equal. A page may set an equal move as a new object, which is not announced again. */
export function isSameMove(a: LastMove | null, b: LastMove): boolean {
  if (a === null) return false;
  if ("pass" in a || "pass" in b) return "pass" in a && "pass" in b && a.pass === b.pass;
  return a.from === b.from && a.to === b.to;
}
