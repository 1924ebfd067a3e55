// What a player learns after the code has expired: the round of the code, and the next game as far as the pairings show
// it.
import { readObject, type Form } from "../../platform/storage.svelte";
import type { RelaySeat, RelaySheet } from "../../wire.gen";

/** The last seat that a code has opened, kept so that a reload after the end of the round still knows it. */
export interface LastSeat {
  readonly relay: string;
  readonly code: string;
  /** Title of the round. */
  readonly round: string;
  /** Key of the board. */
  readonly key: string;
  readonly name: string;
}

const FIELDS = ["relay", "code", "round", "key", "name"] as const;

/** The last seat on this phone; null if there is none. */
export const LAST_SEAT: Form<LastSeat | null> = {
  key: "janggun.phone-seat",
  read: (text) => {
    const value = readObject(text);
    return FIELDS.every((field) => typeof value[field] === "string") ? (value as unknown as LastSeat) : null;
  },
};

export const lastSeatOf = (relay: string, code: string, { round, board, side }: RelaySeat): LastSeat => ({
  relay,
  code,
  round,
  key: board.key,
  name: board[side],
});

/** The player's part in the round that is being played now. */
export type Next =
  | {
      readonly kind: "plays";
      readonly round: string;
      readonly key: string;
      readonly board: string;
      readonly opponent: string;
    }
  | { readonly kind: "rests"; readonly round: string; readonly reason: string }
  | { readonly kind: "out"; readonly round: string };

const SEPARATOR = " · ";
/** Returns the name of the division in the title of a round; empty if there is only one. */
const divisionOf = (title: string): string => title.split(SEPARATOR).slice(0, -1).join(SEPARATOR);

/**
 * Returns what the pairings say about the player of an expired code. Null if they do not say it, for example because
 * the next round has not been paired, or because two players have the same name.
 */
export function nextOf({ rounds, standings }: RelaySheet, { round, key, name }: LastSeat): Next | null {
  // A sheet with the old board is older than the end of the code.
  if (rounds.some(({ boards }) => boards.some((board) => board.key === key))) return null;
  if (standings.some(({ rows }) => rows.filter((row) => row.name === name).length > 1)) return null;
  const current = rounds.filter(
    ({ title, boards }) => divisionOf(title) === divisionOf(round) && boards.some(({ result }) => result === null),
  );
  const last = current.at(-1);
  if (last === undefined) return null;
  const own = current.flatMap(({ title, boards }) =>
    boards.filter(({ cho, han }) => [cho, han].includes(name)).map((board) => ({ title, board })),
  );
  const open = own.find(({ board }) => board.result === null);
  if (open !== undefined) {
    const { label, cho, han } = open.board;
    const opponent = cho === name ? han : cho;
    return { kind: "plays", round: open.title, key: open.board.key, board: label, opponent };
  }
  if (own.length > 0) return null;
  const bye = last.byes.find((text) => text.startsWith(`${name} (`) && text.endsWith(")"));
  if (bye !== undefined) return { kind: "rests", round: last.title, reason: bye.slice(name.length + 2, -1) };
  return { kind: "out", round: last.title };
}
