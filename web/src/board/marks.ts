// Draws the marks under and over the pieces: last move, check, bikjang, legal targets, warnings, arrows.
import { cellOf, type Layout, type Point, pathBetween, pieceRadius, pointOf, squareOf } from "./layout";
import { drawPremoves } from "./premoves";
import { octagonPath } from "./pieces/octagon";
import { RANKS } from "./squares";
import { type Interaction, isLegal } from "./state";
import { svg, svgText, unit } from "./svg";
import { type Lang, PHRASES } from "./texts";
import type { Arrow, BoardModel, Mark, Pieces, Segment, Shape, Square } from "./types";

/** Draws the marks under the pieces. `pieces` is the position as shown, including a pending move. */
export function drawUnder(layout: Layout, model: BoardModel, pieces: Pieces): SVGElement[] {
  const parts: SVGElement[] = [];
  if (model.lastMove !== null) parts.push(...lastMove(layout, model.lastMove, pieces));
  if (model.check !== null) parts.push(at(layout, model.check, svg("circle", { class: "halo", r: 74 })));
  return parts;
}

/**
 * Draws the marks of the position over the pieces: check and bikjang. They are animated, so only redraw them when they
 * change.
 */
export function drawStatus(layout: Layout, model: BoardModel, lang: Lang): SVGElement[] {
  const parts: SVGElement[] = [];
  if (model.bikjang !== null) parts.push(...bikjang(layout, model.bikjang, lang));
  if (model.check !== null) parts.push(...check(layout, model, model.check, lang));
  return parts;
}

/** Draws the other marks over the pieces, such as targets, arrows and drawings. */
export function drawOver(layout: Layout, model: BoardModel, state: Interaction): SVGElement[] {
  const parts: SVGElement[] = [];
  parts.push(...drawPremoves(layout, model.premoves));
  if (state.selected !== null) parts.push(...targets(layout, model, state.selected));
  parts.push(...model.points.map((square) => at(layout, square, svg("circle", { class: "offer", r: 22 }))));
  parts.push(...model.marks.map((mark) => spot(layout, mark)));
  parts.push(...model.arrows.map((arrow) => drawArrow(layout, arrow)));
  parts.push(...(model.shapes ?? state.drawn).map((shape) => drawOwn(layout, shape)));
  return parts;
}

/** Highlights the legal target under a held piece with a disc large enough to be seen around a finger. */
export function drawAim(
  layout: Layout,
  model: BoardModel,
  held: Square,
  aimed: Square | null,
  enlarged: number,
): SVGElement[] {
  const mover = model.pieces[held];
  if (aimed === null || aimed === held || mover === undefined || !isLegal(model, held, aimed)) return [];
  const disc = svg("path", { class: "aim", d: octagonPath((pieceRadius("k") + 12) * enlarged) });
  return [svg("g", { class: `mover-${mover.side}` }, at(layout, aimed, disc))];
}

function at(layout: Layout, square: Square, ...children: SVGElement[]): SVGElement {
  const { x, y } = pointOf(layout, square);
  return svg("g", { transform: `translate(${x} ${y})` }, ...children);
}

function radiusAt(pieces: Pieces, square: Square): number {
  const piece = pieces[square];
  return piece === undefined ? pieceRadius("p") : pieceRadius(piece.role);
}

function lastMove(layout: Layout, move: NonNullable<BoardModel["lastMove"]>, pieces: Pieces): SVGElement[] {
  const ring = (square: Square): SVGElement =>
    at(layout, square, svg("path", { class: "last-to", d: octagonPath(radiusAt(pieces, square) + 4) }));
  if ("pass" in move) return [ring(move.pass)];
  const from = at(layout, move.from, svg("path", { class: "last-from", d: octagonPath(24) }));
  return [from, ring(move.to)];
}

/** Draws a small seal with one word: check, mate or bikjang. */
function seal(text: string, place: Point, kind: "seal" | "seal-bikjang"): SVGElement {
  const width = 30 + 24 * [...text].length * (/^[ -~]*$/.test(text) ? 0.56 : 1);
  return svg(
    "g",
    { transform: `translate(${unit(place.x)} ${unit(place.y)})` },
    svg("rect", { class: kind, x: -width / 2, y: -19, width, height: 38, rx: 8 }),
    svgText(text, { class: "seal-text", x: 0, y: 1 }),
  );
}

function check(layout: Layout, model: BoardModel, square: Square, lang: Lang): SVGElement[] {
  const { x, y } = pointOf(layout, square);
  const ring = svg("path", { class: "check-ring", d: octagonPath(pieceRadius("k") + 5) });
  const { dx, dy } = sealPlace(layout, model, square);
  return [at(layout, square, ring), seal(PHRASES[lang][model.checkKind], { x: x + dx, y: y + dy }, "seal")];
}

/** Distance from the centre of a seal to the general: smaller vertically, because seals are wider than tall. */
const SEAL_AWAY = { up: 62, side: 104 };

/** Position of a check's seal relative to the general. */
interface SealPlace {
  readonly beside: "above" | "below" | "left" | "right";
  readonly dx: number;
  readonly dy: number;
}

/**
 * Returns the position of a check's seal. It is next to the general, preferably over an empty neighbouring point, or
 * else over a piece of the same side.
 */
