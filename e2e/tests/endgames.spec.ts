// The endgames page: tables that test claims about endgames, and a board that replays the longest win.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('a claim is answered, and its longest win can be played through', async ({ page }) => {
  await page.goto('/openings');
  const tabs = page.getByRole('navigation', { name: 'Rules, words and culture' });
  await tabs.getByRole('link', { name: 'Endgames' }).click();
  await expect(page).toHaveURL(/\/endgames$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Endgames/ })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(6);
  const row = page.getByRole('row', { name: /^chariot \+ horse against two guards/ });
  await expect(row).toContainText('does not win');
  await expect(row).toContainText(/with a guard of its own: \d+\.\d%/);
  const ignored = await row.innerText();
  const button = row.getByRole('button', { name: /^Play through/ });
  const moves = /\d+/.exec(await button.innerText())?.[0] ?? '';
  await button.click();
  const player = page.getByRole('region', { name: /^The longest win/ });
  const status = player.getByRole('status');
  await expect(status).toHaveText(`Starting position, mate in ${moves}`);
  await player.getByRole('button', { name: 'Next' }).click();
  await expect(status).toHaveText(`Move 1 of ${moves}, Cho`);
  await player.getByRole('button', { name: 'Next' }).click();
  await expect(status).toHaveText(`Move 1 of ${moves}, Han`);
  await player.getByRole('button', { name: 'Mate' }).click();
  await expect(status).toHaveText(`Move ${moves} of ${moves}, Cho`);
  await page.getByRole('radio', { name: 'can be a draw' }).check();
  expect(await row.innerText()).not.toBe(ignored);
  await expect(page.getByText(/^chariot \+ horse against two guards: [\d.]+% as Cho, [\d.]+% as Han$/)).toBeVisible();
});

/** Returns whether the full height of a region is inside the window. */
async function inView(page: Page, name: RegExp): Promise<boolean> {
  return page.getByRole('region', { name }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} every win opens in view, by the pressed row`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/endgames');
    const buttons = page.getByRole('button', { name: /^Play through/ });
    await expect(buttons.first()).toBeVisible();
    for (const at of [0, Math.floor((await buttons.count()) / 2), (await buttons.count()) - 1]) {
      const button = buttons.nth(at);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => inView(page, /^The longest win/)).toBe(true);
      const below = button.locator('xpath=ancestor::tr/following-sibling::tr[1]');
      await expect(below.getByRole('region', { name: /^The longest win/ })).toBeVisible();
    }
    await buttons.last().click();
    await expect(page.getByRole('region', { name: /^The longest win/ })).toHaveCount(0);
  });
}

test('nothing is wider than a phone, also with a win open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/endgames');
  await expect(page.getByRole('heading', { level: 1, name: /^Endgames/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Play through/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^The longest win/ })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});
