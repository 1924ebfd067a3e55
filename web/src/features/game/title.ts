// The title of the page of a game: whose turn it is, or how it ended.
import { t } from "../../i18n/index.svelte";
import type { Messages } from "../../texts/core.en.gen";
import type { Session } from "./session.svelte";
import { resultText } from "../../platform/words/verdict";

/** `texts` name the sides of this game; `null` if there is nothing to say. Reactive. */
export function titleOf({ view, mine }: Session, texts: Messages): string | null {
  if (view === null) return null;
  if (view.now.verdict !== null) return resultText(view.now.verdict, mine, texts);
  if (view.phase === "arranging") return t().setup.title;
  if (view.now.adjourned === true) return t().adjourn.adjourned;
  const turn = view.phase === "playing" ? view.now.turn : null;
  if (turn === null) return null;
  const own = mine.length === 1 && mine[0] === turn;
  return own ? `● ${t().game.yourTurn}` : t().game.turnOf({ side: texts.side[turn] });
}
