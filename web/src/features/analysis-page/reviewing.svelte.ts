// The review of the main line: the engine's evaluation of every position, and mistakes to try again.
//
// Owns the analysis of the whole game and the state of "try again". Must not draw.
import {
  Analysis,
  evaluation,
  LOOK_NODES,
  over,
  SURE_NODES,
  type ServerAnalysis,
  type Subject,
} from "../analysis/analysis.svelte";
import { enginePlays } from "../analysis/allowed";
import type { Played } from "../analysis/accuracy";
import { attempt, asked, checked, next, show, startRetry, type Retry } from "../analysis/retry";
import type { Weakness } from "../../domain/weakness";
import type { Evaluation, Verdict } from "../analysis/review";
import { engineClient, type EngineClient, type Search } from "../../platform/engine-client";
import { nextTask } from "../../platform/pieces";
import { levels } from "../../platform/levels.svelte";
import { boardAction, turnOfFen, type Side } from "../../domain/position";
import { replay } from "../../domain/replay";
import type { Judge } from "../tree/facts";
import { mainLine, movesTo, nodeOf, ROOT, type NodeId } from "../tree/tree";
import type { Workspace } from "./workspace.svelte";

/** The stored part of a review. */
interface KeptReview {
  moves: readonly string[];
  rules: unknown;
  evaluations: readonly (Evaluation | null)[];
}

export class Reviewing {
  analysis: Analysis | null = $state.raw(null);
  retry: Retry | null = $state.raw(null);
  /** Nodes of the reviewed line. */
  private line: readonly NodeId[] = $state.raw([]);
  private moves: readonly string[] = $state.raw([]);
  private search: Search | null = null;
  private isClosed = false;
  private isOnServer = $state(false);

  /** Whether the main line has changed since the review started. */
  readonly isStale = $derived.by(() => {
    if (this.analysis === null) return false;
    const now = mainLine(this.work.tree);
    return now.length !== this.line.length || now.some((id, at) => id !== this.line[at]);
  });

  readonly verdicts: readonly Verdict[] = $derived(this.analysis?.verdicts ?? []);

  /** Weak moves by node, for the list of moves. */
  readonly weak: ReadonlyMap<NodeId, Weakness> = $derived.by(
    () => new Map(this.verdicts.map(({ ply, weakness }) => [this.line[ply] ?? ROOT, weakness])),
  );

  /** Weak move that led to the current position. */
  readonly verdict: Verdict | null = $derived.by(
    () => this.verdicts.find(({ ply }) => this.line[ply] === this.work.at) ?? null,
  );

  constructor(
    private readonly work: Workspace,
    private readonly judge: Judge,
    private readonly client: Pick<EngineClient, "search"> = engineClient,
    /** Returns the user's grade, if it is known. */
    private readonly grade: () => number | null = () => null,
    /** Server analysis that can replace the one on this device; null if there is none. */
    private readonly server: ServerAnalysis | null = null,
  ) {
    this.restore();
  }

  /** Index of the board's position in the reviewed line. In a variation, the index of its branching point. */
  get ply(): number {
    const place = this.line.indexOf(this.work.at);
    if (place >= 0) return place;
    const path = this.work.line.slice(0, this.work.ply + 1);
    return Math.max(0, path.filter((id) => this.line.includes(id)).length - 1);
  }

  nodeAt(ply: number): NodeId {
    return this.line[ply] ?? ROOT;
  }

  /** Moves of the main line with their sides. */
  readonly played: readonly Played[] = $derived.by(() => {
    const { tree, document } = this.work;
    const first = turnOfFen(document.start) === "han" ? 1 : 0;
    return mainLine(tree)
      .slice(1)
      .map((id, at) => ({ side: (at + first) % 2 === 0 ? "cho" : "han", move: nodeOf(tree, id).move }));
  });

  /** Winner, if the last move of the reviewed line ended the game. */
  readonly winner: Side | null = $derived.by(() => this.subject().ending?.winner ?? null);

  /** Returns a weak move as it was played. */
  moveOf({ ply }: Verdict): string {
    return this.moves[ply - 1] ?? "";
  }

  /** Returns the better line at a weak move; empty if unknown. */
  better(verdict: Verdict): readonly string[] {
    return this.analysis?.evaluations[verdict.ply - 1]?.pv ?? [];
  }

  async start(): Promise<void> {
    this.stop();
    const analysis = this.begin([]);
    await analysis.all();
    if (analysis === this.analysis && analysis.complete) this.keepResult(analysis);
  }

  /** Whether the server can take over the review from this device. */
  get canMove(): boolean {
    return this.server !== null && !this.isOnServer;
  }

  /** Lets the server review the game instead of this device. */
  async moveToServer(): Promise<void> {
    const { analysis, server } = this;
    if (analysis === null || server === null) return;
    analysis.stop();
    this.isOnServer = true;
    await analysis.onServer(server);
    this.isOnServer = false;
    if (analysis === this.analysis && analysis.complete) this.keepResult(analysis);
  }

  /** Starts the review if it is possible and not stored, and waits for its end. */
  async ensure(): Promise<void> {
    // Lets the browser draw the board first.
    await nextTask();
    const { movement } = this.work.document;
    if (!enginePlays(movement)) await levels.load();
    const isPossible = enginePlays(movement) && mainLine(this.work.tree).length > 1;
    if (isPossible && this.analysis === null && !this.isClosed) await this.start();
  }

