// Problems written by `crates/problems` (docs/engine/problems.md), and the list of them that the page loads first.

export const GOALS = ["mate", "points", "advantage", "save"] as const;
export type Goal = (typeof GOALS)[number];

export const THEMES = [
  "chariot-mate",
  "cannon-mate",
  "horse-mate",
  "elephant-mate",
  "soldier-mate",
  "double-check",
  "discovered-check",
  "leg",
  "screen",
  "palace-diagonal",
  "joined-soldiers",
  "few-pieces",
  "bikjang",
  "pass",
  "fork",
  "pin",
  "sacrifice",
  "quiet",
] as const;
export type Theme = (typeof THEMES)[number];

/** The hardest grade; the easiest is 1. */
export const GRADES = 9;

export interface Problem {
  readonly id: string;
  /** Rule set with its revision. */
  readonly rules: string;
  /** Position of the problem. The side to move is the solver. */
  readonly fen: string;
  readonly goal: Goal;
  /** True if only checking moves were searched. */
  readonly checks?: boolean;
  /** Number of the solver's moves in `line`. */
  readonly moves: number;
  /** Main line, which begins and ends with the solver's moves. */
  readonly line: readonly string[];
  /** Other moves that reach the goal equally fast, for each of the solver's moves. */
  readonly others?: readonly (readonly string[])[];
  readonly themes: readonly Theme[];
  /** How long the engine takes to find the first move, 1 to `GRADES`. Users see `difficultyOf` instead. */
  readonly grade: number;
  /** True if the problem is a composition (박보), not a position from a game. */
  readonly composed?: boolean;
}

/** A problem in the list, without its position and line. */
export interface Entry {
  readonly id: string;
  readonly goal: Goal;
  readonly moves: number;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
  readonly composed: boolean;
  /** Index of the part of the collection that contains the problem. */
  readonly part: number;
}

/**
 * Returns the difficulty of a problem for humans, 1 to `GRADES`: its grade, raised by its length. An engine finds a
 * long series of checks quickly, but a human has to see all of it.
 */
export function difficultyOf({ grade, moves }: Pick<Problem, "grade" | "moves">): number {
  const further = moves < 3 ? moves - 1 : moves;
  return Math.min(GRADES, grade + further);
}

export function levelOf(difficulty: number): "easy" | "medium" | "hard" {
  if (difficulty <= 3) return "easy";
  return difficulty <= 6 ? "medium" : "hard";
}

/** A row of the list: id, index in `GOALS`, moves, difficulty, indices in `THEMES`, 1 if it is composed. */
export type Row = readonly [
  id: string,
  goal: number,
  moves: number,
  difficulty: number,
  themes: readonly number[],
  composed: number,
];

/** Maximum number of problems in a part of the collection. */
export const PART = 250;

export function rowOf(problem: Problem): Row {
  const { id, goal, moves, themes, composed } = problem;
  const places = themes.map((theme) => THEMES.indexOf(theme));
  return [id, GOALS.indexOf(goal), moves, difficultyOf(problem), places, composed === true ? 1 : 0];
}

/** Parses the list; rows with unknown goals or themes are left out. */
export function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.flatMap(([id, goal, moves, difficulty, themes, composed], at) => {
    const [kind, known] = [GOALS[goal], themes.flatMap((theme) => THEMES[theme] ?? [])];
    if (kind === undefined || known.length < themes.length) return [];
    const part = Math.floor(at / PART);
    return [{ id, goal: kind, moves, difficulty, themes: known, composed: composed === 1, part }];
  });
}
