// Reference pages (glossary, culture, sticker sheet), North Korean terms, and pages in Dutch.
import { openSetup } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test('a word is found by its romanisation and shown with its board', async ({ page }) => {
  await page.goto('/learn');
  await page
    .getByRole('navigation', { name: 'Rules, words and culture' })
    .getByRole('link', { name: 'Glossary' })
    .click();
  await page.getByLabel('Search in any language').fill('gungjang');
  const card = page.locator('article', { hasText: '빅장' }).first();
  await expect(card.locator('janggi-board')).toBeVisible();
  await card.getByRole('link', { name: '빅장' }).click();
  await expect(page).toHaveURL(/\/glossary\/bikjang$/);
  await expect(page.locator('article')).toHaveCount(1);
  await picture(page, 'word');
});

test('the culture page has its table and its ten beginnings', async ({ page }) => {
  await page.goto('/culture');
  await expect(page.getByRole('row', { name: 'B 2 2 + 7 + 7 16' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The ten starting positions' }).getByRole('row')).toHaveCount(11);
});

test('the sticker sheet is drawn in the sizes asked for', async ({ page }) => {
  await page.goto('/stickers');
  await expect(page.getByRole('img', { name: 'Page 1 of 1' }).locator('svg > g')).toHaveCount(33);
  await page.getByLabel('General').fill('60');
  await page.getByLabel('Chariot, cannon, horse, elephant').fill('50');
  await expect(page.getByRole('img', { name: /^Page/ })).toHaveCount(2);
  await picture(page, 'stickers');
});

test('Northern words change the texts, the generals and the rule set', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'General' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '한국어' }).check();
  await dialog.getByRole('radio', { name: '북한' }).check();
  await dialog.getByRole('button', { name: '닫기' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KP');
  await openSetup(page);
  await expect(page.locator('input[name][value="north-korean"]')).toBeChecked();
  await page.goto('/learn/horse');
  await expect(page.getByRole('heading', { name: '말' })).toBeVisible();
});

test('Dutch is spoken on every page one reads', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('janggun.settings', '{"lang":"nl"}'));
  for (const [path, heading] of [
    ['/', 'Janggi spelen'],
    ['/learn', 'Janggi leren'],
    ['/glossary', 'Begrippen van Janggi'],
    ['/culture', 'Cultuur'],
    ['/stickers', 'Stickervel voor een echte set'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
