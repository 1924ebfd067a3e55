// The words of the settings for sound and motion in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import { northernTexts } from "../../i18n/north";
import type { SettingTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const SETTING_TEXTS: Readonly<Record<Lang, SettingTexts>> = { ko, en, nl };

export function settingTexts(): SettingTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : SETTING_TEXTS[lang()];
}
