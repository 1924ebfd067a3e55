// Tournament boards handed over to this device, and their results for the director's page.
//
// Stores boards and results in the browser. Must not depend on clocks or on the tournament's page.
import type { Side } from "../../board";
import type { GameAt, Outcome } from "../../domain/tournament.gen";
import { changeOnce, kept, readObject, type Form } from "../../platform/storage.svelte";
import type { TimeControl } from "../../wire.gen";

/** A tournament game that the director hands over to a clock. */
export interface Seat {
  /** Id of the tournament in this browser. */
  readonly tournament: number;
  readonly at: GameAt;
  /** Board number as shown: `3`, or `3.2` for the second game of a match. */
  readonly board: string;
  readonly event: string;
  /** Name of the round; absent in seats stored by earlier versions. */
  readonly round?: string;
  readonly names: Readonly<Record<Side, string>>;
  /** Rule set of the tournament; null if it has none. */
  readonly rules: string | null;
  /** Time in ms deducted from each side's clock for arriving late. */
  readonly late: Readonly<Record<Side, number>>;
  /** Time control that the clock starts with; absent if the director has named none. */
  readonly time?: Extract<TimeControl, { kind: "total" | "fischer" }>;
}

/** A result offered to the director. */
export interface Offer {
  readonly tournament: number;
  readonly at: GameAt;
  readonly outcome: Outcome;
  /** The record as a line of the app's own format; null if there is none. */
  readonly record: string | null;
}

/** Returns whether two entries belong to the same tournament game. */
export const isSameGame = (one: Pick<Seat, "tournament" | "at">, other: Pick<Seat, "tournament" | "at">): boolean =>
  one.tournament === other.tournament &&
  one.at.division === other.at.division &&
  one.at.round === other.at.round &&
  one.at.table === other.at.table &&
  one.at.game === other.at.game;

/** Games without a result by tournament id, as last stored by the director's page in this browser. */
export type OpenGames = Readonly<Record<string, readonly GameAt[]>>;

/** Returns whether the director has entered the result of a game, or removed its pairing. */
export const isSettled = ({ tournament, at }: Pick<Seat, "tournament" | "at">, open: OpenGames): boolean => {
  const games = open[tournament];
  return games !== undefined && !games.some((game) => isSameGame({ tournament, at }, { tournament, at: game }));
};

function readList<T extends Pick<Seat, "tournament" | "at">>(text: string | null): T[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    const isOne = (one: Partial<T> | null): boolean =>
      typeof one?.tournament === "number" && typeof one.at?.table === "number";
    return Array.isArray(list) ? (list as T[]).filter(isOne) : [];
  } catch {
    return [];
  }
}

const orNothing = (list: readonly unknown[]): string | null => (list.length === 0 ? null : JSON.stringify(list));

/** Boards that were handed over but have no clock yet. */
export const SEATS: Form<readonly Seat[]> = { key: "janggun.board-seats", read: readList<Seat>, write: orNothing };
/** Results that the director has neither entered nor discarded. */
export const OFFERS: Form<readonly Offer[]> = { key: "janggun.board-results", read: readList<Offer>, write: orNothing };

export const OPEN_GAMES: Form<OpenGames> = {
  key: "janggun.board-games",
  read: (text) =>
    Object.fromEntries(
      Object.entries(readObject(text)).filter((entry): entry is [string, GameAt[]] => Array.isArray(entry[1])),
    ),
};

/** Returns the board that was handed over but has no clock yet; null if there is none. */
export const waitingSeat = (): Seat | null => SEATS.read(kept(SEATS.key))[0] ?? null;

/** Hands a board over to the clock on this device, replacing any other that has no clock yet. */
export const giveSeat = (seat: Seat): void => changeOnce(SEATS, () => [seat]);

export const takeSeat = (): void => changeOnce(SEATS, () => []);

/** Offers a result to the director, replacing an earlier one for the same game. */
export const offer = (result: Offer): void =>
  changeOnce(OFFERS, (offers) => [...offers.filter((one) => !isSameGame(one, result)), result]);
