// Names of combinations of pieces.
import { material } from "./data";
import type { EndgamesTexts } from "../../texts/endgames.gen";

/** Returns the names of the attacker's pieces. */
export function piecesOf(signature: string, texts: EndgamesTexts): string {
  const pieces = material(signature).pieces.map(({ role, count }) =>
    count === 1 ? texts.roles[role] : texts.several[role]({ count }),
  );
  return pieces.join(texts.and);
}

/** Returns the names of the pieces on both sides. */
export function againstOf(signature: string, texts: EndgamesTexts): string {
  return texts.against({ pieces: piecesOf(signature, texts), guards: material(signature).guards });
}
