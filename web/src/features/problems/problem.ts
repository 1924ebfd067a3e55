// Problems from games, as `crates/problems` writes them (docs/engine/problems.md), and the list of them that the page fetches first.

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
  /** Whose turn it is solves. */
  readonly fen: string;
  readonly goal: Goal;
  /** Only moves that give check were looked for. */
  readonly checks?: boolean;
  /** Moves of the solver in `line`. */
  readonly moves: number;
  /** The solver's move first and last. */
  readonly line: readonly string[];
  /** What reaches the goal as fast, for each of the solver's moves. */
  readonly others?: readonly (readonly string[])[];
  readonly themes: readonly Theme[];
  /** How long an engine looks for the first move, 1 to `GRADES`; `difficultyOf` is for people. */
  readonly grade: number;
  /** Made by search, not from a game. */
  readonly composed?: boolean;
}

/** What the list says of a problem. */
export interface Entry {
  readonly id: string;
  readonly goal: Goal;
  readonly moves: number;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
  readonly composed: boolean;
  /** The part of the collection in which it is. */
  readonly part: number;
}

/**
 * How hard a problem is for people, 1 to `GRADES`: the grade of its first move, raised by its length. A chain of checks
 * costs an engine next to nothing, but a person has to see all of it.
 */
export function difficultyOf({ grade, moves }: Pick<Problem, "grade" | "moves">): number {
  const further = moves < 3 ? moves - 1 : moves;
  return Math.min(GRADES, grade + further);
}

/** An entry as the list has it: id, place in `GOALS`, moves, difficulty, places in `THEMES`, 1 if it is composed. */
export type Row = readonly [
  id: string,
  goal: number,
  moves: number,
  difficulty: number,
  themes: readonly number[],
  composed: number,
];

/** How many problems are in a part of the collection. */
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
