// A tournament on the server between two accounts, from the form to the winner.
import { arrangeBoth, command, play, seated, signUp } from '../support/people.ts';
import { view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test('a knock-out of two is made, entered, begun, played and won', async ({ page, server, visit }) => {
  const other = await visit({ viewport: { width: 390, height: 844 } });
  await signUp(page, server, 'Taejo');
  await signUp(other, server, 'Sejong');

  await page.goto('/lobby');
  await page.getByRole('link', { name: 'Online tournaments' }).click();
  await page.getByRole('button', { name: 'New tournament' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Saturday evening');
  await form.getByRole('radio', { name: 'Knock-out' }).check();
  await form.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByRole('heading', { name: 'Saturday evening' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText('You are in.')).toBeVisible();

  await other.goto('/tournaments');
  await other.getByRole('link', { name: 'Saturday evening' }).click();
  await other.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(other.getByText('2 players')).toBeVisible();
  await picture(other, 'tournaments-open');

  await page.getByText('For directors').click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  for (const one of [page, other]) await one.getByRole('link', { name: /^Go to your game/ }).click();
  const players = await seated(page, other);
  await arrangeBoth(players);
  await play(players, ['a4b4', 'a7b7']);
  expect(await command(players.cho, { t: 'act', ply: 2, action: 'resign' })).toBe('ack');

  const winner = (await view(page)).seats.han.player?.name ?? '';
  for (const one of [page, other]) {
    await one.getByRole('link', { name: 'Go to the tournament' }).last().click();
    await expect(one.getByRole('status').filter({ hasText: `Winner: ${winner}` })).toBeVisible();
  }
  await picture(page, 'tournaments-over');
});
