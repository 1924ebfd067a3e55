// The words of the position editor in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type EditorTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const EDITOR_TEXTS: Readonly<Record<"ko" | "en" | "nl", EditorTexts>> = { ko, en, nl };

export function editorTexts(): EditorTexts {
  return inUse(EDITOR_TEXTS);
}
