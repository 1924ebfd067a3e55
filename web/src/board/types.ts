// The board's types: the properties that a page sets and the events that it receives. This folder contains no rules of
// the game: the targets of a piece are passed in through `legal`.

/** Cho (초, blue-green, moves first) and Han (한, red). */
export type Side = "cho" | "han";

/** k general (궁), a guard (사), n horse (마), b elephant (상), r chariot (차), c cannon (포), p soldier (졸/병). */
export type Role = "k" | "a" | "n" | "b" | "r" | "c" | "p";

/** A point of the board, from `a1` (Cho's left corner as seen by Cho) to `i10`. */
export type Square = string;

export interface Piece {
  readonly side: Side;
  readonly role: Role;
}

export type Pieces = Readonly<Record<Square, Piece>>;

/**
 * `learning` is the pictogram with its hanja below, for players who are learning to read the pieces: in `learning-1`
 * picture and hanja have the same size, in `learning-2` the hanja is larger. `xiangqi` is the set of round Chinese
 * pieces. `-north` sets have the characters of North Korean pieces, such as 將 and 官 on the generals.
 */
export type PieceSet = BaseSet | NorthernSet | "pictogram" | "xiangqi";

/** Sets with characters on their generals. */
export type BaseSet = "hanja" | "hangul" | "learning" | "learning-1" | "learning-2";
export type NorthernSet = `${BaseSet}-north`;

/**
 * Kind of board: lines with crosses or circles on the starting points of soldiers and cannons, lines with the river of
 * Xiangqi, or nine by ten cells as on a chess board.
 */
export type Ground = "crosses" | "circles" | "river" | "cells";

/** Names of points on the rim and in announcements: `a1` to `i10`, Korean digits, or none. */
export type Coords = "uci" | "korean" | "none";

/** The side whose pieces the viewer may pick up. */
export type Interactive = "none" | Side | "both";

/**
 * The colours of the sides: `classic` is green and red, `red-black` is for Xiangqi, and the two blue palettes are named
 * after their colours. `colour-blind` is distinguishable with all common deficiencies, and puts a ring around Han's
 * pieces.
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

/** Colours of a viewer's drawings, which can be told apart with every common colour vision deficiency. */
export type ShapeColour = "green" | "red" | "blue" | "yellow";

/** An arrow that a viewer drew, or a ring if both points are the same. */
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
  /** Targets of each piece. A general whose targets include its own point may pass (한수쉼), as in UCI. */
  readonly legal: Readonly<Record<Square, readonly Square[]>>;
  readonly lastMove: LastMove | null;
  readonly check: Square | null;
  /** Text of the seal for `check`. */
  readonly checkKind: CheckKind;
  readonly bikjang: Segment | null;
  /** Targets to warn about, by from + to (`a4b4`), with the code of the reason. */
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
  /** If set, the pointer draws in this colour instead of moving pieces, as does pressing Enter twice. */
  readonly pen: ShapeColour | null;
  /**
   * Moves chosen in advance, in order: the board shows the pieces as if they had been made. A general that moves to its
   * own point passes.
   */
  readonly premoves: readonly Segment[];
  readonly palette: Palette;
  readonly wood: Wood;
  readonly ground: Ground;
  /** The side whose pieces are red and have the red side's characters: Han, but Cho in Xiangqi. */
  readonly redSide: Side;
  readonly dragging: "on" | "off";
  readonly editing: Editing;
}

/** The events of `<janggi-board>`, each a bubbling CustomEvent with this detail. */
export interface BoardEvents {
  /** The viewer made a move. The board already shows it, and waits for new `pieces` or `revert()`. */
  step: Segment;
  /** The viewer passed, by double tap on the general or with the P key. Only a tap can be accidental. */
  pass: { readonly square: Square; readonly by: "tap" | "key" };
  /** A piece was selected or deselected. */
  select: { readonly square: Square | null };
  /** The viewer clicked with the secondary button while there are premoves, to cancel them. */
  recall: Record<string, never>;
  /** The viewer chose one of `points`. */
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
