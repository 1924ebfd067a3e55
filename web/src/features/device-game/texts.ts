// The words of the game on this device in the language in use.
import { inUse } from "../../i18n/index.svelte";
import { en, type DeviceGameTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const DEVICE_GAME_TEXTS: Readonly<Record<"ko" | "en" | "nl", DeviceGameTexts>> = { ko, en, nl };

export function deviceGameTexts(): DeviceGameTexts {
  return inUse(DEVICE_GAME_TEXTS);
}
