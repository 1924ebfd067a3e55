// Names of annotation glyphs, with the sides of each variant.
import { expect, test } from "vitest";
import { glyphName } from "./glyph-name";
import { POSITION_GLYPHS } from "../tree/tree";
import { settings } from "../../platform/settings.svelte";

test("a glyph about a side names the side as the variant does", () => {
  settings.lang = "en";
  expect([14, 15].map((glyph) => glyphName(glyph, "janggi"))).toEqual([
    "Cho is slightly better",
    "Han is slightly better",
  ]);
  expect([18, 19].map((glyph) => glyphName(glyph, "xiangqi"))).toEqual(["Red is winning", "Black is winning"]);
  for (const glyph of POSITION_GLYPHS) expect(glyphName(glyph, "xiangqi"), String(glyph)).not.toMatch(/Cho|Han/);
  expect(glyphName(10, "xiangqi")).toBe("equal position");
  settings.lang = "ko";
  expect(glyphName(16, "janggi")).toBe("초(楚)가 유리");
  expect(glyphName(17, "xiangqi")).toBe("흑이 유리");
});
