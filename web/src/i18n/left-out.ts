// Messages about content that a format cannot represent.
import { leftOutTexts } from "../texts/left-out.gen";
import { textOf } from "./codes";

/** Content of one kind that was left out of one or more games. */
interface LeftOut {
  readonly content: string;
  readonly count: number;
  readonly games?: number;
}

/** Returns a sentence for each kind, preceded by a space; empty if nothing was left out. Reactive. */
export function leftOutText(kinds: readonly LeftOut[]): string {
  const texts = leftOutTexts();
  return kinds
    .map(({ content, count, games = 1 }) => ` ${textOf(texts, content, { count, games }) ?? content}.`)
    .join("");
}
