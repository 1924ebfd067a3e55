// Numbers in the reader's language.
import { fixed } from "../../i18n/numbers";

/** A share in percent, with one decimal, without the sign. */
export const percent = (share: number): string => fixed(share * 100, 1);

/** A number of games or positions. */
export const count = (games: number): string => fixed(games, 0);

/** Points, with the half if there is one. */
export const points = (deom: number): string => fixed(deom, 1);
