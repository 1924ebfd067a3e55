// Verdicts of all rule sets on a game record that is pasted or opened by a link. Also the print view.
import { paste } from '../support/paste.ts';
import { expect, picture, test } from '../support/test.ts';

/** A game in which both sides pass, which ends it only under some rule sets. */
const PASSES = 'position startpos moves a4b4 e9e9 e2e2';

/** A game in which the generals come to face each other, and some rule sets let a player call bikjang. */
const FACING = 'position startpos moves e4d4 e7d7';

/** A game whose third move is impossible. */
const FAULTY = '1. 71졸72 2. 41병42 3. 11차99';

test('a pasted record is judged by every rule set, and its link shows the same', async ({ page, visit }) => {
  await page.goto('/verdict');
  await page.getByLabel('Record', { exact: true }).waitFor();
  await paste(page, PASSES);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('status')).toContainText('The rule sets disagree after move 3.');
  await expect(sheet).toContainText('Han wins under 10 rule sets');
  await expect(sheet).toContainText('The game goes on.');
  await expect(sheet).toContainText('This is not a decision by any association.');
  await expect(sheet.getByRole('listitem')).toHaveCount(19);
  await expect(page).toHaveURL(/\/verdict#r=[\w-]+$/);
  await picture(page, 'verdict');
  const names = await sheet.getByRole('listitem').allInnerTexts();
  await page.reload();
  await expect(sheet.getByRole('status')).toContainText('after move 3');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByLabel('Copy link').inputValue();
  expect(link).toMatch(/\/verdict\?shared=[\w-]{22}$/);

  // The print view shows the verdict, without the buttons.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet.getByRole('status')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const other = await visit({ viewport: { width: 390, height: 844 } });
  await other.goto(link);
  await expect(other.getByRole('article')).toContainText('The game goes on.');
  expect(await other.getByRole('article').getByRole('listitem').allInnerTexts()).toEqual(names);
  await picture(other, 'verdict-phone');
  await other.goto('/verdict#r=AAAA');
  await other.reload();
  await expect(other.getByRole('alert')).toContainText('contains no record');

  await page.getByRole('link', { name: 'Compare another game' }).click();
  await page.getByLabel('Record', { exact: true }).fill('neither a record nor an address');
  await page.getByRole('button', { name: 'Compare' }).click();
  const refused = page.getByRole('alert');
  await expect(refused).toBeVisible();
  // After Back, the page shows the error message and the entered text again.
  await page.getByRole('link', { name: 'Choose one of my games' }).click();
  await expect(refused).toHaveCount(0);
  await page.goBack();
  await expect(refused).toBeVisible();
  await expect(page.getByLabel('Record', { exact: true })).toHaveValue('neither a record nor an address');
});

test('a reader without a record can look at an example', async ({ page }) => {
  await page.goto('/verdict');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.getByRole('article').getByRole('status')).toContainText('The generals face each other.');
  const digits = await page
    .locator('figure janggi-board')
    .first()
    .evaluate((board) => {
      const labels = [...(board.shadowRoot?.querySelectorAll('.coord') ?? [])];
      return labels.map((label) => label.getBoundingClientRect().height);
    });
  expect(digits, 'nine files and ten ranks').toHaveLength(19);
  expect(Math.min(...digits), 'legible coordinates').toBeGreaterThanOrEqual(13);
});

test('what decides an unfinished game is said first, and a fault of the record is said again after Back', async ({
  page,
}) => {
  await page.goto('/verdict');
  await page.getByLabel('Record', { exact: true }).waitFor();
  await paste(page, FACING);
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('status')).toContainText('The generals face each other.');
  await expect(sheet.locator('dl')).toContainText(/If bikjang is called, the game is drawn under \d+ rule sets/);
  await expect(sheet.locator('header')).not.toContainText('pass');
  await expect(sheet.getByText('Association tournaments').first()).toBeVisible();
  await picture(page, 'verdict-facing');

  await page.getByRole('link', { name: 'Compare another game' }).click();
  await page.getByLabel('Record', { exact: true }).waitFor();
  await paste(page, FAULTY);
  await expect(sheet.getByRole('alert')).toContainText('can be read only up to move 2');
  await page.getByRole('button', { name: 'Try moves in analysis' }).click();
  await expect(page).toHaveURL(/\/analysis/);
  await page.goBack();
  await expect(sheet.getByRole('alert')).toContainText('can be read only up to move 2');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
});
