// The current position of a game on this device, with everything that spectators see of it.
import type { BoardModel, LastMove } from "../../../board";
import { checkKindOf } from "../../../domain/check-kind";
import { lastMoveOf } from "../../../domain/last-move";
import { generalOf } from "../../../domain/position";
import { replay } from "../../../domain/replay";
import { pointsText } from "../../../i18n/numbers";
import type { RulesModule } from "../../../platform/rules-module";
import { moveTexts } from "../../../platform/words/moves";
import { spectatorsTexts } from "../../../texts/spectators.gen";
import type { VerdictView } from "../../../wire.gen";
import { decision, requestOf, type DeviceGame } from "../../device-game/game";

export interface Position extends Pick<BoardModel, "pieces" | "check" | "checkKind"> {
  readonly lastMove: LastMove | null;
  /** Text of the last move with its number; null before the first move. */
  readonly last: string | null;
  /** Points of both sides, with the deom as the rule set counts it. */
  readonly points: string;
  /** The verdict; null while the game is in progress. */
  readonly verdict: VerdictView | null;
}

/** Returns the position after the last action; null if this version's rules cannot replay the game. Reactive. */
export function positionOf(game: DeviceGame, rules: RulesModule): Position | null {
  const request = requestOf(game);
  const [first, judged] = [rules.judge({ ...request, moves: [] }), rules.judge(request)];
  if (!first.ok || !judged.ok) return null;
  const frames = replay(first.fen, game.tokens);
  const frame = frames.at(-1);
  if (frame === undefined) return null;
  const words = spectatorsTexts();
  const verdict = judged.verdict ?? decision(game);
  const isLast = (ply: number): boolean => ply === frame.ply;
  const move = moveTexts({ movement: "janggi", fen: first.fen, frames }, (ply) => isLast(ply) && judged.check).at(-1);
  return {
    pieces: frame.pieces,
    check: judged.check ? generalOf(frame.pieces, frame.turn) : null,
    checkKind: checkKindOf({ ...judged, verdict }),
    lastMove: lastMoveOf(frame.action),
    last: move === undefined ? null : words.last({ move: `${move.ply}. ${move.text}` }),
    points: words.points({ cho: pointsText(judged.points.cho), han: pointsText(judged.points.han) }),
    verdict,
  };
}
