// The title of the page of a game: whose turn it is, or how it ended.
import { t } from "../../i18n/index.svelte";
import type { Messages } from "../../texts/core.en.gen";
import type { Session } from "./session.svelte";
import { resultText } from "../../platform/words/verdict";

/** `texts` name the sides of this game. Reactive. */
export function titleOf({ view, mine }: Session, texts: Messages): string {
  const app = t().app.name;
  if (view === null) return app;
  if (view.now.verdict !== null) return `${resultText(view.now.verdict, mine, texts)} · ${app}`;
  if (view.phase === "arranging") return `${t().setup.title} · ${app}`;
  if (view.now.adjourned === true) return `${t().adjourn.adjourned} · ${app}`;
  const turn = view.phase === "playing" ? view.now.turn : null;
  if (turn === null) return app;
  const own = mine.length === 1 && mine[0] === turn;
  return `${own ? `● ${t().game.yourTurn}` : t().game.turnOf({ side: texts.side[turn] })} · ${app}`;
}
