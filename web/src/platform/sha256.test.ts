// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("digests are those of the text's UTF-8 bytes, in hexadecimal digits", () => {
  const text = "장군 cho in the left hand";
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});
