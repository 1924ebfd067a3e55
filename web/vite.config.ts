// Build and test configuration of the web app. The bundle goes to `dist/`, which is embedded in the `janggun` binary;
// the development server forwards API and socket calls to a running `janggun serve` on its default port.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { afterPicture } from "./vite.after-picture.ts";
import { compressedFiles } from "./vite.compressed.ts";
import { firstPictures } from "./vite.first.ts";
import { firstScript } from "./vite.first-script.ts";
import { links } from "./vite.links.ts";
import { isNeededBy } from "./vite.needed.ts";
import { notices } from "./vite.notices.ts";
import { offlineFiles } from "./vite.offline.ts";
import { problemFiles } from "./vite.problems.ts";
import { pushWorker } from "./vite.push.ts";
import { otherTexts } from "./vite.texts.ts";

const backend = process.env["JANGGUN_BACKEND"] ?? "http://127.0.0.1:8080";

/** Size of the engine, which the settings show before it is downloaded; 0 if it has not been built. */
const engineBytes = statSync(resolve(import.meta.dirname, "public/engine.wasm"), { throwIfNoEntry: false })?.size ?? 0;
/** Workspace manifest, which has the version of all packages and the address of the source, if there is one. */
const manifest = readFileSync(resolve(import.meta.dirname, "../Cargo.toml"), "utf8");
const stated = (key: string): string | null => new RegExp(`^${key} = "(.+)"$`, "m").exec(manifest)?.[1] ?? null;

const MAIN = resolve(import.meta.dirname, "src/main.ts");
const GAME = resolve(import.meta.dirname, "src/features/game/GamePage.svelte");
const CLOCKS = resolve(import.meta.dirname, "src/features/lobby/QuickPairing.svelte");
/** Modules with functions that messages call, which are loaded with the messages of any language. */
const CALLED = /\/(?:texts\/functions|i18n\/josa)\./;

const isTest = (path: string): boolean => path.endsWith(".test.ts");
const declaresNode = (path: string): boolean => /^\/\/ @vitest-environment node$/m.test(readFileSync(path, "utf8"));
/** Returns the test files that declare that they need no page. */
const withoutPage = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(isTest)
    .map((path) => `src/${path}`)
    .filter(declaresNode);

