// Draws the board itself: wood, lines, palaces (궁성), marked points and coordinates.
import { PALACES, drawCells } from "./cellGround";
import { type Layout, pointOf } from "./layout";
import { FILES, RANKS, koreanName, squareAt } from "./squares";
import { svg, svgText, unit } from "./svg";
import type { Coords, Ground, Square } from "./types";

/** Starting points of soldiers and cannons, which are marked on real boards. */
const MARKED: readonly Square[] = ["a4", "c4", "e4", "g4", "i4", "b3", "h3", "a7", "c7", "e7", "g7", "i7", "b8", "h8"];

export function drawGround(layout: Layout, coords: Coords, ground: Ground, plain: boolean): SVGElement[] {
  const { width, height } = layout;
  const parts: SVGElement[] = [];
  if (!plain)
    parts.push(svg("rect", { class: "rim-shadow", x: 2, y: 8, width: width - 4, height: height - 6, rx: 16 }));
  parts.push(svg("rect", { class: "wood", x: 0, y: 0, width, height, rx: 14 }));
  if (!plain) parts.push(svg("path", { class: "grain", d: grain(width, height) }));
  parts.push(svg("rect", { class: "frame", x: 4, y: 4, width: width - 8, height: height - 8, rx: 11 }));
  if (ground === "cells") {
    parts.push(...drawCells(layout));
  } else {
    parts.push(svg("path", { class: "lines", d: lines(layout, ground) }));
    parts.push(svg("rect", { class: "border", ...border(layout) }));
    if (ground === "river") parts.push(svg("rect", { class: "river", ...riverBank(layout) }));
    const mark = ground === "crosses" ? cross : circle;
    if (!plain) parts.push(svg("path", { class: "points", d: MARKED.map((square) => mark(layout, square)).join("") }));
  }
  if (coords !== "none") parts.push(...labels(layout, coords));
  return parts;
}

function border(layout: Layout): { x: number; y: number; width: number; height: number } {
  return {
    x: layout.left,
    y: layout.top,
    width: (FILES - 1) * layout.cell.width,
    height: (RANKS - 1) * layout.cell.height,
  };
}

/** Returns the rectangle of the river, between the fifth and sixth ranks. */
function riverBank(layout: Layout): { x: number; y: number; width: number; height: number } {
  const { x, y, width } = border(layout);
  const { height } = layout.cell;
  return { x, y: y + RIVER_ROW * height, width, height };
}

function lines(layout: Layout, ground: Ground): string {
  const { x, y, width, height } = border(layout);
  const { cell } = layout;
  let path = "";
  for (let rank = 1; rank < RANKS - 1; rank += 1) path += `M${x} ${y + rank * cell.height}h${width}`;
  const half = RIVER_ROW * cell.height;
  const column = ground === "river" ? `v${half}m0 ${cell.height}v${half}` : `v${height}`;
  for (let file = 1; file < FILES - 1; file += 1) path += `M${x + file * cell.width} ${y}${column}`;
  for (const [from, to] of PALACES) {
    const a = pointOf(layout, from);
    const b = pointOf(layout, to);
    path += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }
  return path;
}

/** Number of rows of cells on each side of the river. */
const RIVER_ROW = RANKS / 2 - 1;

function circle(layout: Layout, square: Square): string {
  const { x, y } = pointOf(layout, square);
  return `M${x - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0`;
}

function cross(layout: Layout, square: Square): string {
  const { x, y } = pointOf(layout, square);
  return `M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14`;
}

/** Returns the path of a wood grain with long, wavy lines, the same for all boards of one size. */
function grain(width: number, height: number): string {
  let seed = 20_491;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let path = "";
  for (let x = 10; x < width - 10; x += 7 + random() * 16) {
    const sway = (): string => unit((random() - 0.5) * 26);
    const third = unit((height - 16) / 3);
    const top = unit(8 + random() * 6);
    path += `M${unit(x)} ${top}c${sway()} ${third} ${sway()} ${third} ${sway()} ${unit(height - 24)}`;
  }
  return path;
}

function labels(layout: Layout, coords: Exclude<Coords, "none">): SVGElement[] {
  const parts: SVGElement[] = [];
  const edge = 21;
  for (let file = 0; file < FILES; file += 1) {
    const { x } = pointOf(layout, squareAt(file, 0));
    const name = coords === "korean" ? String(file + 1) : squareAt(file, 0).charAt(0);
    // Closer to the edge, so that a general above it does not cover it.
    parts.push(svgText(name, { class: "coord", x, y: layout.height - 15 }));
  }
  for (let rank = 0; rank < RANKS; rank += 1) {
    const square = squareAt(0, rank);
    const name = coords === "korean" ? koreanName(square).charAt(0) : square.slice(1);
    parts.push(svgText(name, { class: "coord", x: edge, y: pointOf(layout, square).y }));
  }
  return parts;
}
