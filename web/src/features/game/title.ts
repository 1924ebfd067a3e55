// Title of a game's page: the side to move, the phase, or the result.
import { t } from "../../i18n/index.svelte";
import type { Messages } from "../../texts/core.en.gen";
import type { Session } from "./session.svelte";
import { resultText } from "../../platform/words/verdict";

/** Returns the title; null if there is none. `texts` contains the names of this game's sides. Reactive. */
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
