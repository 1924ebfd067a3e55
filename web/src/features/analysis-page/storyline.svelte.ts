// State of a game's story: its chapters, the current one, and the moves to show on the board.
import type { Side } from "../../domain/position";
import type { Verdict } from "../analysis/review";
import type { Reviewing } from "./reviewing.svelte";
import { chaptersOf, finalStanding, losingMove, openingOf, worstOf } from "./story";
import { ROOT } from "../tree/tree";
import type { Workspace } from "./workspace.svelte";

export class Storyline {
  private readonly weak: readonly Verdict[] = $derived.by(() => chaptersOf(this.review.verdicts, this.side));
  /** Whether there are no weak moves. The only chapter is then the worst of the smaller slips, if there is one. */
  readonly isMild: boolean = $derived.by(() => this.weak.length === 0);
  readonly chapters: readonly Verdict[] = $derived.by(() => {
    if (!this.isMild) return this.weak;
    const slips = this.review.analysis?.slips ?? [];
    return slips.filter(({ side }) => this.side === null || side === this.side).slice(0, 1);
  });
  readonly losing: Verdict | null = $derived.by(() => losingMove(this.chapters, this.loser()));
  /** Worst move; null if one of the chapters is the losing move. */
  readonly worst: Verdict | null = $derived.by(() => (this.losing === null ? worstOf(this.chapters) : null));
  /** The chapter whose move decided the game, or else was the worst. */
  readonly main: Verdict | null = $derived.by(() => this.losing ?? this.worst);
  /** Whether the analysis has not started or is still running. */
  readonly isReading: boolean = $derived.by(() => {
    const { analysis } = this.review;
    return analysis === null || analysis.progress !== null;
  });
  /** Ply of the current chapter; null before the story starts. */
  private told: number | null = $state(null);
  readonly at: number = $derived.by(() =>
    Math.max(
      0,
      this.chapters.findIndex(({ ply }) => ply === this.told),
    ),
  );
  readonly chapter: Verdict | null = $derived(this.chapters[this.at] ?? null);
  /** The played move and the better line to draw. Null unless the board shows the position before them. */
  readonly shown: { readonly played: string; readonly better: readonly string[] } | null = $derived.by(() => {
    const { chapter, review, work } = this;
    if (chapter === null || this.isReading || review.isStale || review.retry !== null) return null;
    if (work.at !== review.nodeAt(chapter.ply - 1)) return null;
    return { played: review.moveOf(chapter), better: review.better(chapter) };
  });

  /** The user's standing at the time of their resignation; null if they were losing or did not resign. */
  readonly resigned: "winning" | "even" | null = $derived.by(() => {
    const last = this.review.analysis?.evaluations.at(-1) ?? null;
    const isResigned =
      this.side !== null && this.work.document.outcome?.reason === "resigned" && this.loser() === this.side;
    return isResigned && last !== null ? finalStanding(this.side, last) : null;
  });

  /** Creates the story. With a `side`, only the mistakes of that side have chapters. */
  constructor(
    private readonly work: Workspace,
    private readonly review: Reviewing,
    readonly side: Side | null,
  ) {}

  /** Opens the first chapter to show, or the end of the game if there is none, unless the story has already started. */
  begin(): void {
    const first = openingOf(this.chapters);
    if (this.told !== null) return;
    if (first !== null) this.show(first);
    else if (this.work.at === ROOT) this.goToPly(this.review.played.length);
  }

  go(at: number): void {
    const chapter = this.chapters[at];
    if (chapter !== undefined) this.show(chapter);
  }

  /** Goes to a ply of the game, and selects its chapter if it has one. */
  goToPly(ply: number): void {
    if (this.chapters.some((chapter) => chapter.ply === ply)) this.told = ply;
    this.work.go(this.review.nodeAt(ply));
  }

  /** Adds the better line as a variation, and goes to its first move. */
  playBetter(): void {
    const { chapter, review } = this;
    if (chapter !== null) this.work.playLine(review.nodeAt(chapter.ply - 1), review.better(chapter));
  }

  private show(chapter: Verdict): void {
    this.told = chapter.ply;
    this.work.go(this.review.nodeAt(chapter.ply - 1));
  }

  /** Returns the losing side according to the board, or else to the record; null for a draw or if unknown. */
  private loser(): Side | null {
    const winner = this.review.winner ?? this.work.document.outcome?.winner ?? null;
    if (winner === "cho") return "han";
    return winner === "han" ? "cho" : null;
  }
}
