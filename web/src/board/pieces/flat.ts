// Draws all pieces of a board as a few paths, for boards without interaction.
//
// There is one path per kind of outline and side, instead of at least seven elements per piece. The cost of scrolling a
// page of boards depends more on the number of elements and transforms than on the length of paths.
import { type Layout, type Point, pointOf } from "../layout";
import { svg } from "../svg";
import type { Piece, PieceSet, Pieces, Side } from "../types";
import { dressed, figureOf, type Outline } from "./draw";

const SIDES: readonly Side[] = ["cho", "han"];

/** Draws the pieces of a position as one group per side, with the classes of a piece. */
export function drawFlat(pieces: Pieces, set: PieceSet, redSide: Side, layout: Layout): SVGGElement[] {
  const all = Object.entries(pieces).map(([square, piece]) => ({
    piece: dressed(piece, redSide),
    at: pointOf(layout, square),
  }));
  return SIDES.map((side) => {
    const merged = new Map<string, Outline>();
    for (const { piece, at } of all.filter((one) => one.piece.side === side)) {
      for (const outline of outlinesAt(piece, set, at)) {
        const key = `${outline.class} ${outline["stroke-width"]}`;
        merged.set(key, { ...outline, d: (merged.get(key)?.d ?? "") + outline.d });
      }
    }
    return svg("g", { class: `piece ${side}` }, ...[...merged.values()].map((outline) => svg("path", { ...outline })));
  });
}

/** Cache of paths, because pieces stand on the same points on many boards. */
const drawn = new Map<string, readonly Outline[]>();

function outlinesAt(piece: Piece, set: PieceSet, at: Point): readonly Outline[] {
  const key = `${set} ${piece.side} ${piece.role} ${at.x} ${at.y}`;
  let outlines = drawn.get(key);
  if (outlines === undefined) {
    const figure = figureOf(piece, set);
    outlines = [
      ...figure.outlines.map((outline) => ({ ...outline, d: placed(outline.d, 1, at) })),
      ...figure.symbols.flatMap(({ scale, y, outlines }) =>
        outlines.map((outline) => ({
          ...outline,
          d: placed(outline.d, scale, { x: at.x, y: at.y + y }),
          "stroke-width": round((outline["stroke-width"] ?? 1) * scale),
        })),
      ),
    ];
    drawn.set(key, outlines);
  }
  return outlines;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Meanings of the numbers after each path command: `x` and `y` are coordinates, `r` is a length, and `-` is not scaled.
 * The sequence may repeat.
 */
const NUMBERS: Readonly<Record<string, string>> = {
  m: "xy",
  l: "xy",
  q: "xyxy",
  c: "xyxyxy",
  h: "x",
  v: "y",
  a: "rr---xy",
  z: "",
};

/** Returns the path scaled by `scale` with its origin at `at`. It must start with `m` or `M` and one number pair. */
export function placed(path: string, scale: number, at: Point): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, text: string, offset: number) => {
    const isAbsolute = offset === 0 || command !== command.toLowerCase();
    const meanings = NUMBERS[command.toLowerCase()];
    if (meanings === undefined) throw new Error(`a path has the command ${command}`);
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, index) => {
      const meaning = meanings.charAt(index % meanings.length);
      if (meaning === "-") return Number(number);
      const start = isAbsolute && meaning === "x" ? at.x : isAbsolute && meaning === "y" ? at.y : 0;
      return round(Number(number) * scale + start);
    });
    return (isAbsolute ? command.toUpperCase() : command) + numbers.join(" ");
  });
}
