// The board's types: the properties that a page sets and the events that it receives. This folder contains no rules of
// the game: the page sets the targets of each piece (`legal`).

/** Cho (초, moves first, green by default) and Han (한, red by default). */
export type Side = "cho" | "han";

/**
 * Kinds of pieces. k general (궁), a guard (사), n horse (마), b elephant (상), r chariot (차), c cannon (포), p soldier
 * (졸/병).
 */
export type Role = "k" | "a" | "n" | "b" | "r" | "c" | "p";

/** A point of the board, from `a1` (Cho's left corner as seen by Cho) to `i10`. */
export type Square = string;

export interface Piece {
  readonly side: Side;
  readonly role: Role;
}

export type Pieces = Readonly<Record<Square, Piece>>;

/**
 * Set of pieces. `learning` shows a pictogram with the hanja below, for players who are learning to read the pieces. In
 * `learning-1` both have the same size, and in `learning-2` the hanja is larger. `xiangqi` is the set of round Chinese
 * pieces. `-north` sets have the characters of North Korean pieces, such as 將 and 官 on the generals.
 */
export type PieceSet = BaseSet | NorthernSet | "pictogram" | "xiangqi";

/** Sets that have a North Korean variant. */
export type BaseSet = "hanja" | "hangul" | "learning" | "learning-1" | "learning-2";
export type NorthernSet = `${BaseSet}-north`;

/**
 * Kind of board. `crosses` and `circles` mark the starting points of soldiers and cannons. `river` is a board for
 * Xiangqi, and `cells` has nine by ten cells like a chess board.
 */
export type Ground = "crosses" | "circles" | "river" | "cells";

/**
 * Names of points on the rim and in announcements: `a1` to `i10`, or Korean digits. With `none`, the rim is blank, and
 * announcements use `a1` to `i10`.
 */
export type Coords = "uci" | "korean" | "none";

/** The sides that the viewer may move. */
export type Interactive = "none" | Side | "both";

/**
 * The colours of the sides. `classic` is green and red, and `red-black` is for Xiangqi. `colour-blind` is blue and
 * orange, with a ring on Han's pieces.
 */
export type Palette = "classic" | "blue-red" | "blue-green" | "red-black" | "colour-blind";

/** The material of the board: ginkgo or zelkova wood, paper, celadon. */
export type Wood = "ginkgo" | "zelkova" | "paper" | "celadon";

/**
 * Mode for setting up a position. In `move`, every piece can go anywhere, including off the board; in `place`, every
 * press chooses a point. In both modes, keys place pieces on the focused point.
 */
export type Editing = "off" | "move" | "place";

export type LastMove = { readonly from: Square; readonly to: Square } | { readonly pass: Square };

export interface Segment {
  readonly from: Square;
  readonly to: Square;
}

export interface Arrow extends Segment {
  /** One of three arrow colours; `main` by default. */
  readonly kind?: "main" | "second" | "threat";
  /** Opacity, 0..1; 1 by default. */
  readonly weight?: number;
}

/** Colours of a viewer's drawings, which can be told apart with all common colour vision deficiencies. */
export type ShapeColour = "green" | "red" | "blue" | "yellow";

/** An arrow drawn by a viewer, or a ring if both points are the same. */
export interface Shape extends Segment {
  readonly colour: ShapeColour;
}

/** A point that the page highlights, such as the leg that blocks a horse (멱). */
export interface Mark {
  readonly square: Square;
  /** `block`: an obstacle; `good`: a ring around a noteworthy point; `spot`: a dot on an empty point. */
  readonly kind: "block" | "good" | "spot";
}

export type CheckKind = "check" | "mate";

/** Everything that a page sets on a board. */
export interface BoardModel {
  readonly pieces: Pieces;
  readonly orientation: Side;
  /** Targets of each piece. A general may pass (한수쉼) if its own point is among its targets, as in UCI. */
  readonly legal: Readonly<Record<Square, readonly Square[]>>;
  readonly lastMove: LastMove | null;
  readonly check: Square | null;
  /** Kind of `check`, shown on the seal. */
  readonly checkKind: CheckKind;
  readonly bikjang: Segment | null;
  /** Reason codes for moves with a warning, keyed by start and target (`a4b4`). */
  readonly warnings: Readonly<Record<string, string>>;
  readonly coords: Coords;
  readonly pieceSet: PieceSet;
  readonly interactive: Interactive;
  /** Points to choose from, for placing a piece from outside the board. */
  readonly points: readonly Square[];
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
  /** The viewer's drawings, if the page stores them. If null, the board keeps them until the next press or position. */
  readonly shapes: readonly Shape[] | null;
  /**
   * Colour in which the pointer draws instead of moving pieces, also by pressing Enter on two points; null if nothing
   * is drawn.
   */
  readonly pen: ShapeColour | null;
  /**
   * Moves chosen in advance, in order: the board shows the pieces as if they had been made. A general that moves to its
   * own point passes.
   */
  readonly premoves: readonly Segment[];
  readonly palette: Palette;
  readonly wood: Wood;
  readonly ground: Ground;
  /** The side with red pieces and the red side's characters: Han, but Cho in Xiangqi. */
  readonly redSide: Side;
  readonly dragging: "on" | "off";
  readonly editing: Editing;
}

/** The events of `<janggi-board>`, each a bubbling CustomEvent with the given detail. */
export interface BoardEvents {
  /** The viewer made a move. The board already shows it, and waits for new `pieces` or `revert()`. */
  step: Segment;
  /** The viewer passed, by a double tap on the general or with the P key. */
  pass: { readonly square: Square; readonly by: "tap" | "key" };
  /** A piece was selected or deselected. */
  select: { readonly square: Square | null };
  /** The viewer clicked with the secondary button while there are premoves, to cancel them. */
  recall: Record<string, never>;
  /** The viewer chose one of `points`, or any point if `editing` is `place`. */
  point: { readonly square: Square };
  /** The viewer drew, with the secondary button or in drawing mode. */
  draw: Shape;
  /** The viewer tried a target that `legal` does not allow. */
  why: Segment;
  /** While editing: a key placed a piece on a point. */
  put: { readonly square: Square; readonly piece: Piece };
  /** While editing: a piece was dragged off the board, or removed by a key or the secondary button. */
  remove: { readonly square: Square };
}
