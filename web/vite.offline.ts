// Writes the service worker, with a list of the files of this version of the app. The list is part of the worker's
// text, so each version has a different worker.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { aloneScript } from "./vite.alone.ts";

const SOURCE = "src/features/offline/service-worker.ts";
/** The worker's file, at the root of the bundle, because a worker only handles pages under its own folder. */
const WORKER_FILE = "sw.js";

/**
 * Files not needed offline: service workers, the viewer for other sites, lists for the server, licences, icons, the web
 * app manifest, WebP pictures, source maps and compressed copies.
 */
const LEFT_OUT =
  /^(?:(?:push-)?sw\.js|files\.json|first\.json|notices\.txt|embed\.html|assets\/embed-|icons\/|manifest\.webmanifest)|\.(?:map|br|gz|webp)$|^\.gitkeep$/;

const hash = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Returns the paths of all files that `LEFT_OUT` does not match, sorted, with the hashes of their contents. */
function filesOf(out: string): [string, string][] {
  const files: [string, string][] = [];
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const name = relative(out, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
    if (entry.isFile() && !LEFT_OUT.test(name)) files.push([`/${name}`, hash(readFileSync(join(out, name)))]);
  }
  return files.sort(([one], [other]) => (one < other ? -1 : 1));
}

export function offlineFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "offline-files",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    // The contents of files are final only after they have been written.
    async writeBundle() {
      const out = resolve(config.root, config.build.outDir);
      writeFileSync(
        join(out, WORKER_FILE),
        await aloneScript(config.root, SOURCE, { __FILES__: JSON.stringify(filesOf(out)) }),
      );
    },
  };
}
