// @vitest-environment node
// That the words of the analysis page are in their languages, and none is missing.
import { expect, test } from "vitest";
import { ANALYSIS_TEXTS } from "./texts";

const ARGUMENT = new Proxy(
  {},
  { get: (_, key) => (["side", "name", "title", "move", "line"].includes(String(key)) ? "한" : 3) },
);

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(ARGUMENT))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, `${path}.${key}`);
}

const english = new Map(leaves(ANALYSIS_TEXTS.en, ""));
const SAME_DUTCH = new Set([".notes.names.4", ".engine.title"]);
const NO_HANGUL = new Set([".position"]);

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expect(english.size).toBeGreaterThan(120);
  const korean = new Map(leaves(ANALYSIS_TEXTS.ko, ""));
  const dutch = new Map(leaves(ANALYSIS_TEXTS.nl, ""));
  expect([...korean.keys()]).toEqual([...english.keys()]);
  expect([...dutch.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of korean) if (!NO_HANGUL.has(path)) expect(text, path).toMatch(/[가-힣]/);
  for (const [path, text] of dutch) {
    expect(text.trim(), path).not.toBe("");
    if (!SAME_DUTCH.has(path)) expect(text, path).not.toBe(english.get(path));
  }
});
