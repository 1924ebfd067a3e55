// `janggun/sources`: what vouches for the values of presets. Data only, apart from the package's entry: who does not ask for it
// does not load it.
import { FIELDS } from "./rule-sets.gen.js";
import { CITES, SOURCES } from "./sources.gen.js";

/** What says that a preset has this value in a field, cited in English; empty for what is not known. */
export function sourceOf(preset: string, path: string): string {
  return CITES[SOURCES[preset]?.[FIELDS.indexOf(path)] ?? -1] ?? "";
}
