// Turns pointer and key events into the inputs of the reducer. Holds only what
// is needed to distinguish a tap from a drag.
import { pieceOfKey } from "./editing";
import { Grid } from "./grid";
import { type Cell, type Layout, type Point, squareNear } from "./layout";
import type { Input, Interaction } from "./state";
import { FILES, RANKS } from "./squares";
import { digitOf, letterOf } from "./keys";
import { beginsMove, goesOn, mayBecomeMove, NOTHING_TYPED, typeKey, type Typed } from "./typing";
import type { BoardModel, ShapeColour, Square } from "./types";

/** How far a pointer may wander, in CSS pixels, before a tap becomes a drag. */
const DRAG_DISTANCE = { mouse: 4, touch: 9 } as const;

/** A dragged piece is drawn larger under a finger, which would cover it. */
const ENLARGED = { mouse: 1.08, touch: 1.5 } as const;

export interface InputHost {
  readonly layout: Layout;
  readonly state: Interaction;
  readonly canDrag: boolean;
  readonly legal: BoardModel["legal"];
  readonly pen: ShapeColour | null;
  readonly editing: BoardModel["editing"];
  dispatch(input: Input): void;
  /** The held piece is over this place, in viewBox units. */
  dragTo(place: Point, enlarged: number): void;
  squareUnderCursor(): Square;
  /** Shows and says what has been typed of a move; empty when that is over. */
  echo(text: string, slip: string | null): void;
}

type Hand = "mouse" | "touch";

interface Press {
  readonly id: number;
  readonly hand: Hand;
  readonly start: Point;
  readonly box: DOMRect;
}

/** What typing on the board means to the page and to the position. */
export interface Typist {
  /** Whether a key belongs to a move that is being typed, and to nothing else. */
  takes(event: KeyboardEvent): boolean;
  /** The position or what may be played has changed: what was typed of a move for the one before is told and forgotten. */
  follow(change: "position" | "facts"): void;
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

  // After a click the page keeps its own keys (arrows through the moves, F to flip):
  // the board takes them once it was reached by keyboard.
  let isByKeyboard = true;
  surface.addEventListener("pointerdown", () => (isByKeyboard = false));
  surface.addEventListener("focusin", () => {
    if (press === null) isByKeyboard = true;
  });

  let typed: Typed = NOTHING_TYPED;
  let slippedAt = Number.NEGATIVE_INFINITY;
  const forget = (slip: string | null = null): void => {
    typed = NOTHING_TYPED;
    host.echo("", slip);
  };
  const takes = (event: KeyboardEvent): boolean => {
    if (host.editing !== "off" || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (typed.text !== "") return goesOn(event);
    // Who has slipped types on for a moment.
    if (event.timeStamp - slippedAt < SLIP_MS && isSign(event)) return true;
    return beginsMove(event) && (isByKeyboard || digitOf(event) !== null);
  };
  surface.addEventListener("focusout", (event) => {
    if (typed.text !== "" && !surface.contains(event.relatedTarget as Node | null)) forget();
  });
  surface.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = takes(event);
    // A key held down passes once, not for both sides.
    if (event.repeat && !isTyping && letterOf(event) === "p") return;
    const edit = host.editing === "off" ? undefined : pieceOfKey(event);
    if (edit !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      return host.dispatch({ type: "put", square: host.squareUnderCursor(), piece: edit });
    }
    if (event.key === "Enter" || event.key === "Tab") isByKeyboard = true;
    if (!isTyping && !isByKeyboard && event.key !== "Escape" && letterOf(event) !== "p") return;
    let input = isTyping ? null : inputOf(event, host);
    if (isTyping) {
      typed = typeKey(typed, event, host.legal);
      const { text, move, slip } = typed;
      slippedAt = slip === null ? Number.NEGATIVE_INFINITY : event.timeStamp;
      host.echo(text, slip);
      input = move === null ? null : { type: "move", ...move };
    } else if (input !== null && typed.text !== "") forget();
    if (!isTyping && input === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (input?.type === "activate" && drawWithPen(input.square)) return;
    if (input !== null) host.dispatch(input);
  });
  return {
    takes,
    follow(change) {
      if (typed.text === "" || (change === "facts" && mayBecomeMove(typed.text, host.legal))) return;
      forget(typed.text);
    },
  };
}

/** The colour of a stroke with the second button, by the keys that are held. */
function colourOf({ shiftKey, altKey }: PointerEvent): ShapeColour {
  if (shiftKey) return altKey ? "yellow" : "red";
  return altKey ? "blue" : "green";
}

/**
 * Strokes of the second button, and of any pointer while there is a pen. Gives the same for keys: a function that takes
 * a point, the first time as the beginning of a stroke, and says whether there is a pen.
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

/** So long after a slip what is typed is still meant as a move. */
const SLIP_MS = 1_500;

/** Whether a key writes something. */
function isSign({ key }: KeyboardEvent): boolean {
  return [...key].length === 1 || key === "Process";
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
  // While a step waits for the page, Enter is the page's, which may ask about it.
  if (key === "Enter" && host.state.pending !== null) return null;
  if (letterOf(event) === "p") return { type: "pass" };
  switch (key) {
    case "Enter":
    case " ":
      return { type: "activate", square: host.squareUnderCursor() };
    case "Escape":
      // With nothing to put back the key is the page's, to close a dialog or so.
      return host.state.selected === null ? null : { type: "cancel" };
    default:
      return null;
  }
}
