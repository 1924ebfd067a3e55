// Style sheet of the board's shadow roots. A page may set each of the colours below as a CSS variable on the element,
// such as `--janggi-wood` for `wood`. The defaults follow the page's `color-scheme`.

import type { Wood } from "./types";

/** Name, light colour and dark colour. */
type Colour = readonly [name: string, day: string, night: string];

/** Default colours, which a page may override. */
export const CLASSIC: readonly Colour[] = [
  ["wood", "#e7bd7a", "#33221a"],
  ["wood-grain", "#c8944c", "#4a3022"],
  ["wood-rim", "#f4d9a6", "#5c3d2a"],
  ["line", "#5b3a1a", "#b88d58"],
  ["coord", "#5f3d18", "#c09a6c"],
  ["face", "#fbf0d6", "#ead9b4"],
  ["edge", "#c79a5b", "#a67c48"],
  ["rim", "#e6cb97", "#c9ab78"],
  ["shade", "rgb(74 44 12 / .38)", "rgb(0 0 0 / .6)"],
  ["cho", "#0b6a5c", "#07594d"],
  ["han", "#b3211c", "#9c1b17"],
  ["mark-cho", "#0b6a5c", "#5fc4b0"],
  ["mark-han", "#b3211c", "#f0806f"],
  ["last", "#fff4cf", "#d8b273"],
  ["danger", "#c8161d", "#ff6a55"],
  ["caution", "#8a4b00", "#f2b04c"],
  ["focus", "#1d1a16", "#fff3d6"],
  ["arrow", "#2c4a70", "#9dc1ee"],
  ["arrow-second", "#6c6257", "#b3a792"],
  ["draw-green", "#00775a", "#3fc79d"],
  ["draw-red", "#c44e00", "#ff9a57"],
  ["draw-blue", "#005d96", "#6bb8f2"],
  ["draw-yellow", "#9a6700", "#f0c24b"],
  ["count", "#5c544a", "#b3a792"],
  ["sign", "#fff", "#22150c"],
];

export const BLUE_RED: readonly Colour[] = [
  ["cho", "#1c4fa0", "#17428a"],
  ["han", "#b3211c", "#9c1b17"],
  ["mark-cho", "#1c4fa0", "#86b6ff"],
  ["mark-han", "#b3211c", "#f0806f"],
];

export const BLUE_GREEN: readonly Colour[] = [
  ["cho", "#1c4fa0", "#17428a"],
  ["han", "#2a6216", "#235413"],
  ["mark-cho", "#1c4fa0", "#86b6ff"],
  ["mark-han", "#2a6216", "#8ed06f"],
];

/** Black and red, as in Xiangqi. */
export const RED_BLACK: readonly Colour[] = [
  ["cho", "#23201c", "#23201c"],
  ["han", "#b3211c", "#9c1b17"],
  ["mark-cho", "#23201c", "#d8d0c0"],
  ["mark-han", "#b3211c", "#f0806f"],
];

/** Blue and orange, which can be told apart with every common colour vision deficiency. */
export const COLOUR_BLIND: readonly Colour[] = [
  ["cho", "#00429d", "#00398a"],
  ["han", "#b34700", "#9a3c00"],
  ["mark-cho", "#00429d", "#7db4ff"],
  ["mark-han", "#b34700", "#ffac66"],
];

/** Materials of the board other than the ginkgo wood (은행나무) in `CLASSIC`. */
export const WOODS: Readonly<Record<Exclude<Wood, "ginkgo">, readonly Colour[]>> = {
  // Reddish wood of the zelkova (느티나무).
  zelkova: [
    ["wood", "#e9c49c", "#3c1e17"],
    ["wood-grain", "#c2905f", "#5a3226"],
    ["wood-rim", "#f6dfc2", "#6d4030"],
    ["line", "#552b18", "#c68c66"],
    ["coord", "#643719", "#bb8a69"],
  ],
  // Mulberry paper (한지).
  paper: [
    ["wood", "#f1e9d6", "#27241f"],
    ["wood-grain", "#cfc1a0", "#3c372f"],
    ["wood-rim", "#fffaf0", "#4d463b"],
    ["line", "#4a4338", "#a89c86"],
    ["coord", "#6a5f4e", "#a09580"],
  ],
  // Grey-green of celadon (청자).
  celadon: [
    ["wood", "#c0d1bc", "#1d2b27"],
    ["wood-grain", "#93ad95", "#2f453d"],
    ["wood-rim", "#e2ecdd", "#3f5a4f"],
    ["line", "#2f463c", "#86a798"],
    ["coord", "#3b5344", "#88a898"],
  ],
};

function variables(colours: readonly Colour[], value: (day: string, night: string) => string): string {
  return colours.map(([name, day, night]) => `--${name}: var(--janggi-${name}, ${value(day, night)});`).join("\n  ");
}

