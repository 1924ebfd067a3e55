// One lesson in progress: the current task, the learner's attempt, and help with it.
import type { CheckKind, LastMove, Mark, Square } from "../../board";
import { t } from "../../i18n/index.svelte";
import { core } from "../../platform/core.svelte";
import type { Judged } from "../../platform/rules-module";
import { playSound } from "../../platform/sound";
import { destinations } from "../../domain/legal";
import { whySquares, whyText } from "../../platform/words/why";
import { checkKindOf } from "../../domain/check-kind";
import { boardAction, generalOf, piecesOfFen, type Pieces } from "../../domain/position";
import { begin, play, starsFor, type Attempt } from "./attempt";
import { learned } from "./learned.svelte";
import type { Lesson, Task } from "./lesson";
import { nextTask } from "./progress";

/** Time in ms for which the learner's move is shown before Han replies. */
const REPLY_MS = 550;

export class LessonRun {
  index: number = $state(0);
  attempt: Attempt | null = $state.raw(null);
  /** Whether Han's reply is not shown yet. */
  private waiting = $state(false);
  /** Reason why the last attempted move is illegal, and its obstacles. */
  why: { text: string; squares: readonly Square[] } | null = $state.raw(null);
  /** Move shown as help; null if none was requested. */
  shown: string | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly lesson: Lesson) {
    this.index = nextTask(lesson, learned.progress);
    core.load();
    $effect(() => {
      void this.index;
      if (core.rules !== null) this.restart();
    });
  }

  readonly task: Task = $derived.by(() => {
    const task = this.lesson.tasks[this.index] ?? this.lesson.tasks[0];
    if (task === undefined) throw new Error("a lesson without tasks");
    return task;
  });

  readonly state: Attempt["state"] = $derived(this.attempt === null || this.waiting ? "open" : this.attempt.state);
  readonly stars: number = $derived(this.attempt === null ? 0 : starsFor(this.task, this.attempt.own));
  readonly isLast: boolean = $derived.by(() => this.index === this.lesson.tasks.length - 1);

  private readonly fen: string = $derived.by(() => {
    const { attempt } = this;
    if (attempt === null) return this.task.fen;
    return this.waiting ? (attempt.afterOwn ?? attempt.now.fen) : attempt.now.fen;
  });
  readonly pieces: Pieces = $derived(piecesOfFen(this.fen) ?? {});

  readonly legal: Record<string, string[]> = $derived(
    this.state === "open" && !this.waiting && this.attempt !== null ? destinations(this.attempt.now.legal) : {},
  );

  /** Point of the general that is in check on the board. */
  readonly check: Square | null = $derived.by(() => {
    const now = this.attempt?.now;
    if (now === undefined || !now.check) return null;
    return generalOf(this.pieces, this.waiting ? "han" : (now.turn ?? "han"));
  });

  readonly checkKind: CheckKind = $derived.by(() => checkKindOf(this.attempt?.now ?? null));

  /** Han's reply, once it is on the board. A pass is only shown if the learner has missed the goal. */
  readonly lastMove: LastMove | null = $derived.by(() => {
    const { attempt } = this;
    if (attempt === null || attempt.reply === null || this.waiting) return null;
    const step = boardAction(attempt.reply);
    if (step !== "pass") return step;
    const general = generalOf(this.pieces, "han");
    return general === null || attempt.state !== "missed" ? null : { pass: general };
  });

  readonly facing: { from: Square; to: Square } | null = $derived.by(() => {
    const [from, to] = [generalOf(this.pieces, "cho"), generalOf(this.pieces, "han")];
    return this.attempt?.now.facing === true && from !== null && to !== null ? { from, to } : null;
  });

  /** Points still to be visited, and obstacles to an illegal move. */
  readonly marks: readonly Mark[] = $derived.by(() => {
    const { goal } = this.task;
    const open = goal.kind === "visit" ? goal.squares.filter((one) => !this.attempt?.visited.includes(one)) : [];
    return [
      ...open.map((square) => ({ square, kind: "good" as const })),
      ...(this.why?.squares ?? []).map((square) => ({ square, kind: "block" as const })),
    ];
  });

  private judge(task: Task): (moves: readonly string[], why?: string) => Judged | null {
    return (moves, why) => {
      const asked = why === undefined ? {} : { why: [why] };
      const answer = core.rules?.judge({ rules: task.rules, fen: task.fen, moves: [...moves], ...asked });
      return answer?.ok === true ? answer : null;
    };
  }

  restart(): void {
    clearTimeout(this.timer);
    this.waiting = false;
    this.why = null;
    this.shown = null;
    this.attempt = begin(this.judge(this.task));
  }

  go(index: number): void {
    if (index === this.index) this.restart();
    else this.index = index;
  }

  move(token: string): void {
    const { attempt, task } = this;
    if (attempt === null || this.waiting) return;
    const after = play(task, this.judge(task), attempt, token);
    if (after === attempt) return this.explain(token);
    this.why = null;
    this.shown = null;
    this.attempt = after;
    const step = boardAction(token);
    const took = step !== null && step !== "pass" && this.before(attempt)[step.to] !== undefined;
    playSound(after.state === "done" ? "check" : took ? "capture" : step === "pass" ? "pass" : "move");
    if (after.state === "done") return learned.note(task, after.own);
    if (after.reply === null || (boardAction(after.reply) === "pass" && after.state !== "missed")) return;
    this.waiting = true;
    this.timer = setTimeout(() => {
      this.waiting = false;
      playSound("move");
    }, REPLY_MS);
  }

  pass(): void {
    const { attempt } = this;
    if (attempt === null) return;
    const general = generalOf(this.before(attempt), "cho");
    if (general !== null) this.move(general + general);
  }

  /** Explains why a move is illegal. */
  explain(token: string): void {
    const moves = this.attempt?.moves ?? [];
    const reason = this.judge(this.task)(moves, token)?.why?.[token] ?? null;
    this.why =
      reason === null
        ? { text: t().game.refused, squares: [] }
        : { text: whyText(reason, core.reason(reason.code, reason.facts), t()), squares: whySquares(reason) };
  }

  /** Shows the next move of the best solution. If the attempt is over or has left that solution, the task restarts. */
  show(): void {
    const { attempt, task } = this;
    const followed = attempt !== null && attempt.state === "open" && this.isOnWay(attempt);
    if (!followed) this.restart();
    this.shown = task.best[followed ? (attempt?.own ?? 0) : 0] ?? null;
  }

  private isOnWay(attempt: Attempt): boolean {
    const own = attempt.moves.filter((_, at) => at % 2 === 0);
    return own.every((move, at) => move === this.task.best[at]);
  }

  private before(attempt: Attempt): Pieces {
    return piecesOfFen(attempt.now.fen) ?? {};
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
