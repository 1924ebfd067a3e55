// Writes `first.js`, which runs before anything is painted: at an address that stays, so that `index.html` names it. The
// development server makes it anew for each page.
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
    // Emitted, so that it is there when the files are listed for use without a network.
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: await aloneScript(config.root, SOURCE) });
    },
  };
}
