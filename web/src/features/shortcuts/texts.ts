// The words of the shortcuts page in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { ShortcutTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const SHORTCUT_TEXTS: Readonly<Record<Lang, ShortcutTexts>> = { ko, en, nl };

export function shortcutTexts(): ShortcutTexts {
  return inUse(SHORTCUT_TEXTS);
}
