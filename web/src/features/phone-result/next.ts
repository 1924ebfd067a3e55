// Derives from the sheet what happens after a player's code has expired: the player's next game, the player's place,
// and the end of the tournament.
import { readObject, type Form } from "../../platform/storage.svelte";
import type { RelaySeat, RelaySheet, RelayStandings } from "../../wire.gen";

/**
 * The last seat opened with a code. It is stored, so that it is still known if the page is reloaded after the round.
 */
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

/** What the player does in the current round. */
export type Next =
  | {
      readonly kind: "plays";
      readonly round: string;
      readonly key: string;
      readonly board: string;
      readonly opponent: string;
    }
  | { readonly kind: "rests"; readonly round: string; readonly reason: string }
  | { readonly kind: "out"; readonly round: string }
  /** The player is still in the knock-out, whose next round has not been paired. */
  | { readonly kind: "waits" }
  /** All games of the round are over, and the next round has not been paired. */
  | { readonly kind: "unpaired" }
  /** The player is out of the knock-out, which is still in progress. */
  | { readonly kind: "eliminated"; readonly place: Place; readonly stage: string };

/** A place in the standings. */
export interface Place {
  readonly rank: number;
  readonly isShared: boolean;
}

/** The end of a division, or of the whole tournament. */
export interface Over {
  readonly winners: readonly string[];
  /** Place of the player; null if unknown. */
  readonly place: Place | null;
}

const SEPARATOR = " · ";
/** Returns the name of the division in the title of a round; empty if there is only one. */
const divisionOf = (title: string): string => title.split(SEPARATOR).slice(0, -1).join(SEPARATOR);

/** Returns the standings of a whole division, which have its name as their title; undefined if there are none. */
const wholeOf = ({ standings }: RelaySheet, division: string): RelayStandings | undefined =>
  standings.find(({ title }) => title === division);

/**
 * Returns a place. It is also shared if at least `rank` players above it are still in the knock-out, because there are
 * too few better places for all of them.
 */
export function placeOf(rank: number, { rows }: Pick<RelayStandings, "rows">): Place {
  const first = rows.findIndex((row) => row.rank === rank);
  const playing = rows.slice(0, Math.max(0, first)).filter((row) => row.rank === 0).length;
  return { rank, isShared: playing >= rank || rows.filter((row) => row.rank === rank).length > 1 };
}

/** Returns whether two players have this name, so that the sheet does not show which one is meant. */
const isAmbiguous = ({ standings }: RelaySheet, name: string): boolean =>
  standings.some(({ rows }) => rows.filter((row) => row.name === name).length > 1);

/**
 * Returns the winners and the player's place; null while games are still to be played. Considers only the player's
 * division, or the whole tournament if the player is unknown.
 */
export function overOf(sheet: RelaySheet, last: Pick<LastSeat, "round" | "name"> | null): Over | null {
  const rounds = sheet.rounds.filter(({ title }) => last === null || divisionOf(title) === divisionOf(last.round));
  // The list of results that can be reported is empty once the tournament is over.
  if (rounds.length === 0 || rounds.some(({ results }) => results.length > 0)) return null;
  const wholes = [...new Set(rounds.map(({ title }) => divisionOf(title)))].flatMap((of) => wholeOf(sheet, of) ?? []);
  const winners = wholes.flatMap(({ rows }) => rows.filter(({ rank }) => rank === 1).map(({ name }) => name));
  const [whole] = wholes;
  const own = last === null ? undefined : whole?.rows.find(({ name }) => name === last.name);
  const isKnown = own !== undefined && own.rank > 0 && last !== null && !isAmbiguous(sheet, last.name);
  return { winners, place: whole !== undefined && isKnown ? placeOf(own.rank, whole) : null };
}

/** Returns whether the player is out of the knock-out or waits for its next round; null if neither is known. */
function standingOf(sheet: RelaySheet, { round, name }: LastSeat): Next | null {
  const whole = wholeOf(sheet, divisionOf(round));
  const own = whole?.rows.find((row) => row.name === name);
  // If all players have a place, no knock-out is in progress.
  if (whole === undefined || own === undefined || whole.rows.every(({ rank }) => rank > 0)) return null;
  if (own.rank === 0) return { kind: "waits" };
  return { kind: "eliminated", place: placeOf(own.rank, whole), stage: own.points };
}

/**
 * Returns what the player of an expired code does next. Null if the sheet does not show it, for example because it is
 * outdated or because two players have the same name.
 */
export function nextOf(sheet: RelaySheet, last: LastSeat): Next | null {
  const { round, key, name } = last;
  const boardsOf = sheet.rounds
    .filter(({ title }) => divisionOf(title) === divisionOf(round))
    .flatMap(({ boards }) => boards);
  const isDone = boardsOf.length > 0 && boardsOf.every(({ result }) => result !== null);
  if (isDone) return (isAmbiguous(sheet, name) ? null : standingOf(sheet, last)) ?? { kind: "unpaired" };
  // A sheet that still has the old board was uploaded before the code expired.
  if (sheet.rounds.some(({ boards }) => boards.some((board) => board.key === key))) return null;
  if (isAmbiguous(sheet, name)) return null;
  const standing = standingOf(sheet, last);
  if (standing?.kind === "eliminated") return standing;
  const current = sheet.rounds.filter(
    ({ title, boards }) => divisionOf(title) === divisionOf(round) && boards.some(({ result }) => result === null),
  );
  const latest = current.at(-1);
  if (latest === undefined) return standing;
  const own = current.flatMap(({ title, boards }) =>
    boards.filter(({ cho, han }) => [cho, han].includes(name)).map((board) => ({ title, board })),
  );
  const open = own.find(({ board }) => board.result === null);
  if (open !== undefined) {
    const { label, cho, han } = open.board;
    const opponent = cho === name ? han : cho;
    return { kind: "plays", round: open.title, key: open.board.key, board: label, opponent };
  }
  if (own.length > 0) return standing;
  const bye = latest.byes.find((text) => text.startsWith(`${name} (`) && text.endsWith(")"));
  if (bye !== undefined) return { kind: "rests", round: latest.title, reason: bye.slice(name.length + 2, -1) };
  return standing ?? { kind: "out", round: latest.title };
}
