// Measures the four Lighthouse scores of some pages on a phone. Lighthouse simulates a slow 4G network and a quarter of
// this machine's speed from one unthrottled load.
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium as playwright } from '@playwright/test';
import { withWindows } from '../support/chromium.ts';
import { arrange, create } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

const PROGRAM = join(import.meta.dirname, '../node_modules/.bin/lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = 95;

/** The part of Lighthouse's report that these tests use. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}

/** Returns a line for each weighted audit that scores below 0.9. */
function lost(report: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id} ${report.audits[id]?.displayValue ?? report.audits[id]?.title}`),
  );
}

/** Runs Lighthouse on `url` in the browser with the debugging port `port`. */
async function reportOn(url: string, port: number): Promise<Report> {
  const options = ['--output=json', '--quiet', '--disable-storage-reset', `--only-categories=${CATEGORIES.join(',')}`];
  const run = await promisify(execFile)(PROGRAM, [url, `--port=${port}`, ...options], { maxBuffer: 1 << 28 });
  return JSON.parse(run.stdout) as Report;
}

async function marks(url: string, port: number): Promise<Record<string, number>> {
  const report = await reportOn(url, port);
  const found = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
  );
  const figure = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  const figures = CATEGORIES.map((category) => `${category} ${found[category]}`).join(', ');
  const content = `largest content ${Math.round(figure('largest-contentful-paint'))} ms`;
  const shift = `shift ${figure('cumulative-layout-shift').toFixed(4)}`;
  console.log(`${new URL(url).pathname}: ${figures}; ${content}, ${shift}`);
  for (const line of lost(report)) console.log(`  ${line}`);
  return found;
}

test.describe('Lighthouse', () => {
  let port: number;
  let context: BrowserContext;

  test.beforeEach(async ({ server }) => {
    port = await freePort();
    context = await playwright.launchPersistentContext('', {
      ...withWindows.launchOptions,
      args: [...withWindows.launchOptions.args, `--remote-debugging-port=${port}`],
      baseURL: server.url,
      locale: 'en-US',
    });
  });

  test.afterEach(async () => {
    await context.close();
  });

  for (const path of ['/', '/analysis', '/learn', 'a game']) {
    test(path, async ({ server }) => {
      let address = path;
      if (path === 'a game') {
        const page = await context.newPage();
        const id = await create(page, 'Two people, this device');
        await arrange(page, 'Han');
        await arrange(page, 'Cho');
        await page.close();
        address = `/game/${id}`;
      }
      const found = await marks(new URL(address, server.url).href, port);
      for (const category of CATEGORIES) expect.soft(found[category], category).toBeGreaterThanOrEqual(LEAST);
    });
  }
});
