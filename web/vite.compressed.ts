// Writes a gzip file beside each file of the bundle that gets shorter by it, so
// that the server compresses nothing: it sends `NAME.gz` as NAME.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** Pictures, sounds and fonts are compressed by their kind. */
const COMPRESSED = /\.(?:gz|png|ico|woff2|mp3|ogg)$/;

export function compressedFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "compressed-files",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const out = join(config.root, config.build.outDir);
      for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        if (!entry.isFile() || COMPRESSED.test(file)) continue;
        const bytes = readFileSync(file);
        const packed = gzipSync(bytes, { level: 9 });
        if (packed.length < bytes.length) writeFileSync(`${file}.gz`, packed);
      }
    },
  };
}
