// Draws one piece: the octagon in one of three sizes, and on it the character
// or picture of the chosen set.
import { pieceRadius } from "../layout";
import { svg, unit } from "../svg";
import type { Piece, PieceSet, Role, Side } from "../types";
import { glyphs } from "./glyphs.gen";
import { octagonPath } from "./octagon";
import { pictograms } from "./pictograms";

/** Cho is written in cursive script (초서), Han in regular script (해서), as on the sets sold in Korea. */
const HANJA = {
  cho: { k: "楚", r: "车", c: "包", n: "马", b: "象", a: "士", p: "卒" },
  han: { k: "漢", r: "車", c: "包", n: "馬", b: "象", a: "士", p: "兵" },
} as const satisfies Record<Side, Record<Role, string>>;

const HANGUL = {
  cho: { k: "초", r: "차", c: "포", n: "마", b: "상", a: "사", p: "졸" },
  han: { k: "한", r: "차", c: "포", n: "마", b: "상", a: "사", p: "병" },
} as const satisfies Record<Side, Record<Role, string>>;

/** The glyph box is 400 units wide; this much of the octagon's width it may fill. */
const BOX = 400;
const FILL = { hanja: 1.52, hangul: 1.4, pictogram: 1.4 } as const;

/** What makes the thin cursive brush as heavy as Han's regular script, in glyph units. */
const WEIGHT = { cho: 15, han: 5 } as const;

/** One drawing of each piece, copied for every board: copying is several times cheaper than building. */
const drawn = new Map<string, SVGGElement>();

/** A new node for a piece around 0,0. */
export function createPiece(piece: Piece, set: PieceSet): SVGGElement {
  const key = `${set} ${piece.side} ${piece.role}`;
  let original = drawn.get(key);
  if (original === undefined) {
    original = drawPiece(piece, set);
    drawn.set(key, original);
  }
  return original.cloneNode(true) as SVGGElement;
}

function drawPiece(piece: Piece, set: PieceSet): SVGGElement {
  const radius = pieceRadius(piece.role);
  const body = svg(
    "g",
    { class: "body" },
    svg("path", { class: "shade", d: octagonPath(radius), transform: "translate(1.5 5)" }),
    svg("path", { class: "edge", d: octagonPath(radius) }),
    svg("path", { class: "face", d: octagonPath(radius - 4.5) }),
    svg("path", { class: "rim", d: octagonPath(radius - 8) }),
    createSymbol(piece, set, radius),
  );
  return svg("g", { class: `piece ${piece.side}`, "data-role": piece.role }, body);
}

function createSymbol(piece: Piece, set: PieceSet, radius: number): SVGGElement {
  if (set === "learning") return createPair(piece, radius);
  const scale = (radius * FILL[set]) / BOX;
  const group = svg("g", { class: `symbol ${set}`, transform: `scale(${Math.round(scale * 1e4) / 1e4})` });
  if (set === "pictogram") {
    const { fill, cut } = pictograms[piece.role];
    group.append(svg("path", { class: "ink", d: fill, "stroke-width": 6 }), svg("path", { class: "cut", d: cut }));
    return group;
  }
  const weight = set === "hanja" ? WEIGHT[piece.side] : WEIGHT.han;
  group.append(svg("path", { class: "ink", d: glyphOf(piece, set), "stroke-width": unit(weight) }));
  return group;
}

/** The character, smaller and up to the left, with a small picture of the piece below on the right. */
function createPair(piece: Piece, radius: number): SVGGElement {
  const place = (set: "hanja" | "pictogram", x: number, y: number, size: number): SVGGElement => {
    const at = `translate(${unit(radius * x)} ${unit(radius * y)}) scale(${size})`;
    return svg("g", { transform: at }, createSymbol(piece, set, radius));
  };
  return svg("g", { class: "symbol" }, place("hanja", -0.2, -0.16, 0.74), place("pictogram", 0.43, 0.44, 0.46));
}

function glyphOf(piece: Piece, set: "hanja" | "hangul"): string {
  const { side, role } = piece;
  if (set === "hangul") return glyphs.hangul[HANGUL[side][role]];
  return side === "cho" ? glyphs.choHanja[HANJA.cho[role]] : glyphs.hanHanja[HANJA.han[role]];
}
