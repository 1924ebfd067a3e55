// How the web app is built and tested. The bundle goes to `dist/`, which the
// `janggun` binary embeds; the dev server passes API and socket calls on to a
// running `janggun serve` on its default port.
import { readFileSync, statSync } from "node:fs";
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

/** The size of the engine, which the settings tell before it is fetched; 0 where it has not been built. */
const engineBytes = statSync(resolve(import.meta.dirname, "public/engine.wasm"), { throwIfNoEntry: false })?.size ?? 0;
/** What the workspace's manifest says of all its packages: the version; the address of the source, if there is one. */
const manifest = readFileSync(resolve(import.meta.dirname, "../Cargo.toml"), "utf8");
const stated = (key: string): string | null => new RegExp(`^${key} = "(.+)"$`, "m").exec(manifest)?.[1] ?? null;

const MAIN = resolve(import.meta.dirname, "src/main.ts");
const GAME = resolve(import.meta.dirname, "src/features/game/GamePage.svelte");
const CLOCKS = resolve(import.meta.dirname, "src/features/lobby/QuickPairing.svelte");
/** What messages call, fetched with those of any language. */
const CALLED = /\/(?:texts\/functions|i18n\/josa)\./;

export default defineConfig({
  // Served below any path: scripts name others as seen from themselves, and the page is completed by who serves it.
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
    // The server forbids inline scripts, so nothing may be inlined as data: either.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which file imports which, for the server: it names a page's files in its head.
    manifest: "files.json",
    // Modules that many pages use are one file, because each file costs half a kilobyte of headers.
    rolldownOptions: {
      // The app, and the viewer that other sites may frame.
      input: ["index.html", "embed.html"].map((page) => resolve(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          groups: [
            // Modules that the start page needs before it is drawn and others need too, and the functions of messages.
            {
              name: (id, graph) => (isNeededBy(MAIN, id, graph) || CALLED.test(id) ? "shared" : null),
              test: /web\/src\//,
              minShareCount: 2,
            },
            // What games and the lobby share: their connections, what tells of what comes over them, the terms of a game.
            {
              name: "link",
              test: /web\/src\/(?:platform\/(?:link|liveness|notices|sound)|features\/terms\/terms)\b/,
              minShareCount: 2,
            },
            // What a game's page needs before its board is drawn and others need too.
            {
              name: (id, graph) => (isNeededBy(GAME, id, graph) ? "game" : null),
              includeDependenciesRecursively: false,
              test: /web\/src\/features\//,
              minShareCount: 2,
            },
            // Modules of its list of clocks, shared with the lobby.
            {
              name: (id, graph) => (isNeededBy(CLOCKS, id, graph) ? "lobby" : null),
              test: /web\/src\//,
              minShareCount: 2,
            },
            // Not what the parts of the analysis page share among themselves, or those of the learn pages, which nobody else
            // needs; nor what only rooms, readers of records, names of games and the engine in the browser need, or errors.
            {
              name: "later",
              includeDependenciesRecursively: false,
              test: /bindings\/npm\/src\/module\.ts|web\/src\/(?!wire\.gen|texts\/|domain\/weakness|platform\/(?:addresses|engine-client|link|record-worker-client|sha256|words\/(?:moves|xiangqi-moves))\b|ui\/(?:BoardTask|LearnTabs|PieceIcon|Told)\b|features\/(?:account-games|analysis|analysis-page|coach|device-game|drill|editor|embed|games|learn|lessons|library|not-found|offline|openings|picture|problems|records|shortcuts|tables|tree)\b)/,
              minShareCount: 4,
            },
            // The words of moves and the list of them.
            {
              name: "list",
              includeDependenciesRecursively: false,
              test: /web\/src\/(?:platform\/words\/(?:moves|xiangqi-moves)|ui\/(?:LetterKey|MoveList|PieceIcon)|features\/analysis\/(?:lines|score)\b)/,
              minShareCount: 2,
            },
            // Modules shared by the pages with moves, of half a kilobyte to one each.
            {
              name: "moves",
              includeDependenciesRecursively: false,
              test: /web\/src\/(?:features\/(?:analysis|library|records|tree|problems)\/|domain\/(?:check-kind|last-move|notation|position|replay|weakness))/,
              minShareCount: 6,
            },
            // The same for what fewer pages share: reading and keeping records, the evaluation, moves by name, two small ones.
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
            // Modules shared by the analysis page and its parts that are fetched later.
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
  // The package as others get it, from its sources.
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
    // Test files that need no page declare it, and skip the cost of creating one.
    environment: "happy-dom",
    // Less processor time than a process a file.
    pool: "threads",
    setupFiles: ["src/i18n/test-texts.ts"],
    // Far more than a loaded machine needs: nothing is measured by them.
    testTimeout: 60_000,
    include: ["src/**/*.test.ts"],
  },
});
