// Reading single fields of a rule set object, as the judge prints it, by their
// dotted path (`bikjang.mode`). Flat and nested spellings are both read.
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

/** The law by which the pieces of a rule set move; Janggi's where it is not named. */
export function movementOf(full: Record<string, unknown>): Movement {
  const word = ruleWord(full, "movement");
  return MOVEMENTS.find((one) => one === word) ?? "janggi";
}

/** Whether a field says anything under a law of movement. */
export function concerns(path: string, movement: Movement): boolean {
  return movement !== "xiangqi" || !NOT_IN_XIANGQI.includes(path);
}

/** Whether points on the board decide anything under these rules: a deom, an ending by points, a limit of points. */
export function pointsCount(full: Record<string, unknown>): boolean {
  if (!concerns("deom", movementOf(full))) return false;
  if (ruleField(full, "deom") !== 0 || (ruleField(full, "limit.low_points") ?? null) !== null) return true;
  return namesPoints(full);
}

/** Whether a value somewhere in the rules is an ending by points, or differs where both have fewer than 30. */
function namesPoints(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === "points";
  return Object.entries(value).some(([key, inner]) =>
    key.endsWith("both_below_30") ? inner !== "same" : namesPoints(inner),
  );
}

/** Whether a game under these rules has set-ups to choose. */
export function hasSetups(full: Record<string, unknown>): boolean {
  return ruleWord(full, "setup.allowed") !== "of_the_law";
}

/** Whether a player may ever pass under these rules. */
export function hasPass(full: Record<string, unknown>): boolean {
  return ruleWord(full, "pass.allowed") !== "never";
}

/** The field as a word; empty where it is missing or null. */
export function ruleWord(full: Record<string, unknown>, path: string): string {
  const value = ruleField(full, path);
  return typeof value === "string" ? value : "";
}
