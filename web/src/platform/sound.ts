// The sounds of the game, made by WebAudio when they are needed, in the set that the reader chose (sound-sets.ts). No
// files. Silent until the viewer has touched the page, as browsers ask.
import { settings } from "./settings.svelte";
import { Shared } from "./storage.svelte";
import type { Sound } from "./sound-sets";

export type { Sound };

/** Whether sounds are wanted; on unless switched off on this device. */
export const soundOn = new Shared<boolean>({
  key: "janggun.sound",
  read: (text) => text !== "off",
  write: (on) => (on ? "on" : "off"),
});

let context: AudioContext | null = null;
/** The sets come with the first sound. */
let sets: Promise<typeof import("./sound-sets")> | null = null;

export function isSoundOn(): boolean {
  return soundOn.now;
}

export function setSoundOn(on: "on" | "off"): void {
  soundOn.change(() => on === "on");
  if (on === "off") void context?.suspend();
}

/** Plays one sound, if they are on and the browser allows it yet. Never throws. */
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
    sets = null; // offline: asked for again with the next sound
  });
}
