// Acts of a referee (심판) at a board: warnings, faults and rulings. Records store them as headers, which all formats
// keep.
//
// Pure. Must not depend on pages or texts.
import type { Side } from "../../board";
import type { Face } from "../byoyomi/count-aloud";

/** Penalty for a fault (반칙). */
export type Penalty =
  | { readonly kind: "none" }
  /** The side must pass (한 수 쉼), for example after touching a piece without moving it. */
  | { readonly kind: "turn" }
  | { readonly kind: "time"; readonly ms: number }
  /** Points deducted when the game is counted (감점). */
  | { readonly kind: "points"; readonly points: number }
  /** The side loses the game (실격패), for example after an illegal move. */
  | { readonly kind: "loss" };

/** Decision of a referee. Rulings have the same codes as on the server. */
export type Decision =
  | { readonly kind: "warning"; readonly side: Side }
  | { readonly kind: "fault"; readonly side: Side; readonly penalty: Penalty }
  /** The side arrived late, and its clock loses this much time. */
  | { readonly kind: "late"; readonly side: Side; readonly ms: number }
  | { readonly kind: "win"; readonly side: Side }
  | { readonly kind: "draw" }
  | { readonly kind: "must_deviate"; readonly side: Side }
  | { readonly kind: "give_time"; readonly side: Side; readonly ms: number }
  | { readonly kind: "call_time" };

export interface Act {
  readonly decision: Decision;
  /** Number of turns that had ended before the act. */
  readonly at: number;
  /** Both clocks at the time of the act; null in a game without clocks. */
  readonly left: Readonly<Record<Side, Omit<Face, "out">>> | null;
  /** The referee's reason, on one line; may be empty. */
  readonly words: string;
}

/** Maximum length of a reason. */
export const MOST_WORDS = 300;

export const oneLine = (words: string): string =>
  words
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MOST_WORDS);

/** Returns the result if a decision ends the game without counting points; null for other decisions. */
export function winnerBy(decision: Decision): Side | "draw" | null {
  if (decision.kind === "draw") return "draw";
  if (decision.kind === "win") return decision.side;
  if (decision.kind === "fault" && decision.penalty.kind === "loss") return decision.side === "cho" ? "han" : "cho";
  return null;
}

export const isEnd = (decision: Decision): boolean => decision.kind === "call_time" || winnerBy(decision) !== null;

/** Returns the time in ms that a decision adds to a side's clock; negative if it deducts time. */
export function timeBy(decision: Decision, side: Side): number {
  if (!("side" in decision) || decision.side !== side) return 0;
  if (decision.kind === "give_time") return decision.ms;
  if (decision.kind === "late") return -decision.ms;
  return decision.kind === "fault" && decision.penalty.kind === "time" ? -decision.penalty.ms : 0;
}

/** Returns the points deducted from a side for its faults when the game is counted. */
export const pointsOff = (acts: readonly Act[], side: Side): number =>
  acts.reduce(
    (sum, { decision }) =>
      decision.kind === "fault" && decision.side === side && decision.penalty.kind === "points"
        ? sum + decision.penalty.points
        : sum,
    0,
  );

function penaltyCode(penalty: Penalty): string {
  switch (penalty.kind) {
    case "none":
      return "";
    case "time":
      return ` ${penalty.ms}ms`;
    case "points":
      return ` ${penalty.points}p`;
    case "turn":
    case "loss":
      return ` ${penalty.kind}`;
  }
}

function decisionCode(decision: Decision): string {
  switch (decision.kind) {
    case "draw":
    case "call_time":
      return decision.kind;
    case "warning":
    case "win":
    case "must_deviate":
      return `${decision.kind} ${decision.side}`;
    case "late":
    case "give_time":
      return `${decision.kind} ${decision.side} ${decision.ms}ms`;
    case "fault":
      return `fault ${decision.side}${penaltyCode(decision.penalty)}`;
  }
}

/** Returns the headers of a record for a referee's acts, such as `["Ruling1", "12 warning cho: talking"]`. */
export const headersOf = (acts: readonly Act[]): [string, string][] =>
  acts.map(({ decision, at, words }, index) => [
    `Ruling${index + 1}`,
    `${at} ${decisionCode(decision)}${words === "" ? "" : `: ${words}`}`,
  ]);

/** Parses the value of a `Ruling` header; null if it does not describe an act. */
export function readHeader(value: string): Pick<Act, "decision" | "at" | "words"> | null {
  const [, at = "", code = "", words = ""] = /^(\d+) ([^:]+?)(?:: (.*))?$/su.exec(value) ?? [];
  const decision = readDecision(code.split(" "));
  return decision === null ? null : { decision, at: Number(at), words };
}

function readDecision([kind, side, value, ...more]: readonly string[]): Decision | null {
  if (more.length > 0) return null;
  if (kind === "draw" || kind === "call_time") return side === undefined ? { kind } : null;
  if (side !== "cho" && side !== "han") return null;
  if (kind === "warning" || kind === "win" || kind === "must_deviate")
    return value === undefined ? { kind, side } : null;
  const ms = numberBefore(value, "ms");
  if (kind === "late" || kind === "give_time") return ms === null ? null : { kind, side, ms };
  if (kind !== "fault") return null;
  const points = numberBefore(value, "p");
  if (ms !== null) return { kind, side, penalty: { kind: "time", ms } };
  if (points !== null) return { kind, side, penalty: { kind: "points", points } };
  if (value === undefined) return { kind, side, penalty: { kind: "none" } };
  return value === "turn" || value === "loss" ? { kind, side, penalty: { kind: value } } : null;
}

function numberBefore(text: string | undefined, unit: string): number | null {
  const number = text?.endsWith(unit) === true ? text.slice(0, -unit.length) : "";
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : null;
}

/**
 * Adds a referee's acts to a record in the app's own format: as headers for programs, and as comments for readers. A
 * comment is attached to the last move before its act, or to the start of the record.
 */
export function withActs<
  R extends { tags: [string, string][]; moves: { move?: string; comments?: string[] }[]; comments?: string[] },
>(record: R, acts: readonly Act[], comment: (act: Act) => string): R {
  const comments = (turn: number): string[] =>
    acts.filter(({ at }) => Math.min(at, record.moves.length) === turn).map(comment);
  const joined = <T extends { comments?: string[] }>(one: T, turn: number): T => {
    const more = comments(turn);
    return more.length === 0 ? one : { ...one, comments: [...(one.comments ?? []), ...more] };
  };
  return {
    ...joined(record, 0),
    tags: [...record.tags, ...headersOf(acts)],
    moves: record.moves.map((move, at) => joined(move, at + 1)),
  };
}
