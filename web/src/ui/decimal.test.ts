// @vitest-environment node
import { expect, test } from "vitest";
import { decimalOf } from "./decimal";

test.each([
  ["29.5", 29.5],
  ["29,5", 29.5],
  [" 7 ", 7],
  [",5", 0.5],
  ["12.", 12],
  ["", null],
  ["1,234.5", null],
  ["-3", null],
  ["1e3", null],
  ["29,5x", null],
] as const)("%j is read as %j", (text, number) => {
  expect(decimalOf(text)).toBe(number);
});
