// The words of the army page in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { ArmyTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const ARMY_TEXTS = { ko, en, nl } as const;

export function armyTexts(): ArmyTexts {
  return inUse(ARMY_TEXTS);
}
