// A line of the engine in the notation the reader chose.
import type { Movement } from "../../i18n/sides";
import { moveText, type Notation } from "../replay/notation";
import { boardAction } from "../replay/position";
import { replay } from "../replay/replay";
import type { JudgeRequest, RulesModule } from "../../platform/rules-module";

/** The texts of `pv` played after `moves`, at most `most` of them. `rules` finds the checks, if it is loaded. */
export function lineTexts(
  from: { fen: string; moves: readonly string[]; rules: JudgeRequest["rules"]; movement: Movement },
  pv: readonly string[],
  notation: Notation,
  rules: RulesModule | null,
  most = 6,
): string[] {
  const shown = pv.slice(0, most);
  const all = [...from.moves.filter((token) => boardAction(token) !== null), ...shown];
  const frames = replay(from.fen, all);
  return frames.slice(frames.length - shown.length).flatMap(({ action, index }) => {
    if (action === null) return [];
    const judged = rules?.judge({
      rules: from.movement === "janggi" ? "record" : from.rules,
      fen: from.fen,
      moves: all.slice(0, index + 1),
    });
    return moveText(action, notation, judged?.ok === true && judged.check, from.movement);
  });
}
