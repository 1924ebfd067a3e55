// Delays an engine's reply, because it may arrive before the user has seen the previous move.
//
// Owns the pending messages. Each is shown at most once, in the order of arrival.
import type { GameView, ServerMsg } from "../../wire.gen";
import { boardAction, type Side } from "../../domain/position";
import { clocksOf } from "./in-full";

export class Pacing<M> {
  private waiting: M[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `wait` returns the remaining delay of a message in ms; 0 or less for none. */
  constructor(
    private readonly wait: (message: M) => number,
    private readonly show: (message: M) => void,
  ) {}

  take(message: M): void {
    this.waiting.push(message);
    if (this.timer === undefined) this.next();
  }

  /** Shows all pending messages now. */
  flush(): void {
    this.stop();
    for (let message = this.waiting.shift(); message !== undefined; message = this.waiting.shift()) this.show(message);
  }

  /** Discards all pending messages. */
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

/** Delay in ms from the end of a move's animation to the engine's reply. */
const THINKING_MS = 700;
/** Delay in ms if the reply was the only legal action. */
const FORCED_MS = 400;
/** Time left to the user in ms, below which nothing is delayed. */
const SHORT_MS = 20_000;

export interface Reply {
  /** Milliseconds since the previous move was shown on the board. */
  since: number;
  /** Duration of that move's animation in ms. */
  travel: number;
  /** Number of legal actions that the engine had. */
  choices: number;
  /** Time left to the user in ms, counting at most one byoyomi period; null without a clock. */
  left: number | null;
}

/** Returns the remaining delay of an engine's reply in ms; 0 or less for none. */
export function replyWait({ since, travel, choices, left }: Reply): number {
  if (left !== null && left < SHORT_MS) return 0;
  return travel + (choices === 1 ? FORCED_MS : THINKING_MS) - since;
}

/** State of the game while a server message waits to be shown. */
interface Shown {
  view: GameView | null;
  mine: readonly Side[];
  since: number;
  travel: number;
}

/** Returns the remaining delay of a message in ms. Only an engine's moves are delayed. */
export function waitOf(message: ServerMsg, { view, mine, since, travel }: Shown): number {
  if (view === null || message.t !== "event" || message.event.kind !== "acted") return 0;
  const { token, side, ply } = message.event.action;
  if (side === null || view.seats[side].kind !== "engine" || boardAction(token) === null) return 0;
  // While the page catches up on missed events, `view.now` belongs to an earlier position.
  if (view.now.ply !== ply) return 0;
  const [own] = mine;
  const clocks = message.now === null ? null : clocksOf(message.now);
  const clock = own === undefined ? undefined : clocks?.[own];
  const left = clock === undefined ? null : clock.main_ms + clock.period_ms;
  return replyWait({ since, travel, choices: view.now.legal.length, left });
}
