// @vitest-environment node
// That the words of the account pages are in their languages, and none is missing.
import { expect, test } from "vitest";
import { suggestNickname } from "./nicknames";
import { ACCOUNT_TEXTS } from "./texts";

const ARGUMENT = new Proxy({}, { get: (_, key) => (key === "n" ? 3 : "X") });

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(ARGUMENT))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, `${path}.${key}`);
}

const english = new Map(leaves(ACCOUNT_TEXTS.en, ""));

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expect(english.size).toBeGreaterThan(80);
  const SAME = new Set([".title", ".code"]);
  for (const [path, text] of leaves(ACCOUNT_TEXTS.ko, "")) expect(text, path).toMatch(/[가-힣]/);
  for (const [path, text] of leaves(ACCOUNT_TEXTS.nl, "")) {
    expect(text.trim(), path).not.toBe("");
    if (!SAME.has(path)) expect(text, path).not.toBe(english.get(path));
  }
});

test("suggested nicknames are names: 2 to 20 letters and digits", () => {
  for (const lang of ["ko", "en", "nl"] as const) {
    for (const at of [0, 0.35, 0.65, 0.999]) {
      expect(suggestNickname(lang, () => at)).toMatch(/^[\p{L}\d]{2,20}$/u);
    }
  }
});
