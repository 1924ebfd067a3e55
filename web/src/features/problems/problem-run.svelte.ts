// A problem being solved: the board, the attempts, and the engine's reply to a wrong move.
import { untrack } from "svelte";
import type { CheckKind, LastMove, Segment, Square } from "../../board";
import { t } from "../../i18n/index.svelte";
import type { Movement } from "../../domain/movements.gen";
import { core } from "../../platform/core.svelte";
import { engineClient, type EngineClient, type Search } from "../../platform/engine-client";
import { playSound } from "../../platform/sound";
import { enginePlays } from "../analysis/allowed";
import { lineTexts } from "../analysis/lines";
import { pointsText } from "../../i18n/numbers";
import { levels } from "../../platform/levels.svelte";
import { destinations } from "../../domain/legal";
import { whyText } from "../../platform/words/why";
import { checkKindOf } from "../../domain/check-kind";
import { boardAction, generalOf, piecesOfFen, turnOfFen, type Pieces, type Side } from "../../domain/position";
import type { Problem } from "./problem";
import type { Reply } from "./refuted";
import { solved } from "./solved.svelte";
import { begin, rightMove, takeBack, tryMove, type Judge, type Solving } from "./solving";

/** Time in ms for which the solver's own move is shown before the reply. */
const REPLY_MS = 550;
/** Limit in nodes of the search for the reply to a wrong move. */
const REFUTATION_NODES = 60_000;

/** Reply to a wrong move: `looking` while the engine searches, null if there is none. */
type Refutation = "looking" | (Reply & { readonly fen: string }) | null;

export interface Solution {
  readonly moves: readonly string[];
  readonly ending: string | null;
  /** Points of both sides after the line, if the goal is a win on points and the game is not over by then. */
  readonly points: string | null;
}

export class ProblemRun {
  readonly side: Side;
  readonly movement: Movement = "janggi";
  private solving: Solving | null = $state.raw(null);
  /** Whether the solver's move is shown and the reply to it is not shown yet. */
  private waiting = $state(false);
  refutation: Refutation = $state.raw(null);
  /** How much of the right move is shown: nothing, the piece, or the whole move. */
  help: "none" | "piece" | "move" = $state("none");
  /** Explanation if the last attempted move was illegal; empty otherwise. */
  why = $state("");
  /** Whether the solution is shown, on request or because the problem is solved. */
  isOpen = $state(false);
  /** Whether the solver has made no wrong move and requested neither help nor the solution. */
  private isClean = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private search: Search | null = null;

  constructor(
    readonly problem: Problem,
    private readonly client: Pick<EngineClient, "refutation"> = engineClient,
  ) {
    this.side = turnOfFen(problem.fen);
    core.load();
    void levels.load();
    $effect(() => {
      if (core.rules !== null) untrack(() => this.restart());
    });
  }

  private readonly judge: Judge = (moves) => this.asked(moves);

  private asked(moves: readonly string[], why?: string): ReturnType<Judge> {
    const { rules, fen } = this.problem;
    const more = why === undefined ? {} : { why: [why] };
    const answer = core.rules?.judge({ rules, fen, moves, ...more });
    return answer?.ok === true ? answer : null;
  }

  readonly state: "loading" | "open" | "reply" | "wrong" | "solved" | "otherwise" = $derived.by(() => {
    if (this.solving === null) return "loading";
    if (this.waiting) return "reply";
    return this.solving.wrong === null ? this.solving.state : "wrong";
  });

  readonly isSolved: boolean = $derived(this.state === "solved" || this.state === "otherwise");

  /** Number of the solver's moves found so far. */
  readonly done: number = $derived(Math.ceil((this.solving?.moves.length ?? 0) / 2));

  private readonly fen: string = $derived.by(() => {
    const { solving } = this;
    if (solving === null) return this.problem.fen;
    if (solving.wrong !== null) {
      return this.refutation === null || this.refutation === "looking" ? solving.wrong.fen : this.refutation.fen;
    }
    return this.waiting ? (solving.afterOwn ?? solving.now.fen) : solving.now.fen;
  });

  readonly pieces: Pieces = $derived(piecesOfFen(this.fen) ?? {});

  readonly legal: Record<string, string[]> = $derived(
    this.state === "open" && this.solving !== null ? destinations(this.solving.now.legal) : {},
  );

  readonly canCall: boolean = $derived(this.state === "open" && this.solving?.now.actions.call === true);
  readonly canPass: boolean = $derived.by(() => {
    const legal = this.state === "open" ? (this.solving?.now.legal ?? []) : [];
    return legal.some((token) => boardAction(token) === "pass");
  });

  /** Point of the general in check; null while a wrong move is shown or the reply is still to come. */
  readonly check: Square | null = $derived.by(() => {
    const { solving, pieces } = this;
    if (solving === null || solving.wrong !== null || !solving.now.check) return null;
    const turn = solving.now.turn ?? (this.side === "cho" ? "han" : "cho");
    return this.waiting ? null : generalOf(pieces, turn);
  });

  /** Whether the general at `check` is in check or mated. */
  readonly checkKind: CheckKind = $derived.by(() => checkKindOf(this.solving?.now ?? null));

  readonly lastMove: LastMove | null = $derived.by(() => {
    const { solving, refutation } = this;
    if (solving === null) return null;
    if (solving.wrong !== null) {
      return moveOf(refutation === null || refutation === "looking" ? solving.wrong.move : refutation.move);
    }
    return moveOf(solving.moves.at(this.waiting ? -2 : -1));
  });

  private readonly right: string | null = $derived.by(() =>
    this.solving === null ? null : rightMove(this.problem, this.solving),
  );

