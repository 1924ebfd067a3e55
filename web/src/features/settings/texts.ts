// The words of the settings for sound and motion in the language in use.
import { inUse } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import type { SettingTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const SETTING_TEXTS: Readonly<Record<Lang, SettingTexts>> = { ko, en, nl };

export function settingTexts(): SettingTexts {
  return inUse(SETTING_TEXTS);
}
