// @vitest-environment node
// Tests that no style sets a text size below the smallest step of the type scale, at which Hangul is still legible.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const SMALLEST_PX = 14;
const PX_PER_REM = 16;
/** Folders with text in scaled pictures, whose units are not pixels on the screen. */
const PICTURES = /^(?:board|features\/picture)\//;

/** Returns the font sizes in a style sheet in pixels. Counts one em as one rem. */
function sizes(css: string): number[] {
  return [...css.matchAll(/(?:^|[;{\s])(?:font|font-size|--text\S*):([^;}]*)/g)].flatMap(([, value = ""]) =>
    [...value.matchAll(/(?<![\w.-])(\d*\.?\d+)(rem|em|px)\b/g)].map(([, size = "", unit]) =>
      unit === "px" ? Number(size) : Number(size) * PX_PER_REM,
    ),
  );
}

test("sizes are found", () => {
  expect(sizes("a { font: 400 0.75rem/1.4 x; } b { font-size: 12px } c { line-height: 0.5rem }")).toEqual([12, 12]);
  expect(sizes(":root { --text-s: 0.75rem; }")).toEqual([12]);
});

test("no text is smaller than 14 pixels", () => {
  const small = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && [".svelte", ".css"].includes(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !PICTURES.test(file))
    .flatMap((file) =>
      sizes(readFileSync(join(root, file), "utf8").replace(/\/\*.*?\*\//gs, ""))
        .filter((size) => size > 0 && size < SMALLEST_PX)
        .map((size) => `${file}: ${size}`),
    );
  expect(small).toEqual([]);
});
