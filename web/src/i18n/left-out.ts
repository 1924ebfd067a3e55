// What a format has no place for, as the core says it.
import { lang } from "./index.svelte";
import type { LeftOutText } from "../wire.gen";

/** One sentence for each kind, behind a space; empty where nothing is left out. Reactive. */
export function leftOutText(kinds: readonly { readonly text: LeftOutText }[]): string {
  return kinds.map(({ text }) => ` ${text[lang()]}.`).join("");
}
