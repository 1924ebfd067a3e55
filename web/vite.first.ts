// Draws the first pictures of pages (`src/first`) and writes them for the server, which puts them into its answers. A file
// of the folder is kept out of the bundle of the app.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { links } from "./vite.links.ts";
import { problemFiles } from "./vite.problems.ts";
import { otherTexts } from "./vite.texts.ts";

/** The name of the list, which the server knows. */
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
      // Inside the project, so that the packages are found from there. One file, so that what stands first in it runs first.
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
