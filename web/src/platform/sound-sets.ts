// Sound sets for WebAudio: wood on wood, stone on slate, and the strings of a gayageum (가야금).
import type { SoundSet } from "./settings.svelte";

export type Sound = "move" | "capture" | "check" | "pass" | "end" | "warning";

/** Plays a sound into `out`, starting at time `at`. */
type Score = (audio: AudioContext, out: AudioNode, at: number) => void;

/** Pitches of plucked strings in Hz, from a pentatonic scale on E flat, as on a gayageum (가야금). */
const STRING = { low: 155.6, fifth: 233.1, octave: 311.1, ninth: 349.2 } as const;

/** Plays three descending notes on strings, for the end of a game in every set. */
const END: Score = (audio, out, at) => {
  pluck(audio, out, at, STRING.octave, 0.3);
  pluck(audio, out, at + 0.2, STRING.fifth, 0.3);
  pluck(audio, out, at + 0.44, STRING.low, 0.4);
};

const WARNING: Score = (audio, out, at) => pluck(audio, out, at, STRING.ninth, 0.16);

export const SCORES: Readonly<Record<SoundSet, Readonly<Record<Sound, Score>>>> = {
  wood: {
    move: (audio, out, at) => knock(audio, out, at, 0.5, 210),
    capture: (audio, out, at) => {
      knock(audio, out, at, 0.75, 165);
      knock(audio, out, at + 0.055, 0.4, 290);
    },
    pass: (audio, out, at) => {
      knock(audio, out, at, 0.25, 320);
      knock(audio, out, at + 0.16, 0.3, 230);
    },
    check: (audio, out, at) => {
      knock(audio, out, at, 0.6, 180);
      pluck(audio, out, at + 0.05, STRING.octave, 0.3);
    },
    end: END,
    warning: WARNING,
  },
  stone: {
    move: (audio, out, at) => clack(audio, out, at, 0.5, 1150),
    capture: (audio, out, at) => {
      clack(audio, out, at, 0.7, 900);
      clack(audio, out, at + 0.07, 0.35, 1500);
    },
    pass: (audio, out, at) => {
      clack(audio, out, at, 0.2, 1500);
      clack(audio, out, at + 0.16, 0.25, 1250);
    },
    check: (audio, out, at) => {
      clack(audio, out, at, 0.6, 1000);
      pluck(audio, out, at + 0.05, STRING.octave, 0.3);
    },
    end: END,
    warning: WARNING,
  },
  strings: {
    move: (audio, out, at) => pluck(audio, out, at, STRING.fifth, 0.3),
    capture: (audio, out, at) => {
      pluck(audio, out, at, STRING.low, 0.4);
      pluck(audio, out, at + 0.06, STRING.fifth, 0.2);
    },
    pass: (audio, out, at) => pluck(audio, out, at, STRING.low, 0.15),
    check: (audio, out, at) => {
      pluck(audio, out, at, STRING.octave, 0.35);
      pluck(audio, out, at + 0.09, STRING.ninth, 0.35);
    },
    end: END,
    warning: WARNING,
  },
};

/** Plays a wooden piece being placed: a click of noise and a short body tone of falling pitch. */
function knock(audio: AudioContext, out: AudioNode, at: number, loudness: number, pitch: number): void {
  const body = audio.createOscillator();
  body.type = "triangle";
  body.frequency.setValueAtTime(pitch * 1.5, at);
  body.frequency.exponentialRampToValueAtTime(pitch, at + 0.04);
  body.connect(fading(audio, out, at, loudness, 0.09));
  body.start(at);
  body.stop(at + 0.12);

  const click = audio.createBufferSource();
  click.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 9;
  band.Q.value = 0.9;
  click.connect(band).connect(fading(audio, out, at, loudness * 0.9, 0.03));
  click.start(at);
  click.stop(at + 0.05);
}

/** Plays a stone being placed: two high partials that ring briefly, and a click. */
function clack(audio: AudioContext, out: AudioNode, at: number, loudness: number, pitch: number): void {
  [1, 2.7].forEach((partial) => {
    const ring = audio.createOscillator();
    ring.type = "sine";
    ring.frequency.setValueAtTime(pitch * partial, at);
    ring.connect(fading(audio, out, at, loudness / (partial * 2), 0.06 / partial));
    ring.start(at);
    ring.stop(at + 0.08);
  });
  const click = audio.createBufferSource();
  click.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = "highpass";
  band.frequency.value = 3000;
  click.connect(band).connect(fading(audio, out, at, loudness * 0.7, 0.02));
  click.start(at);
  click.stop(at + 0.05);
}

/** Plays a silk string: three partials that fade, the higher ones sooner. */
function pluck(audio: AudioContext, out: AudioNode, at: number, pitch: number, loudness: number): void {
  [1, 2, 3].forEach((partial) => {
    const string = audio.createOscillator();
    string.type = partial === 1 ? "triangle" : "sine";
    string.frequency.setValueAtTime(pitch * partial * 1.012, at);
    string.frequency.exponentialRampToValueAtTime(pitch * partial, at + 0.06);
    const length = 0.9 / partial;
    string.connect(fading(audio, out, at, loudness / partial ** 1.5, length));
    string.start(at);
    string.stop(at + length);
  });
}

/** Returns a gain node, connected to `out`, that rises within 4 ms and has faded out after `seconds`. */
function fading(audio: AudioContext, out: AudioNode, at: number, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
