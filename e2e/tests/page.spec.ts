// What the page weighs and whom it asks.
import { gzipSync } from 'node:zlib';
import { create } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

/** Bytes of one group of files when compressed. */
const BUDGET = 150_000;

test('the first load is small and asks nobody else', async ({ page, server }) => {
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(request.url()));
  await create(page, 'Two people, this device');
  await expect.poll(() => [...urls].some((url) => url.endsWith('.wasm'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect([...new Set([...urls].map((url) => new URL(url).host))]).toEqual([new URL(server.url).host]);

  const weight = { app: 0, rules: 0 };
  for (const url of urls) {
    const { pathname, protocol } = new URL(url);
    if (protocol !== 'http:' || pathname.startsWith('/api/')) continue;
    const size = gzipSync(await (await page.request.get(url)).body()).length;
    weight[pathname.endsWith('.wasm') ? 'rules' : 'app'] += size;
  }
  console.log(`first load, gzip: ${Math.round(weight.app / 1000)} KB and ${Math.round(weight.rules / 1000)} KB of rules`);
  expect(weight.app).toBeLessThan(BUDGET);
  expect(weight.rules).toBeGreaterThan(1000);
  expect(weight.rules).toBeLessThan(BUDGET);
});

test('the page forbids inline scripts and foreign sources', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
});
