// Builds a script as a single file: a service worker (browsers differ in their support for imports in workers), or the
// script that runs first.
import { resolve } from "node:path";
import { build } from "vite";
import { otherTexts } from "./vite.texts.ts";

/** Builds the script at `source` with the constants in `define` inserted. */
export async function aloneScript(root: string, source: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    // The script is served from the root of the site.
    define: { "import.meta.url": "self.location.href", __UP__: JSON.stringify("."), ...define },
    plugins: [otherTexts()],
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      lib: { entry: resolve(root, source), formats: ["iife"], name: "alone" },
    },
  });
  const parts = ([built].flat() as { output: { type: string; code?: string }[] }[]).flatMap(({ output }) => output);
  const code = parts.find(({ type }) => type === "chunk")?.code;
  if (code === undefined) throw new Error(`${source} became no script`);
  return code;
}
