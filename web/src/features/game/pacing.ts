// Messages of the server in their order, some of them a moment later than they
// came: an engine answers faster than an eye follows the move before.
//
// Owns: the messages that wait. Every one is shown once, in the order it came.
import type { GameView, ServerMsg } from "../../wire.gen";
import { boardAction, type Side } from "../../domain/position";
import { clocksOf } from "./in-full";

export class Pacing<M> {
  private waiting: M[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `wait` says how many ms a message still has to wait when its turn has come; 0 or less = none. */
  constructor(
    private readonly wait: (message: M) => number,
    private readonly show: (message: M) => void,
  ) {}

  take(message: M): void {
    this.waiting.push(message);
    if (this.timer === undefined) this.next();
  }

  /** Shows all that waits, now. */
  flush(): void {
    this.stop();
    for (let message = this.waiting.shift(); message !== undefined; message = this.waiting.shift()) this.show(message);
  }

  /** Ends it: what waits is not shown any more. */
  close(): void {
    this.stop();
    this.waiting = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    for (let message = this.waiting[0]; message !== undefined; message = this.waiting[0]) {
      const wait = this.wait(message);
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      this.waiting.shift();
      this.show(message);
    }
  }
}

/** From the moment a move has landed to the engine's reply, in ms. */
const THINKING_MS = 700;
/** The same where the reply is forced: nothing else could be played. */
const FORCED_MS = 400;
/** With less than this on the reader's clock, in ms, nothing is held back. */
const SHORT_MS = 20_000;

export interface Reply {
  /** Ms since the move before it was put on the board. */
  since: number;
  /** How long that move travels, in ms. */
  travel: number;
  /** How many actions the engine had to choose from. */
  choices: number;
  /** What the reader has left before the clock takes something, in ms; null without a clock. */
  left: number | null;
}

/** How many ms an engine's reply still waits; 0 or less = none. */
export function replyWait({ since, travel, choices, left }: Reply): number {
  if (left !== null && left < SHORT_MS) return 0;
  return travel + (choices === 1 ? FORCED_MS : THINKING_MS) - since;
}

/** The game while a message of the server waits to be shown. */
interface Shown {
  view: GameView | null;
  mine: readonly Side[];
  since: number;
  travel: number;
}

/** How many ms a message still waits, so that the move before an engine's reply is seen first. */
export function waitOf(message: ServerMsg, { view, mine, since, travel }: Shown): number {
  if (view === null || message.t !== "event" || message.event.kind !== "acted") return 0;
  const { token, side, ply } = message.event.action;
  if (side === null || view.seats[side].kind !== "engine" || boardAction(token) === null) return 0;
  // While events are made up for, the present that is known belongs to an earlier position.
  if (view.now.ply !== ply) return 0;
  const [own] = mine;
  const clocks = message.now === null ? null : clocksOf(message.now);
  const clock = own === undefined ? undefined : clocks?.[own];
  const left = clock === undefined ? null : clock.main_ms + clock.period_ms;
  return replyWait({ since, travel, choices: view.now.legal.length, left });
}
