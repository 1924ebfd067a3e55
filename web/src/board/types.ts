// The words of the board: what a page hands it and what it hands back.
// No rules of the game live here or anywhere in this folder: where a piece may
// go comes in through `legal`.

/** Cho (초, blue-green, moves first) and Han (한, red). */
export type Side = "cho" | "han";

/** k general (궁), a guard (사), n horse (마), b elephant (상), r chariot (차), c cannon (포), p soldier (졸/병). */
export type Role = "k" | "a" | "n" | "b" | "r" | "c" | "p";

/** A point of the board, `a1` (Cho's left corner seen from Cho) to `i10`. */
export type Square = string;

export interface Piece {
  readonly side: Side;
  readonly role: Role;
}

export type Pieces = Readonly<Record<Square, Piece>>;

/**
 * `learning` is the pictogram with its hanja below, for those who learn to read the pieces: in `learning-1` both are alike,
 * in `learning-2` the hanja is large. `xiangqi` are the round pieces of Chinese sets. Where the set has characters, `-north` puts 將 and 官 on the generals, as in North Korea.
 */
export type PieceSet = BaseSet | NorthernSet | "pictogram" | "xiangqi";

/** The sets with characters on their generals. */
export type BaseSet = "hanja" | "hangul" | "learning" | "learning-1" | "learning-2";
export type NorthernSet = `${BaseSet}-north`;

/**
 * What the board is: lines with crosses or circles where soldiers and cannons stand at the start, lines with the
 * river of Xiangqi, or nine by ten cells as on a board for chess.
 */
export type Ground = "crosses" | "circles" | "river" | "cells";

/** How points are named on the rim and aloud: `a1`..`i10`, Korean digits, or not at all. */
export type Coords = "uci" | "korean" | "none";

/** Whose pieces the viewer may take hold of. */
export type Interactive = "none" | Side | "both";

/**
 * The colours of the sides: `classic` green and red, the blue sets, `red-black` for Xiangqi. `colour-blind` moves the
 * two colours apart for all common deficiencies and rings Han's pieces.
 */
export type Palette = "classic" | "blue-red" | "blue-green" | "red-black" | "colour-blind";

/** What the board is made of: the wood of ginkgo or zelkova, paper, celadon. */
export type Wood = "ginkgo" | "zelkova" | "paper" | "celadon";

/**
 * Setting up a position instead of playing: in `move` every piece goes anywhere, and off the board; in `place` every
 * press chooses a point. In both, keys put pieces on the point that has the focus.
 */
export type Editing = "off" | "move" | "place";

export type LastMove = { readonly from: Square; readonly to: Square } | { readonly pass: Square };

export interface Segment {
  readonly from: Square;
  readonly to: Square;
}

export interface Arrow extends Segment {
  /** Which of the three arrow colours; `main` when left out. */
  readonly kind?: "main" | "second" | "threat";
  /** 0..1, how strongly it is drawn; 1 when left out. */
  readonly weight?: number;
}

/** The colours of what a viewer draws; they stay apart for every common deficiency. */
export type ShapeColour = "green" | "red" | "blue" | "yellow";

/** An arrow that a viewer drew, or a ring where both points are the same. */
export interface Shape extends Segment {
  readonly colour: ShapeColour;
}

/** A point the page wants seen, such as the leg that blocks a horse (멱). */
export interface Mark {
  readonly square: Square;
  /** `block`: what is in the way; `good`: a ring around what to look at; `spot`: a dot on an empty point. */
  readonly kind: "block" | "good" | "spot";
}

export type CheckKind = "check" | "mate";

/** Everything a page sets on a board. */
export interface BoardModel {
  readonly pieces: Pieces;
  readonly orientation: Side;
  /**
   * Where each piece may go. A general whose own point is among its
   * destinations may pass (한수쉼), as in the null step of UCI.
   */
  readonly legal: Readonly<Record<Square, readonly Square[]>>;
  readonly lastMove: LastMove | null;
  readonly check: Square | null;
  /** What the seal beside `check` says. */
  readonly checkKind: CheckKind;
  readonly bikjang: Segment | null;
  /** Destinations to warn about, by from + to (`a4b4`), with the code of the reason. */
  readonly warnings: Readonly<Record<string, string>>;
  readonly coords: Coords;
  readonly pieceSet: PieceSet;
  readonly interactive: Interactive;
  /** Points to choose one of, where a piece from beside the board is placed. */
  readonly points: readonly Square[];
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
  /** What the page keeps of what viewers draw; null where the board keeps it itself, until the next press. */
  readonly shapes: readonly Shape[] | null;
  /** Set: the pointer, and Enter twice, draw in this colour instead of moving pieces. */
  readonly pen: ShapeColour | null;
  /**
   * Moves chosen in advance, in their order: the board shows the pieces as if they had been made. A general's own
   * point is a pass.
   */
  readonly premoves: readonly Segment[];
  readonly palette: Palette;
  readonly wood: Wood;
  readonly ground: Ground;
  /** Whose pieces are drawn red, with the characters of the red side: Han's, but Cho's in Xiangqi. */
  readonly redSide: Side;
  readonly dragging: "on" | "off";
  readonly editing: Editing;
}

/** The events of `<janggi-board>`, each a bubbling CustomEvent with this detail. */
export interface BoardEvents {
  /** The viewer moved: the board already shows it, and waits for new `pieces` or `revert()`. */
  step: Segment;
  /** The viewer passed, by double tap on the general or the P key; only a tap can be an accident. */
  pass: { readonly square: Square; readonly by: "tap" | "key" };
  /** A piece was picked up or put back. */
  select: { readonly square: Square | null };
  /** The viewer clicked with the second button while there are premoves: they are to be taken back. */
  recall: Record<string, never>;
  /** The viewer chose one of `points`. */
  point: { readonly square: Square };
  /** The viewer drew, with the second button or the pen. */
  draw: Shape;
  /** The viewer tried a point that `legal` does not allow. */
  why: Segment;
  /** While editing: a key put a piece on a point. */
  put: { readonly square: Square; readonly piece: Piece };
  /** While editing: a piece was dragged off the board, or taken off by a key or the second button. */
  remove: { readonly square: Square };
}
