// Sentences of the story about a weak move: its consequence, and the merit of the better move.
//
// Must not decide which facts are mentioned (see story.ts).
import type { Piece, Pieces } from "../../domain/position";
import { analysisPageTexts } from "../../texts/analysis-page.gen";
import type { Verdict } from "../analysis/review";
import { consequenceOf, meritOf, type Choice, type Consequence, type Merit } from "./story";

export interface StoryTexts {
  /** Text about the consequence; empty if only the winning chances show it. */
  readonly consequence: string;
  /** Text about the merit; empty if only the winning chances show it, or if the consequence already states it. */
  readonly merit: string;
}

/** Pieces and texts that the sentences need, besides the consequence and the merit. */
interface Words {
  /** Pieces after the weak move. */
  readonly piecesAfter: Pieces;
  /** Text of the best reply. */
  readonly reply: string;
  /** Texts of the best reply, the answer to it, and the opponent's next move. */
  readonly line: string;
  nameOf(piece: Piece): string;
}

/** Returns the sentences about a weak move. Reactive. */
export function storyTexts(verdict: Verdict, choice: Choice, words: Words): StoryTexts {
  const consequence = consequenceOf(verdict, choice.before, choice.after, words.piecesAfter);
  const merit = meritOf(verdict, choice);
  return {
    consequence: consequenceText(consequence, words),
    merit: merit === null || (merit.kind === "points" && consequence.kind === "points") ? "" : meritText(merit, words),
  };
}

function consequenceText(told: Consequence, { reply, line, nameOf }: Words): string {
  const words = analysisPageTexts().story;
  switch (told.kind) {
    case "lost":
      return words.lost({ n: told.moves });
    case "ended":
      return told.winner === null ? words.ended.draw : words.ended.lost;
    case "capture":
      return words.capture({ reply, piece: nameOf(told.piece), by: nameOf(told.by) });
    case "later":
      return words.later({ line, piece: nameOf(told.piece) });
    case "points":
      return words.points({ points: told.points });
    case "chance":
      return "";
  }
}

function meritText(told: Merit, { nameOf }: Words): string {
  const words = analysisPageTexts().story.merit;
  switch (told.kind) {
    case "win":
      return words.win({ n: told.moves });
    case "saved":
      return words.saved;
    case "points":
      return words.points({ points: told.points });
    case "capture":
    case "attacker":
    case "escape":
    case "shield":
    case "guard":
    case "threat":
      return words[told.kind]({ piece: nameOf(told.piece) });
  }
}
