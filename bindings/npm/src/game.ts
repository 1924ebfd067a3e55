// A game, stored as its actions. The judge (module.ts) makes all decisions; this file contains no rules.
import type { JudgeRequest, Judged, Side, Verdict, Warnings, Why } from "./api.gen.js";
import type { JudgeModule, Reason } from "./module.js";

/** Error for a request that the judge refused, such as an illegal action or an invalid start. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly code: string;
  readonly facts: Record<string, unknown>;

  constructor(error: Reason & { detail?: string }) {
    super(error.detail ?? error.code);
    this.code = error.code;
    this.facts = error.facts;
  }
}

export type GameStart = Pick<JudgeRequest, "fen" | "start" | "claims">;

/** A game, defined by its rules, start and actions. */
export class Game {
  private readonly played: string[] = [];
  private now: Judged;

  constructor(
    private readonly module: JudgeModule,
    readonly rules: string | Record<string, unknown>,
    private readonly start: GameStart = {},
  ) {
    this.now = this.judge(this.played);
  }

  private judge(moves: readonly string[], more: Partial<JudgeRequest> = {}): Judged {
    const answer = this.module.judge({ rules: this.rules, ...this.start, moves, ...more });
    if (!answer.ok) throw new RefusedError(answer.error);
    return answer;
  }

  /**
   * Plays an action: a move in UCI, or a word such as "pass", "call", "offer", "resign", "flag:han" or "stop:time".
   * Throws a `RefusedError` and changes nothing if the action is not allowed.
   */
  play(action: string): Judged {
    this.now = this.judge([...this.played, action]);
    this.played.push(action);
    return this.now;
  }

  /** Takes back the last action and returns it; undefined if there is none. */
  undo(): string | undefined {
    const last = this.played.pop();
    this.now = this.judge(this.played);
    return last;
  }

  get moves(): readonly string[] {
    return this.played;
  }

  /**
   * All legal moves in UCI. A pass is written as the general's move to its own square. The list is empty once the game
   * is over.
   */
  get legal(): readonly string[] {
    return this.now.legal;
  }

  get fen(): string {
    return this.now.fen;
  }

  /** Side to move; null once the game is over. */
  get turn(): Side | null {
    return this.now.turn;
  }

  get points(): Record<Side, number> {
    return this.now.points;
  }

  get verdict(): Verdict | null {
    return this.now.verdict;
  }

  /** Complete state, as returned by the judge. */
  get state(): Judged {
    return this.now;
  }

  /** Returns the reason why a move or pass is not allowed; null if it is allowed. */
  why(move: string): Why | null {
    return this.judge(this.played, { why: [move] }).why?.[move] ?? null;
  }

  /** Returns the consequences of the actions that are possible now. */
  warnings(): Warnings | undefined {
    return this.judge(this.played, { warnings: true }).warnings;
  }
}

type Pieces = Map<string, string>;

/** Returns the pieces of a FEN by point, as FEN letters; upper case for Cho. */
export function pieces(fen: string): Pieces {
  const pieces: Pieces = new Map();
  const [board = ""] = fen.split(" ");
  for (const [row, rank] of board.split("/").entries()) {
    let file = 0;
    for (const letter of rank) {
      const gap = Number(letter);
      if (Number.isNaN(gap)) pieces.set(`${"abcdefghi"[file]}${10 - row}`, letter);
      file += Number.isNaN(gap) ? 1 : gap;
    }
  }
  return pieces;
}

/** Fills facts into a template from `sentences()`. A number is halved if its name ends in `_half`. */
export function filled(template: string, facts: Record<string, unknown>, sides: Record<Side, string>): string {
  const word = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(word).join(", ");
    return value === "cho" || value === "han" ? sides[value] : String(value ?? "?");
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return typeof fact === "number" && name.endsWith("_half") ? String(fact / 2) : word(fact);
  });
}
