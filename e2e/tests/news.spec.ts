// The bell lists games in which it is the user's turn, and games that ended since the user last looked. Also tests the
// news on the start page.
import type { Page } from '@playwright/test';
import { pieceAt } from '../support/board.ts';
import { create, plies } from '../support/game.ts';
import { arrangeBoth, command, seated, send } from '../support/people.ts';
import { expect, picture, test } from '../support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /\d+ notifications?$/ });

/** Opens a page, and waits until the server has answered the bell's request. */
async function visited(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/games');
  await page.goto(path);
  await (await answer).finished();
}

test('it shows the games that wait for the reader and those that ended, and an end only until it is read', async ({
  page,
  visit,
}) => {
  await create(page, 'A friend, by link');
  const friend = await visit();
  await friend.goto(page.url());
  await friend.getByRole('button', { name: /^Play as/ }).click();
  const players = await seated(page, friend);
  await arrangeBoth(players);
  const { cho, han } = players;
  await send(players, ['a4b4']);

  // It is Han's turn, and Han opens another page.
  const address = han.url();
  await visited(han, '/learn');
  await expect(bell(han)).toHaveAccessibleName('1 notification');
  await bell(han).click();
  const list = han.getByRole('dialog', { name: 'While you were away' });
  await expect(list.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Finished' })).toHaveCount(0);
  await picture(han, 'news');
  await han.keyboard.press('Escape');
  // Games in which it is the user's turn stay in the list after it has been read.
  await expect(bell(han)).toBeVisible();
  await bell(han).click();
  await list.getByRole('link', { name: /Your turn/ }).click();
  await expect(han).toHaveURL(address);
  await expect.poll(() => pieceAt(han, 'b4')).toBe('cho p');
  await send(players, ['i7h7'], 1);
  await plies(han, 2);
  await visited(han, '/glossary');
  await expect(han.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell(han)).toHaveCount(0);

  // A finished game is listed until the list has been read.
  expect(await command(cho, { t: 'act', ply: 2, action: 'resign' })).toBe('ack');
  await visited(han, '/learn');
  await expect(bell(han)).toHaveAccessibleName('1 notification');
  await bell(han).click();
  await expect(list.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await expect(list.getByRole('link', { name: /You win/ })).toBeVisible();
  await han.keyboard.press('Escape');
  await expect(bell(han)).toHaveCount(0);
  await visited(han, '/culture');
  await expect(han.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell(han)).toHaveCount(0);
});

test('on the second day at least three things are new for who has played once, each with a way on', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Use this setup' }).click();
  await plies(page, 0);
  expect(await command(page, { t: 'act', ply: 0, action: 'a4b4' })).toBe('ack');
  await plies(page, 2);
  expect(await command(page, { t: 'act', ply: 2, action: 'resign' })).toBe('ack');
  await page.goto('/');
  const news = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(news('Today').first()).toBeVisible();
  const today = await news('Today').allInnerTexts();

  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.goto('/');
  await expect(news('New since your last visit').first()).toBeVisible();
  const fresh = (await news('New since your last visit').allInnerTexts()).filter((one) => !today.includes(one));
  // The new problem of the day is not in `fresh`, because it has the same text and differs only in its board.
  expect(fresh.length + 1, fresh.join('\n')).toBeGreaterThanOrEqual(3);
  await expect(
    page.getByRole('region', { name: 'Your recent games' }).getByRole('link', { name: 'Review' }),
  ).toBeVisible();
  await page.getByRole('region', { name: 'Problem of the day' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/problems\/today/);
});
