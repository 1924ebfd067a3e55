// Compares the speed of the engine in Chromium with that of the native engine. Both search the positions of
// `janggun bench` to the same depths. They run alternately, and the best round of each counts.
//
// Both are measured with two table sizes: 16 MiB, the default of the native engine, and 1 MiB, the default for short
// searches in the browser.
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { binary } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const ROUNDS = 7;
const DEPTHS = [11, 14];
/** Default table sizes in MiB. */
const HASH = { native: 16, browser: 1 };

interface Speed {
  nodes: number;
  /** Nodes per second. */
  nps: number;
}

/** Exports of the engine's module. */
interface Module {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  call(at: number, length: number): bigint;
  free(at: number, length: number): void;
}

declare global {
  interface Window {
    engine: Module;
  }
}

function native(depth: number, hash: number): Speed {
  const printed = execFileSync(binary, ['bench', '--depth', `${depth}`, '--hash', `${hash}`], { encoding: 'utf8' });
  const [, nodes, nps] = /Bench: (\d+) nodes (\d+) nps/.exec(printed) ?? [];
  return { nodes: Number(nodes), nps: Number(nps) };
}

/** Loads the module that the web app uses. */
async function load(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const host = { now: () => performance.now(), tell: () => undefined, stop_requested: () => 0 };
    const { instance } = await WebAssembly.instantiateStreaming(fetch('/engine.wasm'), { host });
    window.engine = instance.exports as unknown as Module;
  });
}

function inBrowser(page: Page, depth: number, hash: number): Promise<Speed> {
  return page.evaluate(
    ([bench, hash]) => {
      const { memory, alloc, call, free } = window.engine;
      const request = new TextEncoder().encode(JSON.stringify({ bench, hash }));
      const at = alloc(request.length);
      new Uint8Array(memory.buffer, at, request.length).set(request);
      const packed = BigInt.asUintN(64, call(at, request.length));
      const [answerAt, length] = [Number(packed & 0xffff_ffffn), Number(packed >> 32n)];
      const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answerAt, length)));
      free(answerAt, length);
      return { nodes: answer.nodes, nps: Math.round((answer.nodes * 1000) / answer.ms) };
    },
    [depth, hash] as const,
  );
}

/** Returns the best speed of each engine, with a table of `hash` MiB. */
async function best(page: Page, depth: number, hash: number): Promise<{ native: number; browser: number }> {
  const speeds = { native: 0, browser: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = [native(depth, hash), await inBrowser(page, depth, hash)];
    expect(other.nodes, 'both search alike').toBe(one.nodes);
    speeds.native = Math.max(speeds.native, one.nps);
    speeds.browser = Math.max(speeds.browser, other.nps);
  }
  return speeds;
}

for (const depth of DEPTHS) {
  test(`speed of the engine at depth ${depth}`, async ({ page, browser }) => {
    await page.goto('/');
    await load(page);
    const small = await best(page, depth, HASH.browser);
    const large = await best(page, depth, HASH.native);
    const share = (fast: number, slow: number): string =>
      `${slow} of ${fast} nps, ${((100 * slow) / fast).toFixed(1)} %`;
    console.log(
      `Chromium ${browser.version()}, depth ${depth}: each with its table ${share(large.native, small.browser)}; ` +
        `both with ${HASH.browser} MiB ${share(small.native, small.browser)}; ` +
        `both with ${HASH.native} MiB ${share(large.native, large.browser)}`,
    );
  });
}
