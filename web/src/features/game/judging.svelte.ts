// Judgements on a game by the rules module: the state of the displayed position, checks in the move list, warnings
// before a move, and reasons for refusals. Legal moves may come from the server's list instead.
//
// Must not communicate with the server, or change the game.
import { textOf } from "../../i18n/codes";
import { t, textsUnder } from "../../i18n/index.svelte";
import type { Movement } from "../../domain/movements.gen";
import { core } from "../../platform/core.svelte";
import type { Judged, RulesModule, Verdict, Why } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import type { GameView, Now } from "../../wire.gen";
import { boardAction, type Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import { bikjangCounts, facingMoves, type Question } from "./bikjang";
import { Later } from "./later.svelte";
import { destinations } from "../../domain/legal";
import { rulesInPlay } from "./referee/rules-in-play";
import { foretold } from "../../platform/words/verdict";

/** Maximum number of positions with a cached check result; must exceed the plies of a game. */
const MOST_CHECKS = 2_000;
const MOST_JUDGED = 64;

/** The part of a game's view that is needed for judging it. */
export interface JudgedView extends Pick<GameView, "start_fen" | "referee"> {
  readonly rules: Pick<GameView["rules"], "full">;
  readonly now: Pick<Now, "refused" | "turn" | "deom_half">;
}

/** A game to be judged. */
export interface Judgeable {
  readonly view: JudgedView | null;
  readonly movement: Movement;
  readonly tokens: string[];
  readonly frames: Frame[];
  readonly ply: number;
  readonly lastPly: number;
  readonly live: boolean;
  readonly mine: Side[];
}

export class Judging {
  constructor(private readonly game: Judgeable) {}

  /** The rules module; null while it is loading, or if it is unavailable. */
  get rules(): RulesModule | null {
    return core.rules;
  }

  /** Judgement of the displayed position; null until it is computed. */
  readonly judged: Judged | null = $derived.by(() => this.judgeAt(this.game.ply));

  /** Plies after which the side to move is in check. */
  readonly checks: ReadonlySet<number> = $derived.by(() => this.findChecks());

  /** Codes of the warnings about moves that may end badly or are refused, by move (`a1a5`). */
  readonly warnings: Record<string, string> = $derived.by(() => {
    const result: Record<string, string> = {};
    if (!this.game.live || !settings.warnings) return result;
    for (const refused of this.game.view?.now.refused ?? []) result[refused.move] = refused.code;
    const turn = this.game.view?.now.turn;
    const judged = this.judged?.warnings;
    if (turn == null || judged === undefined || !this.game.mine.includes(turn)) return result;
    for (const { move, verdict } of judged.endings) {
      if (verdict.outcome !== turn) result[move] = verdict.code;
    }
    for (const { move, at_fault, occurrence } of judged.repeats) {
      if (occurrence > 2 || at_fault === turn) result[move] ??= "repetition";
    }
    for (const move of this.facing) result[move] ??= "bikjang";
    return result;
  });

  /** The user's moves after which the opponent may end the game by bikjang; empty until they have been computed. */
  private readonly facing: readonly string[] = $derived.by(() => {
    const { judged, rules } = this;
    const { view, live, mine } = this.game;
    if (!live || view === null || judged === null || rules === null || !bikjangCounts(view.rules.full)) return [];
    if (judged.turn === null || !mine.includes(judged.turn)) return [];
    const question = this.question(this.game.tokens);
    if (question === null) return [];
    return this.facings.of(question.moves.join(" "), () => facingMoves(rules, question, judged)) ?? [];
  });

  /** Verdict if the side to move called bikjang now; null if it may not call, and until it is computed. */
  readonly called: Verdict | null = $derived.by(() => {
    const { judged, rules } = this;
    const question = this.question(this.game.tokens);
    if (!this.game.live || judged?.actions.call !== true || rules === null || question === null) return null;
    const answer = this.calls.of(question.moves.join(" "), () => {
      const after = rules.judge({ ...question, moves: [...question.moves, "call"], claims: "last" });
      return after.ok ? after.verdict : null;
    });
    return answer ?? null;
  });

  /**
   * Returns the messages about moves from a point, without duplicates: consequences of marked moves, then reasons for
   * refusals.
   */
  warningsFrom(square: string): string[] {
    const ends = new Set<string>();
    const repeats = new Set<string>();
    const refused = new Set<string>();
    const from = (move: string): boolean => boardAction(move) !== "pass" && destinations([move])[square] !== undefined;
    for (const { move, verdict } of this.judged?.warnings?.endings ?? []) {
      if (!from(move) || this.warnings[move] === undefined) continue;
      ends.add(foretold(verdict, textsUnder(this.game.movement)));
    }
    for (const { move, occurrence } of this.judged?.warnings?.repeats ?? []) {
      if (from(move) && this.warnings[move] === "repetition") repeats.add(t().game.repeats({ n: occurrence }));
    }
    for (const { move, code, facts } of this.game.view?.now.refused ?? []) {
      if (from(move)) refused.add(core.reason(code, facts) ?? textOf(t().refusal, code) ?? code);
    }
    const marked = [...ends].map((how) => t().game.wouldEnd({ how }));
    if (repeats.size > 0) marked.push(t().game.warning({ what: [...repeats].join(" ") }));
    if (this.facing.some((move) => from(move) && this.warnings[move] === "bikjang")) marked.push(t().bikjang.warning);
    return [...marked, ...refused];
  }

  /** The rules by which the game is judged; empty until the game is loaded. */
  readonly judgeRules: Record<string, unknown> = $derived.by(() => {
    const { view } = this.game;
    return view === null ? {} : rulesInPlay(view);
  });

  /** Returns the tokens that lead to the position at `ply`; at the last ply, all tokens. */
  private tokensTo(ply: number): string[] {
    if (ply === this.game.lastPly) return this.game.tokens;
    return this.game.tokens.slice(0, (this.game.frames[ply]?.index ?? -1) + 1);
  }

  /** Returns the request about the game after `moves`; null before its pieces are set up. */
  private question(moves: readonly string[]): Question | null {
    const fen = this.game.view?.start_fen;
    return fen == null ? null : { rules: this.judgeRules, fen, moves };
  }

  private judgeAt(ply: number): Judged | null {
    const { rules } = this;
    const question = this.question(this.tokensTo(ply));
    if (rules === null || question === null) return null;
    const key = `${question.rules["deom"]} ${question.moves.join(" ")}`;
    const answer = this.moments.of(key, () => {
      const judged = rules.judge({ ...question, warnings: true });
      return judged.ok ? judged : null;
    });
    return answer ?? null;
  }

  private readonly moments = new Later<Judged | null>(MOST_JUDGED);
  private readonly inCheck = new Later<boolean>(MOST_CHECKS);
  private readonly facings = new Later<readonly string[]>(MOST_JUDGED);
  private readonly calls = new Later<Verdict | null>(MOST_JUDGED);

  private findChecks(): ReadonlySet<number> {
    const found = new Set<number>();
    const view = this.game.view;
    const rules = this.rules;
    if (rules === null || view?.start_fen == null) return found;
    for (const frame of this.game.frames.slice(1)) {
      const moves = this.tokensTo(frame.ply).filter((token) => boardAction(token) !== null);
      const question = {
        rules: this.game.movement === "janggi" ? "record" : this.judgeRules,
        fen: view.start_fen,
        moves,
      };
      const check = this.inCheck.of(moves.join(" "), () => {
        const answer = rules.judge(question);
        return answer.ok && answer.check;
      });
      if (check === true) found.add(frame.ply);
    }
    return found;
  }

  /** Returns the reason why a move is illegal; null if unknown. */
  why(from: string, to: string): Why | null {
    const question = this.question(this.game.tokens);
    if (this.rules === null || question === null) return null;
    const answer = this.rules.judge({ ...question, why: [from + to] });
    return answer.ok ? (answer.why?.[from + to] ?? null) : null;
  }
}
