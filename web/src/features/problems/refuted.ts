// The sentence about the opponent's reply to a wrong move. It names the pieces in words, because not every solver reads
// notation.
import { boardAction, type Pieces } from "../../domain/position";
import { problemsTexts } from "../../texts/problems.gen";
import { pieceWord } from "../coach/piece-word";

export interface Reply {
  readonly move: string;
  /** The reply in the user's notation. */
  readonly text: string;
  /** Pieces before the reply. */
  readonly before: Pieces;
}

/** Returns the sentence about a reply. Reactive. */
export function refutedText({ move, text, before }: Reply): string {
  const words = problemsTexts();
  const action = boardAction(move);
  if (action === "pass") return words.refuted.pass;
  const [by, taken] = action === null ? [] : [before[action.from], before[action.to]];
  if (by === undefined) return words.wrong;
  if (taken === undefined) return words.refuted.move({ by: pieceWord(by), move: text });
  return words.refuted.take({ by: pieceWord(by), piece: pieceWord(taken), move: text });
}
