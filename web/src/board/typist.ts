// Decides which key presses are part of a move typed on a board.
//
// A letter may be a file, a piece's name (`R71-72`) or a shortcut, so it may be held back until the next key press or a
// timeout. Key presses outside the board are also handled if the page passes them on.
import { isHangul } from "./keys";
import {
  beginsMove,
  fileOf,
  goesOn,
  isSyllable,
  mayBecomeMove,
  mayBeginMove,
  NOTHING_TYPED,
  typeKey,
  type Typed,
} from "./typing";
import type { BoardModel, Segment } from "./types";

/** Time in ms after an error during which input still counts as part of a move. */
const SLIP_MS = 1_500;
/** Time in ms after which an unfinished move typed outside the board is dropped. */
const REST_MS = 4_000;
/** Time in ms for which a letter is held back before it counts as a shortcut. */
export const WAIT_MS = 600;

interface Waiting {
  readonly event: KeyboardEvent;
  /** Target of the key press: the surface, or the focused element outside the board. */
  readonly target: Element;
}

interface TypingHost {
  readonly legal: BoardModel["legal"];
  readonly editing: BoardModel["editing"];
  dispatch(move: Segment & { readonly type: "move" }): void;
  /** Shows and announces typed input. `text` is empty when typing ends; `slip` is the rejected input, if any. */
  echo(text: string, slip: string | null): void;
}

/** Key events that were held back and then dispatched again for the page. */
const released = new WeakSet<Event>();

export class Typist {
  private typed: Typed = NOTHING_TYPED;
  private slippedAt = Number.NEGATIVE_INFINITY;
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly surface: HTMLElement,
    private readonly host: TypingHost,
    /** Whether the board was focused by keyboard. If so, it handles more keys. */
    private readonly isByKeyboard: () => boolean,
  ) {
    surface.addEventListener("focusout", (event) => {
      if (surface.contains(event.relatedTarget as Node | null)) return;
      this.release();
      if (this.typed.text !== "") this.forget();
    });
  }

  /** Returns whether a key press is, or may be, part of a typed move. If so, no other listener may handle it. */
  takes(event: KeyboardEvent): boolean {
    if (released.has(event) || this.host.editing !== "off" || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    if (this.typed.text !== "") return goesOn(event);
    // For a moment after a typing error, characters still count as part of the move.
    if (event.timeStamp - this.slippedAt < SLIP_MS && isSign(event)) return true;
    if (this.waiting.length > 0 && (isHangul(event) || ENDS.includes(event.key))) return true;
    const canMove = Object.keys(this.host.legal).length > 0;
    if (!canMove && !this.isInside(event)) return false;
    return this.begins(event) || (mayBeginMove(event) && canMove);
  }

  /** Handles a key press for which `takes` returned true. */
  type(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const move = this.take(event);
    if (move !== null) this.host.dispatch({ type: "move", ...move });
    clearTimeout(this.rest);
    if (this.isInside(event)) return;
    this.surface.scrollIntoView({ block: "nearest" });
    if (this.typed.text !== "") this.rest = setTimeout(() => this.interrupt(), REST_MS);
  }

  /** Returns the move that a key press completes, or null. */
  private take(event: KeyboardEvent): Segment | null {
    const isBegun = this.typed.text !== "" || event.timeStamp - this.slippedAt < SLIP_MS;
    if (!isBegun && !this.begins(event)) {
      this.wait(event);
      return null;
    }
    const file = this.waitingFile();
    this.stopWaiting();
    if (file !== null) this.typed = typeKey(this.typed, file, this.host.legal);
    this.typed = typeKey(this.typed, event, this.host.legal);
    const { text, move, slip } = this.typed;
    this.slippedAt = slip === null ? Number.NEGATIVE_INFINITY : event.timeStamp;
    this.host.echo(text, slip);
    return move;
  }

  /** Passes the held key presses on to the page, because they are not part of a move. */
  release(): void {
    const presses = this.waiting;
    if (presses.length === 0) return;
    this.stopWaiting();
    // A syllable is a piece's name without a move, and never a shortcut.
    if (isSyllable(presses.map(({ event }) => event))) return;
    for (const { event, target } of presses) {
      const { key, code, shiftKey } = event;
      const again = new KeyboardEvent("keydown", {
        key,
        code,
        shiftKey,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      released.add(again);
      (target.isConnected ? target : this.surface).dispatchEvent(again);
    }
  }

  /** Drops an unfinished typed move, because of other input or after a pause. */
  interrupt(): void {
    if (this.typed.text !== "") this.forget();
  }

  /** Rejects the typed part of a move after a new position, or if it no longer fits a legal move. */
  follow(change: "position" | "facts"): void {
    const { text } = this.typed;
    if (text === "" || (change === "facts" && mayBecomeMove(text, this.host.legal))) return;
    this.forget(text);
  }

  private forget(slip: string | null = null): void {
    this.typed = NOTHING_TYPED;
    this.host.echo("", slip);
  }

  /**
   * Returns whether a key press starts a move. Digits and whole names always do, but files only on a board focused by
   * keyboard.
   */
  private begins(event: KeyboardEvent): boolean {
    if (beginsMove(event)) return true;
    return this.waiting.length === 0 && this.isInside(event) && this.isByKeyboard() && fileOf(event) !== null;
  }

  private isInside(event: KeyboardEvent): boolean {
    return event.composedPath().includes(this.surface);
  }

  private wait(event: KeyboardEvent): void {
    clearTimeout(this.timer);
    if (event.key === "Enter") return this.release();
    if (ENDS.includes(event.key)) return this.stopWaiting();
    const [pressed] = event.composedPath();
    const target = pressed instanceof Element && !this.isInside(event) ? pressed : this.surface;
    if (!event.repeat) this.waiting.push({ event, target });
    this.timer = setTimeout(() => this.release(), WAIT_MS);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  /**
   * Returns the last waiting key press if it may be the file of a point; null otherwise. A jamo after another waiting
   * key press is part of a piece's name instead.
   */
  private waitingFile(): KeyboardEvent | null {
    const last = this.waiting.at(-1)?.event;
    if (last === undefined || fileOf(last) === null) return null;
    return isHangul(last) && this.waiting.length > 1 ? null : last;
  }
}

/** Keys that end the wait for the next key press. */
const ENDS: readonly string[] = ["Enter", "Escape", "Backspace"];

/** Returns whether a key types a character. */
function isSign({ key }: KeyboardEvent): boolean {
  return [...key].length === 1 || key === "Process";
}
