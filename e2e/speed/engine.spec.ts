// The engine as this browser runs it beside the same engine compiled for this machine: the fixed positions of `janggun bench`
// to the same depths, by the clock, in turns, the best of the rounds on both sides. The module has a table of 16 MiB as the
// native one, and then the one that it takes by itself for searches of this length.
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { binary } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const ROUNDS = 7;
const DEPTHS = [11, 14];
/** MiB of table: the native one's, and what the module takes by itself for searches so deep. */
const EQUAL = 16;
const OWN = 1;

interface Speed {
  nodes: number;
  /** Nodes per second. */
  nps: number;
}

/** The module's exports, and how to ask it. */
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

function native(depth: number): Speed {
  const printed = execFileSync(binary, ['bench', '--depth', `${depth}`], { encoding: 'utf8' });
  const [, nodes, nps] = /Bench: (\d+) nodes (\d+) nps/.exec(printed) ?? [];
  return { nodes: Number(nodes), nps: Number(nps) };
}

/** Loads the module as the web app does. */
async function load(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const host = { now: () => performance.now(), tell: () => undefined, stop_requested: () => 0 };
    const { instance } = await WebAssembly.instantiateStreaming(fetch('/engine.wasm'), { host });
    window.engine = instance.exports as unknown as Module;
  });
}

/** The module's own bench. */
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

for (const depth of DEPTHS) {
  test(`speed of the engine at depth ${depth}`, async ({ page, browser }) => {
    await page.goto('/');
    await load(page);
    const best = { native: 0, equal: 0, own: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const here = native(depth);
      const [equal, own] = [await inBrowser(page, depth, EQUAL), await inBrowser(page, depth, OWN)];
      expect(equal.nodes, 'both search alike').toBe(here.nodes);
      best.native = Math.max(best.native, here.nps);
      best.equal = Math.max(best.equal, equal.nps);
      best.own = Math.max(best.own, own.nps);
    }
    const share = (nps: number): string => `${nps} nps, ${((100 * nps) / best.native).toFixed(1)} %`;
    console.log(
      `Chromium ${browser.version()}, depth ${depth}: native ${best.native} nps; ` +
        `with the same table ${share(best.equal)}; with ${OWN} MiB ${share(best.own)}`,
    );
  });
}
