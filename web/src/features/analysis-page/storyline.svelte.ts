// The current chapter of the story, and its board.
import type { Side } from "../../domain/position";
import type { Verdict } from "../analysis/review";
import type { Reviewing } from "./reviewing.svelte";
import { chaptersOf, losingMove, openingOf, worstOf } from "./story";
import type { Workspace } from "./workspace.svelte";

export class Storyline {
  private readonly weak: readonly Verdict[] = $derived.by(() => chaptersOf(this.review.verdicts, this.side));
  /** Whether there was no weak move, so that the only chapter is about a move that could have been better. */
  readonly isMild: boolean = $derived.by(() => this.weak.length === 0);
  readonly chapters: readonly Verdict[] = $derived.by(() => {
    if (!this.isMild) return this.weak;
    const slips = this.review.analysis?.slips ?? [];
    return slips.filter(({ side }) => this.side === null || side === this.side).slice(0, 1);
  });
  readonly losing: Verdict | null = $derived.by(() => losingMove(this.review.verdicts, this.loser()));
  /** Worst move, if it is not known which move lost the game. */
  readonly worst: Verdict | null = $derived.by(() => (this.losing === null ? worstOf(this.chapters) : null));
  /** Whether the game is still being analysed, so that results may change. */
  readonly isReading: boolean = $derived.by(() => {
    const { analysis } = this.review;
    return analysis === null || analysis.progress !== null;
  });
  /** Ply of the chapter; null before the story begins. */
  private told: number | null = $state(null);
  readonly at: number = $derived.by(() =>
    Math.max(
      0,
      this.chapters.findIndex(({ ply }) => ply === this.told),
    ),
  );
  readonly chapter: Verdict | null = $derived(this.chapters[this.at] ?? null);
  /** The move of the game and the better line, while the board shows the position before them. */
  readonly shown: { readonly played: string; readonly better: readonly string[] } | null = $derived.by(() => {
    const { chapter, review, work } = this;
    if (chapter === null || this.isReading || review.isStale || review.retry !== null) return null;
    if (work.at !== review.nodeAt(chapter.ply - 1)) return null;
    return { played: review.moveOf(chapter), better: review.better(chapter) };
  });

  /** Creates the story. `side` is the reader's side; null for the mistakes of both sides. */
  constructor(
    private readonly work: Workspace,
    private readonly review: Reviewing,
    private readonly side: Side | null,
  ) {}

  /** Opens the story at the first turning point, once the game is analysed. */
  begin(): void {
    const first = openingOf(this.chapters);
    if (this.told === null && first !== null) this.show(first);
  }

  go(at: number): void {
    const chapter = this.chapters[at];
    if (chapter !== undefined) this.show(chapter);
  }

  /** Goes to a ply of the game, and shows its chapter if it has one. */
  goToPly(ply: number): void {
    if (this.chapters.some((chapter) => chapter.ply === ply)) this.told = ply;
    this.work.go(this.review.nodeAt(ply));
  }

  /** Plays the better line on the board, as a variation. */
  playBetter(): void {
    const { chapter, review } = this;
    if (chapter !== null) this.work.playLine(review.nodeAt(chapter.ply - 1), review.better(chapter));
  }

  private show(chapter: Verdict): void {
    this.told = chapter.ply;
    this.work.go(this.review.nodeAt(chapter.ply - 1));
  }

  /** Returns the losing side, according to the board or else the record; null if unknown. */
  private loser(): Side | null {
    const winner = this.review.winner ?? this.work.document.outcome?.winner ?? null;
    if (winner === "cho") return "han";
    return winner === "han" ? "cho" : null;
  }
}
