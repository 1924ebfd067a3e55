// A page's first picture appears without the app's scripts, which start after it.
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

test('the app starts in a tab in the background, where nothing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
  });
  await page.goto('/');
  await expect(page.locator('#app:not([inert]) main h1')).toBeAttached();
});

test('the app starts when a tab goes into the background before its first picture', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    addEventListener('load', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  });
  await page.goto('/');
  await expect(page.locator('#app:not([inert]) main h1')).toBeAttached();
});
