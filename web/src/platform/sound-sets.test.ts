// @vitest-environment node
// Tests every sound of every set, computed sample by sample as in a browser.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AudioDouble } from "./audio-double";
import type { Settings, SoundSet } from "./settings.svelte";
import type { Sound } from "./sound-sets";

const SETS = Object.keys({ wood: 1, stone: 1, strings: 1 } satisfies Record<SoundSet, 1>) as SoundSet[];
const SOUNDS = Object.keys({
  move: 1,
  capture: 1,
  check: 1,
  pass: 1,
  end: 1,
  warning: 1,
} satisfies Record<Sound, 1>) as Sound[];
const TABLE = SETS.flatMap((set) => SOUNDS.map((sound) => [set, sound] as const));

/** Time at which a sound is played, in seconds after the context was created. */
const AT = 0.25;
/** Maximum duration of a sound in seconds. */
const LONGEST = 1.5;
const SECONDS = AT + LONGEST + 0.25;

let audio: AudioDouble;
let playSound: (sound: Sound) => void;
let settings: Settings;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  ({ playSound } = await import("./sound"));
  ({ settings } = await import("./settings.svelte"));
  audio = new AudioDouble();
  audio.currentTime = AT;
  vi.stubGlobal("AudioContext", function open() {
    return audio;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Plays a sound with reproducible noise, and returns its samples. */
async function play(set: SoundSet, sound: Sound, volume: Settings["volume"] = 100): Promise<Float64Array> {
  let seed = 1;
  vi.spyOn(Math, "random").mockImplementation(() => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  });
  audio.destination = new AudioDouble().destination;
  settings.soundSet = set;
  settings.volume = volume;
  playSound(sound);
  await vi.waitFor(() => expect(audio.destination.inputs).toHaveLength(1));
  return audio.heard(SECONDS);
}

const peak = (samples: Float64Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const apart = (one: Float64Array, two: Float64Array): number =>
  peak(one.map((value, index) => value - (two[index] ?? Number.NaN)));
const at = (seconds: number): number => Math.round(seconds * audio.sampleRate);

test.each(TABLE)("%s, %s: heard at once, never too loud, and over soon without a click", async (set, sound) => {
  const samples = await play(set, sound);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(peak(samples.subarray(0, at(AT))), "before it is played").toBe(0);
  expect(peak(samples.subarray(at(AT), at(AT + 0.05))), "at once").toBeGreaterThan(0.05);
  expect(peak(samples), "what is above 1 is cut off").toBeLessThanOrEqual(1);
  expect(peak(samples.subarray(at(AT + LONGEST))), "after the end").toBe(0);
  expect(audio.sources.length).toBeGreaterThan(0);
  for (const source of audio.sources) {
    expect(source.from, "started").toBeGreaterThanOrEqual(AT);
    expect(source.until, "stopped").toBeGreaterThan(source.from);
    expect(source.leftAtEnd(), "faded out").toBeLessThan(0.001);
  }
});

test("a move, a capture, check and a pass differ from each other and from set to set", async () => {
  const heard: [string, Float64Array][] = [];
  for (const [set, sound] of TABLE)
    if (sound !== "end" && sound !== "warning") heard.push([`${set} ${sound}`, await play(set, sound)]);
  expect(heard).toHaveLength(12);
  for (const [index, [name, one]] of heard.entries())
    for (const [other, two] of heard.slice(index + 1))
      expect(apart(one, two), `${name} and ${other}`).toBeGreaterThan(0.1);
});

test.each(["end", "warning"] as const)("the %s is the same in every set", async (sound) => {
  const [wood, stone, strings] = [await play("wood", sound), await play("stone", sound), await play("strings", sound)];
  expect([apart(wood, stone), apart(wood, strings)]).toEqual([0, 0]);
});

test.each([25, 50, 75] as const)("at a volume of %d percent, that share of the loudness", async (volume) => {
  const full = await play("wood", "check");
  const less = await play("wood", "check", volume);
  expect(peak(less)).toBeGreaterThan(0);
  expect(
    apart(
      less,
      full.map((value) => (value * volume) / 100),
    ),
  ).toBeLessThan(1e-9);
});

test("sound is let in again where the browser holds it back, and never throws", async () => {
  audio.state = "suspended";
  await play("wood", "move");
  expect(audio.state).toBe("running");
  audio.state = "suspended";
  audio.resume = () => Promise.reject(new Error("not yet"));
  expect(() => playSound("move")).not.toThrow();
  await Promise.resolve();
  audio.resume = AudioDouble.prototype.resume;
  await play("wood", "move");
});
