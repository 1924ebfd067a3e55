// Draws one piece with the character or picture of the chosen set. The piece is an octagon in one of three sizes, or
// round in a Chinese set.
import { type Point, pieceRadius } from "../layout";
import { svg, unit } from "../svg";
import type { Piece, PieceSet, Role, Side } from "../types";
import { glyphs } from "./glyphs.gen";
import { ORIGIN, octagonPath } from "./octagon";
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

/** Characters that differ in North Korean sets: Cho's general is 官, and Han's is 將. In Hangul, the horse is 말. */
const NORTHERN_HANJA: Readonly<Record<Side, Partial<Record<Role, string>>>> = {
  cho: { k: glyphs.choHanja.官 },
  han: { k: glyphs.hanHanja.將 },
};
const NORTHERN_HANGUL = {
  cho: { ...HANGUL.cho, k: "관", n: "말" },
  han: { ...HANGUL.han, k: "장", n: "말" },
} as const satisfies Record<Side, Record<Role, string>>;

/** Chinese sets use different characters for red (here Han) and black (here Cho). */
const CHINESE = {
  cho: { k: "將", r: "車", c: "砲", n: "馬", b: "象", a: "士", p: "卒" },
  han: { k: "帥", r: "俥", c: "炮", n: "傌", b: "相", a: "仕", p: "兵" },
} as const satisfies Record<Side, Record<Role, string>>;

/** Width of the glyph box in glyph units. `FILL` is its width on a piece, as a multiple of the piece's radius. */
const BOX = 400;
const FILL = { hanja: 1.52, hangul: 1.4, pictogram: 1.4, xiangqi: 1.3 } as const;

/** Stroke widths in glyph units. Cho's thin cursive strokes are thickened to match Han's regular script. */
const WEIGHT = { cho: 15, han: 5, xiangqi: 12 } as const;

/** Enlargement of Cho's general and soldier in hanja, whose thin strokes make them look smaller than the others. */
const ENLARGED: Readonly<Partial<Record<Role, number>>> = { k: 1.12, p: 1.12 };

/** All pieces of a Chinese set have the same size. */
const ROUND_RADIUS = 43;

/** Offset of a piece's shadow. */
const SHADE_AT: Point = { x: 1.5, y: 5 };

/** Drawing style of a set: its symbols, and whether its characters are North Korean. */
interface Faces {
  readonly base: "hanja" | "hangul" | "learning" | "pictogram" | "xiangqi";
  readonly isNorthern: boolean;
}

/** Drawing style of a set with one symbol on each piece. */
interface SingleFaces extends Faces {
  readonly base: Exclude<Faces["base"], "learning">;
}

function facesOf(set: PieceSet): Faces {
  const [base] = set.split("-");
  return { base: base as Faces["base"], isNorthern: set.endsWith("north") };
}

/** Outlines of the Chinese and the Hangul set, each loaded on first use; null until then. */
let chinese: typeof import("./chinese.gen").chineseGlyphs | null = null;
let hangul: typeof import("./hangul.gen").hangulGlyphs.hangul | null = null;

/** Returns the set to draw now: the requested one, or hanja until its outlines are loaded. */
export function readySet(set: PieceSet): PieceSet {
  const { base, isNorthern } = facesOf(set);
  if (base === "xiangqi" && chinese === null) return "hanja";
  if (base === "hangul" && hangul === null) return isNorthern ? "hanja-north" : "hanja";
  return set;
}

/** Loads the outlines of a set. */
export async function loadSet(set: PieceSet): Promise<void> {
  const { base } = facesOf(set);
  if (base === "xiangqi") chinese ??= (await import("./chinese.gen")).chineseGlyphs;
  if (base === "hangul") hangul ??= (await import("./hangul.gen")).hangulGlyphs.hangul;
}

/** One drawing per kind of piece, cloned for each use, because cloning is cheaper than building. */
const drawn = new Map<string, SVGGElement>();

/** Returns the piece as drawn. The drawings of Han's pieces are red, so the sides are swapped if Cho is red. */
export function dressed(piece: Piece, redSide: Side): Piece {
  if (redSide === "han") return piece;
  return { ...piece, side: piece.side === "cho" ? "han" : "cho" };
}

/** Creates a node for a piece centred at 0,0. */
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
  const { outlines, symbols } = figureOf(piece, set);
  const body = svg(
    "g",
    { class: "body" },
    ...outlines.map((outline) => svg("path", { ...outline })),
    ...symbols.map(draw),
  );
  return svg("g", { class: `piece ${piece.side}`, "data-role": piece.role }, body);
}

/** An SVG path of a piece, with its class. */
export interface Outline {
  readonly class: string;
  readonly d: string;
  readonly "stroke-width"?: number;
}

/** Outlines in glyph units, with their scale and vertical offset on the piece. */
interface Symbol {
  readonly class?: "pictogram";
  readonly scale: number;
  readonly y: number;
  readonly outlines: readonly Outline[];
}

