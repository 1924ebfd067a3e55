// Games against the engine, which runs in a worker process of the server.
import { drag, move, pieceAt, turn } from '../support/board.ts';
import { arrange, create, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test('the engine chooses its setup, answers, and a takeback goes to my own turn', async ({ page }) => {
  await create(page, 'Computer', { side: 'Cho' });
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  expect(await page.title()).toContain('Your turn');
  await move(page, 'a4b4');
  await plies(page, 2);
  await turn(page, 'cho');
  await drag(page, 'i4', 'h4');
  await plies(page, 4);
  await turn(page, 'cho');
  await picture(page, 'engine');

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await view(page)).now.ply).toBe(2);
  expect(await pieceAt(page, 'i4')).toBe('cho p');
  await turn(page, 'cho');

  await page.getByRole('button', { name: 'Resign' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: 'Game over' })).toContainText('You lose');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: 'han', code: 'resigned' });
});

test('the engine plays Cho and begins', async ({ page }) => {
  await create(page, 'Computer', { side: 'Han' });
  await arrange(page, 'Han');
  await plies(page, 1);
  await turn(page, 'han');
  expect(
    await page
      .locator('janggi-board:not([mini])')
      .evaluate((board) => (board as unknown as { orientation: string }).orientation),
  ).toBe('han');
});

test('play now needs one press', async ({ page }) => {
  await page.goto('/');
  await picture(page, 'start');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('button', { name: 'Use this setup' })).toBeVisible();
});
