// Prerenders the HTML of pages (`src/first`) into a file, from which the server inserts it into its
// responses. The code that prerenders it is not part of the app's bundle.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { links } from "./vite.links.ts";
import { problemFiles } from "./vite.problems.ts";
import { otherTexts } from "./vite.texts.ts";

/** Name of the output file, as in `crates/server/src/pages/first.rs`. */
const LIST = "first.json";

export function firstPictures(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "first-pictures",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      // The folder is inside the project so that Node finds the project's packages. The code is bundled into one file
      // so that the modules run in order.
      const folder = mkdtempSync(join(config.root, "node_modules/.first-"));
      try {
        await build({
          root: config.root,
          configFile: false,
          logLevel: "error",
          plugins: [otherTexts(), svelte({ preprocess: [vitePreprocess(), links()] }), problemFiles()],
          publicDir: false,
          resolve: { alias: config.resolve.alias },
          define: config.define ?? {},
          build: {
            ssr: resolve(config.root, "src/first/render.ts"),
            outDir: folder,
            rolldownOptions: { output: { entryFileNames: "render.mjs", codeSplitting: false } },
          },
        });
        const { firstPictures } = (await import(pathToFileURL(join(folder, "render.mjs")).href)) as {
          firstPictures: () => Promise<unknown>;
        };
        writeFileSync(resolve(config.root, config.build.outDir, LIST), JSON.stringify(await firstPictures()));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
