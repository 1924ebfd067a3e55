// Speaks an announcement if the device has a voice for its language, or else plays a sound.
import { settings } from "../../platform/settings.svelte";
import { playSound } from "../../platform/sound";
import type { Lang } from "../../i18n/index.svelte";

/** Form of the announcements. */
export type Heard = "voice" | "beeps" | "silent";

/**
 * Returns whether the device has a voice for a language. Voices may become available only after the page has loaded.
 */
export function hasVoice(lang: Lang): boolean {
  return voiceFor(lang) !== null;
}

/** Calls `changed` whenever the device's voices change, until the returned function is called. */
export function watchVoices(changed: () => void): () => void {
  if (typeof speechSynthesis === "undefined") return () => undefined;
  // Older versions of Safari have no events here.
  speechSynthesis.addEventListener?.("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", changed);
}

function voiceFor(lang: Lang): SpeechSynthesisVoice | null {
  if (typeof speechSynthesis === "undefined") return null;
  return speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(lang)) ?? null;
}

/**
 * Speaks `text`, or plays `sound` if `heard` is `beeps` or the language has no voice. Does nothing if `heard` is
 * `silent`.
 */
export function say(text: string, lang: Lang, heard: Heard, sound: "move" | "warning" | "end"): void {
  if (heard === "silent") return;
  if (heard !== "voice" || !speak(text, lang)) playSound(sound);
}

/** Speaks `text` and returns true, or returns false if the device has no voice for the language. */
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
