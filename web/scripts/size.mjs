// Measures the gzipped sizes of the start page's first load and of the WebAssembly modules. The first load is the page,
// its styles, and its scripts with their static imports, without `first.js`. Fails if a size exceeds its budget. Run
// after `vite build`.
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const dist = resolve(import.meta.dirname, "../dist");
/** Budget in bytes for the first load, without texts and API responses, which e2e/tests/page.spec.ts includes. */
const FIRST_LOAD = 93_300;
const RULES = 150_000;
const RECORDS = 257_000;
const TOURNAMENT = 305_000;
/** Budget in bytes for the engine with its network, which is loaded on demand. */
const ENGINE = 4_500_000;

const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

const html = readFileSync(join(dist, "index.html"), "utf8");
const found = new Set(["index.html"]);
const queue = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((match) => match[1]);
if (queue.length === 0) throw new Error("index.html names no script");
while (queue.length > 0) {
  const file = queue.pop();
  if (found.has(file)) continue;
  found.add(file);
  if (!file.endsWith(".js")) continue;
  const text = readFileSync(join(dist, file), "utf8");
  // Static imports only: `import…from"./x.js"` and `import"./x.js"`, not `import("./x.js")`.
  for (const match of text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
    queue.push(join(dirname(file), match[1]));
  }
}

let first = 0;
for (const file of [...found].sort()) {
  const size = weigh(file);
  first += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
const rules = weigh("rules.wasm");
console.log(`first load: ${first} bytes gzipped of ${FIRST_LOAD}`);
console.log(`rules.wasm: ${rules} bytes gzipped of ${RULES}`);
const records = weigh("records.wasm");
console.log(`records.wasm: ${records} bytes gzipped of ${RECORDS}, for its page alone`);
const tournament = weigh("tournament.wasm");
console.log(`tournament.wasm: ${tournament} bytes gzipped of ${TOURNAMENT}, for the page of directors alone`);
const engine = weigh("engine.wasm");
console.log(`engine.wasm: ${engine} bytes gzipped of ${ENGINE}, when it is asked for`);
if (first > FIRST_LOAD || rules > RULES || records > RECORDS || tournament > TOURNAMENT || engine > ENGINE) {
  console.error("over budget");
  process.exit(1);
}
