// The page on endgames: every claim has its table, and a longest win is played through on the board.
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
  await expect(row).toContainText(/with a guard of its own: \d+\.\d %/);
  const ignored = await row.innerText();
  await row.getByRole('button', { name: /^Play through/ }).click();
  const player = page.getByRole('region', { name: /^The longest win/ });
  await expect(player.getByRole('status')).toHaveText(/^Move 0 of \d+$/);
  await player.getByRole('button', { name: 'Next' }).click();
  await expect(player.getByRole('status')).toHaveText(/^Move 1 of \d+$/);
  await player.getByRole('button', { name: 'Mate' }).click();
  await expect(player.getByRole('status')).toHaveText(/^Move (\d+) of \1$/);
  await page.getByRole('radio', { name: 'may draw' }).check();
  expect(await row.innerText()).not.toBe(ignored);
  await expect(page.getByText(/^chariot \+ horse against two guards: [\d.]+ % as Cho, [\d.]+ % as Han$/)).toBeVisible();
});

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/endgames');
  await expect(page.getByRole('heading', { level: 1, name: /^Endgames/ })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});
