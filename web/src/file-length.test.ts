// @vitest-environment node
// Limits the length of the app's source files.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { expect, test } from "vitest";

const MOST_LINES = 300;
const GENERATED = /\.gen\.ts$/;
/** Tables of texts, which are exempt from the limit. */
const TEXTS = /(?:^|\/)texts\.(?:en|ko|nl)\.ts$|^i18n\/(?:en|ko|nl)\//;
const CODE = new Set([".ts", ".svelte", ".css"]);

test("no file has more than 300 lines", () => {
  const root = import.meta.dirname;
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.has(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(300);
  const long = files
    .filter((file) => !GENERATED.test(file) && !TEXTS.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});
