// Writes the service worker, which is told here which files this version of the app has, so that it can fetch them once
// and keep them together. The list is part of the worker's text: another version is another worker.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { aloneScript } from "./vite.alone.ts";

const SOURCE = "src/features/offline/service-worker.ts";
/** The worker's file: below no folder, or it would not be asked about the app's pages. */
const WORKER_FILE = "sw.js";

/** Not needed without a network: the viewer for other sites, the lists for the server, pictures only the installing browser shows, and the licences. */
const LEFT_OUT =
  /^(?:(?:push-)?sw\.js|files\.json|first\.json|notices\.txt|embed\.html|assets\/embed-|icons\/|manifest\.webmanifest)|\.(?:map|br|gz)$|^\.gitkeep$/;

const hash = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** The files of the app with what is in them. */
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
    // Not before: what is in a file is settled only once it is written.
    async writeBundle() {
      const out = resolve(config.root, config.build.outDir);
      writeFileSync(
        join(out, WORKER_FILE),
        await aloneScript(config.root, SOURCE, { __FILES__: JSON.stringify(filesOf(out)) }),
      );
    },
  };
}
