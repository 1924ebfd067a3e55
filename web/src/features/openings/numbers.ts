// Numbers in the reader's language.
import { langTag } from "../../i18n/index.svelte";

function written(value: number, digits: number): string {
  return value.toLocaleString(langTag(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A share in percent, with one decimal, without the sign. */
export const percent = (share: number): string => written(share * 100, 1);

/** A number of games or positions. */
export const count = (games: number): string => written(games, 0);

/** Points, with the half if there is one. */
export const points = (deom: number): string => written(deom, 1);
