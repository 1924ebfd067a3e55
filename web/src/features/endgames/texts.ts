// The words of the page on endgames in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { material } from "./data";
import { en, type EndgameTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const ENDGAME_TEXTS: Readonly<Record<"ko" | "en" | "nl", EndgameTexts>> = { ko, en, nl };

export function endgameTexts(): EndgameTexts {
  return inUse(ENDGAME_TEXTS);
}

/** The attacker's pieces in words. */
export function piecesOf(signature: string, texts: EndgameTexts): string {
  const pieces = material(signature).pieces.map(({ role, count }) =>
    count === 1 ? texts.roles[role] : texts.several({ count, role: texts.roles[role] }),
  );
  return texts.joined({ pieces });
}

/** The pieces and what they stand against. */
export function againstOf(signature: string, texts: EndgameTexts): string {
  return texts.against({ pieces: piecesOf(signature, texts), guards: material(signature).guards });
}
