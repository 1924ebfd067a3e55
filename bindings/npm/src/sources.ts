// `janggun/sources`: the sources of preset values as data. A separate entry point, so that web pages can load them on
// demand.
import { FIELDS } from "./rule-sets.gen.js";
import { CITES, SOURCES } from "./sources.gen.js";

/** Returns the source of a preset's value, cited in English; empty if unknown. */
export function sourceOf(preset: string, path: string): string {
  return CITES[SOURCES[preset]?.[FIELDS.indexOf(path)] ?? -1] ?? "";
}
