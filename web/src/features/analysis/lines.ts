// Texts of engine lines in the user's notation.
import type { Movement } from "../../domain/movements.gen";
import { moveTexts } from "../../platform/words/moves";
import { boardAction } from "../../domain/position";
import { replay } from "../../domain/replay";
import type { JudgeRequest, RulesModule } from "../../platform/rules-module";

/** Returns the texts of the first `most` moves of `pv` after `from.moves`. Without `rules`, they do not show checks. */
export function lineTexts(
  from: { fen: string; moves: readonly string[]; rules: JudgeRequest["rules"]; movement: Movement },
  pv: readonly string[],
  rules: RulesModule | null,
  most = 6,
): string[] {
  const { fen, movement } = from;
  const shown = pv.slice(0, most);
  const all = [...from.moves.filter((token) => boardAction(token) !== null), ...shown];
  const frames = replay(fen, all);
  const before = frames.length - shown.length;
  const isCheck = (ply: number): boolean => {
    if (ply < before) return false; // these moves are not shown
    const judge = movement === "janggi" ? "record" : from.rules;
    const judged = rules?.judge({ rules: judge, fen, moves: all.slice(0, ply) });
    return judged?.ok === true && judged.check;
  };
  return moveTexts({ movement, fen, frames }, isCheck)
    .filter(({ ply }) => ply >= before)
    .map(({ text }) => text);
}
