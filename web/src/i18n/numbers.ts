// Numbers in the format of the user's language. Reactive.
import { pointsIn } from "../texts/functions";
import { lang, langTag } from "./index.svelte";

/** Formats points: `72`, `73.5`; in Dutch `73,5`. */
export const pointsText = (points: number): string => pointsIn(points, lang());

/** Formats a number with `digits` decimals. */
export const fixed = (value: number, digits: number): string =>
  value.toLocaleString(langTag(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
