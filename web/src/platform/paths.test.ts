// @vitest-environment node
// Tests that each endpoint of the server is named in one place of the platform, with listed exceptions. Other code
// contains no server addresses, and no address ignores the path of the app.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { addressOf } from "./paths";

const root = resolve(import.meta.dirname, "..");

const codeOf = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|<!--[\s\S]*?-->/gm, "");

const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && [".ts", ".svelte"].includes(extname(entry.name)))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((file) => !/\.test\.ts$|-double\.ts$|\.gen\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

test("values are put into a path, and all others into its query", () => {
  expect(addressOf("GET /api/me")).toBe("/api/me");
  expect(addressOf("GET /api/games", { page: 2 })).toBe("/api/games?page=2");
  expect(addressOf("GET /api/players/{player}/ratings", { player: "guest:6NvQ54YFe0P" })).toBe(
    "/api/players/guest:6NvQ54YFe0P/ratings",
  );
  expect(addressOf("GET /api/tables/{rules}", { rules: '{"a":"/?"}', fen: "4k4/9 w" })).toBe(
    "/api/tables/%7B%22a%22:%22%2F%3F%22%7D?fen=4k4%2F9+w",
  );
});

/** Returns all endpoints named in the code of a file, including repetitions. */
const endpointsIn = (text: string): string[] =>
  [...codeOf(text).matchAll(/"((?:GET|POST|PUT|DELETE) \/[^"]*)"/g)].map(([, endpoint = ""]) => endpoint);

test("every endpoint is asked in one place, and only in the platform", () => {
  const asked = sources.flatMap(({ file, text }) => endpointsIn(text).map((endpoint) => ({ file, endpoint })));
  expect(asked.length).toBeGreaterThan(45);
  const elsewhere = asked.filter(({ file }) => !file.startsWith("platform") && !SEPARATE.includes(file));
  expect(elsewhere).toEqual([]);
  const endpoints = asked.filter(({ file }) => file.startsWith("platform")).map(({ endpoint }) => endpoint);
  const again = new Set(endpoints.filter((endpoint, at) => endpoints.indexOf(endpoint) !== at));
  // `http.ts` names it twice, because it is the only request that a static site allows.
  expect([...again]).toEqual(["GET /api/levels"]);
});

/** Other files that may name an endpoint: code of workers, and the script that runs before the app. */
const SEPARATE = ["features/offline/requests.ts", "features/push/worker.ts", "shell/first.ts"];

test("no address of the server is written by hand", () => {
  const written = /["'`}](\/(?:api|ws)\/\w[^"'`]*)["'`](?! satisfies PathOf)/g;
  const found = sources.flatMap(({ file, text }) =>
    [...codeOf(text).matchAll(written)].map(([one]) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

/**
 * Patterns of code that passes an address at the root of the host to the browser. Such addresses must come from
 * `base.ts` or `places.ts` instead, so that they are under the path of the app.
 */
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

/**
 * Files that may call `fetch` without `inBase`. Their addresses come from the build or the browser, or are relative to
 * the page.
 */
const WRITTEN = [
  "features/problems/collection.ts",
  "features/problems/today.ts",
  "features/endgames/data.ts",
  "features/offline/service-worker.ts",
  "shell/first.ts",
];

/** Returns the parts of a file in which an address ignores the path of the app. */
function misplaced({ file, text }: { file: string; text: string }): string[] {
  const code = codeOf(text);
  const found = GIVEN.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
  const fetched = [...code.matchAll(/\bfetch\((?!inBase\()[^)]*/g)].map(([one]) => one);
  return WRITTEN.includes(file) ? found : [...found, ...fetched];
}

test("nothing in the app is looked for at the root of the host", () => {
  expect(sources.flatMap((source) => misplaced(source).map((found) => `${source.file}: ${found}`))).toEqual([]);
  // Only the manifest is checked here, because the build and the server complete the addresses in pages.
  expect(readFileSync(resolve(root, "../public/manifest.webmanifest"), "utf8")).not.toMatch(/"\//);
});

test.each([
  'await fetch("/api/me")',
  "await fetch(path)",
  'navigator.serviceWorker.register("/sw.js")',
  'history.pushState(null, "", "/learn")',
  'new Worker("/a.js")',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the test checks
  "new WebSocket(`${scheme}//${location.host}/ws/lobby`)",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the test checks
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