/** Returns the parts of a piece centred at 0,0, from the bottom up. */
export function figureOf(piece: Piece, set: PieceSet): { outlines: readonly Outline[]; symbols: readonly Symbol[] } {
  const isRound = set === "xiangqi";
  const radius = isRound ? ROUND_RADIUS : pieceRadius(piece.role);
  const outline = isRound ? circlePath : octagonPath;
  return {
    outlines: [
      { class: "shade", d: outline(radius, SHADE_AT) },
      { class: "edge", d: outline(radius) },
      { class: "face", d: outline(radius - 4.5) },
      { class: isRound ? "rim round" : "rim", d: outline(radius - 8) },
    ],
    symbols: symbolsOf(piece, set, radius),
  };
}

function circlePath(radius: number, { x, y }: Point = ORIGIN): string {
  const r = unit(radius);
  return `M${unit(x - radius)} ${y}a${r} ${r} 0 1 0 ${unit(2 * radius)} 0a${r} ${r} 0 1 0-${unit(2 * radius)} 0Z`;
}

/** Creates only the character or picture of a piece, centred at 0,0, for an octagon of this radius. */
export function pieceSymbol(piece: Piece, set: PieceSet, radius: number): SVGGElement {
  return svg("g", { class: "symbol" }, ...symbolsOf(piece, set, radius).map(draw));
}

/** Draws a symbol with as few elements and transforms as possible, because a page may show many pieces. */
function draw({ class: name, scale, y, outlines }: Symbol): SVGElement {
  const transform = `${y === 0 ? "" : `translate(0 ${unit(y)}) `}scale(${Math.round(scale * 1e4) / 1e4})`;
  const [only, ...more] = outlines;
  if (name === undefined && only !== undefined && more.length === 0) return svg("path", { ...only, transform });
  return svg("g", { class: name ?? "", transform }, ...outlines.map((outline) => svg("path", { ...outline })));
}

function symbolsOf(piece: Piece, set: PieceSet, radius: number): Symbol[] {
  const { base, isNorthern } = facesOf(set);
  if (base !== "learning") return [symbolOf(piece, { base, isNorthern }, radius, MIDDLE)];
  const [picture, character] = LEARNING[Number(set.charAt(9)) || 0] ?? LEARNING[0];
  return [
    symbolOf(piece, { base: "pictogram", isNorthern }, radius, picture),
    symbolOf(piece, { base: "hanja", isNorthern }, radius, character),
  ];
}

/** Position and size on a piece, relative to its radius. */
interface Place {
  readonly y: number;
  readonly size: number;
}

const MIDDLE: Place = { y: 0, size: 1 };

/**
 * Positions of the picture and the character below it in `learning`, `learning-1` and `learning-2`. They do not
 * overlap.
 */
const LEARNING: readonly [readonly [Place, Place], ...(readonly [Place, Place])[]] = [
  [
    { y: -0.23, size: 0.72 },
    { y: 0.56, size: 0.38 },
  ],
  [
    { y: -0.38, size: 0.53 },
    { y: 0.4, size: 0.52 },
  ],
  [
    { y: -0.56, size: 0.34 },
    { y: 0.28, size: 0.66 },
  ],
];

function symbolOf(piece: Piece, faces: SingleFaces, radius: number, place: Place): Symbol {
  const larger = faces.base === "hanja" && piece.side === "cho" ? (ENLARGED[piece.role] ?? 1) : 1;
  const scale = (radius * FILL[faces.base] * larger * place.size) / BOX;
  const y = radius * place.y;
  if (faces.base === "pictogram") {
    const { fill, cut } = pictograms[piece.role];
    const outlines: Outline[] = [{ class: "ink", d: fill, "stroke-width": 6 }];
    if (cut !== "") outlines.push({ class: "cut", d: cut, "stroke-width": 16 });
    return { class: "pictogram", scale, y, outlines };
  }
  const weight = faces.base === "hanja" ? WEIGHT[piece.side] : faces.base === "xiangqi" ? WEIGHT.xiangqi : WEIGHT.han;
  return { scale, y, outlines: [{ class: "ink", d: glyphOf(piece, faces), "stroke-width": weight }] };
}

function glyphOf(piece: Piece, { base, isNorthern }: SingleFaces): string {
  const { side, role } = piece;
  if (base === "xiangqi" && chinese !== null) {
    return side === "cho" ? chinese.black[CHINESE.cho[role]] : chinese.red[CHINESE.han[role]];
  }
  if (base === "hangul" && hangul !== null) return hangul[(isNorthern ? NORTHERN_HANGUL : HANGUL)[side][role]];
  const northern = isNorthern ? NORTHERN_HANJA[side][role] : undefined;
  if (northern !== undefined) return northern;
  return side === "cho" ? glyphs.choHanja[HANJA.cho[role]] : glyphs.hanHanja[HANJA.han[role]];
}
