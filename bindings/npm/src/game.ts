// A game as a value that remembers its moves. The judge answers everything;
// nothing here knows a rule.
import type { JudgeRequest, Judged, Side, Verdict, Warnings, Why } from "./api.gen.js";
import type { JudgeModule, Reason } from "./module.js";

/** Why an action was not played, or a game could not begin; nothing has changed. */
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

/** A game: rules, start and actions. */
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

  /** Plays an action: a step in UCI, "pass", "call", "offer", "accept", "decline", "resign", "flag:han", "stop:time", "abort". */
  play(action: string): Judged {
    this.now = this.judge([...this.played, action]);
    this.played.push(action);
    return this.now;
  }

  /** Takes the last action back; undefined if there is none. */
  undo(): string | undefined {
    const last = this.played.pop();
    this.now = this.judge(this.played);
    return last;
  }

  get moves(): readonly string[] {
    return this.played;
  }

  /** Every step and the pass (the general's null step) in UCI; empty once the game is over. */
  get legal(): readonly string[] {
    return this.now.legal;
  }

  get fen(): string {
    return this.now.fen;
  }

  /** Null once the game is over. */
  get turn(): Side | null {
    return this.now.turn;
  }

  get points(): Record<Side, number> {
    return this.now.points;
  }

  get verdict(): Verdict | null {
    return this.now.verdict;
  }

  /** The whole answer of the judge. */
  get state(): Judged {
    return this.now;
  }

  /** Why a step or pass may not be played; null if it may. */
  why(move: string): Why | null {
    return this.judge(this.played, { why: [move] }).why?.[move] ?? null;
  }

  /** What each action would bring about. */
  warnings(): Warnings | undefined {
    return this.judge(this.played, { warnings: true }).warnings;
  }
}

type Pieces = Map<string, string>;

/** The pieces of a FEN by point: FEN letters, upper case for Cho. */
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

/** A template of `sentences()` with its facts put in; what ends in `_half` is shown halved. */
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
