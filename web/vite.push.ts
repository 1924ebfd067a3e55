// Writes the service worker for push messages to the root of the bundle, at an address that never changes. It is
// separate from the worker for offline use, because each can be switched on and off independently.
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
