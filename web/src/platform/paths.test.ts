// @vitest-environment node
// Every address of the server occurs once in the app, next to its request, and exists on the
// server.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const routes = readFileSync(resolve(root, "../../crates/server/src/routes.rs"), "utf8");

/** Variable parts are written `{}`, and everything after `?` is left out. */
const shapeOf = (path: string): string => path.replaceAll(/\$?\{[^}]*\}/g, "{}").replace(/\?.*/, "");

const known = new Set([...routes.matchAll(/"(\/(?:api|ws)\/[^"]+)"/g)].map(([, path = ""]) => shapeOf(path)));

const NAMED = /const (\w+) = (?:\(\w+: string\): string => )?["'`](\/(?:api|ws)\/[^"'`]*)["'`]/g;
const namesIn = (source: string): [name: string, path: string][] =>
  [...source.matchAll(NAMED)].map(([, name = "", path = ""]) => [name, path]);
const shared = namesIn(readFileSync(resolve(import.meta.dirname, "paths.ts"), "utf8"));

const codeOf = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|<!--[\s\S]*?-->/gm, "");

/** The addresses in a file's strings, each as often as it occurs. */
function pathsIn(source: string): string[] {
  return [...codeOf(source).matchAll(/["'`}](\/(?:api|ws)\/\w[^"'`?\s]*)["'`?]/g)].map(([, path = ""]) =>
    shapeOf(path),
  );
}

/** The same including parts appended to a named address: `${GAMES}/new`. */
function allPathsIn(source: string): string[] {
  const whole = [...shared, ...namesIn(source)].reduce(
    (text, [name, path]) => text.replaceAll(new RegExp(`\\$\\{${name}(?:\\([^)]*\\))?\\}`, "g"), () => path),
    codeOf(source),
  );
  return pathsIn(whole);
}

const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && [".ts", ".svelte"].includes(extname(entry.name)))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !/\.test\.ts$|-double\.ts$|\.gen\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

test("an address is found in a text, whatever changes in it", () => {
  const source = `a("/api/live?page=1"); b(\`/api/games/\${id}/join?\${new Of({ b })}\`); \`\${scheme}//\${location.host}/ws/lobby\``;
  expect(pathsIn(source)).toEqual(["/api/live", "/api/games/{}/join", "/ws/lobby"]);
  expect(pathsIn('path.startsWith("/api/"); /** `/api/me` */')).toEqual([]);
});

test("what follows a named address is found with it", () => {
  const source = `const A = "/api/a"; b(\`\${A}/b\`); c(\`\${gamePath(id)}/c?d=\${d}\`);`;
  expect(allPathsIn(source)).toEqual(["/api/a", "/api/a/b", "/api/games/{}/c"]);
});

test("every address stands once, and nowhere but in the platform", () => {
  const written = sources.flatMap(({ file, text }) => pathsIn(text).map((path) => ({ file, path })));
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter(({ file }) => !file.startsWith("platform"))).toEqual([]);
  const paths = written.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test("the server has every address that is asked", () => {
  const asked = new Set(sources.flatMap(({ text }) => allPathsIn(text)));
  expect(known.size).toBeGreaterThan(40);
  expect(asked.size).toBeGreaterThan(40);
  expect([...asked].filter((path) => !known.has(path))).toEqual([]);
});

/** Where code gives the browser an address: below the path of the app, it must come from `base.ts` or `places.ts`. */
const GIVEN = [
  /\b(?:fetch|register|getRegistration|openWindow|importScripts|pushState|replaceState|sendBeacon)\((?:[^()]*, ?)?["'`]\//,
  /\bnew (?:URL|Request|Worker|SharedWorker|WebSocket|EventSource|Audio)\(["'`]\//,
  /\bcaches\.match\(["'`]\//,
  /(?<!router\.)\b(?:open|assign)\(["'`]\//,
  /(?:\blocation|\.(?:href|src)) = ["'`]\//,
  /\blocation\.(?:origin|host)\}["'`]?\//,
  /\s(?:src|srcset|action|formaction|poster|data)=\{?["'`]\//,
  /<(?!a\b)[a-z]+(?:\s[^<>]*)?\shref=\{?["'`]\//,
  /\burl\(["']?\//,
];

/** Answers of these requests are files whose addresses the build has written, a request that the browser has made, or beside the page,
 * in a script that runs before the app is there. */
const WRITTEN = [
  "features/problems/collection.ts",
  "features/problems/today.ts",
  "features/endgames/data.ts",
  "features/offline/service-worker.ts",
  "shell/first.ts",
];

/** Addresses in a file that ignore the path of the app. */
function misplaced({ file, text }: { file: string; text: string }): string[] {
  const code = codeOf(text);
  const found = GIVEN.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
  const fetched = [...code.matchAll(/\bfetch\((?!inBase\()[^)]*/g)].map(([one]) => one);
  return WRITTEN.includes(file) ? found : [...found, ...fetched];
}

test("nothing in the app is looked for at the root of the host", () => {
  expect(sources.flatMap((source) => misplaced(source).map((found) => `${source.file}: ${found}`))).toEqual([]);
  // Addresses in the pages are completed by the build and by the server.
  expect(readFileSync(resolve(root, "../public/manifest.webmanifest"), "utf8")).not.toMatch(/"\//);
});

test.each([
  'await fetch("/api/me")',
  "await fetch(path)",
  'navigator.serviceWorker.register("/sw.js")',
  'history.pushState(null, "", "/learn")',
  'new Worker("/a.js")',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked through
  "new WebSocket(`${scheme}//${location.host}/ws/lobby`)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked through
  "const link = `${location.origin}/analysis`",
  'open("/shortcuts", "_blank")',
  'location.href = "/learn"',
  '<img alt="" src="/icon.svg" />',
  '<form action={"/api/x"}>',
  '<link rel="icon" href="/icon.svg" />',
  "div { background: url(/a.svg) }",
])("an address at the root is found: %s", (text) => {
  expect(misplaced({ file: "a.ts", text })).not.toEqual([]);
});
