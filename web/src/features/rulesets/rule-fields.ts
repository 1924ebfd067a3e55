// Reading single fields of a rule set object, as the judge prints it, by their
// dotted path (`bikjang.mode`). Flat and nested spellings are both read.

export function ruleField(full: Record<string, unknown>, path: string): unknown {
  if (path in full) return full[path];
  let value: unknown = full;
  for (const part of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** The field as a word; empty where it is missing or null. */
export function ruleWord(full: Record<string, unknown>, path: string): string {
  const value = ruleField(full, path);
  return typeof value === "string" ? value : "";
}
