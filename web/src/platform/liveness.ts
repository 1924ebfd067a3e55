// Decides when to ping the server, when a connection is lost, and when to reconnect. Takes events and returns actions.
//
// All functions are pure, and must not depend on sockets, timers or messages. All times are in ms from one wall clock,
// which also advances during sleep.
import { backoff, handshake, patience, PATIENCE_MS, restartPause } from "./liveness-waits";

/** Maximum time in ms between answers of a fast connection. The next ping is sent `PATIENCE_MS` earlier. */
export const PING_INTERVAL_MS = 10_000;
/** Minimum interval in ms between automatic connection attempts of a hidden page. */
export const HIDDEN_CONNECT_MS = 60_000;

/**
 * Time in ms between an answer and the next ping of a hidden page. It must be short enough to replace a dead socket
 * before the server closes it.
 */
const HIDDEN_PING_MS = 25_000;
/** Time in ms after which an unacknowledged command triggers a ping. */
const LATE_MS = 400;
/** Interval in ms between checks of the clock. A check more than `SLEPT_MS` late means that the machine slept. */
const BEAT_MS = 1_000;
const SLEPT_MS = 1_500;

export type LineEvent =
  /** The page asks for the first connection, or for an immediate reconnect. */
  | "connect"
  | "opened"
  | "closed"
  /** The socket closed because the server is restarting. */
  | "closed_for_restart"
  /** A ping was answered. */
  | "answered"
  /** A command was sent that the server will acknowledge. */
  | "sent"
  /** A command was acknowledged. If others are pending, `sent` must follow. */
  | "acknowledged"
  /** The machine woke, came online, or changed networks: the connection may be affected. */
  | "check"
  | "hidden"
  | "visible"
  /** The time returned by `dueMs` has come. */
  | "time"
  | "end";

export type LineAction = "open" | "ping" | "drop";

type Phase =
  | { readonly at: "idle" | "ended" }
  | { readonly at: "connecting"; readonly sinceMs: number; readonly untilMs: number }
  | { readonly at: "waiting"; readonly untilMs: number }
  | { readonly at: "online"; readonly answeredMs: number };

export interface Line {
  readonly phase: Phase;
  readonly isHidden: boolean;
  /** Whether the page was hidden at the last ping. */
  readonly isHiddenTold: boolean;
  /** Times of the last event and of the last connection attempt. */
  readonly nowMs: number;
  readonly triedMs: number;
  /** Lost or failed connections since one last opened, and timeouts since the last answer. `check` may reset both. */
  readonly failures: number;
  readonly silences: number;
  /** Estimated time until an answer on this connection; until the first answer, the duration of the handshake. */
  readonly roundTripMs: number;
  readonly isMeasured: boolean;
  /** Times at which the unanswered pings were sent, and the deadline for the last of them. */
  readonly pings: readonly number[];
  readonly answerByMs: number;
  /** Time at which a pending command triggers a ping; infinite if none will. */
  readonly lateMs: number;
  /** Whether another ping was sent because the machine slept while an answer was pending. */
  readonly isAskedAgain: boolean;
}

export const NO_LINE: Line = {
  phase: { at: "idle" },
  isHidden: false,
  isHiddenTold: false,
  nowMs: 0,
  triedMs: Number.NEGATIVE_INFINITY,
  failures: 0,
  silences: 0,
  roundTripMs: 0,
  isMeasured: false,
  pings: [],
  answerByMs: Number.POSITIVE_INFINITY,
  lateMs: Number.POSITIVE_INFINITY,
  isAskedAgain: false,
};

export interface Stepped {
  readonly line: Line;
  readonly actions: readonly LineAction[];
}

/**
 * Applies an event to a connection. `spread` is a random number (0 ≤ x < 1) that varies delays, so that clients do not
 * all reconnect at the same time.
 */
