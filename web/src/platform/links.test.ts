// @vitest-environment node
// Tests that links in the sources lead to pages. An expression in braces stands for a value after a slash, and is
// ignored elsewhere.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ADDRESSES } from "./pages.gen";

const SOURCES = resolve(import.meta.dirname, "..");
const LINK = /(?:\bhref[=:] ?|\b(?:go|replace|open)\()\{?(?:"(\/[^"]*)"|`(\/[^`]*)`)/g;
/** A value that is valid in any kind of address. */
const VALUE = "0123456789";
/** Addresses that are not pages of the app: files, the server's API, and the embedded viewer. */
const ELSEWHERE = /^\/(?:api|embed)\/|\./;

function filled(link: string): string {
  let [text, depth] = ["", 0];
  for (const letter of link.replaceAll("${", "{")) {
    if (letter === "{") {
      if (depth === 0 && text.endsWith("/")) text += VALUE;
      depth += 1;
    } else if (letter === "}") depth -= 1;
    else if (depth === 0) text += letter;
  }
  return text;
}

const isPage = (path: string): boolean => ADDRESSES.some(([, pattern]) => pattern.test(path.slice(1)));

test("every link leads to a page", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(?:ts|svelte)$/.test(file) && !/\.(?:test|gen)\.ts$/.test(file),
  );
  const links = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(LINK)].map(([, quoted, template]) => ({
      file,
      path: filled(quoted ?? template ?? "").split(/[?#]/, 1)[0] ?? "",
    })),
  );
  const within = links.filter(({ path }) => !ELSEWHERE.test(path));
  expect(within.length).toBeGreaterThan(100);
  expect(within.filter(({ path }) => !isPage(path))).toEqual([]);
});
