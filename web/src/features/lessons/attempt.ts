// An attempt at a task: the moves made, the judge's answer to them, and the progress towards the goal.
//
// Must not contain rules. The judge provides legality, check, facing generals and the end; this module compares them
// with the goal.
import { boardAction, piecesOfFen } from "../../domain/position";
import type { Judged } from "../../platform/rules-module";
import type { Square } from "../../board";
import type { Goal, Task } from "./lesson";

/** Judges a task's position after some moves; null if a move or the position is not valid. */
export type Judge = (moves: readonly string[]) => Judged | null;

export interface Attempt {
  readonly moves: readonly string[];
  /** The judge's answer after `moves`. */
  readonly now: Judged;
  /** Position after the learner's last move, before the reply to it; null before the first move. */
  readonly afterOwn: string | null;
  /** Han's reply to the last move; null if there is none. */
  readonly reply: string | null;
  /** Number of moves that the learner has made. */
  readonly own: number;
  /** Points of the goal that have been reached. */
  readonly visited: readonly Square[];
  readonly state: "open" | "done" | "missed";
}

/** Returns the attempt before its first move; null if the position is invalid. */
export function begin(judge: Judge): Attempt | null {
  const now = judge([]);
  if (now === null) return null;
  return { moves: [], now, afterOwn: null, reply: null, own: 0, visited: [], state: "open" };
}

/** Returns the attempt after the learner's move and Han's reply; unchanged if it is over or the move is illegal. */
export function play(task: Task, judge: Judge, attempt: Attempt, move: string): Attempt {
  if (attempt.state !== "open" || !attempt.now.legal.includes(move)) return attempt;
  const moves = [...attempt.moves, move];
  const now = judge(moves);
  if (now === null) return attempt;
  const own = attempt.own + 1;
  const visited = visitedBy(task.goal, attempt, move);
  const after: Attempt = { moves, now, afterOwn: now.fen, reply: null, own, visited, state: "open" };
  if (isReached(task.goal, after, move)) return { ...after, state: "done" };
  const left = isWalk(task, judge) ? Infinity : task.best.length - own;
  const refutation = left === Infinity ? null : refutationOf(task, judge, after, left);
  const reply = refutation ?? replyTo(now);
  const replied = reply === null ? null : answered(judge, after, reply);
  if (replied === null) return { ...after, state: "missed" };
  if (isEnded(task, replied)) return { ...replied, state: "done" };
  return replied.now.verdict !== null || refutation !== null ? { ...replied, state: "missed" } : replied;
}

function answered(judge: Judge, after: Attempt, reply: string): Attempt | null {
  const moves = [...after.moves, reply];
  const now = judge(moves);
  return now === null ? null : { ...after, moves, now, reply };
}

/** Returns a reply after which the goal cannot be reached in the moves left; null if there is none. */
function refutationOf(task: Task, judge: Judge, after: Attempt, left: number): string | null {
  return repliesIn(task.goal, after.now).find((reply) => !isWithin(task, judge, after, reply, left)) ?? null;
}

function isWithin(task: Task, judge: Judge, after: Attempt, reply: string, left: number): boolean {
  const replied = answered(judge, after, reply);
  if (replied === null) return false;
  if (isEnded(task, replied)) return true;
  if (left === 0) return false;
  return replied.now.legal.some((move) => {
    const moves = [...replied.moves, move];
    const now = judge(moves);
    if (now === null) return false;
    const next: Attempt = { ...replied, moves, now, visited: visitedBy(task.goal, replied, move) };
    return isReached(task.goal, next, move) || (left > 1 && refutationOf(task, judge, next, left - 1) === null);
  });
}

/**
 * Returns the replies to consider. Mate has to be forced, so any reply may refute it. For other goals, Han only plays
 * its usual reply.
 */
function repliesIn(goal: Goal, now: Judged): readonly string[] {
  const usual = replyTo(now);
  if (usual === null) return [];
  return goal.kind === "mate" ? [usual, ...now.legal.filter((move) => move !== usual)] : [usual];
}

/** Returns whether Han's reply has ended the game as the task requires. */
function isEnded({ goal }: Task, { now }: Attempt): boolean {
  return goal.kind === "end" && now.verdict?.code === goal.code && now.verdict.outcome === goal.outcome;
}

/**
 * Returns three stars for a solution as short as the shortest known. Up to two more moves get two stars, and any other
 * solution gets one.
 */
export function starsFor(task: Task, own: number): 1 | 2 | 3 {
  const more = own - task.best.length;
  if (more <= 0) return 3;
  return more <= 2 ? 2 : 1;
}

/** Returns Han's usual reply: a pass if possible, otherwise its first legal move. Null if the game is over. */
function replyTo(now: Judged): string | null {
  if (now.verdict !== null) return null;
  return now.legal.find((move) => boardAction(move) === "pass") ?? now.legal[0] ?? null;
}

function visitedBy(goal: Goal, before: Attempt, move: string): readonly Square[] {
  const step = boardAction(move);
  if (goal.kind !== "visit" || step === null || step === "pass") return before.visited;
  const piece = piecesOfFen(before.now.fen)?.[step.from];
  const counts = piece?.role === goal.by && goal.squares.includes(step.to) && !before.visited.includes(step.to);
  return counts ? [...before.visited, step.to] : before.visited;
}

function isReached(goal: Goal, { now, visited }: Attempt, move: string): boolean {
  switch (goal.kind) {
    case "visit":
      return visited.length === goal.squares.length;
    case "mate":
      return now.verdict?.code === "mate" && now.verdict.outcome === "cho";
    case "check":
      return now.check;
    case "answer":
      return true;
    case "pass":
      return boardAction(move) === "pass";
    case "face":
      return now.facing;
    case "part":
      return !now.facing && now.verdict === null;
    case "end":
      return now.verdict?.code === goal.code && now.verdict.outcome === goal.outcome;
  }
}

/** Returns whether the number of moves is unlimited. Other tasks allow as many moves as their best solution has. */
function isWalk(task: Task, judge: Judge): boolean {
  return task.goal.kind === "visit" && judge([])?.check !== true;
}
