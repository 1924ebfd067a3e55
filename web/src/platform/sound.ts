// The sounds of the game, made by WebAudio when they are needed: wood on wood
// for a move, harder for a capture, a plucked string for check (장군), three for
// the end. No files. Silent until the viewer has touched the page, as browsers ask.

export type Sound = "move" | "capture" | "check" | "pass" | "end" | "warning";

const STORED = "janggun.sound";

let context: AudioContext | null = null;

/** Whether sounds are wanted; on unless switched off on this device. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true; // storage is blocked: the switch then holds for this page only
  }
}

export function setSoundOn(on: "on" | "off"): void {
  try {
    localStorage.setItem(STORED, on);
  } catch {
    // storage is blocked: nothing to remember
  }
  if (on === "off") void context?.suspend();
}

/** Plays one sound, if they are on and the browser allows it yet. Never throws. */
export function playSound(sound: Sound): void {
  if (!isSoundOn() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "running") SCORES[sound](audio, audio.currentTime);
  else
    void audio
      .resume()
      .then(() => SCORES[sound](audio, audio.currentTime))
      .catch(() => undefined);
}

/** Pitches of the plucked string, in Hz: a pentatonic scale on E flat, as a gayageum (가야금) is tuned. */
const STRING = { low: 155.6, fifth: 233.1, octave: 311.1, ninth: 349.2 } as const;

const SCORES: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  move: (audio, at) => knock(audio, at, 0.5, 210),
  capture: (audio, at) => {
    knock(audio, at, 0.75, 165);
    knock(audio, at + 0.055, 0.4, 290);
  },
  pass: (audio, at) => {
    knock(audio, at, 0.25, 320);
    knock(audio, at + 0.16, 0.3, 230);
  },
  check: (audio, at) => {
    knock(audio, at, 0.6, 180);
    pluck(audio, at + 0.05, STRING.octave, 0.3);
  },
  end: (audio, at) => {
    pluck(audio, at, STRING.octave, 0.3);
    pluck(audio, at + 0.2, STRING.fifth, 0.3);
    pluck(audio, at + 0.44, STRING.low, 0.4);
  },
  warning: (audio, at) => pluck(audio, at, STRING.ninth, 0.16),
};

/** A wooden piece set down: a click of noise and a short body tone that falls in pitch. */
function knock(audio: AudioContext, at: number, loudness: number, pitch: number): void {
  const body = audio.createOscillator();
  body.type = "triangle";
  body.frequency.setValueAtTime(pitch * 1.5, at);
  body.frequency.exponentialRampToValueAtTime(pitch, at + 0.04);
  body.connect(fading(audio, at, loudness, 0.09));
  body.start(at);
  body.stop(at + 0.12);

  const click = audio.createBufferSource();
  click.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 9;
  band.Q.value = 0.9;
  click.connect(band).connect(fading(audio, at, loudness * 0.9, 0.03));
  click.start(at);
  click.stop(at + 0.05);
}

/** A silk string: three partials that die away, the higher ones sooner. */
function pluck(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  [1, 2, 3].forEach((partial) => {
    const string = audio.createOscillator();
    string.type = partial === 1 ? "triangle" : "sine";
    string.frequency.setValueAtTime(pitch * partial * 1.012, at);
    string.frequency.exponentialRampToValueAtTime(pitch * partial, at + 0.06);
    const length = 0.9 / partial;
    string.connect(fading(audio, at, loudness / partial ** 1.5, length));
    string.start(at);
    string.stop(at + length);
  });
}

/** A gain that starts at once and falls to silence, connected to the speakers. */
function fading(audio: AudioContext, at: number, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
