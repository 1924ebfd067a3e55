// The shape of the words of the settings for sound, motion and the learning set: what is missing in a language fails the type check.
import type { Settings, SoundSet } from "../../platform/settings.svelte";

export interface SettingTexts {
  /** How large the hanja is beside the picture. */
  readonly learned: string;
  readonly learnedSteps: readonly [string, string, string];
  readonly soundSet: string;
  readonly soundSets: Readonly<Record<SoundSet, string>>;
  readonly volume: string;
  readonly calls: string;
  readonly motion: string;
  readonly motions: Readonly<Record<Settings["motion"], string>>;
}
