// The latest search for a position in the collection, with its progress.
import type { Movement } from "../../domain/movements.gen";
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Head } from "./heads";
import { gamesWith, wantedIn, type Sought } from "./positions";
import type { RecordStore } from "./store";

/** Games to search, and the codec and store that read them. */
export interface Shelves {
  readonly codec: RecordCodec;
  readonly store: RecordStore;
  readonly heads: readonly Head[];
}

export class Seeking {
  sought: Sought | null = $state.raw(null);
  /** Number of the current search. A new search ends the previous one. */
  private turn = 0;

  /** Starts a search for the position of a FEN; `""` only ends the current one. Returns false if the FEN is invalid. */
  begin(fen: string, movement: Movement, open: () => Promise<Shelves>): boolean {
    const wanted = wantedIn(fen);
    if (wanted === null && fen !== "") return false;
    const turn = ++this.turn;
    this.sought = null;
    if (wanted === null) return true;
    void (async () => {
      const { heads, ...parts } = await open();
      for await (const sought of gamesWith(wanted, movement, heads, parts)) {
        if (turn !== this.turn) return;
        this.sought = sought;
      }
    })().catch(() => {
      // If reading fails, the search ends and its results are discarded.
      if (turn === this.turn) this.sought = { done: 0, of: 0, plies: new Map() };
    });
    return true;
  }
}
