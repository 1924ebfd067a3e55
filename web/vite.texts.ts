// Takes the texts of a folder in the place of those in the tree: the tests have a language more.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const OURS = resolve(import.meta.dirname, "src/texts");

/** JANGGUN_TEXTS is a folder with the layout of the tree, as `cargo run -p janggun-catalogue -- --pseudo FOLDER` writes it. */
const root = process.env["JANGGUN_TEXTS"];
const theirs = root === undefined ? null : resolve(import.meta.dirname, "..", root, "web/src/texts");

const lies = (file: string): boolean => theirs !== null && /\.gen\.ts$/.test(file) && existsSync(join(theirs, file));

export function otherTexts(): Plugin {
  return {
    name: "other-texts",
    enforce: "pre",
    resolveId(source, importer) {
      // Modules that the tree does not have, such as those of the language that is only there.
      const file = `${basename(source)}.ts`;
      return importer !== undefined && dirname(importer) === OURS && lies(file) ? join(OURS, file) : null;
    },
    load(id) {
      const file = basename(id);
      return theirs !== null && dirname(id) === OURS && lies(file) ? readFileSync(join(theirs, file), "utf8") : null;
    },
  };
}
