// @vitest-environment node
// Checks the layers of the app: no folder imports from a higher layer.
//
// The lowest layer is `board` and the server's message types; above it are `domain`, then `platform`, `i18n` and
// `texts`, then `ui`, then `features`, then the app itself. A feature exports only the names in its `exports.json`, and
// features have no cyclic dependencies. Tests may import everything. A module that nothing imports is an error.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, posix, relative } from "node:path";
import { expect, test } from "vitest";

/** Layers, lowest first. Folders in one row may import each other. All other files belong to the app, the top layer. */
const LAYERS: readonly (readonly string[])[] = [
  ["board", "wire.gen.ts"],
  ["domain"],
  ["platform", "i18n", "texts"],
  ["ui"],
  ["features"],
];
/** Modules of the board that the domain may use: points and types. */
const OF_BOARD: readonly string[] = ["board/squares.ts", "board/types.ts"];
/** Browser globals that need a page, contact a server or start a worker. */
const AMBIENT = /\b(?:fetch|document|window|localStorage|sessionStorage|navigator|location|WebSocket|Worker)\s*[.(]/;
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"'?]*)/g;

/** Contents of the app's files by path, and the names in each feature's `exports.json`. */
interface Sources {
  readonly files: ReadonlyMap<string, string>;
  readonly exports: ReadonlyMap<string, readonly string[]>;
}

const folderOf = (path: string): string => path.split("/", 1)[0] ?? "";
const featureOf = (path: string): string | null => /^features\/([^/]+)\//.exec(path)?.[1] ?? null;

function layerOf(path: string): number {
  const at = LAYERS.findIndex((folders) => folders.includes(folderOf(path)));
  return at < 0 ? LAYERS.length : at;
}

/** Returns all imports between the app's own files. */
function importsOf({ files }: Sources): (readonly [from: string, to: string])[] {
  return [...files].flatMap(([from, text]) =>
    [...text.matchAll(IMPORT)].flatMap(([, path = ""]) => {
      const bare = posix.join(posix.dirname(from), path);
      const to = [bare, `${bare}.ts`, `${bare}/index.ts`].find((one) => files.has(one));
      return to === undefined ? [] : [[from, to] as const];
    }),
  );
}

/** Modules that are named in HTML, in the configuration of Vite, or by a browser. */
const ENTRIES: readonly string[] = [
  "board/demo/demo.ts",
  "features/embed/main.ts",
  "features/offline/service-worker.ts",
  "features/push/push-sw.ts",
  "first/render.ts",
  "i18n/test-texts.ts",
  "main.ts",
  "shell/first.ts",
];

/** Returns modules that neither the app nor a test names as a path. */
function unused(files: ReadonlyMap<string, string>): string[] {
  const named = new Set(
    [...files].flatMap(([from, text]) =>
      [...text.matchAll(/["'`](\.{1,2}\/[^"'`?]*)/g)].flatMap(([, path = ""]) => {
        const bare = posix.join(posix.dirname(from), path);
        return [bare, `${bare}.ts`, `${bare}/index.ts`];
      }),
    ),
  );
  const isNamed = (path: string): boolean =>
    named.has(path) || ENTRIES.includes(path) || path.endsWith(".test.ts") || path.endsWith(".d.ts");
  return [...files.keys()].filter((path) => !isNamed(path));
}

/** Returns a cycle of imports among features; empty if there is none. */
function circle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const visit = (feature: string, way: readonly string[]): string[] => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature];
    if (done.has(feature)) return [];
    for (const next of edges.get(feature) ?? []) {
      const found = visit(next, [...way, feature]);
      if (found.length > 0) return found;
    }
    done.add(feature);
    return [];
  };
  for (const feature of edges.keys()) {
    const found = visit(feature, []);
    if (found.length > 0) return found;
  }
  return [];
}

