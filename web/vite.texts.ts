// Takes the texts of a folder in the place of those in the tree: the tests have a language more.
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const OURS = resolve(import.meta.dirname, "..");

/** JANGGUN_TEXTS is a folder with the layout of the tree (`tools/catalogue/src/main.rs`). */
const theirs = process.env["JANGGUN_TEXTS"] ?? null;

/** Where the folder has the generated module that lies, or would lie, at this path of the tree. */
function other(id: string): string | null {
  if (theirs === null || !id.startsWith(OURS) || !id.endsWith(".gen.ts")) return null;
  const file = resolve(OURS, theirs, relative(OURS, id));
  return existsSync(file) ? file : null;
}

export function otherTexts(): Plugin {
  return {
    name: "other-texts",
    enforce: "pre",
    resolveId(source, importer) {
      // Modules that the tree does not have, such as those of the language that is only there.
      if (importer === undefined || !source.startsWith(".")) return null;
      const id = `${resolve(dirname(importer), source)}.ts`;
      return other(id) === null ? null : id;
    },
    load(id) {
      const file = other(id);
      return file === null ? null : readFileSync(file, "utf8");
    },
  };
}
