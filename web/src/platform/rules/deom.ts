// The deom (덤), Han's bonus under a rule set.
import { ruleField } from "../../domain/rule-fields";
import { catalog } from "./catalog";

/** Returns Han's bonus in points under a preset, named with or without its revision; null if the preset is unknown. */
export function deomOf(rules: string | null): number | null {
  const half = ruleField(catalog.find(rules)?.full ?? {}, "deom");
  return typeof half === "number" ? half / 2 : null;
}
