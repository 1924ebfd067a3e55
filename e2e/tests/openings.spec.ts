// The openings page, on a desktop and on a phone: a table for each rule set, and the data file.
import { expect, picture, test } from '../support/test.ts';

test('each rule set has its matrix, and the file behind it can be taken along', async ({ page }) => {
  await page.goto('/culture');
  const tabs = page.getByRole('navigation', { name: 'Rules, words and culture' });
  await tabs.getByRole('link', { name: 'Openings' }).click();
  await expect(page).toHaveURL(/\/openings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Openings' })).toBeVisible();
  const matrix = page.getByRole('table', { name: /^Cho's score in percent/ });
  await expect(matrix.getByRole('rowheader')).toHaveCount(4);
  await expect(matrix.getByRole('cell', { name: /\d\.\d/ })).toHaveCount(16);
  await expect(matrix.getByText('opposite', { exact: true })).toHaveCount(2);
  const kakao = await matrix.innerText();
  await page.getByRole('radio', { name: 'Kakao Janggi' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'PyChess' })).toBeChecked();
  expect(await matrix.innerText()).not.toBe(kakao);
  const link = page.getByRole('link', { name: 'Download the figures' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await file.json()).license).toBe('CC0-1.0');
  await picture(page, 'openings');
});

test('a formation leads to its word, and nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/openings');
  await expect(page.getByRole('heading', { level: 1, name: 'Openings' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
  await picture(page, 'openings-phone');
  await page.getByRole('link', { name: '귀마', exact: true }).click();
  await expect(page).toHaveURL(/\/glossary\/corner-horse$/);
  await expect(page.locator('article', { hasText: '귀마' })).toHaveCount(1);
});
