// The hand of a player who places pieces one by one: which piece is picked, and the points it may go to.
import type { Role } from "../../domain/position";
import { optionsByRole, type Placeable } from "./placing";
import type { Session } from "./session.svelte";

export class PlacingHand {
  /** The kind of piece picked last; it stays picked for the next turn. */
  private picked: Role | null = $state(null);
  /** Whether the list of points is open; it stays open for the next turn. */
  isListed: boolean = $state(false);

  constructor(private readonly session: Session) {}

  /** What this player may place now, kind by kind; empty while the other side places. */
  readonly kinds: readonly Placeable[] = $derived.by(() => {
    const { placing, choosing } = this.session;
    return placing === null || choosing !== placing.turn ? [] : optionsByRole(placing.options);
  });

  /** The kind that goes to the next chosen point: the picked one, or the first while none is picked. */
  readonly chosen: Placeable | null = $derived(
    this.kinds.find(({ role }) => role === this.picked) ?? this.kinds[0] ?? null,
  );

  /** The points to choose from; none while the server has not answered. */
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