const byDay = (day: string): string => day;
const byScheme = (day: string, night: string): string => `light-dark(${day}, ${night})`;

const PALETTES: Readonly<Record<string, readonly Colour[]>> = {
  "blue-red": BLUE_RED,
  "blue-green": BLUE_GREEN,
  "red-black": RED_BLACK,
  "colour-blind": COLOUR_BLIND,
};

function choices(value: (day: string, night: string) => string): string {
  const rules = (attribute: string, sets: Readonly<Record<string, readonly Colour[]>>): string[] =>
    Object.entries(sets).map(([name, colours]) => `:host([${attribute}="${name}"]) { ${variables(colours, value)} }`);
  return [...rules("palette", PALETTES), ...rules("wood", WOODS)].join("\n");
}

/** Browsers without `light-dark` always show the light colours. */
const COLOURS = `
:host { ${variables(CLASSIC, byDay)} }
${choices(byDay)}
@supports (color: light-dark(#000, #fff)) {
  :host { ${variables(CLASSIC, byScheme)} }
  ${choices(byScheme)}
}
`;

export const STYLE = `${COLOURS}
:host {
  display: block;
  position: relative;
  width: 100%;
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
/* Small boards outside the viewport are neither laid out nor painted, but keep their size. */
:host([mini]) { content-visibility: auto; aspect-ratio: var(--aspect, 980 / 1016); }
@media print { :host([mini]) { content-visibility: visible; } }
.board { position: relative; width: 100%; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg.live { position: absolute; inset: 0; height: 100%; pointer-events: none; }

.rim-shadow { fill: rgb(60 35 8 / .28); }
.wood { fill: var(--wood); }
.grain { fill: none; stroke: var(--wood-grain); stroke-width: 1.6; opacity: .34; }
.frame { fill: none; stroke: var(--wood-rim); stroke-width: 3; opacity: .8; }
.lines { fill: none; stroke: var(--line); stroke-width: 2.2; }
.border { fill: none; stroke: var(--line); stroke-width: 4; }
.points { fill: none; stroke: var(--line); stroke-width: 2.2; }
.cell-shade { fill: var(--line); opacity: .16; }
.palace-shade { fill: var(--line); opacity: .14; }
.palace-edge { fill: none; stroke: var(--line); stroke-width: 4; }
.river { fill: var(--line); opacity: .12; }
.coord { fill: var(--coord); font: 600 var(--board-digits, 21px) system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }

.piece .shade { fill: var(--shade); }
.piece .edge { fill: var(--edge); }
.piece .face { fill: var(--face); }
.piece .rim { fill: none; stroke: var(--rim); stroke-width: 1.6; }
.piece.cho { color: var(--cho); }
.piece.han { color: var(--han); }
.ink { fill: currentColor; stroke: currentColor; stroke-linejoin: round; }
.cut { fill: none; stroke: var(--face); stroke-linecap: round; stroke-linejoin: round; }
:host([palette="colour-blind"]) .piece.han .rim { stroke: currentColor; stroke-width: 3; }
.hand .piece .shade { transform: translate(1.5px, 7px); opacity: .8; }
.piece .rim.round { stroke: currentColor; stroke-width: 2; }
.piece.selected .edge { fill: currentColor; }
.turned-over .body { transform: rotate(180deg); }
.turned-over .shade { transform: translate(-3px, -10px); }
.ghost { opacity: .35; }

.mover-cho { color: var(--mark-cho); }
.mover-han { color: var(--mark-han); }
.turned .mover-cho { color: var(--mark-han); }
.turned .mover-han { color: var(--mark-cho); }
.dot { fill: currentColor; opacity: .78; stroke: var(--wood-rim); stroke-width: 2.5; stroke-opacity: .6; }
.ring { fill: none; stroke: currentColor; stroke-width: 7; opacity: .9; }
.aim { fill: currentColor; opacity: .2; }
.last-from { fill: var(--last); fill-opacity: .28; stroke: var(--last); stroke-width: 4; stroke-opacity: .85; }
.last-to { fill: none; stroke: var(--last); stroke-width: 9; }
.halo { fill: var(--danger); opacity: .3; }
.check-ring { fill: none; stroke: var(--danger); stroke-width: 6; }
.seal { fill: var(--danger); }
.seal-bikjang { fill: var(--caution); }
.seal-text { fill: var(--sign); font: 700 25px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
.bikjang { fill: none; stroke: var(--caution); stroke-width: 7; stroke-dasharray: 4 15; stroke-linecap: round; }
.warning { fill: var(--caution); stroke: var(--face); stroke-width: 3; stroke-linejoin: round; }
.warning-text { fill: var(--sign); font: 800 24px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
.block { fill: none; stroke: var(--danger); stroke-width: 8; stroke-linecap: round; }
.good { fill: none; stroke: var(--mark-cho); stroke-width: 6; stroke-dasharray: 10 8; }
.spot { fill: var(--mark-cho); opacity: .8; }
.premove { fill: none; stroke: var(--arrow); stroke-width: 7; stroke-dasharray: 16 11; stroke-linejoin: round; opacity: .85; }
.premove-ring { fill: none; stroke: var(--arrow); stroke-width: 5; stroke-dasharray: 16 11; }
.premove-tag { fill: var(--arrow); stroke: var(--face); stroke-width: 2; }
.premove-number { fill: var(--sign); font: 800 22px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
.offer { fill: var(--arrow); opacity: .75; }
.arrow { fill: none; stroke: currentColor; stroke-width: 13; stroke-linejoin: round; opacity: .72; }
.arrow-tip { fill: currentColor; stroke: var(--face); stroke-width: 3; stroke-linejoin: round; paint-order: stroke; opacity: .86; }
.arrow-main { color: var(--arrow); }
.arrow-second { color: var(--arrow-second); }
.arrow-threat { color: var(--danger); }
.drawn-green { color: var(--draw-green); }
.drawn-red { color: var(--draw-red); }
.drawn-blue { color: var(--draw-blue); }
.drawn-yellow { color: var(--draw-yellow); }
.drawn-ring { fill: none; stroke: currentColor; stroke-width: 7; opacity: .85; }

.grid { position: absolute; inset: 0; }
.grid { touch-action: manipulation; }
.grid.playable { touch-action: none; }
.row { position: absolute; display: flex; }
.cell { flex: 1; outline: none; }
.cell.movable { cursor: grab; }
.cell.target { cursor: pointer; }
.holding .cell { cursor: grabbing; }
.cell:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: -3px;
  border-radius: 22%;
  box-shadow: inset 0 0 0 5px var(--face);
}
svg.strip { height: 100%; width: auto; }
.count { fill: var(--count); font: 600 34px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
.typed {
  position: absolute;
  left: 50%;
  bottom: 1.5%;
  translate: -50% 0;
  padding: .1em .6em;
  border: 1px solid var(--line);
  border-radius: .5em;
  background: var(--face);
  color: #2a2622;
  font: 600 1.125rem ui-monospace, monospace;
  letter-spacing: .08em;
  pointer-events: none;
}
.typed:empty { display: none; }
.typed.slip { color: #a4241b; text-decoration: line-through; }
.aloud { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.check-ring { animation: pulse 1.4s ease-in-out 2; }
.bikjang { animation: draw .5s ease-out; }
@keyframes pulse { 50% { stroke-width: 12; } }
@keyframes draw { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .check-ring, .bikjang { animation: none; } }

@media (forced-colors: active) {
  svg { forced-color-adjust: none; }
  .wood { fill: Canvas; stroke: CanvasText; }
  .grain, .rim-shadow, .frame { display: none; }
  .lines, .border, .points { stroke: CanvasText; }
  .cell-shade, .palace-shade, .river { fill: CanvasText; }
  .palace-edge { stroke: CanvasText; }
  .coord { fill: CanvasText; }
  .piece .shade { display: none; }
  .piece .edge { fill: CanvasText; }
  .piece .face { fill: Canvas; }
  .piece .cut { stroke: Canvas; }
  .piece .rim { stroke: none; }
  .piece.cho, .piece.han { color: CanvasText; }
  .piece.han .face { fill: CanvasText; }
  .piece.han { color: Canvas; }
  .piece.han .cut { stroke: CanvasText; }
  .piece.han .rim { stroke: Canvas; }
  .piece.selected .edge, .dot, .aim, .offer, .spot, .halo, .arrow-tip { fill: Highlight; }
  .ring, .last-from, .last-to, .check-ring, .bikjang, .arrow, .premove, .premove-ring, .drawn-ring, .good, .block { stroke: Highlight; }
  /* Drawings in different colours and arrows of different kinds also differ in stroke style. */
  .drawn-red, .arrow-threat { stroke-dasharray: 26 12; }
  .arrow-second { stroke-dasharray: 10 8; }
  .drawn-blue { stroke-dasharray: 3 13; stroke-linecap: round; }
  .drawn-yellow { stroke-dasharray: 34 9 8 9; }
  .last-from { fill: none; }
  .premove-tag, .warning, .seal, .seal-bikjang { fill: Highlight; stroke: Canvas; }
  .count { fill: CanvasText; }
  .premove-number, .warning-text, .seal-text { fill: HighlightText; }
}
`;

let sheet: CSSStyleSheet | null = null;

/** Applies the board's style to a shadow root. All boards of a page share one sheet. */
export function applyStyle(root: ShadowRoot): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  root.adoptedStyleSheets = [sheet];
}
