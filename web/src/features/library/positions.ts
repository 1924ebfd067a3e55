// Finds the games in the collection that reach a position, by replaying each of them. Must not depend on a page.
import type { Movement } from "../../domain/movements.gen";
import { piecesOfFen, turnOfFen, type Pieces, type Side } from "../../domain/position";
import { replay } from "../../domain/replay";
import { isRead, type Format } from "../../platform/records-module";
import type { RecordCodec } from "../../platform/record-worker-client";
import { pieceOf, type Head } from "./heads";
import type { RecordStore } from "./store";

/** Number of games read at a time. */
const AT_ONCE = 200;

/** Position to search for: the pieces and the side to move, without the counters of a FEN. */
export interface Wanted {
  readonly pieces: Pieces;
  readonly turn: Side;
}

/** Returns the position of a FEN; null if its board is invalid. */
export function wantedIn(fen: string): Wanted | null {
  const pieces = piecesOfFen(fen);
  return pieces === null ? null : { pieces, turn: turnOfFen(fen) };
}

function isWanted({ pieces, turn }: Wanted, wanted: Wanted): boolean {
  if (turn !== wanted.turn) return false;
  const squares = Object.keys(wanted.pieces);
  return (
    squares.length === Object.keys(pieces).length &&
    squares.every((square) => {
      const [one, other] = [pieces[square], wanted.pieces[square]];
      return one?.side === other?.side && one?.role === other?.role;
    })
  );
}

/** Progress of a search. */
export interface Sought {
  readonly done: number;
  readonly of: number;
  /** Number of moves before the position first occurs, by the id of each matching game. */
  readonly plies: ReadonlyMap<number, number>;
}

export async function* gamesWith(
  wanted: Wanted,
  movement: Movement,
  heads: readonly Head[],
  { codec, store }: { codec: RecordCodec; store: RecordStore },
): AsyncGenerator<Sought> {
  const asked = heads.filter((head) => head.read && head.movement === movement).map(({ id }) => id);
  const plies = new Map<number, number>();
  for (let done = 0; done < asked.length; done += AT_ONCE) {
    const texts = await store.texts(asked.slice(done, done + AT_ONCE));
    for (const format of new Set<Format>(texts.map((text) => text.format))) {
      const own = texts.filter((text) => text.format === format);
      const games = await codec.read(format, own.map(pieceOf));
      for (const [at, game] of games.entries()) {
        const id = own[at]?.id;
        if (id === undefined || !isRead(game)) continue;
        const ply = replay(game.start, game.moves).findIndex((frame) => isWanted(frame, wanted));
        if (ply >= 0) plies.set(id, ply);
      }
    }
    yield { done: Math.min(done + AT_ONCE, asked.length), of: asked.length, plies: new Map(plies) };
  }
  if (asked.length === 0) yield { done: 0, of: 0, plies };
}
