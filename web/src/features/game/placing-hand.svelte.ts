// The pieces that the user can place now, in games in which pieces are placed one by one.
import type { Role } from "../../domain/position";
import { optionsByRole, type Placeable } from "./placing";
import type { Session } from "./session.svelte";

export class PlacingHand {
  /** Kind of piece selected last; kept for the next turn. */
  private picked: Role | null = $state(null);
  /** Whether the list of points is open; kept for the next turn. */
  isListed: boolean = $state(false);

  constructor(private readonly session: Session) {}

  /** Pieces that the user may place now, by kind; empty during the opponent's turn. */
  readonly kinds: readonly Placeable[] = $derived.by(() => {
    const { placing, choosing } = this.session;
    return placing === null || choosing !== placing.turn ? [] : optionsByRole(placing.options);
  });

  /** Kind of piece to place next: the selected one, or the first if that is not available. */
  readonly chosen: Placeable | null = $derived(
    this.kinds.find(({ role }) => role === this.picked) ?? this.kinds[0] ?? null,
  );

  /** Points for the piece to place next; empty while a placement is pending. */
  readonly points: readonly string[] = $derived.by(() =>
    this.session.commands.waiting.includes("place") ? [] : (this.chosen?.squares ?? []),
  );

  pick(role: Role): void {
    this.picked = role;
  }

  async place(square: string): Promise<void> {
    const { placing } = this.session;
    if (placing === null || this.chosen === null || !this.points.includes(square)) return;
    await this.session.commands.place(placing.turn, this.chosen.letter, square);
  }
}
