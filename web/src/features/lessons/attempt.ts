// A task as it is tried: the moves made, what the rules say of them, and whether the goal is reached.
//
// Must not: know a rule. The judge says what is legal, check, facing and the end; here goals are compared with that.
import { boardAction, piecesOfFen } from "../replay/position";
import type { Judged } from "../../platform/rules-module";
import type { Square } from "../../board";
import type { Goal, Task } from "./lesson";

/** The rules on a task: what they say after some moves; null where they do not take them. */
export type Judge = (moves: readonly string[]) => Judged | null;

export interface Attempt {
  readonly moves: readonly string[];
  /** What the rules say now. */
  readonly now: Judged;
  /** The position after the learner's last move, before the reply to it; null before the first move. */
  readonly afterOwn: string | null;
  /** The reply of Han where it was a step; a pass is not worth showing. */
  readonly reply: string | null;
  /** How many moves the learner has made. */
  readonly own: number;
  /** The points of the goal that are reached. */
  readonly visited: readonly Square[];
  readonly state: "open" | "done" | "missed";
}

/** The task before its first move; null where the rules do not take its position. */
export function begin(judge: Judge): Attempt | null {
  const now = judge([]);
  if (now === null) return null;
  return { moves: [], now, afterOwn: null, reply: null, own: 0, visited: [], state: "open" };
}

/** The attempt after a move of the learner and the reply to it; the same attempt where the move is not possible. */
export function play(task: Task, judge: Judge, attempt: Attempt, move: string): Attempt {
  if (attempt.state !== "open" || !attempt.now.legal.includes(move)) return attempt;
  const moves = [...attempt.moves, move];
  const now = judge(moves);
  if (now === null) return attempt;
  const own = attempt.own + 1;
  const visited = visitedBy(task.goal, attempt, move);
  const after: Attempt = { moves, now, afterOwn: now.fen, reply: null, own, visited, state: "open" };
  if (isReached(task.goal, after, move)) return { ...after, state: "done" };
  const answer = replyTo(now);
  if (answer === null) return { ...after, state: "missed" };
  const then = judge([...moves, answer]);
  if (then === null) return { ...after, state: "missed" };
  const reply = boardAction(answer) === "pass" ? null : answer;
  const replied: Attempt = { ...after, moves: [...moves, answer], now: then, reply };
  if (task.goal.kind === "end" && isReached(task.goal, replied, move)) return { ...replied, state: "done" };
  return then.verdict !== null || isSpent(task, judge, own) ? { ...replied, state: "missed" } : replied;
}

/** Three for a way as short as the shortest known, two for up to two moves more, one for any other. */
export function starsFor(task: Task, own: number): 1 | 2 | 3 {
  const more = own - task.best.length;
  if (more <= 0) return 3;
  return more <= 2 ? 2 : 1;
}

/** Han passes where it may, else it plays its first legal move. */
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

/** Whether the goal has to be reached in the number of moves that it takes: all but walks, which take as long as they take. */
function isSpent(task: Task, judge: Judge, own: number): boolean {
  const isWalk = task.goal.kind === "visit" && judge([])?.check !== true;
  return !isWalk && own >= task.best.length;
}
