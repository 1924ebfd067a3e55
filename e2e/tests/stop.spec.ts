// A running search stops when it is no longer needed. On a cross-origin isolated page, it stops through shared memory
// and its worker is reused. On other pages, the worker is terminated.
import type { Page } from '@playwright/test';
import { pieceAt } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

/** Requests to an engine worker (their node counts), its answers, and its end. Times are from `performance.now()`. */
interface Watched {
  asked: number[];
  answers: { at: number; nodes: number }[];
  ended: number | null;
}

declare global {
  interface Window {
    engines: Watched[];
    offAt: number;
  }
}

/** Records the engine workers of all pages loaded from now on. */
async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.engines = [];
    const Original = window.Worker;
    window.Worker = class extends Original {
      private readonly watched: Watched | null = null;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (!String(url).includes('engine-worker')) return;
        const watched: Watched = { asked: [], answers: [], ended: null };
        this.watched = watched;
        window.engines.push(watched);
        this.addEventListener('message', ({ data }) => {
          if ('answer' in data) watched.answers.push({ at: performance.now(), nodes: data.answer.nodes });
        });
      }
      override postMessage(message: { request?: { search: { nodes: number } } }): void {
        if (message.request !== undefined) this.watched?.asked.push(message.request.search.nodes);
        super.postMessage(message);
      }
      override terminate(): void {
        if (this.watched !== null) this.watched.ended = performance.now();
        super.terminate();
      }
    };
  });
}

/** Node count that the app requests for an endless search. */
const ENDLESS = 2 ** 32;

/** Starts an endless search, and turns the engine off as soon as the search has been requested. */
async function beginAndEnd(page: Page): Promise<void> {
  await page.goto('/analysis');
  await expect.poll(() => pieceAt(page, 'e2')).toBe('cho k');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Keep searching' }).click();
  await expect.poll(() => page.evaluate(() => window.engines.at(-1)?.asked.at(-1)), { timeout: 120_000 }).toBe(ENDLESS);
  await page.evaluate(() => {
    window.addEventListener('keydown', () => (window.offAt = performance.now()), { capture: true, once: true });
  });
  await page.keyboard.press('e');
}

const engines = (page: Page): Promise<Watched[]> => page.evaluate(() => window.engines);
const offAt = (page: Page): Promise<number> => page.evaluate(() => window.offAt);

test('an isolated page stops a search without ending its worker', async ({ page }) => {
  await watchWorkers(page);
  await beginAndEnd(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect.poll(async () => (await engines(page))[0]?.answers.length).toBe((await engines(page))[0]?.asked.length);
  const last = (await engines(page))[0]?.answers.at(-1);
  if (last === undefined) throw new Error('no answer');
  console.log(
    `stopped through shared memory after ${(last.at - (await offAt(page))).toFixed(1)} ms, ${last.nodes} nodes`,
  );
  expect(last.nodes, 'it was not searched to its end').toBeLessThan(ENDLESS);

  await page.keyboard.press('e');
  await expect.poll(async () => (await engines(page))[0]?.asked.filter((nodes) => nodes === ENDLESS).length).toBe(2);
  const all = await engines(page);
  expect([all.length, all[0]?.ended], 'the same worker is at work').toEqual([1, null]);
});

test('a page that is not isolated ends the worker, and another one goes on', async ({ page }) => {
  await watchWorkers(page);
  await page.route('**/analysis', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    delete headers['cross-origin-opener-policy'];
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({ response: answer, headers });
  });
  await beginAndEnd(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expect.poll(async () => (await engines(page)).at(-1)?.ended).not.toBeNull();
  console.log(
    `ended the worker after ${(((await engines(page)).at(-1)?.ended ?? 0) - (await offAt(page))).toFixed(1)} ms`,
  );

  const before = (await engines(page)).length;

  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Keep searching' }).click();
  await page.getByRole('button', { name: 'Lines: 2' }).click();
  await expect(page.getByRole('region', { name: 'Engine' }).getByRole('listitem')).toHaveCount(2);
  expect((await engines(page)).length).toBeGreaterThan(before);
});