export function sealPlace(layout: Layout, { pieces }: Pick<BoardModel, "pieces">, square: Square): SealPlace {
  const own = pieces[square]?.side;
  const { column, row } = cellOf(layout, square);
  const crowd = (across: number, along: number): number => {
    const cell = { column: column + across, row: row + along };
    if (cell.row < 0 || cell.row >= RANKS) return 3; // on the rim, where the coordinates are
    const piece = pieces[squareOf(layout, cell)];
    return piece === undefined ? 0 : piece.side === own ? 1 : 2;
  };
  const places: readonly (SealPlace & { readonly crowd: number })[] = [
    { beside: "above", dx: 0, dy: -SEAL_AWAY.up, crowd: crowd(0, -1) },
    { beside: "below", dx: 0, dy: SEAL_AWAY.up, crowd: crowd(0, 1) },
    { beside: "left", dx: -SEAL_AWAY.side, dy: 0, crowd: crowd(-1, 0) },
    { beside: "right", dx: SEAL_AWAY.side, dy: 0, crowd: crowd(1, 0) },
  ];
  return places.reduce((best, place) => (place.crowd < best.crowd ? place : best));
}

function bikjang(layout: Layout, line: Segment, lang: Lang): SVGElement[] {
  const a = pointOf(layout, line.from);
  const b = pointOf(layout, line.to);
  const gap = (pieceRadius("k") + 12) * Math.sign(b.y - a.y);
  const path = svg("path", { class: "bikjang", d: `M${a.x} ${a.y + gap}V${b.y - gap}` });
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [path, seal(PHRASES[lang].bikjang, middle, "seal-bikjang")];
}

function targets(layout: Layout, model: BoardModel, selected: Square): SVGElement[] {
  const mover = model.pieces[selected];
  if (mover === undefined) return [];
  const group = svg("g", { class: `mover-${mover.side}` });
  for (const to of model.legal[selected] ?? []) {
    if (to === selected) continue;
    const taken = model.pieces[to];
    const isWarned = model.warnings[selected + to] !== undefined;
    if (taken !== undefined) {
      const ring = svg("path", { class: "ring", d: octagonPath(pieceRadius(taken.role) + 3) });
      group.append(at(layout, to, ring));
    } else if (!isWarned) {
      group.append(at(layout, to, svg("circle", { class: "dot", r: 15 })));
    }
    if (isWarned) group.append(warning(layout, to, taken === undefined ? 0 : 1));
  }
  return [group];
}

function warning(layout: Layout, square: Square, shifted: 0 | 1): SVGElement {
  const sign = svg(
    "g",
    { transform: `translate(${shifted * 30} ${shifted * -30})` },
    svg("path", { class: "warning", d: "M0-24L24 18H-24Z" }),
    svgText("!", { class: "warning-text", x: 0, y: 5 }),
  );
  return at(layout, square, sign);
}

function spot(layout: Layout, mark: Mark): SVGElement {
  switch (mark.kind) {
    case "block":
      return at(layout, mark.square, svg("path", { class: "block", d: "M-26-26L26 26M26-26L-26 26" }));
    case "good":
      return at(layout, mark.square, svg("circle", { class: "good", r: 46 }));
    case "spot":
      return at(layout, mark.square, svg("circle", { class: "spot", r: 25 }));
  }
}

function drawOwn(layout: Layout, { from, to, colour }: Shape): SVGElement {
  const shape =
    from === to ? at(layout, from, svg("circle", { class: "drawn-ring", r: 46 })) : drawArrow(layout, { from, to });
  shape.setAttribute("class", `drawn-${colour}`);
  return shape;
}

const TIP = 34;
const START = 40;
/** Replaces `START` for arrows to a neighbouring point, of which little but the tip would be visible otherwise. */
const SHORT_START = 12;
/** Upper limit of the distance between neighbouring points, which is largest along a palace diagonal. */
const NEXT = 150;

function drawArrow(layout: Layout, arrow: Arrow): SVGElement {
  const path = pathBetween(layout, arrow.from, arrow.to);
  const end = path[path.length - 1] as Point;
  const before = path[path.length - 2] as Point;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const ux = (end.x - before.x) / length;
  const uy = (end.y - before.y) / length;
  const stop = { x: end.x - ux * TIP, y: end.y - uy * TIP };
  // Unless the arrow is short, the shaft starts near the rim of the piece, so that its character stays readable.
  const [first, second] = path as readonly [Point, Point];
  const reach = Math.hypot(second.x - first.x, second.y - first.y) || 1;
  const begin = path.length === 2 && reach < NEXT ? SHORT_START : START;
  const start = {
    x: first.x + ((second.x - first.x) / reach) * begin,
    y: first.y + ((second.y - first.y) / reach) * begin,
  };
  const shaft = [start, ...path.slice(1, -1), stop].map((p, i) => `${i === 0 ? "M" : "L"}${unit(p.x)} ${unit(p.y)}`);
  const wing = (turn: number): string => `${unit(stop.x - turn * uy * 22)} ${unit(stop.y + turn * ux * 22)}`;
  return svg(
    "g",
    { class: `arrow-${arrow.kind ?? "main"}`, opacity: arrow.weight ?? 1 },
    svg("path", { class: "arrow", d: shaft.join("") }),
    svg("path", { class: "arrow-tip", d: `M${unit(end.x)} ${unit(end.y)}L${wing(1)}L${wing(-1)}Z` }),
  );
}
