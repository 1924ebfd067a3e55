// Checks for the texts of every feature: each language has all texts, Korean texts are in Hangul, and Dutch texts
// differ from English ones.
import { expect } from "vitest";

/** The value of a text's parameter, by its name. */
export type Argument = (name: string) => unknown;

/**
 * Yields every text in `value` with its path, such as `.engine.title`. A text with parameters gets the values of
 * `argument`.
 */
export function* leaves(value: unknown, argument: Argument, path = ""): Generator<[string, string]> {
  const parameters = new Proxy({}, { get: (_, name) => argument(String(name)) });
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "function") yield [path, String((value as (p: unknown) => string)(parameters))];
  else for (const [key, inner] of Object.entries(value as object)) yield* leaves(inner, argument, `${path}.${key}`);
}

/** Exceptions from the checks. */
export interface Exceptions {
  /** Minimum number of texts, so that a test that reads none fails. */
  least: number;
  argument: Argument;
  /** Texts that are names, symbols or empty in every language. */
  noWords?: readonly string[];
  /** Dutch texts that equal the English ones. */
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
