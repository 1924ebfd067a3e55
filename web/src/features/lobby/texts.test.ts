// @vitest-environment node
// That the words of the lobby are in their languages, and none is missing.
import { expect, test } from "vitest";
import { LOBBY_TEXTS } from "./texts";

const ARGUMENT = new Proxy({}, { get: (_, key) => (["n", "seconds", "waiting"].includes(String(key)) ? 3 : "X") });

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(ARGUMENT))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, `${path}.${key}`);
}

const english = new Map(leaves(LOBBY_TEXTS.en, ""));
/** Empty in every language, or a name. */
const NO_WORDS = new Set([".notYours.visitor", ".ratings"]);
const SAME_DUTCH = new Set([".title", ".sides.cho", ".sides.han"]);

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expect(english.size).toBeGreaterThan(60);
  for (const [path, text] of leaves(LOBBY_TEXTS.ko, "")) {
    if (!NO_WORDS.has(path)) expect(text, path).toMatch(/[가-힣]/);
  }
  for (const [path, text] of leaves(LOBBY_TEXTS.nl, "")) {
    if (NO_WORDS.has(path)) continue;
    expect(text.trim(), path).not.toBe("");
    if (!SAME_DUTCH.has(path)) expect(text, path).not.toBe(english.get(path));
  }
});
