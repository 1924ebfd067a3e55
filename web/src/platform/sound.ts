// Game sounds, generated with WebAudio in the set that the user chose (sound-sets.ts). Browsers allow no sound until
// the user has interacted with the page.
import { settings } from "./settings.svelte";
import { Shared } from "./storage.svelte";
import type { Sound } from "./sound-sets";

export type { Sound };

/** Whether sounds are on in this browser; on by default. */
export const soundOn = new Shared<boolean>({
  key: "janggun.sound",
  read: (text) => text !== "off",
  write: (on) => (on ? "on" : "off"),
});

let context: AudioContext | null = null;
/** The sets are loaded with the first sound. */
let sets: Promise<typeof import("./sound-sets")> | null = null;

export function isSoundOn(): boolean {
  return soundOn.now;
}

export function setSoundOn(on: "on" | "off"): void {
  soundOn.change(() => on === "on");
  if (on === "off") void context?.suspend();
}

/** Plays a sound if sounds are on and the browser allows it. Never throws. */
export function playSound(sound: Sound): void {
  if (!isSoundOn() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  sets ??= import("./sound-sets");
  const loaded = sets;
  const play = async (): Promise<void> => {
    const { SCORES } = await loaded;
    const out = audio.createGain();
    out.gain.value = settings.volume / 100;
    out.connect(audio.destination);
    SCORES[settings.soundSet][sound](audio, out, audio.currentTime);
  };
  const ready = audio.state === "running" ? Promise.resolve() : audio.resume();
  void ready.then(play).catch(() => {
    sets = null; // in case loading failed: retried with the next sound
  });
}
