// Changes a setting, which is stored and shown at once.
import { saveSettings, settings, type Settings } from "../../platform/settings.svelte";

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  saveSettings();
}

/** Returns the options of a choice, given their labels. */
export function options<T extends string>(labels: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.entries(labels) as [T, string][]).map(([value, label]) => ({ value, label }));
}