export default defineConfig({
  // The app can be served under any path: scripts use relative addresses, and the server completes the page.
  base: "./",
  define: {
    __UP__: JSON.stringify(".."),
    __ENGINE_BYTES__: engineBytes,
    __VERSION__: JSON.stringify(stated("version")),
    __SOURCE_URL__: JSON.stringify(stated("repository")),
  },
  plugins: [
    otherTexts(),
    svelte({ preprocess: [vitePreprocess(), links()] }),
    problemFiles(),
    notices(),
    pushWorker(),
    firstScript(),
    afterPicture(),
    firstPictures(),
    offlineFiles(),
    compressedFiles(),
  ],
  build: {
    target: "es2022",
    // The server's policy forbids inline scripts, so nothing may be inlined as a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Writes the imports of each file. The server reads this list and names a page's files in its head.
    manifest: "files.json",
    // Modules that many pages use are bundled into one file, because each file costs half a kilobyte of headers.
    rolldownOptions: {
      // The app, and the viewer that other sites can embed.
      input: ["index.html", "embed.html"].map((page) => resolve(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          groups: [
            // Modules that both the start page and other pages need before they are drawn, and the functions of
            // messages.
            {
              name: (id, graph) => (isNeededBy(MAIN, id, graph) || CALLED.test(id) ? "shared" : null),
              test: /web\/src\//,
              minShareCount: 2,
            },
            // Modules shared by games and the lobby: connections, their messages, the terms of a game.
            {
              name: "link",
              test: /web\/src\/(?:platform\/(?:link|liveness|notices|sound)|features\/terms\/terms)\b/,
              minShareCount: 2,
            },
            // Modules that both a game's page and other pages need before the board is drawn.
            {
              name: (id, graph) => (isNeededBy(GAME, id, graph) ? "game" : null),
              includeDependenciesRecursively: false,
              test: /web\/src\/features\//,
              minShareCount: 2,
            },
            // Modules of the start page's list of clocks, shared with the lobby.
            {
              name: (id, graph) => (isNeededBy(CLOCKS, id, graph) ? "lobby" : null),
              test: /web\/src\//,
              minShareCount: 2,
            },
            // Modules that at least four scripts share. Excludes those that only parts of the analysis page or of the
            // learning pages share, and those that only rooms, record readers, game names, the engine in the browser or
            // error pages need.
            {
              name: "later",
              includeDependenciesRecursively: false,
              test: /bindings\/npm\/src\/module\.ts|web\/src\/(?!wire\.gen|texts\/|domain\/weakness|platform\/(?:addresses|engine-client|link|record-worker-client|sha256|words\/(?:moves|xiangqi-moves))\b|ui\/(?:BoardTask|LearnTabs|PieceIcon|Told)\b|features\/(?:account-games|analysis|analysis-page|coach|device-game|drill|editor|embed|games|learn|lessons|library|not-found|offline|openings|picture|problems|records|shortcuts|tables|tournaments?|tree)\b)/,
              minShareCount: 4,
            },
            // Names of moves, and the list of moves.
            {
              name: "list",
              includeDependenciesRecursively: false,
              test: /web\/src\/(?:platform\/words\/(?:moves|xiangqi-moves)|ui\/(?:LetterKey|MoveList|PieceIcon)|features\/analysis\/(?:lines|score)\b)/,
              minShareCount: 2,
            },
            // Small modules, of up to a kilobyte each, shared by the pages with moves.
            {
              name: "moves",
              includeDependenciesRecursively: false,
              test: /web\/src\/(?:features\/(?:analysis|library|records|tree|problems)\/|domain\/(?:check-kind|last-move|notation|position|replay|weakness))/,
              minShareCount: 6,
            },
            // Modules shared by fewer pages: reading and storing records, the evaluation, names of moves, and two small
            // ones.
            {
              name: "records",
              includeDependenciesRecursively: false,
              test: /bindings\/npm\/src\/(?:records|text)\.ts|node_modules\/idb\//,
              minShareCount: 2,
            },
            {
              name: "evaluation",
              includeDependenciesRecursively: false,
              test: /web\/src\/features\/analysis\/(?:EvalBar|EvalCurve|analysis\.svelte|review)/,
              minShareCount: 2,
            },
            {
              name: "naming",
              includeDependenciesRecursively: false,
              test: /web\/src\/features\/blind\//,
              minShareCount: 2,
            },
            {
              name: "facts",
              includeDependenciesRecursively: false,
              test: /web\/src\/features\/(?:tree\/facts|tables\/keeping)/,
              minShareCount: 2,
            },
            // Modules shared by lessons, problems and the notation trainer.
            {
              name: "task",
              includeDependenciesRecursively: false,
              test: /web\/src\/ui\/(?:BoardTask|Told)/,
            },
            // Modules shared by the analysis page and the parts of it that are loaded later.
            {
              name: "analysis",
              includeDependenciesRecursively: false,
              test: /web\/src\/features\/(?:analysis-page|tree\/(?!facts))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The npm package, used from its sources.
  resolve: {
    alias: {
      "janggun/sources": resolve(import.meta.dirname, "../bindings/npm/src/sources.ts"),
      "janggun/glossary": resolve(import.meta.dirname, "../bindings/npm/src/glossary.ts"),
      janggun: resolve(import.meta.dirname, "../bindings/npm/src/index.ts"),
    },
    ...(process.env["VITEST"] === undefined ? {} : { conditions: ["browser"] }),
  },
  server: {
    fs: { allow: [".", "../bindings/npm/src"] },
    proxy: {
      "/api": backend,
      "/health": backend,
      "/ws": { target: backend.replace(/^http/, "ws"), ws: true },
    },
  },
  test: {
    // Threads use less processor time than a process per file.
    pool: "threads",
    setupFiles: ["src/i18n/test-texts.ts"],
    // This limit is far longer than any test takes on a busy machine, because tests do not measure time.
    testTimeout: 60_000,
    projects:
      process.env["VITEST"] === undefined
        ? []
        : [
            {
              extends: true,
              test: { name: "page", environment: "happy-dom", include: ["src/**/*.test.ts"], exclude: withoutPage() },
            },
            // These tests share loaded modules across files, instead of loading them again for each file.
            { extends: true, test: { name: "plain", environment: "node", include: withoutPage(), isolate: false } },
          ],
  },
});
