// Whether a connection to the server is alive: judged by answers, not by the state of the socket. Events in, actions
// out.
//
// Pure. Must not: know sockets, timers or messages. Times are those of one wall clock in ms, which also advances during
// sleep.
import { backoff, handshake, patience, PATIENCE_MS, restartPause } from "./liveness-waits";

/** The longest silence of a living connection: a ping, and the wait for its answer. */
export const PING_INTERVAL_MS = 10_000;
/** Minimum interval between connections of a hidden page. */
export const HIDDEN_CONNECT_MS = 60_000;

/** No one waits for a hidden page; the server must see another socket before it notices that the first is gone. */
const HIDDEN_PING_MS = 25_000;
/** Time after which a command without acknowledgement triggers a check of the connection. */
const LATE_MS = 400;
/** Interval between checks of the time, and the delay beyond it that means that the machine slept. */
const BEAT_MS = 1_000;
const SLEPT_MS = 1_500;

export type LineEvent =
  /** Start, or reconnect at once. */
  | "connect"
  /** The socket is open. */
  | "opened"
  /** The socket has closed. */
  | "closed"
  /** It has closed because the server is restarting. */
  | "closed_for_restart"
  /** A ping was answered. */
  | "answered"
  /** A command was sent that will be acknowledged. */
  | "sent"
  /** Every command is acknowledged. */
  | "acknowledged"
  /** The machine woke, came online, or changed networks: the connection may be affected. */
  | "check"
  | "hidden"
  | "visible"
  /** Time has passed. */
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
  /** Whether the last ping said so: pings tell the server. */
  readonly isHiddenTold: boolean;
  /** When the time was last checked, and when a connection was last attempted. */
  readonly nowMs: number;
  readonly triedMs: number;
  /** Failed attempts, and timeouts waiting for an answer, since the last good connection. */
  readonly failures: number;
  readonly silences: number;
  /** The usual duration of answers on this connection; until the first one, that of the handshake. */
  readonly roundTripMs: number;
  readonly isMeasured: boolean;
  /** When the unanswered pings were sent, and the deadline for the last of them. */
  readonly pings: readonly number[];
  readonly answerByMs: number;
  /** When a command becomes overdue; infinite while none is pending. */
  readonly lateMs: number;
  /** The machine slept while an answer was pending, and it was requested once more. */
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
 * The effect of an event on a connection. `spread` (0 ≤ x < 1) prevents clients that were cut off together from
 * returning together.
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

/** When the time has to be checked next. */
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
      // A pending ping covers an overdue command, too.
      return Math.min(beat, line.pings.length > 0 ? line.answerByMs : asksMs(line, line.phase.answeredMs));
  }
}

/** Events of the socket itself. */
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

/** The oldest pending ping was answered: answers come in the order of the pings. */
function answered(line: Line, nowMs: number): Line {
  const [sent, ...pings] = line.pings;
  if (sent === undefined || line.phase.at !== "online") return line;
  const took = Math.max(0, nowMs - sent);
  return {
    ...line,
    phase: { at: "online", answeredMs: nowMs },
    // A slow answer counts at once, a fast one only gradually.
    roundTripMs: line.isMeasured ? Math.max(took, (line.roundTripMs + took) / 2) : took,
    isMeasured: true,
    pings,
    answerByMs: pings.length === 0 ? Number.POSITIVE_INFINITY : line.answerByMs,
    silences: 0,
    isAskedAgain: false,
  };
}

/** When the next ping is due. */
function asksMs({ isHidden, lateMs }: Line, answeredMs: number): number {
  return Math.min(lateMs, answeredMs + (isHidden ? HIDDEN_PING_MS : PING_INTERVAL_MS - PATIENCE_MS));
}

function ping(line: Line, nowMs: number): Stepped {
  const pings = [...line.pings, nowMs];
  const asked = { ...line, pings, answerByMs: nowMs + patience(line), isHiddenTold: line.isHidden };
  return { line: { ...asked, lateMs: Number.POSITIVE_INFINITY }, actions: ["ping"] };
}

/** There is a sign that the connection may be lost, or that one may be available again. */
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

/** The machine slept or was too busy to check: messages received meanwhile have yet to be read. */
function woken(line: Line, nowMs: number): Stepped {
  // On a hidden page timers run once a minute.
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
      // Not at once: a page that is being closed is hidden briefly before.
      if (line.isHidden && !line.isHiddenTold) return ping(line, nowMs);
      if (line.pings.length > 0 || nowMs < asksMs(line, phase.answeredMs)) return { line, actions: [] };
      return ping(line, nowMs);
    case "idle":
    case "ended":
      return { line, actions: [] };
  }
}

/** No answer: another connection is tried at once, and with increasing delays after further failures. */
function giveUp(line: Line, nowMs: number, spread: number): Stepped {
  const isFirst = line.silences === 0 && line.phase.at === "online" && nowMs >= earliestMs(line, nowMs);
  const given = { ...line, silences: line.silences + 1 };
  if (isFirst) return connect({ ...given, failures: line.failures + 1 }, nowMs, ["drop"]);
  return wait(given, nowMs, backoff(Math.max(line.failures, line.silences), spread), ["drop"]);
}

/** When the next connection may be attempted. */
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

/** The same connection on a clock that was changed by this much. */
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
