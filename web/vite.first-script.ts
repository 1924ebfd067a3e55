// Builds `first.js`, which runs before the first paint. Its address never changes, so `index.html` can refer to it. The
// development server rebuilds it for each request.
import type { Plugin, ResolvedConfig } from "vite";
import { aloneScript } from "./vite.alone.ts";

const SOURCE = "src/shell/first.ts";
const FILE = "first.js";

export function firstScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "first-script",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, response) => {
        void aloneScript(config.root, SOURCE).then((script) => {
          response.setHeader("content-type", "text/javascript");
          response.end(script);
        });
      });
    },
    // The script is emitted here so that it exists when `offlineFiles` lists the files.
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: await aloneScript(config.root, SOURCE) });
    },
  };
}
