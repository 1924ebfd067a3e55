// A pure reducer for the viewer's interaction with the board. It turns pointer and key inputs into the next state and
// effects to report to the page. It must not draw, read the clock or depend on the rules: `legal` and the pieces are
// passed in as `Facts`.
import type { Cell } from "./layout";
import { afterSteps } from "./premoves";
import { FILES, RANKS, generalOf } from "./squares";
import type { BoardEvents, BoardModel, Piece, Segment, Shape, Square } from "./types";

/** Maximum time in ms between two taps on the viewer's own general that pass the turn. */
export const DOUBLE_TAP_MS = 350;

/** Part of the model that the reducer needs. `pieces` is the position after all premoves, as the viewer sees it. */
export type Facts = Pick<BoardModel, "pieces" | "legal" | "interactive" | "premoves" | "points" | "editing">;

export interface Interaction {
  readonly selected: Square | null;
  /** Original point of the held piece; null if no piece is held. */
  readonly held: Square | null;
  /** The pressed point, until the pointer is lifted; `fresh` if that press selected it. */
  readonly pressed: { readonly square: Square; readonly fresh: boolean } | null;
  readonly lastTap: { readonly square: Square; readonly at: number } | null;
  /** Keyboard position. It is a cell of the view instead of a square, so flipping the board does not move it. */
  readonly cursor: Cell;
  /** A move that is shown but not yet answered by the page. */
  readonly pending: Segment | null;
  /** Arrows and rings (with equal start and end) drawn by the viewer, until the next press or position. */
  readonly drawn: readonly Shape[];
}

export const IDLE: Interaction = {
  selected: null,
  held: null,
  pressed: null,
  lastTap: null,
  cursor: { column: 4, row: 8 },
  pending: null,
  drawn: [],
};

export type Input =
  /** The pointer was pressed on a point (or off the board) at a time in ms. */
  | { readonly type: "press"; readonly square: Square | null; readonly at: number }
  /** The pressed pointer moved far enough for a drag. */
  | { readonly type: "drag" }
  | { readonly type: "release"; readonly square: Square | null; readonly at: number }
  /** The pointer was cancelled by the system, or Esc was pressed. */
  | { readonly type: "cancel" }
  /** Enter, Space or a screen reader's click on a point. */
  | { readonly type: "activate"; readonly square: Square }
  | { readonly type: "pass" }
  /** A complete move was typed. */
  | ({ readonly type: "move" } & Segment)
  /** The viewer drew from one point to another. Repeating a drawing erases it. */
  | ({ readonly type: "draw" } & Shape)
  /** While editing: a key places a piece on a point, or removes the piece there. */
  | { readonly type: "put"; readonly square: Square; readonly piece: Piece | null }
  | { readonly type: "cursor"; readonly cell: Cell }
  /** The page has set a position or premoves, or reverted a move; no move is pending any more. */
  | { readonly type: "position" }
  /** The page has changed facts other than the position, such as the legal moves. */
  | { readonly type: "facts" };

export type Effect =
  | ({ readonly type: "step" } & Segment & { readonly dropped: boolean })
  | ({ readonly type: "pass" } & BoardEvents["pass"])
  | { readonly type: "select"; readonly square: Square | null }
  | { readonly type: "recall" }
  | { readonly type: "point"; readonly square: Square }
  | ({ readonly type: "draw" } & Shape)
  | ({ readonly type: "put" } & BoardEvents["put"])
  | ({ readonly type: "remove" } & BoardEvents["remove"])
  | ({ readonly type: "why" } & Segment);

export interface Turned {
  readonly state: Interaction;
  readonly effects: readonly Effect[];
}

export function isMovable(facts: Facts, square: Square): boolean {
  const piece = facts.pieces[square];
  return piece !== undefined && holds(facts, piece);
}

function holds(facts: Facts, piece: Piece): boolean {
  if (facts.editing !== "off") return facts.editing === "move";
  return facts.interactive === "both" || facts.interactive === piece.side;
}

