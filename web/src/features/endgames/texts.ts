// Names of the material in an endgame.
import { material } from "./data";
import type { EndgamesTexts } from "../../texts/endgames.gen";

export function piecesOf(signature: string, texts: EndgamesTexts): string {
  const pieces = material(signature).pieces.map(({ role, count }) =>
    count === 1 ? texts.roles[role] : texts.several[role]({ count }),
  );
  return pieces.join(texts.and);
}

/** Returns the material of both sides, such as “chariot + horse against two guards”. */
export function againstOf(signature: string, texts: EndgamesTexts): string {
  return texts.against({ pieces: piecesOf(signature, texts), guards: material(signature).guards });
}
