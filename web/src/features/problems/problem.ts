// Problems from games, as written by `crates/problems` (docs/engine/problems.md), and the list of them that the page
// fetches first.

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
  /** A rule set with its revision. */
  readonly rules: string;
  /** The side to move is the solver. */
  readonly fen: string;
  readonly goal: Goal;
  /** Only checking moves were searched. */
  readonly checks?: boolean;
  /** Number of the solver's moves in `line`. */
  readonly moves: number;
  /** Begins and ends with the solver's moves. */
  readonly line: readonly string[];
  /** Other moves that reach the goal equally fast, for each of the solver's moves. */
  readonly others?: readonly (readonly string[])[];
  readonly themes: readonly Theme[];
  /** How long an engine searches for the first move, 1 to `GRADES`; `difficultyOf` is for people. */
  readonly grade: number;
  /** Created by a search, not from a game. */
  readonly composed?: boolean;
}

/** The list's data on a problem. */
export interface Entry {
  readonly id: string;
  readonly goal: Goal;
  readonly moves: number;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
  readonly composed: boolean;
  /** The part of the collection that contains it. */
  readonly part: number;
}

/**
 * The difficulty of a problem for people, 1 to `GRADES`: the grade of its first move, raised by its length. A series of
 * checks costs an engine next to nothing, but a person has to see all of it.
 */
export function difficultyOf({ grade, moves }: Pick<Problem, "grade" | "moves">): number {
  const further = moves < 3 ? moves - 1 : moves;
  return Math.min(GRADES, grade + further);
}

export function levelOf(difficulty: number): "easy" | "medium" | "hard" {
  if (difficulty <= 3) return "easy";
  return difficulty <= 6 ? "medium" : "hard";
}

/** An entry in list form: id, index in `GOALS`, moves, difficulty, indices in `THEMES`, 1 if it is composed. */
export type Row = readonly [
  id: string,
  goal: number,
  moves: number,
  difficulty: number,
  themes: readonly number[],
  composed: number,
];

/** Number of problems in a part of the collection. */
export const PART = 250;

export function rowOf(problem: Problem): Row {
  const { id, goal, moves, themes, composed } = problem;
  const places = themes.map((theme) => THEMES.indexOf(theme));
  return [id, GOALS.indexOf(goal), moves, difficultyOf(problem), places, composed === true ? 1 : 0];
}

/** The list; rows with unknown goals or themes are left out. */
export function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.flatMap(([id, goal, moves, difficulty, themes, composed], at) => {
    const [kind, known] = [GOALS[goal], themes.flatMap((theme) => THEMES[theme] ?? [])];
    if (kind === undefined || known.length < themes.length) return [];
    const part = Math.floor(at / PART);
    return [{ id, goal: kind, moves, difficulty, themes: known, composed: composed === 1, part }];
  });
}
