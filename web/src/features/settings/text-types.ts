// The type of the texts of the settings for board, sound, motion and the learning set: a missing text fails the type
// check.
import type { Settings, SoundSet } from "../../platform/settings.svelte";

export interface SettingTexts {
  /** The size of the hanja next to the picture. */
  readonly learned: string;
  readonly learnedSteps: readonly [string, string, string];
  /** The material of the board. */
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
  /** Where to find the source if the build has no address for it. */
  readonly sourceWithin: string;
  readonly documentation: string;
}