  /** Stops all work because the user leaves the page. */
  close(): void {
    this.isClosed = true;
    this.stop();
  }

  stop(): void {
    this.analysis?.close();
    this.search?.stop();
    this.retry = null;
  }

  private begin(known: readonly (Evaluation | null)[]): Analysis {
    const { tree } = this.work;
    this.line = mainLine(tree);
    this.moves = movesTo(tree, this.line.at(-1) ?? ROOT);
    this.analysis = new Analysis(this.subject(), this.client, known);
    return this.analysis;
  }

  private subject(): Subject {
    const { start, movement, rules } = this.work.document;
    const judged = this.judge.judge({ rules, fen: start, moves: this.moves, claims: "last" });
    const outcome = judged.ok ? (judged.verdict?.outcome ?? "none") : "none";
    return {
      rules,
      movement,
      claims: "last",
      fen: start,
      tokens: this.moves,
      frames: replay(start, this.moves),
      ending: outcome === "none" ? null : { winner: outcome === "draw" ? null : outcome },
      fenAt: (ply) => this.work.factsOf(this.nodeAt(ply))?.fen ?? null,
      grade: this.grade(),
    };
  }

  private keepResult({ evaluations }: Analysis): void {
    const kept: KeptReview = { moves: this.moves, rules: this.work.document.rules, evaluations };
    this.work.evaluations = kept;
    this.work.keep();
  }

  /** Loads the stored review if it is for these moves and rules. */
  private restore(): void {
    const kept = this.work.evaluations as Partial<KeptReview> | null | undefined;
    const { tree, document } = this.work;
    const moves = movesTo(tree, mainLine(tree).at(-1) ?? ROOT);
    if (!Array.isArray(kept?.evaluations) || JSON.stringify(kept.moves) !== JSON.stringify(moves)) return;
    if (JSON.stringify(kept.rules) === JSON.stringify(document.rules)) this.begin(kept.evaluations);
  }

  /** Starts "try again" at the weak move made at `ply`, or at the first mistake if there is none. */
  beginRetry(side: Side, ply = 0): void {
    const retry = startRetry(side, this.verdicts);
    const at = retry.mistakes.findIndex((one) => one.ply === ply);
    // A move that the story shows can be tried again, even if it is only a small slip.
    const slip = [...this.verdicts, ...(this.analysis?.slips ?? [])].find(
      (one) => one.side === side && one.ply === ply,
    );
    if (at < 0 && slip !== undefined) this.retry = { ...retry, mistakes: [slip], phase: "asking" };
    else this.retry = { ...retry, at: Math.max(0, at) };
    this.ask();
  }

  nextRetry(): void {
    if (this.retry === null) return;
    this.retry = next(this.retry);
    this.ask();
  }

  showRetry(): void {
    if (this.retry === null) return;
    const verdict = asked(this.retry);
    this.retry = show(this.retry);
    if (verdict !== null) this.work.playLine(this.nodeAt(verdict.ply - 1), this.better(verdict));
  }

  endRetry(): void {
    this.search?.stop();
    this.retry = null;
  }

  /** Shows the position before the current mistake. */
  private ask(): void {
    const verdict = this.retry === null ? null : asked(this.retry);
    if (verdict !== null) this.work.go(this.nodeAt(verdict.ply - 1));
  }

  /** Whether moves on the board are attempts at an answer instead of edits. */
  get isAsking(): boolean {
    const phase = this.retry?.phase;
    return phase === "asking" || phase === "wrong" || phase === "checking";
  }

  /** Handles an attempt. A right move is added as a variation. */
  async answer(move: string): Promise<void> {
    const { retry } = this;
    const verdict = retry === null ? null : asked(retry);
    const before = verdict === null ? null : (this.analysis?.evaluations[verdict.ply - 1] ?? null);
    if (retry === null || verdict === null || before === null) return;
    const played = this.moves[verdict.ply - 1] ?? "";
    this.retry = attempt(retry, move, played, before);
    if (this.retry.phase === "right") this.work.playLine(this.nodeAt(verdict.ply - 1), [move]);
    if (this.retry.phase !== "checking") return;
    const after = await this.look(verdict, move).catch(() => null);
    if (this.retry?.tried !== move || this.retry.phase !== "checking") return;
    // Without an answer from the engine, the move is not judged, and the user may try again.
    this.retry = after === null ? { ...this.retry, phase: "asking" } : checked(this.retry, before, after);
    if (this.retry.phase === "right") this.work.playLine(this.nodeAt(verdict.ply - 1), [move]);
  }

  /** Returns the engine's evaluation of the position after the attempted move. */
  private async look({ ply, side }: Verdict, move: string): Promise<Evaluation | null> {
    const { start, rules } = this.work.document;
    const moves = [...this.moves.slice(0, ply - 1), move].filter((token) => boardAction(token) !== null);
    const request = { rules, fen: start, moves, claims: "last" as const };
    this.search = this.client.search(
      { ...request, search: { nodes: Math.min(LOOK_NODES, 2 * SURE_NODES) } },
      { first: true },
    );
    const answer = await this.search.answer;
    if (answer === null || !answer.ok) return null;
    const [line] = answer.lines;
    if (line !== undefined) return evaluation(line, side === "cho" ? "han" : "cho", answer.depth, answer.nodes);
    const judged = this.judge.judge(request);
    const outcome = judged.ok ? (judged.verdict?.outcome ?? "none") : "none";
    return outcome === "none" ? null : over(outcome === "draw" ? null : outcome);
  }
}
