// Speaks an announcement in the reader's language if the device has a voice for it, otherwise plays a sound.
import { settings } from "../../platform/settings.svelte";
import { playSound } from "../../platform/sound";
import type { Lang } from "../../i18n/index.svelte";

/** Form of the countdown. */
export type Heard = "voice" | "beeps" | "silent";

/**
 * Returns whether the device has a voice for a language. Voices may become available only after the page has loaded.
 */
export function hasVoice(lang: Lang): boolean {
  return voiceFor(lang) !== null;
}

function voiceFor(lang: Lang): SpeechSynthesisVoice | null {
  if (typeof speechSynthesis === "undefined") return null;
  return speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(lang)) ?? null;
}

/** Speaks `text`, or plays `sound` if there is no voice for the language. */
export function say(text: string, lang: Lang, heard: Heard, sound: "move" | "warning" | "end"): void {
  if (heard === "silent") return;
  if (heard !== "voice" || !speak(text, lang)) playSound(sound);
}

/** Speaks `text` if the device has a voice for the language; returns whether it has. */
export function speak(text: string, lang: Lang): boolean {
  const voice = voiceFor(lang);
  if (voice === null) return false;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 1.2;
  words.volume = settings.volume / 100;
  // Earlier announcements are cancelled, because a late countdown is misleading.
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
  return true;
}
