// Compares the speeds of the engine in WebAssembly and the native engine, on the same positions to the same depth.
// Speeds are in nodes per second of processor time. Both engines use transposition tables of 16 MiB. The WebAssembly
// engine then also runs with 1 MiB, its minimum. Fails if the node counts with 16 MiB differ or, with --bar, if the
// WebAssembly engine with 16 MiB reaches less than PERCENT of the native speed.
//
// usage: node engine-speed.mjs PROGRAM [--depth N] [--rounds N] [--bar PERCENT]
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    depth: { type: "string", default: "11" },
    rounds: { type: "string", default: "3" },
    bar: { type: "string", default: "0" },
  },
});
const [program] = positionals;
if (program === undefined) throw new Error("name the native program: node engine-speed.mjs target/release/janggun");
const depth = Number(values.depth);

const bytes = readFileSync(new URL("../public/engine.wasm", import.meta.url));
const host = { now: () => performance.now(), tell: () => undefined, stop_requested: () => 0 };
const { instance } = await WebAssembly.instantiate(bytes, { host });
const { alloc, call, free, memory } = instance.exports;

function ask(request) {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const ptr = alloc(text.length);
  new Uint8Array(memory.buffer, ptr, text.length).set(text);
  const packed = BigInt.asUintN(64, call(ptr, text.length));
  const [at, length] = [Number(packed & 0xffff_ffffn), Number(packed >> 32n)];
  const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)));
  free(at, length);
  return answer;
}

function native() {
  const text = execFileSync(program, ["bench", "--depth", String(depth)], { encoding: "utf8" });
  const nodes = /Bench: (\d+) nodes/.exec(text)?.[1];
  const nps = /processor time: (\d+)/.exec(text)?.[1];
  if (nodes === undefined || nps === undefined) throw new Error(`\`janggun bench\` printed ${text}`);
  return { nodes: Number(nodes), nps: Number(nps) };
}

function wasm(hash) {
  const began = process.cpuUsage();
  const { nodes } = ask({ bench: depth, hash });
  const { user, system } = process.cpuUsage(began);
  return { nodes, nps: Math.round((nodes * 1e6) / Math.max(user + system, 1)) };
}

// The engines run alternately, and the best speed of each counts, to reduce the effect of other processes. This first
// search only warms up V8.
ask({ bench: Math.min(depth, 8) });
const best = { native: 0, wasm: 0, small: 0 };
for (let round = 0; round < Number(values.rounds); round++) {
  const [one, other, small] = [native(), wasm(16), wasm(1)];
  const speeds = [one, other, small].map(({ nodes, nps }) => `${nodes} nodes ${nps} nps`);
  console.log(`native ${speeds[0]} · wasm ${speeds[1]} · with 1 MiB ${speeds[2]}`);
  if (one.nodes !== other.nodes) {
    console.error("the two do not search alike");
    process.exit(1);
  }
  best.native = Math.max(best.native, one.nps);
  best.wasm = Math.max(best.wasm, other.nps);
  best.small = Math.max(best.small, small.nps);
}
const share = (100 * best.wasm) / best.native;
const shareSmall = (100 * best.small) / best.native;
console.log(
  `WASM: ${share.toFixed(1)} % of native (${best.wasm} of ${best.native} nps), ${bytes.length} bytes, Node ${process.version}`,
);
console.log(`with 1 MiB: ${shareSmall.toFixed(1)} % (${best.small} nps)`);
if (share < Number(values.bar)) {
  console.error(`below ${values.bar} %`);
  process.exit(1);
}
