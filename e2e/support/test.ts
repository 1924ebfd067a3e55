// What every test file imports: Playwright's `test` with a server of its own and a page that must stay clean.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Server } from './server.ts';

const pictures = resolve(import.meta.dirname, '../test-results/pictures');

// biome-ignore lint/suspicious/noConfusingVoidType: what Playwright calls a fixture without a value
export const test = base.extend<{ clean: void }, { server: Server }>({
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
  // A page error is a failure, whatever the test looks at.
  clean: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(fault.error().message));
      await use();
      expect(faults, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Keeps a picture of the page for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

export { expect };
