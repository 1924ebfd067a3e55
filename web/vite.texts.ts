// Replaces the generated texts of the tree with those of another folder. The browser tests use this for an additional
// language.
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const OURS = resolve(import.meta.dirname, "..");

/**
 * Folder with the texts to use instead, in the layout that `tools/catalogue/src/main.rs` writes; null for the tree's
 * own texts.
 */
const theirs = process.env["JANGGUN_TEXTS"] ?? null;

/** Returns the path in `theirs` of a generated module, given its path in the tree; null if it is missing there. */
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
      // Resolves modules that the tree lacks, such as those of the additional language.
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