export function step(line: Line, event: LineEvent, nowMs: number, spread = 0.5): Stepped {
  const isSetBack = nowMs < line.nowMs;
  const slept = isSetBack || (line.nowMs > 0 && nowMs - line.nowMs > BEAT_MS + SLEPT_MS);
  const next = { ...(isSetBack ? shifted(line, nowMs - line.nowMs) : line), nowMs };
  if (line.phase.at === "ended" || event === "end") return ended(next);
  switch (event) {
    case "connect":
      return connect(next, nowMs, ["drop"]);
    case "hidden":
      return { line: { ...next, isHidden: true }, actions: [] };
    case "visible":
      return check({ ...next, isHidden: false }, nowMs);
    case "check":
      return check(next, nowMs);
    case "time":
      return slept ? woken(next, nowMs) : passed(next, nowMs, spread);
    default:
      return heard(next, event, nowMs, spread);
  }
}

/** Returns when the next `time` event is due; infinite if none is needed. */
export function dueMs(line: Line): number {
  const beat = line.nowMs + BEAT_MS;
  switch (line.phase.at) {
    case "idle":
    case "ended":
      return Number.POSITIVE_INFINITY;
    case "connecting":
    case "waiting":
      return Math.min(beat, line.phase.untilMs);
    case "online":
      // A pending ping makes another one for an overdue command unnecessary.
      return Math.min(beat, line.pings.length > 0 ? line.answerByMs : asksMs(line, line.phase.answeredMs));
  }
}

/** Handles events of the socket and its messages. */
function heard(line: Line, event: LineEvent, nowMs: number, spread: number): Stepped {
  switch (event) {
    case "opened": {
      const roundTripMs = line.phase.at === "connecting" ? nowMs - line.phase.sinceMs : 0;
      const phase = { at: "online", answeredMs: nowMs } as const;
      return ping({ ...line, ...UNASKED, phase, failures: 0, roundTripMs, isMeasured: false }, nowMs);
    }
    case "closed":
      return wait(line, nowMs, backoff(line.failures, spread), []);
    case "closed_for_restart":
      return wait(line, nowMs, restartPause(spread), []);
    case "answered":
      return { line: answered(line, nowMs), actions: [] };
    case "sent":
      return { line: { ...line, lateMs: Math.min(line.lateMs, nowMs + LATE_MS) }, actions: [] };
    case "acknowledged":
      return { line: { ...line, lateMs: Number.POSITIVE_INFINITY }, actions: [] };
    default:
      return { line, actions: [] };
  }
}

const UNFAILED = { failures: 0, silences: 0 };
const UNASKED = {
  pings: [],
  answerByMs: Number.POSITIVE_INFINITY,
  lateMs: Number.POSITIVE_INFINITY,
  isAskedAgain: false,
};

/** Handles the answer to the oldest pending ping; answers arrive in the order of the pings. */
function answered(line: Line, nowMs: number): Line {
  const [sent, ...pings] = line.pings;
  if (sent === undefined || line.phase.at !== "online") return line;
  const took = Math.max(0, nowMs - sent);
  return {
    ...line,
    phase: { at: "online", answeredMs: nowMs },
    // The estimate rises at once and falls gradually.
    roundTripMs: line.isMeasured ? Math.max(took, (line.roundTripMs + took) / 2) : took,
    isMeasured: true,
    pings,
    answerByMs: pings.length === 0 ? Number.POSITIVE_INFINITY : line.answerByMs,
    silences: 0,
    isAskedAgain: false,
  };
}

/** Returns the time at which the next ping is due. */
function asksMs({ isHidden, lateMs }: Line, answeredMs: number): number {
  return Math.min(lateMs, answeredMs + (isHidden ? HIDDEN_PING_MS : PING_INTERVAL_MS - PATIENCE_MS));
}

function ping(line: Line, nowMs: number): Stepped {
  const pings = [...line.pings, nowMs];
  const asked = { ...line, pings, answerByMs: nowMs + patience(line), isHiddenTold: line.isHidden };
  return { line: { ...asked, lateMs: Number.POSITIVE_INFINITY }, actions: ["ping"] };
}

/** Handles a sign that the connection may be lost, or that a new one may be possible. */
function check(line: Line, nowMs: number): Stepped {
  const { phase } = line;
  switch (phase.at) {
    case "waiting":
      return line.isHidden ? { line, actions: [] } : connect({ ...line, ...UNFAILED }, nowMs, []);
    case "connecting":
      return {
        line: { ...line, phase: { ...phase, untilMs: Math.min(phase.untilMs, nowMs + PATIENCE_MS) }, ...UNFAILED },
        actions: [],
      };
    case "online":
      return ping(line, nowMs);
    case "idle":
    case "ended":
      return { line, actions: [] };
  }
}

