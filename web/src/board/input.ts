// Converts pointer and key events to inputs of the reducer.
import { pieceOfKey } from "./editing";
import { Grid } from "./grid";
import { type Cell, type Layout, type Point, squareNear } from "./layout";
import type { Input, Interaction } from "./state";
import { FILES, RANKS } from "./squares";
import { letterOf } from "./keys";
import { Typist } from "./typist";
import type { BoardModel, ShapeColour, Square } from "./types";

/** Distance in CSS pixels that a pointer may move before a tap becomes a drag. */
const DRAG_DISTANCE = { mouse: 4, touch: 9 } as const;

/** Scale of a dragged piece. It is larger for touch, because a finger would cover the piece. */
const ENLARGED = { mouse: 1.08, touch: 1.5 } as const;

export interface InputHost {
  readonly layout: Layout;
  readonly state: Interaction;
  readonly canDrag: boolean;
  readonly legal: BoardModel["legal"];
  readonly pen: ShapeColour | null;
  readonly editing: BoardModel["editing"];
  dispatch(input: Input): void;
  /** Moves the held piece to a position in viewBox units. */
  dragTo(place: Point, enlarged: number): void;
  squareUnderCursor(): Square;
  /** Shows and announces typed input. `text` is empty when typing ends; `slip` is the rejected input, if any. */
  echo(text: string, slip: string | null): void;
}

type Hand = "mouse" | "touch";

interface Press {
  readonly id: number;
  readonly hand: Hand;
  readonly start: Point;
  readonly box: DOMRect;
}

export function listen(surface: HTMLElement, host: InputHost): Typist {
  let press: Press | null = null;

  const place = (event: PointerEvent, box: DOMRect): Point => ({
    x: ((event.clientX - box.left) / box.width) * host.layout.width,
    y: ((event.clientY - box.top) / box.height) * host.layout.height,
  });

  surface.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0 || host.pen !== null) return;
    const box = surface.getBoundingClientRect();
    const hand: Hand = event.pointerType === "mouse" ? "mouse" : "touch";
    press = { id: event.pointerId, hand, start: { x: event.clientX, y: event.clientY }, box };
    surface.setPointerCapture(event.pointerId);
    host.dispatch({ type: "press", square: squareNear(host.layout, place(event, box)), at: event.timeStamp });
  });

  const drawWithPen = listenToPen(surface, host, place);

  surface.addEventListener("pointermove", (event) => {
    if (press === null || event.pointerId !== press.id) return;
    if (host.state.held === null) {
      if (!host.canDrag) return;
      const way = Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y);
      if (way < DRAG_DISTANCE[press.hand]) return;
      host.dispatch({ type: "drag" });
    }
    if (host.state.held !== null) host.dragTo(place(event, press.box), ENLARGED[press.hand]);
  });

  surface.addEventListener("pointerup", (event) => {
    if (press === null || event.pointerId !== press.id) return;
    const square = squareNear(host.layout, place(event, press.box));
    press = null;
    host.dispatch({ type: "release", square, at: event.timeStamp });
  });

  surface.addEventListener("pointercancel", () => {
    press = null;
    host.dispatch({ type: "cancel" });
  });

  // Screen readers click without a pointer (detail 0); real clicks were handled above.
  surface.addEventListener("click", (event) => {
    const square = Grid.squareOf(event.target);
    if (event.detail !== 0 || square === null) return;
    if (!drawWithPen(square)) host.dispatch({ type: "activate", square });
  });

  // After a click, the page's shortcuts still work (arrow keys to step through the moves, F to flip). The board handles
  // these keys only if it is focused by keyboard.
  let isByKeyboard = true;
  surface.addEventListener("pointerdown", () => (isByKeyboard = false));
  surface.addEventListener("focusin", () => {
    if (press === null) isByKeyboard = true;
  });

  const typist = new Typist(surface, host, () => isByKeyboard);
  surface.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = typist.takes(event);
    if (!isTyping) typist.release();
    // Holding P down passes only once, not again for the other side.
    if (event.repeat && !isTyping && letterOf(event) === "p") return;
    const edit = host.editing === "off" ? undefined : pieceOfKey(event);
    if (edit !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      return host.dispatch({ type: "put", square: host.squareUnderCursor(), piece: edit });
    }
    if (event.key === "Enter" || event.key === "Tab") isByKeyboard = true;
    if (!isTyping && !isByKeyboard && event.key !== "Escape" && letterOf(event) !== "p") return;
    if (isTyping) return typist.type(event);
    const input = inputOf(event, host);
    if (input === null) return;
    typist.interrupt();
    event.preventDefault();
    event.stopPropagation();
    if (input.type === "activate" && drawWithPen(input.square)) return;
    host.dispatch(input);
  });
  return typist;
}

/** Returns the colour of a stroke with the secondary button, depending on the modifier keys. */
function colourOf({ shiftKey, altKey }: PointerEvent): ShapeColour {
  if (shiftKey) return altKey ? "yellow" : "red";
  return altKey ? "blue" : "green";
}

/**
 * Listens for strokes with the secondary button, or with any pointer in drawing mode.
 *
 * Returns a function for drawing without a pointer. It is called for the start and then for the end of a stroke, and
 * returns whether drawing mode is on.
 */
function listenToPen(
  surface: HTMLElement,
  host: InputHost,
  place: (event: PointerEvent, box: DOMRect) => Point,
): (square: Square) => boolean {
  let stroke: { from: Square; colour: ShapeColour; id: number } | null = null;
  let keyed: Square | null = null;
  const under = (event: PointerEvent): Square | null =>
    squareNear(host.layout, place(event, surface.getBoundingClientRect()));
  surface.addEventListener("contextmenu", (event) => event.preventDefault());
  surface.addEventListener("pointerdown", (event) => {
    const colour = event.button === 2 ? colourOf(event) : event.button === 0 && event.isPrimary ? host.pen : null;
    const from = colour === null ? null : under(event);
    if (colour === null || from === null) return;
    stroke = { from, colour, id: event.pointerId };
    if (event.button === 0) surface.setPointerCapture(event.pointerId);
  });
  surface.addEventListener("pointerup", (event) => {
    if (stroke === null || stroke.id !== event.pointerId) return;
    const { from, colour } = stroke;
    const to = under(event);
    stroke = null;
    if (to !== null) host.dispatch({ type: "draw", from, to, colour });
  });
  surface.addEventListener("pointercancel", () => (stroke = null));
  return (square) => {
    const { pen } = host;
    if (pen === null) {
      keyed = null;
      return false;
    }
    if (keyed === null) keyed = square;
    else {
      host.dispatch({ type: "draw", from: keyed, to: square, colour: pen });
      keyed = null;
    }
    return true;
  };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-FILES, 0],
  End: [FILES, 0],
  PageUp: [0, -RANKS],
  PageDown: [0, RANKS],
};

function inputOf(event: KeyboardEvent, host: InputHost): Input | null {
  const { key } = event;
  const step = STEPS[key];
  if (step !== undefined) {
    const { column, row } = host.state.cursor;
    const cell: Cell = { column: column + step[0], row: row + step[1] };
    return { type: "cursor", cell };
  }
  // While a move is pending, Enter is left to the page, which may be asking for confirmation.
  if (key === "Enter" && host.state.pending !== null) return null;
  if (letterOf(event) === "p") return { type: "pass" };
  switch (key) {
    case "Enter":
    case " ":
      return { type: "activate", square: host.squareUnderCursor() };
    case "Escape":
      // If no piece is selected, Escape is left to the page, for example to close a dialog.
      return host.state.selected === null ? null : { type: "cancel" };
    default:
      return null;
  }
}
