// After a dialog closes, key presses go to the field that had the focus before, even if the dialog was used with the
// mouse.
import { expect, test } from '../support/test.ts';

test('the field behind a dialog takes keys again after Esc', async ({ page }) => {
  await page.goto('/tournament');
  await page.locator('form.card input[type=text]').first().fill('Club');
  await page.locator('form.card .begin button').click();
  await page.locator('details summary').first().click();
  await page
    .locator('details textarea')
    .first()
    .fill(Array.from({ length: 8 }, (_, at) => `Player ${at}`).join('\n'));
  await page.locator('details .row .main').click();
  await expect(page.locator('table.list tbody tr')).toHaveCount(8);
  const part = (n: number) => page.locator('.directing > nav a').nth(n);
  await part(1).click();
  await page.locator('.head .button').first().click();
  await part(2).click();
  await page.locator('.next .main').click();
  const missing = page.locator('.state button');
  await expect(missing).toHaveCount(4);
  const result = async (board: string): Promise<void> => {
    await page.keyboard.type(board);
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
  };
  await result('1');
  await expect(missing).toHaveCount(3);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.row .button.small').first().click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await result('2');
  await expect(missing).toHaveCount(2);
});
