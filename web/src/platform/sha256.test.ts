// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("digests are those of another implementation, whatever the length", () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 300]) {
    const text = "장군 cho in the left hand ".repeat(20).slice(0, length);
    expect(sha256(text), String(length)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