export function isLegal(facts: Facts, from: Square, to: Square): boolean {
  if (facts.editing !== "off") return facts.editing === "move" && from !== to;
  return facts.legal[from]?.includes(to) ?? false;
}

/** Returns the point of a general that the viewer may pass with, or null. Cho's is checked first. */
export function passingGeneral(facts: Facts): Square | null {
  for (const side of ["cho", "han"] as const) {
    const square = generalOf(facts.pieces, side);
    if (square !== null && isMovable(facts, square) && isLegal(facts, square, square)) return square;
  }
  return null;
}

/** Returns the pieces as shown: the position after the pending move. */
export function shownPieces(pieces: BoardModel["pieces"], pending: Segment | null): BoardModel["pieces"] {
  return pending === null ? pieces : afterSteps(pieces, [pending]);
}

export function reduce(state: Interaction, input: Input, facts: Facts): Turned {
  switch (input.type) {
    case "press":
      return press({ ...emptyHanded(state), drawn: [] }, input.square, facts);
    case "drag":
      return state.pressed !== null && state.pressed.square === state.selected
        ? still({ ...state, held: state.selected, lastTap: null })
        : still(state);
    case "release":
      return release(state, input.square, input.at, facts);
    case "cancel":
      return select({ ...emptyHanded(state), lastTap: null }, null);
    case "activate":
      return activate(emptyHanded(state), input.square, facts);
    case "pass":
      return pass(emptyHanded(state), passingGeneral(facts), "key");
    case "move":
      return canPlay(state, facts) && isMovable(facts, input.from)
        ? attempt(emptyHanded(state), input.from, input.to, facts, false)
        : still(state);
    case "draw":
      if (facts.editing !== "off") return input.from === input.to ? remove(state, input.from, facts) : still(state);
      if (input.from === input.to && facts.premoves.length > 0) return { state, effects: [{ type: "recall" }] };
      return { state: { ...state, drawn: toggled(state.drawn, input) }, effects: [input] };
    case "put":
      return put(emptyHanded(state), input.square, input.piece, facts);
    case "cursor":
      return still({ ...state, cursor: clampCell(input.cell) });
    case "position":
      // Two taps pass the turn only if both were made in the same position.
      return settle({ ...state, pending: null, drawn: [], lastTap: null }, facts);
    case "facts":
      return settle(state, facts);
  }
}

/** Clears the press, and puts back a held piece. */
function emptyHanded(state: Interaction): Interaction {
  return { ...state, pressed: null, held: null };
}

function canPlay(state: Interaction, facts: Facts): boolean {
  return (facts.interactive !== "none" || facts.editing === "move") && state.pending === null;
}

/** Returns whether the viewer may choose a point, for placing a piece. */
export function isOffered(facts: Pick<Facts, "points" | "editing">, square: Square): boolean {
  return facts.editing === "place" || facts.points.includes(square);
}

function put(state: Interaction, square: Square, piece: Piece | null, facts: Facts): Turned {
  if (facts.editing === "off") return still(state);
  if (piece === null) return remove(state, square, facts);
  return edited(state, { type: "put", square, piece });
}

function remove(state: Interaction, square: Square, facts: Facts): Turned {
  if (facts.pieces[square] === undefined) return still(state);
  return edited(state, { type: "remove", square });
}

/** Reports a change of the board, and deselects, because the selected piece may be gone. */
function edited(state: Interaction, effect: Effect): Turned {
  const { state: next, effects } = select({ ...state, lastTap: null }, null);
  return { state: next, effects: [effect, ...effects] };
}

function choose(state: Interaction, square: Square): Turned {
  return { state, effects: [{ type: "point", square }] };
}

function press(state: Interaction, square: Square | null, facts: Facts): Turned {
  if (square !== null && isOffered(facts, square)) return still({ ...state, pressed: { square, fresh: false } });
  if (!canPlay(state, facts)) return still(state);
  if (square === null) return select({ ...state, lastTap: null }, null);
  const aims = state.selected !== null && state.selected !== square;
  if (aims && isLegal(facts, state.selected, square)) {
    return still({ ...state, pressed: { square, fresh: false } });
  }
  if (isMovable(facts, square)) {
    const pressed = { square, fresh: state.selected !== square };
    return select({ ...state, pressed }, square);
  }
  return still({ ...state, pressed: { square, fresh: false } });
}

