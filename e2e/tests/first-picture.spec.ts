// A page's prerendered HTML appears before the app's scripts start, and a press on its button is not lost.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SCRIPTS = '**/assets/*.js';

for (const [path, text] of [
  ['/', 'Play Janggi'],
  ['/analysis', "with the engine's evaluation"],
  ['/learn', 'Learn'],
] as const) {
  test(`${path} is there before its scripts`, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#app[inert] main')).toContainText(text);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    release();
    await expect(page.locator('#app:not([inert]) main h1')).toBeVisible();
  });
}

test('the rules are asked for without waiting for the scripts', async ({ page }) => {
  await page.route(SCRIPTS, () => undefined);
  const asked = page.waitForRequest('**/rules.wasm');
  await page.goto('/analysis', { waitUntil: 'commit' });
  await asked;
});

test('a press on the picture asks for the page of a game without waiting for the scripts', async ({ page }) => {
  await page.route(SCRIPTS, () => undefined);
  const asked = page.waitForRequest(/\/assets\/GamePage-[^/]+\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#app[inert] [data-early]').click({ force: true });
  await asked;
});

/** Returns the number of this visitor's games. */
async function games(page: Page): Promise<number> {
  const list = (await (await page.request.get('/api/games')).json()) as { games: unknown[] };
  return list.games.length;
}

test('presses on the picture ask for one game, which the app opens when it is there', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('#app[inert] [data-early]');
  await button.click({ force: true });
  await button.click({ force: true });
  await made;
  release();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.getByRole('button', { name: 'Use this setup' })).toBeVisible();
  expect(await games(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('a press on the picture that a busy server refused is done by the app', async ({ page }) => {
  let refused = 0;
  await page.route('**/api/games', (route) =>
    route.request().method() === 'POST' && refused++ === 0
      ? route.fulfill({ status: 503, body: '' })
      : route.fallback(),
  );
  await page.route(SCRIPTS, async (route) => {
    await expect.poll(() => refused).toBeGreaterThan(0);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#app[inert] [data-early]').click({ force: true });
  await expect(page).toHaveURL(/\/game\//);
  expect(await games(page)).toBe(1);
});

test('the app starts in a tab in the background, where nothing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
  });
  await page.goto('/');
  await expect(page.locator('#app:not([inert]) main h1')).toBeAttached();
});

test('the app starts when a tab goes into the background before it is first drawn', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    addEventListener('load', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  });
  await page.goto('/');
  await expect(page.locator('#app:not([inert]) main h1')).toBeAttached();
});
