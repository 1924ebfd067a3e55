// Sounds made on the spot: a wooden piece put down, a brighter knock for a
// capture, two knocks for check. No files, no requests.
import { settings } from "./settings.svelte";

export type Sound = "move" | "capture" | "check" | "pass" | "end" | "low";

let context: AudioContext | null = null;

/** A wooden knock: a short burst of noise through a resonant filter. */
function knock(audio: AudioContext, at: number, pitch: number, gain: number): void {
  const length = Math.floor(audio.sampleRate * 0.07);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.exp(-i / (length * 0.16));
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 5;
  const volume = audio.createGain();
  volume.gain.value = gain;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, seconds: number, gain: number): void {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.value = pitch;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(gain, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** Plays a sound if the visitor wants sounds and the browser lets us. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  const at = audio.currentTime + 0.005;
  switch (sound) {
    case "move":
      return knock(audio, at, 900, 1.4);
    case "capture":
      knock(audio, at, 1300, 1.6);
      return knock(audio, at + 0.05, 700, 1.1);
    case "check":
      knock(audio, at, 1100, 1.6);
      return knock(audio, at + 0.12, 1500, 1.6);
    case "pass":
      return knock(audio, at, 420, 0.9);
    case "end":
      tone(audio, at, 392, 0.9, 0.12);
      return tone(audio, at + 0.18, 523, 1.2, 0.12);
    case "low":
      return tone(audio, at, 880, 0.12, 0.08);
  }
}