function release(state: Interaction, square: Square | null, at: number, facts: Facts): Turned {
  const { pressed, held, selected } = state;
  const lifted = emptyHanded(state);
  if (pressed === null) return still(lifted);
  if (held !== null) {
    if (square === held) return still(lifted);
    if (square === null) return facts.editing === "off" ? select(lifted, null) : remove(lifted, held, facts);
    return attempt(lifted, held, square, facts, true);
  }
  if (square === pressed.square && isOffered(facts, square)) return choose(lifted, square);
  if (square !== pressed.square) return still({ ...lifted, lastTap: null });
  if (selected !== null && selected !== square) return attempt(lifted, selected, square, facts, false);
  if (selected !== square) return still(lifted);
  return tapOwn(lifted, square, pressed.fresh, at, facts);
}

/**
 * Handles a tap that started and ended on the selected piece. The first tap selects the piece, and the second deselects
 * it. Except while editing, a quick second tap on a general passes instead, or is refused if passing is not legal.
 */
function tapOwn(state: Interaction, square: Square, fresh: boolean, at: number, facts: Facts): Turned {
  const isGeneral = facts.pieces[square]?.role === "k";
  const quick = state.lastTap?.square === square && at - state.lastTap.at <= DOUBLE_TAP_MS;
  if (isGeneral && quick && facts.editing === "off") {
    return isLegal(facts, square, square) ? pass(state, square, "tap") : refuse(state, square, square);
  }
  const tapped = { ...state, lastTap: { square, at } };
  return fresh ? still(tapped) : select(tapped, null);
}

function activate(state: Interaction, square: Square, facts: Facts): Turned {
  if (isOffered(facts, square)) return choose(state, square);
  if (!canPlay(state, facts)) return still(state);
  const { selected } = state;
  if (selected === square) return select(state, null);
  if (selected !== null && isLegal(facts, selected, square)) return attempt(state, selected, square, facts, false);
  if (isMovable(facts, square)) return select(state, square);
  return selected === null ? still(state) : refuse(state, selected, square);
}

function attempt(state: Interaction, from: Square, to: Square, facts: Facts, dropped: boolean): Turned {
  if (!isLegal(facts, from, to)) return refuse(state, from, to);
  const next = { ...state, selected: null, lastTap: null, pending: { from, to } };
  return { state: next, effects: [{ type: "step", from, to, dropped }] };
}

function refuse(state: Interaction, from: Square, to: Square): Turned {
  const next = { ...state, selected: null, lastTap: null };
  return {
    state: next,
    effects: [
      { type: "why", from, to },
      { type: "select", square: null },
    ],
  };
}

function pass(state: Interaction, square: Square | null, by: "tap" | "key"): Turned {
  if (square === null || state.pending !== null) return still(state);
  const next = { ...state, selected: null, lastTap: null };
  return { state: next, effects: [{ type: "pass", square, by }] };
}

/** Clears the selection if the selected piece can no longer be moved. */
function settle(state: Interaction, facts: Facts): Turned {
  if (state.selected !== null && isMovable(facts, state.selected)) return still(state);
  return select({ ...emptyHanded(state), lastTap: null }, null);
}

function toggled(drawn: readonly Shape[], { from, to, colour }: Shape): readonly Shape[] {
  const others = drawn.filter((other) => other.from !== from || other.to !== to);
  return others.length < drawn.length ? others : [...drawn, { from, to, colour }];
}

function select(state: Interaction, square: Square | null): Turned {
  if (state.selected === square) return still(state);
  return { state: { ...state, selected: square }, effects: [{ type: "select", square }] };
}

function still(state: Interaction): Turned {
  return { state, effects: [] };
}

function clampCell(cell: Cell): Cell {
  return {
    column: Math.min(FILES - 1, Math.max(0, cell.column)),
    row: Math.min(RANKS - 1, Math.max(0, cell.row)),
  };
}
