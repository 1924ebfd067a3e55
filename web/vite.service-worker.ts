// Builds a service worker: one file, because browsers differ in what a worker may import.
import { resolve } from "node:path";
import { build } from "vite";

/** The script of the service worker whose source is at `source`, with these constants in it. */
export async function serviceWorker(
  root: string,
  source: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define,
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      lib: { entry: resolve(root, source), formats: ["iife"], name: "worker" },
    },
  });
  const parts = ([built].flat() as { output: { type: string; code?: string }[] }[]).flatMap(({ output }) => output);
  const code = parts.find(({ type }) => type === "chunk")?.code;
  if (code === undefined) throw new Error(`${source} became no script`);
  return code;
}
