// Zen mode, which hides all but the board and the players, and the links on missing or empty pages.
import { move, pieceAt } from '../support/board.ts';
import { arrange, create } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test('zen leaves the board and the players, by key and from the menu, until the game is left', async ({ page }) => {
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await move(page, 'a4b4');
  const around = [page.getByRole('banner'), page.getByRole('list', { name: 'Move list' })];
  for (const one of around) await expect(one).toBeVisible();

  await page.keyboard.press('z');
  for (const one of around) await expect(one).toBeHidden();
  for (const side of ['Cho', 'Han']) await expect(page.getByRole('region', { name: side })).toBeVisible();
  await move(page, 'i7h7');
  await picture(page, 'zen');
  await page.keyboard.press('Escape');
  for (const one of around) await expect(one).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Focus mode' }).click();
  for (const one of around) await expect(one).toBeHidden();
  // The first Back leaves zen mode, and the second leaves the game. The previous page shows its header again.
  await page.goBack();
  for (const one of around) await expect(one).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Play Janggi' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goForward();
  await expect.poll(() => pieceAt(page, 'h7')).toBe('han p');
  for (const one of around) await expect(one).toBeVisible();
});

const WAYS = [
  { name: 'Play a game', path: '/', heading: 'Play Janggi' },
  { name: 'Learn Janggi', path: '/learn', heading: 'Learn Janggi' },
  { name: 'My games', path: '/games', heading: 'My games' },
];

test('from a page or a game that is not there, every way on leads somewhere', async ({ page }) => {
  for (const [address, said] of [
    ['/nothing/of/the/kind', 'Page not found'],
    ['/game/AAAAAAAAAAA', 'There is no game at this address'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible();
    for (const { name, path, heading } of WAYS) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible();
    }
  }
});

test('an empty list of games leads to the first one', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByText('Your games will be listed here, ready to review.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Play Janggi' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
