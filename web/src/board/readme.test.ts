// @vitest-environment node
// Tests that the element's README lists its properties, attributes, their values, and its events.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ATTRIBUTES, CHOICES, EMPTY } from "./defaults";

const text = readFileSync(resolve(import.meta.dirname, "README.md"), "utf8");
const types = readFileSync(resolve(import.meta.dirname, "types.ts"), "utf8");

test.each([...Object.keys(EMPTY), ...ATTRIBUTES])("%s is documented", (name) => {
  expect(text).toContain(`\`${name}\``);
});

test("so are the values of attributes", () => {
  const documented = (value: string): boolean => text.includes(`\`${value}\``);
  const missing = Object.values(CHOICES)
    .flat()
    .filter((value) => !documented(value));
  expect(missing).toEqual([]);
});

test("so are the events", () => {
  const [, body = ""] = /export interface BoardEvents \{([\s\S]*?)\n\}/.exec(types) ?? [];
  const events = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(events.length).toBeGreaterThan(8);
  for (const name of events) expect(text).toContain(`addEventListener("${name}"`);
});
