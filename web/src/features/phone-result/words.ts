// Texts for a player about reports, and about the result of the player's board.
import { phoneResultTexts } from "../../texts/phone-result.gen";
import type { RelayResult, RelaySeat, Side } from "../../wire.gen";
import type { Next, Place } from "./next";

/** Returns a win or loss from the player's point of view. Draws and forfeits have the same text for both players. */
export function ownWords(result: RelayResult, side: Side): string {
  const words = phoneResultTexts();
  switch (result) {
    case "cho_full":
    case "han_full":
      return result === `${side}_full` ? words.won : words.lose;
    case "cho_counted":
    case "han_counted":
      return result === `${side}_counted` ? words.wonCounted : words.lostCounted;
    default:
      return words.result[result];
  }
}

/** Returns the results in the order of the buttons: wins before losses of the same kind, draws last. */
export function inOwnOrder(results: readonly RelayResult[], side: Side): RelayResult[] {
  const place = (result: RelayResult): number =>
    (result.endsWith("counted") ? 2 : 0) + (result === "draw" ? 4 : result.startsWith(side) ? 0 : 1);
  return results.toSorted((one, other) => place(one) - place(other));
}

/** Describes the state of the board's result. `again` is whether the director has dropped the player's report. */
export function stateText({ board, own, state }: RelaySeat, again: boolean): string {
  const words = phoneResultTexts();
  if (board.result !== null) {
    const isOther = own.result !== null && own.result !== board.result;
    return isOther ? words.otherwise : words.entered;
  }
  if (again && own.result === null) return words.again;
  switch (state) {
    case "open":
      return words.open;
    case "waiting":
      return own.result === null ? words.waitingYou : words.waitingOther;
    case "agreed":
      return words.agreed;
    case "differ":
      return words.differ;
  }
}

/** Returns a place as text, marked if it is shared. */
export const placeText = ({ rank, isShared }: Place): string =>
  isShared ? phoneResultTexts().shared({ n: rank }) : String(rank);

/** Says whether a player whose code has expired plays in the current round, and what to do. */
export function nextText(next: Next | null): string {
  const words = phoneResultTexts();
  switch (next?.kind) {
    case "plays":
      return words.plays(next);
    case "rests":
      return words.rests(next);
    case "out":
      return words.out(next);
    case "waits":
      return words.waits;
    case "unpaired":
      return words.unpaired;
    case "eliminated":
      return words.eliminated({ place: placeText(next.place), stage: next.stage });
    case undefined:
      return words.endedNext;
  }
}
