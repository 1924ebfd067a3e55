// Defaults of a board, and the properties that plain HTML can set as attributes.
import type { BoardModel } from "./types";

export const EMPTY: BoardModel = {
  pieces: {},
  orientation: "cho",
  legal: {},
  lastMove: null,
  check: null,
  checkKind: "check",
  bikjang: null,
  warnings: {},
  coords: "uci",
  pieceSet: "hanja",
  interactive: "none",
  points: [],
  arrows: [],
  marks: [],
  shapes: null,
  pen: null,
  premoves: [],
  palette: "classic",
  wood: "ginkgo",
  ground: "crosses",
  redSide: "han",
  dragging: "on",
  editing: "off",
};

/** Properties that plain HTML can set as attributes. */
export const ATTRIBUTES = [
  "fen",
  "orientation",
  "coords",
  "piece-set",
  "interactive",
  "palette",
  "wood",
  "ground",
  "red-side",
  "mini",
  "lang",
] as const;

export const CHOICES = {
  orientation: ["cho", "han"],
  coords: ["uci", "korean", "none"],
  pieceSet: [
    "hanja",
    "hangul",
    "pictogram",
    "learning",
    "learning-1",
    "learning-2",
    "hanja-north",
    "hangul-north",
    "learning-north",
    "learning-1-north",
    "learning-2-north",
    "xiangqi",
  ],
  interactive: ["none", "cho", "han", "both"],
  palette: ["classic", "blue-red", "blue-green", "red-black", "colour-blind"],
  wood: ["ginkgo", "zelkova", "paper", "celadon"],
  ground: ["crosses", "circles", "river", "cells"],
  redSide: ["han", "cho"],
} as const;
