// Formats numbers in the reader's language.
import { fixed } from "../../i18n/numbers";

/** Formats a share in percent with one decimal, without the sign. */
export const percent = (share: number): string => fixed(share * 100, 1);

/** Formats a number of games or positions. */
export const count = (games: number): string => fixed(games, 0);

/** Formats points with one decimal. */
export const points = (deom: number): string => fixed(deom, 1);
