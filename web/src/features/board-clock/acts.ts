// What a referee (심판) does at a board: warnings, faults, rulings. As data, and as headers of a record, which all
// formats keep.
//
// Pure. Must not depend on pages or texts.
import type { Side } from "../../board";
import type { Face } from "../byoyomi/count-aloud";

/** What a fault (반칙) costs. */
export type Penalty =
  | { readonly kind: "none" }
  /** The side passes (한 수 쉼), as after touching a piece that it does not move. */
  | { readonly kind: "turn" }
  | { readonly kind: "time"; readonly ms: number }
  /** Points that are taken off when the game is counted (감점). */
  | { readonly kind: "points"; readonly points: number }
  /** The side loses the game (실격패), as after a move that its piece cannot make. */
  | { readonly kind: "loss" };

/** The rulings have the codes of rulings on the server. */
export type Deed =
  | { readonly kind: "warning"; readonly side: Side }
  | { readonly kind: "fault"; readonly side: Side; readonly penalty: Penalty }
  /** A side came late, and its clock loses this time. */
  | { readonly kind: "late"; readonly side: Side; readonly ms: number }
  | { readonly kind: "win"; readonly side: Side }
  | { readonly kind: "draw" }
  | { readonly kind: "must_deviate"; readonly side: Side }
  | { readonly kind: "give_time"; readonly side: Side; readonly ms: number }
  | { readonly kind: "call_time" };

export interface Act {
  readonly deed: Deed;
  /** Number of turns that had ended before. */
  readonly at: number;
  /** Both clocks at that moment; null without clocks. */
  readonly left: Readonly<Record<Side, Omit<Face, "out">>> | null;
  /** The reason in the referee's words, on one line; may be empty. */
  readonly words: string;
}

/** Maximum length of a reason. */
export const MOST_WORDS = 300;

export const oneLine = (words: string): string =>
  words
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MOST_WORDS);

/** Returns the winner if a deed ends the game without counting points. */
export function winnerBy(deed: Deed): Side | "draw" | null {
  if (deed.kind === "draw") return "draw";
  if (deed.kind === "win") return deed.side;
  if (deed.kind === "fault" && deed.penalty.kind === "loss") return deed.side === "cho" ? "han" : "cho";
  return null;
}

/** Returns whether a deed ends the game. */
export const isEnd = (deed: Deed): boolean => deed.kind === "call_time" || winnerBy(deed) !== null;

/** Returns the time that a deed adds to a side's clock; negative if it takes time. */
export function timeBy(deed: Deed, side: Side): number {
  if (!("side" in deed) || deed.side !== side) return 0;
  if (deed.kind === "give_time") return deed.ms;
  if (deed.kind === "late") return -deed.ms;
  return deed.kind === "fault" && deed.penalty.kind === "time" ? -deed.penalty.ms : 0;
}

/** Returns the points that a side loses by its faults when the game is counted. */
export const pointsOff = (acts: readonly Act[], side: Side): number =>
  acts.reduce(
    (sum, { deed }) =>
      deed.kind === "fault" && deed.side === side && deed.penalty.kind === "points" ? sum + deed.penalty.points : sum,
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

function deedCode(deed: Deed): string {
  switch (deed.kind) {
    case "draw":
    case "call_time":
      return deed.kind;
    case "warning":
    case "win":
    case "must_deviate":
      return `${deed.kind} ${deed.side}`;
    case "late":
    case "give_time":
      return `${deed.kind} ${deed.side} ${deed.ms}ms`;
    case "fault":
      return `fault ${deed.side}${penaltyCode(deed.penalty)}`;
  }
}

/** Returns the headers of a record for a referee's acts, such as `["Ruling1", "12 warning cho: talking"]`. */
export const headersOf = (acts: readonly Act[]): [string, string][] =>
  acts.map(({ deed, at, words }, index) => [
    `Ruling${index + 1}`,
    `${at} ${deedCode(deed)}${words === "" ? "" : `: ${words}`}`,
  ]);

/** Parses the value of such a header; null if it is none, or one of another kind. */
export function readHeader(value: string): Pick<Act, "deed" | "at" | "words"> | null {
  const [, at = "", code = "", words = ""] = /^(\d+) ([^:]+?)(?:: (.*))?$/su.exec(value) ?? [];
  const deed = readDeed(code.split(" "));
  return deed === null ? null : { deed, at: Number(at), words };
}

function readDeed([kind, side, value, ...more]: readonly string[]): Deed | null {
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
 * Adds a referee's acts to a record in our own format: headers for programs, and a comment for readers at the move
 * before each act.
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
