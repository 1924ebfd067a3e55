// Build and test configuration of the web app. The bundle goes to `dist/`, and the `janggun` binary embeds it. The
// development server forwards API and socket requests to `janggun serve`, whose address JANGGUN_BACKEND can change.
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

/** Size of the engine in bytes; 0 if it has not been built. The settings show it on the download button. */
const engineBytes = statSync(resolve(import.meta.dirname, "public/engine.wasm"), { throwIfNoEntry: false })?.size ?? 0;
/** Workspace manifest, with the common version of all packages and, if there is one, the repository's URL. */
const manifest = readFileSync(resolve(import.meta.dirname, "../Cargo.toml"), "utf8");
const stated = (key: string): string | null => new RegExp(`^${key} = "(.+)"$`, "m").exec(manifest)?.[1] ?? null;

const MAIN = resolve(import.meta.dirname, "src/main.ts");
const GAME = resolve(import.meta.dirname, "src/features/game/GamePage.svelte");
const CLOCKS = resolve(import.meta.dirname, "src/features/lobby/QuickPairing.svelte");
/** Modules with functions that messages call. They are loaded with the messages of any language. */
const CALLED = /\/(?:texts\/functions|i18n\/josa)\./;

const isTest = (path: string): boolean => path.endsWith(".test.ts");
/** Returns the test files with this comment line. */
const declaring = (line: string): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter(isTest)
    .map((path) => `src/${path}`)
    .filter((path) => readFileSync(path, "utf8").split("\n").includes(line));
const withoutPage = (): string[] => declaring("// @vitest-environment node");
/**
 * Returns the tests that cannot share the page and loaded modules with others, because they change or depend on their
 * state.
 */
const isolated = (): string[] => declaring("// @isolated");

export default defineConfig({
  // The app can be served under any path: addresses are relative, and the server makes those in the page absolute.
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
    // The server's content security policy blocks data URLs in scripts and requests, so no asset is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Lists the imports of each file. The server uses the list to add preload links to pages.
    manifest: "files.json",
    // Shared modules are bundled in groups, because every file costs half a kilobyte of headers.
    rolldownOptions: {
      // The app, and the viewer that other sites can embed.
      input: ["index.html", "embed.html"].map((page) => resolve(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          groups: [
            // Modules that the app's entry imports statically and shares with other scripts, and functions that
            // messages call.
            {
              name: (id, graph) => (isNeededBy(MAIN, id, graph) || CALLED.test(id) ? "shared" : null),
              test: /web\/src\//,
              minShareCount: 2,
            },
            // Modules that games and the lobby share: the connection, notices, sounds, and the terms of a game.
            {
              name: "link",
              test: /web\/src\/(?:platform\/(?:link|liveness|notices|sound)|features\/terms\/terms)\b/,
              minShareCount: 2,
            },
            // Feature modules that the game page imports statically and shares with other scripts.
            {
              name: (id, graph) => (isNeededBy(GAME, id, graph) ? "game" : null),
              includeDependenciesRecursively: false,
              test: /web\/src\/features\//,
              minShareCount: 2,
            },
            // Modules of the list of time controls, which the start page and the lobby share.
            {
              name: (id, graph) => (isNeededBy(CLOCKS, id, graph) ? "lobby" : null),
              test: /web\/src\//,
              minShareCount: 2,
            },
            // Modules that at least four scripts share. The pattern leaves out modules for a few kinds of pages, such
            // as the analysis and learning pages.
            {
              name: "later",
              includeDependenciesRecursively: false,
              test: /bindings\/npm\/src\/module\.ts|web\/src\/(?!wire\.gen|texts\/|domain\/weakness|platform\/(?:addresses|engine-client|link|record-worker-client|sha256|words\/(?:moves|xiangqi-moves))\b|ui\/(?:BoardTask|LearnTabs|PieceIcon|Told)\b|features\/(?:account-games|analysis|analysis-page|board-clock|clubs|coach|device-game|drill|editor|embed|games|learn|lessons|library|not-found|offline|openings|phone-result|picture|problems|records|shortcuts|tables|tournaments?|tree)\b)/,
              minShareCount: 4,
            },
            // Modules that display moves, such as their names and the move list.
            {
              name: "list",
              includeDependenciesRecursively: false,
              test: /web\/src\/(?:platform\/words\/(?:moves|xiangqi-moves)|ui\/(?:LetterKey|MoveList|PieceIcon)|features\/analysis\/(?:lines|score)\b)/,
              minShareCount: 2,
            },
            // Small modules that at least six scripts share, mostly for analysis, records and problems.
            {
              name: "moves",
              includeDependenciesRecursively: false,
              test: /web\/src\/(?:features\/(?:analysis|library|records|tree|problems)\/|domain\/(?:check-kind|last-move|notation|position|replay|weakness))/,
              minShareCount: 6,
            },
            // Modules for reading and storing records.
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
            // Modules for the citations of rule sets, which load the citations and their translations.
            {
              name: "cited",
              includeDependenciesRecursively: false,
              test: /web\/src\/platform\/(?:rules\/sources|words\/rule-source)\./,
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
  // The npm package is used from its sources.
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
    // Tests do not measure time, so the limit is far longer than any test takes, even on a busy machine.
    testTimeout: 180_000,
    projects:
      process.env["VITEST"] === undefined
        ? []
        : [
            { extends: true, test: { name: "isolated", environment: "happy-dom", include: isolated() } },
            // All other tests share the page and loaded modules across files, instead of loading them again for each
            // file.
            {
              extends: true,
              test: {
                name: "page",
                environment: "happy-dom",
                include: ["src/**/*.test.ts"],
                exclude: [...withoutPage(), ...isolated()],
                isolate: false,
              },
            },
            { extends: true, test: { name: "plain", environment: "node", include: withoutPage(), isolate: false } },
          ],
  },
});
