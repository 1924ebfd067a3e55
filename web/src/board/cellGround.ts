// Draws a westernised board: nine by ten cells, with pieces in the cells instead of on the lines. The palaces are
// shaded, and their diagonals connect the centres of the corner cells.
import { type Layout, pointOf } from "./layout";
import { FILES, RANKS } from "./squares";
import { svg } from "./svg";
import type { Square } from "./types";

/** The diagonals of the palaces (궁성), corner to corner. */
export const PALACES: readonly (readonly [Square, Square])[] = [
  ["d1", "f3"],
  ["d3", "f1"],
  ["d8", "f10"],
  ["d10", "f8"],
];

/** The lower left and upper right corner of each palace, as seen by Cho. */
const CORNERS: readonly (readonly [Square, Square])[] = [
  ["d1", "f3"],
  ["d8", "f10"],
];

export function drawCells(layout: Layout): SVGElement[] {
  const { cell } = layout;
  const left = layout.left - cell.width / 2;
  const top = layout.top - cell.height / 2;
  let dark = "";
  for (let row = 0; row < RANKS; row += 1) {
    for (let column = row % 2; column < FILES; column += 2) {
      dark += `M${left + column * cell.width} ${top + row * cell.height}h${cell.width}v${cell.height}h${-cell.width}z`;
    }
  }
  let lines = "";
  for (let row = 1; row < RANKS; row += 1) lines += `M${left} ${top + row * cell.height}h${FILES * cell.width}`;
  for (let column = 1; column < FILES; column += 1) {
    lines += `M${left + column * cell.width} ${top}v${RANKS * cell.height}`;
  }
  for (const [from, to] of PALACES) {
    const a = pointOf(layout, from);
    const b = pointOf(layout, to);
    lines += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }
  const whole = { x: left, y: top, width: FILES * cell.width, height: RANKS * cell.height };
  return [
    svg("path", { class: "cell-shade", d: dark }),
    ...CORNERS.flatMap(([from, to]) => palace(layout, from, to)),
    svg("path", { class: "lines", d: lines }),
    svg("rect", { class: "border", ...whole }),
  ];
}

function palace(layout: Layout, from: Square, to: Square): SVGElement[] {
  const a = pointOf(layout, from);
  const b = pointOf(layout, to);
  const { cell } = layout;
  const box = {
    x: Math.min(a.x, b.x) - cell.width / 2,
    y: Math.min(a.y, b.y) - cell.height / 2,
    width: 3 * cell.width,
    height: 3 * cell.height,
  };
  return [svg("rect", { class: "palace-shade", ...box }), svg("rect", { class: "palace-edge", ...box })];
}
