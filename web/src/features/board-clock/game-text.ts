// Describes a game on this device, for questions such as whether to leave the game.
import type { Side } from "../../board";
import { SIDES } from "../../domain/position";
import { t } from "../../i18n/index.svelte";
import { atBoardTexts } from "../../texts/at-board.gen";
import type { Seat } from "./seats";

/** Returns a text with the board, the players and the round of a game. */
export function gameText({ seat, names }: { seat?: Seat | null; names: Readonly<Record<Side, string>> }): string {
  const players = SIDES.map((side) => (names[side] === "" ? t().side[side] : names[side])).join(" – ");
  const board = seat == null ? "" : `${atBoardTexts().board({ board: seat.board })}, `;
  return `${board}${players}${seat?.round === undefined ? "" : ` (${seat.round})`}`;
}
