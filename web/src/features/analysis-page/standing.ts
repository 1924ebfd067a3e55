// State of an analysed position as drawn on the board: check, mate, and facing generals.
import type { BoardModel } from "../../board";
import type { Movement } from "../../domain/movements.gen";
import { checkKindOf } from "../../domain/check-kind";
import { generalOf } from "../../domain/position";
import type { Workspace } from "./workspace.svelte";

type Standing = Pick<BoardModel, "check" | "checkKind" | "bikjang">;

export function standingOf(
  { facts, pieces, turn }: Pick<Workspace, "facts" | "pieces" | "turn">,
  movement: Movement,
): Standing {
  const [cho, han] = [generalOf(pieces, "cho"), generalOf(pieces, "han")];
  const isFacing = facts?.facing === true && movement === "janggi" && cho !== null && han !== null;
  return {
    check: facts?.check === true ? generalOf(pieces, turn) : null,
    checkKind: checkKindOf(facts),
    bikjang: isFacing ? { from: cho, to: han } : null,
  };
}
