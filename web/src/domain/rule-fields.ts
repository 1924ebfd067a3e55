// Reads single fields of a rule set object, as printed by the judge, by their dotted path (`bikjang.mode`). Accepts
// flat and nested forms.
import { MOVEMENTS, NOT_IN_XIANGQI, type Movement } from "./movements.gen";

export function ruleField(full: Record<string, unknown>, path: string): unknown {
  if (path in full) return full[path];
  let value: unknown = full;
  for (const part of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** The law of movement of a rule set; Janggi's if it is not specified. */
export function movementOf(full: Record<string, unknown>): Movement {
  const word = ruleWord(full, "movement");
  return MOVEMENTS.find((one) => one === word) ?? "janggi";
}

/** Whether a field has an effect under a law of movement. */
export function concerns(path: string, movement: Movement): boolean {
  return movement !== "xiangqi" || !NOT_IN_XIANGQI.includes(path);
}

/** Whether points on the board decide anything under these rules: a deom, an ending on points, or a limit on points. */
export function pointsCount(full: Record<string, unknown>): boolean {
  if (!concerns("deom", movementOf(full))) return false;
  if (ruleField(full, "deom") !== 0 || (ruleField(full, "limit.low_points") ?? null) !== null) return true;
  return namesPoints(full);
}

/** Whether any value in the rules is an ending on points, or a variant for when both sides have fewer than 30. */
function namesPoints(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === "points";
  return Object.entries(value).some(([key, inner]) =>
    key.endsWith("both_below_30") ? inner !== "same" : namesPoints(inner),
  );
}

/** Whether a game under these rules has a choice of setups. */
export function hasSetups(full: Record<string, unknown>): boolean {
  return ruleWord(full, "setup.allowed") !== "of_the_law";
}

/** Whether passing is ever possible under these rules. */
export function hasPass(full: Record<string, unknown>): boolean {
  return ruleWord(full, "pass.allowed") !== "never";
}

/** The field as a string; empty if it is missing or null. */
export function ruleWord(full: Record<string, unknown>, path: string): string {
  const value = ruleField(full, path);
  return typeof value === "string" ? value : "";
}
