// A paged list of games with search, sorting and selection.
//
// Must not read or store games, which is left to subclasses.
import type { Movement } from "../../domain/movements.gen";
import type { Head } from "./heads";
import type { Sought } from "./positions";
import { EVERYTHING, SearchIndex, type Order, type Query } from "./search";
import { Seeking, type Shelves } from "./seeking.svelte";

export abstract class Searchable {
  /** All games, in id order. */
  heads: readonly Head[] = $state.raw([]);
  query: Query = $state.raw(EVERYTHING);
  order: Order = $state("added");
  page = $state(1);
  selected: ReadonlySet<number> = $state.raw(new Set());
  private readonly seeking = new Seeking();
  private readonly index = $derived(new SearchIndex(this.heads));
  readonly found: readonly Head[] = $derived(this.index.find(this.query, this.order, this.sought?.plies));
  readonly doubles: ReadonlySet<number> = $derived(this.index.doubles);

  readonly chosen: readonly Head[] = $derived(this.heads.filter(({ id }) => this.selected.has(id)));

  /** Progress of the search for the position in the query; null without one or before its first results. */
  get sought(): Sought | null {
    return this.seeking.sought;
  }

  search(query: Partial<Query>): void {
    this.query = { ...this.query, ...query };
    this.page = 1;
  }

  sort(order: Order): void {
    this.order = order;
    this.page = 1;
  }

  /** Searches the games for a position; `""` ends the search. Returns false if the FEN is invalid. */
  seek(fen: string, movement: Movement = "janggi"): boolean {
    const begun = this.seeking.begin(fen, movement, () => this.shelves());
    if (begun) this.search({ position: fen });
    return begun;
  }

  /** Adds these games to the selection, or removes them. */
  select(heads: readonly Head[], on: boolean): void {
    const selected = new Set(this.selected);
    for (const { id } of heads) {
      if (on) selected.add(id);
      else selected.delete(id);
    }
    this.selected = selected;
  }

  /**
   * Returns the games before and after one in the filtered list, or in the whole list if the filters exclude it.
   * Unreadable games are skipped.
   */
  neighbours(id: number): { before: Head | null; after: Head | null } {
    const list = (this.found.some((head) => head.id === id) ? this.found : this.heads).filter(({ read }) => read);
    const at = list.findIndex((head) => head.id === id);
    return { before: list[at - 1] ?? null, after: at === -1 ? null : (list[at + 1] ?? null) };
  }

  /** Returns the games to search for a position, after any running import. */
  protected abstract shelves(): Promise<Shelves>;
}
