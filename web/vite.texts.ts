// Replaces the generated texts of the source tree with those in another folder. The browser tests use this for a
// pseudo-language.
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const OURS = resolve(import.meta.dirname, "..");

/** Folder with the other texts, in the layout written by `tools/catalogue/src/main.rs`; null if there are none. */
const theirs = process.env["JANGGUN_TEXTS"] ?? null;

/** Returns the path in `theirs` of a generated module, given its path in the source tree; null if there is none. */
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
      // Resolves modules that the source tree lacks, such as the texts of the pseudo-language.
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
