// Reads fields of a rule set object by their dotted paths (`bikjang.mode`). The object may be flat or nested.
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

/** Returns the variant of a rule set; `janggi` if it is missing or unknown. */
export function movementOf(full: Record<string, unknown>): Movement {
  const word = ruleWord(full, "movement");
  return MOVEMENTS.find((one) => one === word) ?? "janggi";
}

/** Returns whether the field at `path` has any effect in a variant. */
export function concerns(path: string, movement: Movement): boolean {
  return movement !== "xiangqi" || !NOT_IN_XIANGQI.includes(path);
}

/** Returns whether points can affect a game: through a deom, an ending on points, or a limit on points. */
export function pointsCount(full: Record<string, unknown>): boolean {
  if (!concerns("deom", movementOf(full))) return false;
  if (ruleField(full, "deom") !== 0 || (ruleField(full, "limit.low_points") ?? null) !== null) return true;
  return namesPoints(full);
}

/** Returns whether any rule ends the game on points, or has its own outcome if both sides have fewer than 30 points. */
function namesPoints(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === "points";
  return Object.entries(value).some(([key, inner]) =>
    key.endsWith("both_below_30") ? inner !== "same" : namesPoints(inner),
  );
}

export function hasSetups(full: Record<string, unknown>): boolean {
  return ruleWord(full, "setup.allowed") !== "of_the_law";
}

export function hasPass(full: Record<string, unknown>): boolean {
  return ruleWord(full, "pass.allowed") !== "never";
}

/** Returns the value of a field; empty if it is missing or not a string. */
export function ruleWord(full: Record<string, unknown>, path: string): string {
  const value = ruleField(full, path);
  return typeof value === "string" ? value : "";
}
