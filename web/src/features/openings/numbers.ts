// Numbers as the reader's language writes them.
import { langTag } from "../../i18n/index.svelte";

function written(value: number, digits: number): string {
  return value.toLocaleString(langTag(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A share as percent, one digit behind the point, without the sign. */
export const percent = (share: number): string => written(share * 100, 1);

/** A number of games or positions. */
export const count = (games: number): string => written(games, 0);

/** Points, with the half where there is one. */
export const points = (deom: number): string => written(deom, 1);
