// The shape of the words of the settings for the board, sound, motion and the learning set: what is missing in a language fails the type check.
import type { Settings, SoundSet } from "../../platform/settings.svelte";

export interface SettingTexts {
  /** How large the hanja is beside the picture. */
  readonly learned: string;
  readonly learnedSteps: readonly [string, string, string];
  /** What the board is made of. */
  readonly wood: string;
  readonly woods: Readonly<Record<Settings["wood"], string>>;
  readonly soundSet: string;
  readonly soundSets: Readonly<Record<SoundSet, string>>;
  readonly volume: string;
  readonly calls: string;
  readonly motion: string;
  readonly motions: Readonly<Record<Settings["motion"], string>>;
  readonly about: string;
  readonly version: (p: { version: string }) => string;
  readonly licence: string;
  readonly source: string;
  /** Where the source is if the build names no address of it. */
  readonly sourceWithin: string;
  readonly documentation: string;
}
