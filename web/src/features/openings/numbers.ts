// Formats numbers in the user's language.
import { fixed } from "../../i18n/numbers";

/** Formats a share as a percentage with one decimal, without the percent sign. */
export const percent = (share: number): string => fixed(share * 100, 1);

/** Formats a number of games or nodes. */
export const count = (games: number): string => fixed(games, 0);

export const points = (deom: number): string => fixed(deom, 1);
