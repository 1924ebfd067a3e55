// Transfer sizes of the start page and of a first game, the hosts that they contact, and the security headers.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

/** Maximum bytes transferred in the first load: compressed responses with their headers, except `LISTS`. */
const FIRST_LOAD = 114_000;
/** Paths not counted in the first load, because their responses grow with the games of other tests. */
const LISTS = ['/api/games', '/api/live'];
/** Maximum bytes of a first game: of the app's compressed files, and separately of the compressed rules module. */
const BUDGET = 173_000;
/** Bytes added for the texts in the pseudo-language, which only test builds contain. */
const PSEUDO = 12_000;

test('the start page is small, and asked for again it is smaller still', async ({ page, context }) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  const names = new Map<string, string>();
  const weights: [string, number][] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request }) =>
    names.set(requestId, new URL(request.url).pathname),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? '?';
    if (!LISTS.includes(name)) bytes += encodedDataLength;
    weights.push([name, encodedDataLength]);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const listed = weights.map(([name, weight]) => `${String(weight).padStart(8)}  ${name}`).join('\n');
  console.log(`first load of the start page: ${bytes} bytes in ${weights.length} requests\n${listed}`);
  expect(weights.map(([name]) => name)).not.toContain('/api/rules');
  expect(bytes, listed).toBeLessThanOrEqual(FIRST_LOAD);

  bytes = 0;
  weights.length = 0;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  console.log(`again: ${bytes} bytes`);
  // Unchanged files are not sent again, only revalidated.
  expect(weights.filter(([, weight]) => weight > 2_000)).toEqual([]);
});

test('a first game is small and asks nobody else', async ({ page, server }) => {
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(request.url()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Two people, this device' }).click();
  await page.waitForURL(/\/game\//);
  await expect.poll(() => [...urls].some((url) => url.endsWith('.wasm'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect([...new Set([...urls].map((url) => new URL(url).host))]).toEqual([new URL(server.url).host]);

  const weight = { app: 0, rules: 0 };
  for (const url of urls) {
    const { pathname, protocol } = new URL(url);
    if (protocol !== 'http:' || pathname.startsWith('/api/')) continue;
    const size = brotliCompressSync(await (await page.request.get(url)).body()).length;
    weight[pathname.endsWith('.wasm') ? 'rules' : 'app'] += size;
  }
  console.log(
    `first game, brotli as it is sent: ${Math.round(weight.app / 1000)} KB and ${Math.round(weight.rules / 1000)} KB of rules`,
  );
  expect(weight.app).toBeLessThan(BUDGET + PSEUDO);
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
