// The look of the board as one style sheet for its shadow root. Every colour is
// a CSS variable a page may set on the element (`--janggi-…`); the defaults
// follow the page's `color-scheme`: pale wood on paper by day, lacquer by night.

export const STYLE = `
:host {
  --wood: var(--janggi-wood, light-dark(#e7bd7a, #33221a));
  --wood-grain: var(--janggi-wood-grain, light-dark(#c8944c, #4a3022));
  --wood-edge: var(--janggi-wood-edge, light-dark(#b98443, #1d120d));
  --wood-rim: var(--janggi-wood-rim, light-dark(#f4d9a6, #5c3d2a));
  --line: var(--janggi-line, light-dark(#5b3a1a, #b88d58));
  --coord: var(--janggi-coord, light-dark(#7a5226, #a9835a));
  --face: var(--janggi-face, light-dark(#fbf0d6, #ead9b4));
  --edge: var(--janggi-edge, light-dark(#c79a5b, #a67c48));
  --rim: var(--janggi-rim, light-dark(#e6cb97, #c9ab78));
  --shade: var(--janggi-shade, light-dark(rgb(74 44 12 / .38), rgb(0 0 0 / .6)));
  --cho: var(--janggi-cho, light-dark(#0b6a5c, #07594d));
  --han: var(--janggi-han, light-dark(#b3211c, #9c1b17));
  --mark-cho: var(--janggi-mark-cho, light-dark(#0b6a5c, #5fc4b0));
  --mark-han: var(--janggi-mark-han, light-dark(#b3211c, #f0806f));
  --last: var(--janggi-last, light-dark(#fff4cf, #d8b273));
  --danger: var(--janggi-danger, light-dark(#c8161d, #ff6a55));
  --caution: var(--janggi-caution, light-dark(#8a4b00, #f2b04c));
  --ink: var(--janggi-ink, light-dark(#2b2219, #f1e4cc));
  --focus: var(--janggi-focus, light-dark(#1d1a16, #fff3d6));
  display: block;
  position: relative;
  width: 100%;
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
:host([palette="colour-blind"]) {
  --cho: var(--janggi-cho, light-dark(#00429d, #00398a));
  --han: var(--janggi-han, light-dark(#b34700, #9a3c00));
  --mark-cho: var(--janggi-mark-cho, light-dark(#00429d, #7db4ff));
  --mark-han: var(--janggi-mark-han, light-dark(#b34700, #ffac66));
}
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
.coord { fill: var(--coord); font: 600 21px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }

.piece .shade { fill: var(--shade); }
.piece .edge { fill: var(--edge); }
.piece .face { fill: var(--face); }
.piece .rim { fill: none; stroke: var(--rim); stroke-width: 1.6; }
.piece.cho { color: var(--cho); }
.piece.han { color: var(--han); }
.ink { fill: currentColor; stroke: currentColor; stroke-linejoin: round; }
.cut { fill: none; stroke: var(--face); stroke-width: 16; stroke-linecap: round; stroke-linejoin: round; }
:host([palette="colour-blind"]) .piece.han .rim { stroke: currentColor; stroke-width: 3; }
.hand .piece .shade { transform: translate(3px, 12px); opacity: .8; }
.piece.selected .edge { fill: currentColor; }
.ghost { opacity: .35; }

.mover-cho { color: var(--mark-cho); }
.mover-han { color: var(--mark-han); }
.dot { fill: currentColor; opacity: .78; stroke: var(--wood-rim); stroke-width: 2.5; stroke-opacity: .6; }
.ring { fill: none; stroke: currentColor; stroke-width: 7; opacity: .9; }
.aim { fill: currentColor; opacity: .2; }
.last-from { fill: var(--last); fill-opacity: .28; stroke: var(--last); stroke-width: 4; stroke-opacity: .85; }
.last-to { fill: none; stroke: var(--last); stroke-width: 9; }
.halo { fill: var(--danger); opacity: .3; }
.check-ring { fill: none; stroke: var(--danger); stroke-width: 6; }
.seal { fill: var(--danger); }
.seal-bikjang { fill: var(--caution); }
.seal-text { fill: #fff; font: 700 25px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
.bikjang { fill: none; stroke: var(--caution); stroke-width: 7; stroke-dasharray: 4 15; stroke-linecap: round; }
.warning { fill: var(--caution); stroke: var(--face); stroke-width: 3; stroke-linejoin: round; }
.warning-text { fill: #fff; font: 800 24px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
:host .warning-text { fill: light-dark(#fff, #22150c); }
.block { fill: none; stroke: var(--danger); stroke-width: 8; stroke-linecap: round; }
.good { fill: none; stroke: var(--mark-cho); stroke-width: 6; stroke-dasharray: 10 8; }
.arrow { fill: none; stroke: currentColor; stroke-width: 13; stroke-linejoin: round; opacity: .72; }
.arrow-tip { fill: currentColor; stroke: none; opacity: .72; }
.arrow-main { color: var(--janggi-arrow, light-dark(#2c4a70, #9dc1ee)); }
.arrow-second { color: var(--janggi-arrow-second, light-dark(#6c6257, #b3a792)); }
.arrow-threat { color: var(--danger); }

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
.count { fill: var(--janggi-count, light-dark(#5c544a, #b3a792)); font: 600 34px system-ui, sans-serif; text-anchor: middle; dominant-baseline: central; }
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
  .dot, .aim { fill: Highlight; }
  .arrow-tip { fill: Highlight; }
  .ring, .last-from, .last-to, .check-ring, .bikjang, .arrow { stroke: Highlight; }
}
`;

let sheet: CSSStyleSheet | null = null;

/** Gives a shadow root the board's style: one shared sheet for all boards of a page. */
export function applyStyle(root: ShadowRoot): void {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  root.adoptedStyleSheets = [sheet];
}
