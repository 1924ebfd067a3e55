// @vitest-environment node
// That the words of the typed commands are in their languages, and none is missing.
import { expect, test } from "vitest";
import { BLIND_TEXTS } from "./texts";

const ARGUMENT = new Proxy(
  {},
  { get: (_, key) => (["side", "piece", "move", "square", "text", "from"].includes(String(key)) ? "한" : 3) },
);

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(ARGUMENT))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, `${path}.${key}`);
}

const english = new Map(leaves(BLIND_TEXTS.en, ""));
const SAME_DUTCH = new Set<string>();
const NO_HANGUL = new Set<string>();

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expect(english.size).toBeGreaterThan(25);
  const korean = new Map(leaves(BLIND_TEXTS.ko, ""));
  const dutch = new Map(leaves(BLIND_TEXTS.nl, ""));
  expect([...korean.keys()]).toEqual([...english.keys()]);
  expect([...dutch.keys()]).toEqual([...english.keys()]);
  for (const [path, text] of korean) if (!NO_HANGUL.has(path)) expect(text, path).toMatch(/[가-힣]/);
  for (const [path, text] of dutch) {
    expect(text.trim(), path).not.toBe("");
    if (!SAME_DUTCH.has(path)) expect(text, path).not.toBe(english.get(path));
  }
});
