// `janggun/sources`: what vouches for the values of presets. Data only, apart from the package's entry: who does not ask for it
// does not load it.
import { FIELDS } from "./rule-sets.gen.js";
import { CITES, SOURCES } from "./sources.gen.js";

/** The source of a preset's value in a field, cited in English; empty if unknown. */
export function sourceOf(preset: string, path: string): string {
  return CITES[SOURCES[preset]?.[FIELDS.indexOf(path)] ?? -1] ?? "";
}