function violations(sources: Sources): string[] {
  const found: string[] = [];
  const edges = new Map<string, Set<string>>();
  const used = new Set<string>();
  for (const [from, to] of importsOf(sources)) {
    const [importer, imported] = [featureOf(from), featureOf(to)];
    if (layerOf(to) > layerOf(from)) found.push(`${from} imports upwards: ${to}`);
    if (folderOf(from) === "domain" && folderOf(to) === "board" && !OF_BOARD.includes(to)) {
      found.push(`${from} needs what draws the board: ${to}`);
    }
    if (importer === null || imported === null || importer === imported) continue;
    const name = to.slice(`features/${imported}/`.length);
    used.add(`${imported}/${name}`);
    edges.set(importer, (edges.get(importer) ?? new Set()).add(imported));
    if (sources.exports.get(imported)?.includes(name) !== true) found.push(`${from} imports what is private: ${to}`);
  }
  for (const [feature, names] of sources.exports) {
    for (const name of names) if (!used.has(`${feature}/${name}`)) found.push(`${feature} exports for nobody: ${name}`);
  }
  for (const [path, text] of sources.files) {
    if (folderOf(path) !== "domain") continue;
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    if (AMBIENT.test(code) || path.includes(".svelte")) found.push(`${path} is more than rules and values`);
  }
  const way = circle(edges);
  return way.length === 0 ? found : [...found, `features in a circle: ${way.join(" → ")}`];
}

/** Returns the texts of all modules, including tests. */
function readAll(): Map<string, string> {
  const root = import.meta.dirname;
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && [".ts", ".svelte"].includes(extname(entry.name)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")] as const));
}

function read(): Sources {
  const root = import.meta.dirname;
  const files = new Map([...readAll()].filter(([path]) => !path.endsWith(".test.ts")));
  const features = readdirSync(join(root, "features")).filter((one) =>
    existsSync(join(root, "features", one, "exports.json")),
  );
  const listed = (feature: string): string[] =>
    JSON.parse(readFileSync(join(root, "features", feature, "exports.json"), "utf8")) as string[];
  return { files, exports: new Map(features.map((feature) => [feature, listed(feature)] as const)) };
}

const sources = read();

test("nothing imports from above itself, or what a feature keeps to itself, and no features need each other", () => {
  expect(sources.files.size).toBeGreaterThan(500);
  expect(importsOf(sources).length).toBeGreaterThan(2000);
  expect(violations(sources)).toEqual([]);
});

/** Returns the sources with a line appended to a file, which is created if it does not exist. */
function withLine(path: string, line: string): Sources {
  const files = new Map(sources.files);
  return { ...sources, files: files.set(path, `${files.get(path) ?? ""}\n${line}\n`) };
}

test.each([
  ["board/keys.ts", 'import "../domain/position";', "board/keys.ts imports upwards: domain/position.ts"],
  ["domain/setup.ts", 'import "../platform/http";', "domain/setup.ts imports upwards: platform/http.ts"],
  [
    "domain/setup.ts",
    'import type { en } from "../texts/core.en.gen";',
    "domain/setup.ts imports upwards: texts/core.en.gen.ts",
  ],
  ["domain/setup.ts", 'import "../board";', "domain/setup.ts needs what draws the board: board/index.ts"],
  ["domain/setup.ts", 'export const a = fetch("/");', "domain/setup.ts is more than rules and values"],
  ["domain/A.svelte", "<p></p>", "domain/A.svelte is more than rules and values"],
  ["i18n/josa.ts", 'export * from "../ui/looks";', "i18n/josa.ts imports upwards: ui/looks.ts"],
  ["platform/http.ts", 'import "../main";', "platform/http.ts imports upwards: main.ts"],
  [
    "ui/Icon.svelte",
    '{#await import("../features/news/NewsBell.svelte")}{/await}',
    "ui/Icon.svelte imports upwards: features/news/NewsBell.svelte",
  ],
  [
    "features/army/sheet.ts",
    'import "../start/first-game";',
    "features/army/sheet.ts imports what is private: features/start/first-game.ts",
  ],
  ["features/tree/tree.ts", 'import "../editor/words";', "features in a circle: "],
])("a line is found: %s, %s", (path, line, expected) => {
  expect(violations(withLine(path, line))).toContainEqual(expect.stringContaining(expected));
});

test("an export that nobody imports is found", () => {
  const exports = new Map(sources.exports).set("army", ["sheet.ts"]);
  expect(violations({ ...sources, exports })).toEqual(["army exports for nobody: sheet.ts"]);
});

test("a module that nothing imports is found", () => {
  const files = readAll();
  expect(unused(files)).toEqual([]);
  expect(unused(files.set("features/army/spare.ts", "export const spare = 1;\n"))).toEqual(["features/army/spare.ts"]);
});
