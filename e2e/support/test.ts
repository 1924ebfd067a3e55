// Playwright's `test` with a server for each worker and a check for uncaught errors in pages.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { Server } from './server.ts';

const pictures = resolve(import.meta.dirname, '../test-results/pictures');

/** Opens a page in a new browser context for another person. The context is closed after the test. */
export type Visit = (options?: BrowserContextOptions) => Promise<Page>;

// biome-ignore lint/suspicious/noConfusingVoidType: Playwright's type of a fixture without a value
export const test = base.extend<{ clean: void; visit: Visit }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, worker) => {
      const server = new Server(`worker-${worker.workerIndex}`);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  visit: async ({ browser, server, locale }, use) => {
    const pages: Page[] = [];
    const faults: string[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        ...(locale === undefined ? {} : { locale }),
        ...options,
      });
      watchFaults(context, faults);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(faults, 'uncaught errors in the pages of visitors').toEqual([]);
  },
  // Fails a test if a page in its default context has an error.
  clean: [
    async ({ context }, use) => {
      const faults: string[] = [];
      watchFaults(context, faults);
      await use();
      expect(faults, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Records uncaught errors and messages about the Content Security Policy in all pages of `context`. */
function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (fault) => faults.push(fault.error().message));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
}

/** Saves a screenshot for manual inspection if `KEEP_PICTURES` is set. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.KEEP_PICTURES === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

export { expect };
