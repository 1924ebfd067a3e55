// Checks for the texts of a feature: each language has all texts, Korean texts contain Hangul, and Dutch texts differ
// from English ones.
import { expect } from "vitest";

/** Returns the value of a text's parameter. */
export type Argument = (name: string) => unknown;

/**
 * Yields every text in `value` with its path, such as `.engine.title`. `argument` returns the values of a text's
 * parameters.
 */
export function* leaves(value: unknown, argument: Argument, path = ""): Generator<[string, string]> {
  const parameters = new Proxy({}, { get: (_, name) => argument(String(name)) });
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(parameters))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, argument, `${path}.${key}`);
}

/** Parameters of the checks, and exceptions from them. */
export interface Exceptions {
  /** There must be more texts than this, so that a test that finds no texts fails. */
  least: number;
  argument: Argument;
  /** Paths of names, symbols and empty texts. */
  noWords?: readonly string[];
  /** Paths of Dutch texts that equal the English ones. */
  sameInDutch?: readonly string[];
}

export function expectTexts(texts: Readonly<Record<"ko" | "en" | "nl", unknown>>, exceptions: Exceptions): void {
  const { least, argument, noWords = [], sameInDutch = [] } = exceptions;
  const [english, korean, dutch] = [texts.en, texts.ko, texts.nl].map((one) => new Map(leaves(one, argument)));
  expect(english?.size).toBeGreaterThan(least);
  expect([...(korean?.keys() ?? [])].sort()).toEqual([...(english?.keys() ?? [])].sort());
  expect([...(dutch?.keys() ?? [])].sort()).toEqual([...(english?.keys() ?? [])].sort());
  for (const [path, text] of korean ?? []) if (!noWords.includes(path)) expect(text, path).toMatch(/[가-힣]/);
  for (const [path, text] of dutch ?? []) {
    if (noWords.includes(path)) continue;
    expect(text.trim(), path).not.toBe("");
    if (!sameInDutch.includes(path)) expect(text, path).not.toBe(english?.get(path));
  }
}
