// The core's list of what a format cannot hold, in words.
import { lang } from "./index.svelte";
import type { LeftOutText } from "../wire.gen";

/** One sentence for each kind, preceded by a space; empty if nothing is left out. Reactive. */
export function leftOutText(kinds: readonly { readonly text: LeftOutText }[]): string {
  return kinds.map(({ text }) => ` ${text[lang()]}.`).join("");
}
