// Functions for the settings dialog: changing and storing a setting, and listing the options of a choice.
import { saveSettings, settings, type Settings } from "../../platform/settings.svelte";

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  saveSettings();
}

/** Converts labels by value to the options of a choice. */
export function options<T extends string>(labels: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.entries(labels) as [T, string][]).map(([value, label]) => ({ value, label }));
}
