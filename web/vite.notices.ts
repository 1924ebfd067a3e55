// Provides the licences of third-party software, as printed by `janggun notices`, in a file to which the About page
// links.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

/** Name of the file, as in `src/platform/build.ts`. */
const FILE = "notices.txt";
/** Source of the command that prints the licences; it includes the parts by path. */
const LIST = "../crates/cli/src/notices.rs";

function parts(root: string): string[] {
  const list = resolve(root, LIST);
  return [...readFileSync(list, "utf8").matchAll(/include_str!\("(.+)"\)/g)].map(([, path = ""]) =>
    readFileSync(resolve(dirname(list), path), "utf8"),
  );
}

export function notices(): Plugin {
  let config: ResolvedConfig;
  const text = (): string => parts(config.root).join("");
  return {
    name: "notices",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(text());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: text() });
    },
  };
}
