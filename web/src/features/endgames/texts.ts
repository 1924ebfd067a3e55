// Combinations of pieces in words.
import { material } from "./data";
import type { EndgamesTexts } from "../../texts/endgames.gen";

/** The attacker's pieces in words. */
export function piecesOf(signature: string, texts: EndgamesTexts): string {
  const pieces = material(signature).pieces.map(({ role, count }) =>
    count === 1 ? texts.roles[role] : texts.several[role]({ count }),
  );
  return pieces.join(texts.and);
}

/** The pieces and their opponents. */
export function againstOf(signature: string, texts: EndgamesTexts): string {
  return texts.against({ pieces: piecesOf(signature, texts), guards: material(signature).guards });
}
