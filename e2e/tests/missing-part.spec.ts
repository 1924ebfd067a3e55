// If a script cannot be loaded, the page shows an error and offers to reload. This can happen after an update of the
// server or on a bad connection.
import { EVERY_PAGE } from '../support/pages.gen.ts';
import { expect, test } from '../support/test.ts';

test('every page whose script is not there offers to reload, and comes after that', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Play Janggi' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const path of [...EVERY_PAGE.filter((one) => one !== '/'), '/game/AAAAAAAAAAA']) {
    await page.goto('/');
    // The page as drawn by the app, which handles the links, not its prerendered HTML.
    await page.waitForFunction(() => document.documentElement.dataset['first'] === undefined);
    await page.waitForLoadState('networkidle');
    await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('.frame')?.append(link);
      link.click();
      link.remove();
    }, path);
    const offer = page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded' });
    // If the script was already loaded with the start page, the page is shown as usual.
    await expect(offer.or(page.getByRole('main').getByRole('heading', { level: 1 })).first(), path).toBeVisible();
    await context.unroute(/\/assets\/.*\.js$/);
    if ((await offer.count()) === 0) continue;
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await expect(offer).toBeHidden();
  }
});

test('the first page without its own script, or without its texts, offers to reload', async ({ page, context }) => {
  for (const address of ['/', '/game/AAAAAAAAAAA']) {
    await context.route(/\/assets\/(?:index|app|main|en)-[^/]*\.js$/, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await context.unroute(/\/assets\/(?:index|app|main|en)-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
});
