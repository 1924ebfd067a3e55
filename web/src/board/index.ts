// Exports the public parts of the board. Importing this module defines the custom elements.
import { defineCaptured } from "./captured";
import { defineBoard } from "./element";

export { JanggiCaptured, takenFrom } from "./captured";
export type { Taken } from "./captured";
export { createPieceIcon } from "./icon";
export { PIECE_SIZES, type PieceSize } from "./layout";
export { pieceSymbol } from "./pieces/draw";
export { octagonPath } from "./pieces/octagon";
export { JanggiBoard } from "./element";
export { setSlowness, travelMs } from "./motion";
export { SQUARES, START_FEN, generalOf, isSquare, koreanName, parseFen, squareName } from "./squares";
export { langOf, moveSentence, pieceName } from "./texts";
export type {
  Arrow,
  BaseSet,
  BoardEvents,
  BoardModel,
  CheckKind,
  Coords,
  Editing,
  Ground,
  Interactive,
  LastMove,
  Mark,
  Palette,
  Piece,
  PieceSet,
  Pieces,
  Role,
  Segment,
  Shape,
  ShapeColour,
  Side,
  Square,
} from "./types";

defineBoard();
defineCaptured();
