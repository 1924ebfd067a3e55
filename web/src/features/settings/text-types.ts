// The shape of the words of the settings for sound and motion: what is missing in a language fails the type check.
import type { Settings, SoundSet } from "../../platform/settings.svelte";

export interface SettingTexts {
  readonly soundSet: string;
  readonly soundSets: Readonly<Record<SoundSet, string>>;
  readonly volume: string;
  readonly calls: string;
  readonly motion: string;
  readonly motions: Readonly<Record<Settings["motion"], string>>;
}
