// Text of the hint for the current position, or of its status.
import { lineTexts } from "../analysis/lines";
import { scoreText, standing } from "../analysis/score";
import { t, textsUnder } from "../../i18n/index.svelte";
import { core } from "../../platform/core.svelte";
import type { Hinting } from "./hinting.svelte";
import type { Session } from "./session.svelte";

/** Returns the text for the requested hint; null if no hint was requested. */
export function hintText({ shown }: Hinting, session: Session): string | null {
  const fen = session.view?.start_fen;
  if (shown === null || fen == null) return null;
  if (shown.state === "failed") return t().engine.hintFailed;
  if (shown.line === null) return t().engine.hintThinking;
  const { movement, tokens: moves } = session;
  const { judgeRules: rules } = session.judging;
  const [move = shown.line.move] = lineTexts({ fen, moves, rules, movement }, [shown.line.move], core.rules, 1);
  return t().engine.hintIs({ move, score: scoreText(standing(shown.line, shown.turn), textsUnder(movement)) });
}
