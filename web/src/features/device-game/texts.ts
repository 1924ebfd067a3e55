// The words of the game on this device in the language in use.
import { lang, langTag } from "../../i18n/index.svelte";
import { northernTexts } from "../../i18n/north";
import { en, type DeviceGameTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const DEVICE_GAME_TEXTS: Readonly<Record<"ko" | "en" | "nl", DeviceGameTexts>> = { ko, en, nl };

export function deviceGameTexts(): DeviceGameTexts {
  return langTag() === "ko-KP" ? northernTexts(ko) : DEVICE_GAME_TEXTS[lang()];
}
