// @vitest-environment node
// That the words of the collection of records are in their languages, and none is missing.
import { expect, test } from "vitest";
import { RECORDS_TEXTS } from "./texts";

const ARGUMENT = new Proxy({}, { get: (_, key) => (["n", "of", "games", "percent"].includes(String(key)) ? 3 : "X") });

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(ARGUMENT))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, `${path}.${key}`);
}

const english = new Map(leaves(RECORDS_TEXTS.en, ""));
const SAME_DUTCH = new Set([".foundCount"]);

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expect(english.size).toBeGreaterThan(40);
  for (const [path, text] of leaves(RECORDS_TEXTS.ko, "")) {
    expect(text, path).toMatch(/[가-힣]/);
  }
  for (const [path, text] of leaves(RECORDS_TEXTS.nl, "")) {
    expect(text.trim(), path).not.toBe("");
    if (!SAME_DUTCH.has(path)) expect(text, path).not.toBe(english.get(path));
  }
});
