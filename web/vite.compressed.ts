// Writes a brotli and a gzip file next to each file of the bundle that compression makes smaller. The server sends
// `NAME.br` or `NAME.gz` as NAME, so it need not compress.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** Selects faster brotli compression, which makes larger files: `fast` for all files, `engine` for the engine only. */
const FAST = process.env["JANGGUN_COMPRESS"];
const isFast = (name: string): boolean => FAST === "fast" || (FAST === "engine" && name === "engine.wasm");
/** File types that are already compressed. */
const COMPRESSED = /\.(?:br|gz|png|webp|ico|woff2|mp3|ogg)$/;

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
        const quality = isFast(entry.name) ? 9 : 11;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
        write(`${file}.br`, bytes, brotliCompressSync(bytes, { params }));
        write(`${file}.gz`, bytes, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

function write(file: string, bytes: Buffer, packed: Buffer): void {
  if (packed.length < bytes.length) writeFileSync(file, packed);
}
