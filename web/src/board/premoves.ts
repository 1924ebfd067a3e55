// Premoves (예약 수), the moves that the viewer has chosen in advance. Computes the position after them, ignoring the
// opponent's moves, and draws them over the pieces.
import { type Layout, pathBetween, pointOf } from "./layout";
import { svg, svgText, unit } from "./svg";
import type { Pieces, Segment, Square } from "./types";

/**
 * Returns the pieces after a sequence of moves; captured pieces are removed. A move from a point to itself is a pass.
 */
export function afterSteps(pieces: Pieces, steps: readonly Segment[]): Pieces {
  return steps.reduce((board, { from, to }) => {
    const mover = board[from];
    if (mover === undefined || from === to) return board;
    const { [from]: _left, ...rest } = board;
    return { ...rest, [to]: mover };
  }, pieces);
}

/** Returns the numbers of the premoves that end on a point. Premoves are numbered from 1. */
export function premovesTo(premoves: readonly Segment[], square: Square): number[] {
  return premoves.flatMap(({ to }, index) => (to === square ? [index + 1] : []));
}

/** Draws a dashed line for each premove except passes, and the numbers of the premoves at their targets. */
export function drawPremoves(layout: Layout, premoves: readonly Segment[]): SVGElement[] {
  const ways = premoves.filter(({ from, to }) => from !== to).map((step) => way(layout, step));
  const ends = [...new Set(premoves.map(({ to }) => to))];
  return [...ways, ...ends.map((square) => tag(layout, square, premovesTo(premoves, square).join("·")))];
}

function way(layout: Layout, { from, to }: Segment): SVGElement {
  const points = pathBetween(layout, from, to).map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${unit(x)} ${unit(y)}`);
  return svg("path", { class: "premove", d: points.join("") });
}

function tag(layout: Layout, square: Square, text: string): SVGElement {
  const { x, y } = pointOf(layout, square);
  const width = 30 + 16 * (text.length - 1);
  return svg(
    "g",
    { transform: `translate(${unit(x)} ${unit(y)})` },
    svg("circle", { class: "premove-ring", r: 47 }),
    svg("rect", { class: "premove-tag", x: 18, y: -50, width, height: 30, rx: 15 }),
    svgText(text, { class: "premove-number", x: 18 + width / 2, y: -34 }),
  );
}
