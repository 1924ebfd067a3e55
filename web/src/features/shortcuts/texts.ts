// The words of the shortcuts page in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import { northernTexts } from "../../i18n/north";
import type { ShortcutTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const SHORTCUT_TEXTS: Readonly<Record<Lang, ShortcutTexts>> = { ko, en, nl };

export function shortcutTexts(): ShortcutTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : SHORTCUT_TEXTS[lang()];
}
