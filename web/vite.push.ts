// Writes the service worker that shows push messages, below no folder, because its address stays. It is not the one that
// keeps the app for offline use: each is switched on and off by itself.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { aloneScript } from "./vite.alone.ts";

const SOURCE = "src/features/push/push-sw.ts";
const WORKER_FILE = "push-sw.js";

export function pushWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "push-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const file = resolve(config.root, config.build.outDir, WORKER_FILE);
      writeFileSync(file, await aloneScript(config.root, SOURCE));
    },
  };
}