  readonly marks: readonly { square: Square; kind: "good" }[] = $derived.by(() => {
    const step = this.help === "none" || this.state !== "open" ? null : boardAction(this.right ?? "");
    if (step === null) return [];
    if (step !== "pass") return [{ square: step.from, kind: "good" as const }];
    const general = generalOf(this.pieces, this.side);
    return general === null ? [] : [{ square: general, kind: "good" as const }];
  });

  readonly arrows: readonly Segment[] = $derived.by(() => {
    const step = this.help === "move" && this.state === "open" ? stepOf(this.right ?? "") : null;
    return step === null ? [] : [step];
  });

  /** Text of the right move, if it was requested; empty otherwise. */
  readonly rightText: string = $derived(this.help === "move" && this.right !== null ? this.textOf([this.right]) : "");

  /** Points of both sides before the first move, including the deom; null until the rules module is loaded. */
  readonly points: string | null = $derived.by(() => (core.rules === null ? null : this.pointsAfter([])));

  private pointsAfter(moves: readonly string[]): string | null {
    const points = this.judge(moves)?.points;
    if (points === undefined) return null;
    const { side, end } = t();
    const [cho, han] = [pointsText(points.cho), pointsText(points.han)];
    return end.points({ first: side.cho, second: side.han, cho, han });
  }

  /** Text of the main line and of the ending, with the points if they decide the game. */
  readonly solution: Solution = $derived.by(() => {
    const { line, goal } = this.problem;
    const verdict = core.rules === null ? null : (this.judge(line)?.verdict ?? null);
    const moves = this.textsOf([], line);
    if (verdict === null) return { moves, ending: null, points: goal === "points" ? this.pointsAfter(line) : null };
    const { code, facts } = verdict;
    const byPoints = facts["decided_by"] === "points" ? core.byPoints(facts) : null;
    return { moves, ending: [core.ending(code, facts), byPoints].filter(Boolean).join(" "), points: null };
  });

  private textsOf(moves: readonly string[], line: readonly string[]): string[] {
    const { rules, fen } = this.problem;
    return lineTexts({ fen, moves, rules, movement: this.movement }, line, core.rules, line.length);
  }

  private textOf(line: readonly string[], moves: readonly string[] = this.solving?.moves ?? []): string {
    return this.textsOf(moves, line).join(" ");
  }

  restart(): void {
    this.stop();
    this.why = "";
    this.help = "none";
    this.solving = begin(this.judge);
  }

  move(token: string): void {
    const { problem, solving } = this;
    if (solving === null || this.state !== "open") return;
    const after = tryMove(problem, this.judge, solving, token);
    if (after === solving) return this.explain(token);
    this.why = "";
    this.help = "none";
    this.solving = after;
    if (after.wrong !== null) {
      playSound("move");
      this.isClean = false;
      solved.note(problem.id, "tried");
      void this.refute(solving, after.wrong.move);
      return;
    }
    playSound(after.now.check || after.state !== "open" ? "check" : "move");
    if (after.state !== "open") return this.finish();
    this.waiting = true;
    this.timer = setTimeout(() => {
      this.waiting = false;
      playSound("move");
    }, REPLY_MS);
  }

  pass(): void {
    const general = this.solving === null ? null : generalOf(piecesOfFen(this.solving.now.fen) ?? {}, this.side);
    if (general !== null) this.move(general + general);
  }

  call(): void {
    this.move("call");
  }

  /** Sets `why` to the explanation of an illegal move. */
  explain(token: string): void {
    const reason = this.asked(this.solving?.moves ?? [], token)?.why?.[token] ?? null;
    this.why = reason === null ? t().game.refused : whyText(reason, core.reason(reason.code, reason.facts), t());
  }

  /** Takes back the wrong move. */
  again(): void {
    this.stop();
    if (this.solving !== null) this.solving = takeBack(this.solving);
  }

  /** Marks the piece that makes the right move; if it is already marked, shows the whole move. */
  showMore(): void {
    this.again();
    this.isClean = false;
    this.help = this.help === "none" ? "piece" : "move";
  }

  /** Shows the solution and records that the problem was tried. */
  giveUp(): void {
    this.isClean = false;
    solved.note(this.problem.id, "tried");
    this.isOpen = true;
  }

  close(): void {
    this.stop();
  }

  private finish(): void {
    solved.note(this.problem.id, this.isClean ? "first" : "later");
    this.isOpen = true;
  }

  private async refute({ moves }: Solving, wrong: string): Promise<void> {
    if (!enginePlays(this.movement) || boardAction(wrong) === null) return;
    this.refutation = "looking";
    const { rules, fen } = this.problem;
    const search = this.client.refutation({ rules, fen, moves, search: { nodes: REFUTATION_NODES } }, wrong, {
      first: true,
    });
    this.search = search;
    const answer = await search.answer.catch(() => null);
    if (this.search !== search) return;
    const move = answer?.ok === true ? (answer.lines[0]?.move ?? null) : null;
    const then = move === null ? null : this.judge([...moves, wrong, move]);
    if (move === null || then === null) {
      this.refutation = null;
      return;
    }
    const before = piecesOfFen(this.solving?.wrong?.fen ?? "") ?? {};
    this.refutation = { move, fen: then.fen, text: this.textOf([move], [...moves, wrong]), before };
    playSound("move");
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.waiting = false;
    this.search?.stop();
    this.search = null;
    this.refutation = null;
  }
}

/** Parses a move; a pass is a move of the general to its own point. */
function moveOf(token: string | undefined): LastMove | null {
  const pass = boardAction(token ?? "") === "pass" ? /^([a-i]\d+)\1$/.exec(token ?? "")?.[1] : undefined;
  return pass === undefined ? stepOf(token) : { pass };
}

function stepOf(token: string | undefined): Segment | null {
  const action = boardAction(token ?? "");
  return action === null || action === "pass" ? null : action;
}