/** Handles a late timer or a clock that was set back. Messages that arrived meanwhile may not have been read yet. */
function woken(line: Line, nowMs: number): Stepped {
  // On hidden pages, late timers are normal: browsers may run them only once a minute.
  if (line.phase.at === "connecting" || (line.phase.at === "waiting" && line.isHidden)) return passed(line, nowMs, 0.5);
  if (line.phase.at !== "online" || line.pings.length === 0) return check(line, nowMs);
  if (line.isAskedAgain) return giveUp(line, nowMs, 0.5);
  return ping({ ...line, isAskedAgain: true }, nowMs);
}

function passed(line: Line, nowMs: number, spread: number): Stepped {
  const { phase } = line;
  switch (phase.at) {
    case "connecting":
      return nowMs < phase.untilMs ? { line, actions: [] } : giveUp(line, nowMs, spread);
    case "waiting":
      return nowMs < phase.untilMs ? { line, actions: [] } : connect(line, nowMs, []);
    case "online":
      if (nowMs >= line.answerByMs) return giveUp(line, nowMs, spread);
      // Sent on a later tick, because a page is also hidden briefly before it closes.
      if (line.isHidden && !line.isHiddenTold) return ping(line, nowMs);
      if (line.pings.length > 0 || nowMs < asksMs(line, phase.answeredMs)) return { line, actions: [] };
      return ping(line, nowMs);
    case "idle":
    case "ended":
      return { line, actions: [] };
  }
}

/** Drops a connection that timed out. Reconnects at once after the first timeout if allowed, or else after a delay. */
function giveUp(line: Line, nowMs: number, spread: number): Stepped {
  const isFirst = line.silences === 0 && line.phase.at === "online" && nowMs >= earliestMs(line, nowMs);
  const given = { ...line, silences: line.silences + 1 };
  if (isFirst) return connect({ ...given, failures: line.failures + 1 }, nowMs, ["drop"]);
  return wait(given, nowMs, backoff(Math.max(line.failures, line.silences), spread), ["drop"]);
}

/** Returns the earliest time for the next connection attempt. */
function earliestMs({ isHidden, triedMs }: Line, nowMs: number): number {
  return isHidden ? triedMs + HIDDEN_CONNECT_MS : nowMs;
}

function wait(line: Line, nowMs: number, pauseMs: number, actions: readonly LineAction[]): Stepped {
  const untilMs = Math.max(earliestMs(line, nowMs), nowMs + pauseMs);
  const waiting = { ...line, ...UNASKED, phase: { at: "waiting", untilMs }, failures: line.failures + 1 } as const;
  return { line: waiting, actions };
}

function connect(line: Line, nowMs: number, actions: readonly LineAction[]): Stepped {
  const untilMs = nowMs + handshake(line.failures);
  const connecting = {
    ...line,
    ...UNASKED,
    phase: { at: "connecting", sinceMs: nowMs, untilMs },
    triedMs: nowMs,
  } as const;
  return { line: connecting, actions: [...actions, "open"] };
}

/** Shifts the times of a connection after the clock was set back. */
function shifted(line: Line, byMs: number): Line {
  const { phase, pings } = line;
  const times = { triedMs: line.triedMs + byMs, answerByMs: line.answerByMs + byMs, lateMs: line.lateMs + byMs };
  return { ...line, ...times, phase: shiftedPhase(phase, byMs), pings: pings.map((sent) => sent + byMs) };
}

function shiftedPhase(phase: Phase, byMs: number): Phase {
  switch (phase.at) {
    case "idle":
    case "ended":
      return phase;
    case "connecting":
      return { ...phase, sinceMs: phase.sinceMs + byMs, untilMs: phase.untilMs + byMs };
    case "waiting":
      return { ...phase, untilMs: phase.untilMs + byMs };
    case "online":
      return { ...phase, answeredMs: phase.answeredMs + byMs };
  }
}

function ended(line: Line): Stepped {
  return { line: { ...line, ...UNASKED, phase: { at: "ended" } }, actions: line.phase.at === "ended" ? [] : ["drop"] };
}
