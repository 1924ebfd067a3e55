// Writes the licences of what others wrote and the program holds, as `janggun notices` prints them, into a file that the page
// about the program links to.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

/** Also named in `src/platform/build.ts`. */
const FILE = "notices.txt";
/** The command that prints them; it names the parts. */
const LIST = "../crates/cli/src/notices.rs";

/** The parts of the notices, as the command line includes them. */
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
