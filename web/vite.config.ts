// How the web app is built and tested. The bundle goes to `dist/`, which the
// `janggun` binary embeds; the dev server passes API and socket calls on to a
// running `janggun serve` on its default port.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const backend = process.env["JANGGUN_BACKEND"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // The server forbids inline scripts, so nothing may be inlined as data: either.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": backend,
      "/health": backend,
      "/ws": { target: backend.replace(/^http/, "ws"), ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
  ...(process.env["VITEST"] === undefined ? {} : { resolve: { conditions: ["browser"] } }),
});
