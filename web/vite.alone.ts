// Builds a script as a single file: a service worker, or `first.js`. Browsers differ in their support for imports in
// service workers.
import { resolve } from "node:path";
import { build } from "vite";
import { otherTexts } from "./vite.texts.ts";

/** Builds the script at `source` with the constants in `define` inserted. */
export async function aloneScript(root: string, source: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    // The script is in the root of the bundle, so `__UP__` is `.` instead of `..`.
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
