// Properties of `<janggi-board>`, one for each field of its model. This class does not draw.
import { EMPTY } from "./defaults";
import { loadSet, readySet } from "./pieces/draw";
import type { BoardModel, Pieces, Square } from "./types";

export abstract class BoardProperties extends HTMLElement {
  protected model: BoardModel = EMPTY;

  /** Applies a change to the model and, if `input` is given, passes it to the reducer. */
  protected abstract change(change: Partial<BoardModel>, input?: "position" | "facts"): void;

  get pieces(): Pieces {
    return this.model.pieces;
  }
  set pieces(pieces: Pieces) {
    this.change({ pieces }, "position");
  }
  get legal(): BoardModel["legal"] {
    return this.model.legal;
  }
  set legal(legal: BoardModel["legal"]) {
    this.change({ legal }, "facts");
  }
  get interactive(): BoardModel["interactive"] {
    return this.model.interactive;
  }
  set interactive(interactive: BoardModel["interactive"]) {
    this.change({ interactive }, "facts");
  }
  get points(): BoardModel["points"] {
    return this.model.points;
  }
  set points(points: BoardModel["points"]) {
    this.change({ points }, "facts");
  }
  get orientation(): BoardModel["orientation"] {
    return this.model.orientation;
  }
  set orientation(orientation: BoardModel["orientation"]) {
    this.change({ orientation });
  }
  get lastMove(): BoardModel["lastMove"] {
    return this.model.lastMove;
  }
  set lastMove(lastMove: BoardModel["lastMove"]) {
    this.change({ lastMove });
  }
  get check(): Square | null {
    return this.model.check;
  }
  set check(check: Square | null) {
    this.change({ check });
  }
  get checkKind(): BoardModel["checkKind"] {
    return this.model.checkKind;
  }
  set checkKind(checkKind: BoardModel["checkKind"]) {
    this.change({ checkKind });
  }
  get bikjang(): BoardModel["bikjang"] {
    return this.model.bikjang;
  }
  set bikjang(bikjang: BoardModel["bikjang"]) {
    this.change({ bikjang });
  }
  get warnings(): BoardModel["warnings"] {
    return this.model.warnings;
  }
  set warnings(warnings: BoardModel["warnings"]) {
    this.change({ warnings });
  }
  get coords(): BoardModel["coords"] {
    return this.model.coords;
  }
  set coords(coords: BoardModel["coords"]) {
    this.change({ coords });
  }
  get pieceSet(): BoardModel["pieceSet"] {
    return this.model.pieceSet;
  }
  set pieceSet(pieceSet: BoardModel["pieceSet"]) {
    this.change({ pieceSet });
    // Until the outlines of the set are loaded, hanja are drawn.
    if (readySet(pieceSet) !== pieceSet) void loadSet(pieceSet).then(() => this.change({}));
  }
  get ground(): BoardModel["ground"] {
    return this.model.ground;
  }
  set ground(ground: BoardModel["ground"]) {
    this.change({ ground });
  }
  get redSide(): BoardModel["redSide"] {
    return this.model.redSide;
  }
  set redSide(redSide: BoardModel["redSide"]) {
    this.change({ redSide });
  }
  get arrows(): BoardModel["arrows"] {
    return this.model.arrows;
  }
  set arrows(arrows: BoardModel["arrows"]) {
    this.change({ arrows });
  }
  get marks(): BoardModel["marks"] {
    return this.model.marks;
  }
  set marks(marks: BoardModel["marks"]) {
    this.change({ marks });
  }
  get shapes(): BoardModel["shapes"] {
    return this.model.shapes;
  }
  set shapes(shapes: BoardModel["shapes"]) {
    this.change({ shapes });
  }
  get pen(): BoardModel["pen"] {
    return this.model.pen;
  }
  set pen(pen: BoardModel["pen"]) {
    this.change({ pen });
  }
  get premoves(): BoardModel["premoves"] {
    return this.model.premoves;
  }
  set premoves(premoves: BoardModel["premoves"]) {
    this.change({ premoves }, "position");
  }
  get palette(): BoardModel["palette"] {
    return this.model.palette;
  }
  set palette(palette: BoardModel["palette"]) {
    this.change({ palette });
    if (this.getAttribute("palette") !== palette) this.setAttribute("palette", palette);
  }
  get wood(): BoardModel["wood"] {
    return this.model.wood;
  }
  set wood(wood: BoardModel["wood"]) {
    this.change({ wood });
    if (this.getAttribute("wood") !== wood) this.setAttribute("wood", wood);
  }

  /** `off` leaves swipes to the page, for boards in scrolling text. Pieces are then moved by taps. */
  get dragging(): BoardModel["dragging"] {
    return this.model.dragging;
  }
  set dragging(dragging: BoardModel["dragging"]) {
    this.change({ dragging });
  }

  get editing(): BoardModel["editing"] {
    return this.model.editing;
  }
  set editing(editing: BoardModel["editing"]) {
    this.change({ editing }, "facts");
  }
}
