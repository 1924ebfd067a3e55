// A rated game with byoyomi between two accounts, from the pool to mate, with a spectator.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { arrangeBoth, play, seated, send, signUp } from '../support/people.ts';
import { idOf, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

const mate = readFileSync(resolve(import.meta.dirname, '../support/mate.txt'), 'utf8')
  .trim()
  .split(/\s+/);

test('two accounts are paired by clock, play a rated game to mate, and a third watches', async ({
  page,
  server,
  visit,
}) => {
  const other = await visit();
  const watcher = await visit();
  await signUp(page, server, 'Hansin');
  await signUp(other, server, 'Yubang');

  // One player waits on the home page, and the other finds that player in the lobby.
  await page.goto('/');
  await page.getByRole('radio', { name: 'Anyone' }).check();
  await page.getByRole('button', { name: /^10 min \+ 3 × 30 s byoyomi, .*Rated if both players agree/ }).click();
  await expect(page.getByText('Looking for an opponent: 10 min + 3 × 30 s byoyomi')).toBeVisible();
  await other.goto('/lobby');
  await other.getByRole('button', { name: /^10 min \+ 3 × 30 s byoyomi, one player waiting/ }).click();
  for (const one of [page, other]) await one.waitForURL(/\/game\//);
  expect(idOf(page)).toBe(idOf(other));

  const players = await seated(page, other);
  expect((await view(page)).rated).toBe(true);
  await expect(page.getByRole('link', { name: 'Yubang' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Hansin' })).toBeVisible();
  await arrangeBoth(players);
  await play(players, mate.slice(0, 2));

  await watcher.goto('/lobby');
  await watcher.getByRole('link', { name: /Hansin.*Yubang|Yubang.*Hansin/ }).click();
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  for (const one of [page, other, watcher]) {
    await expect(one.getByText('Rated', { exact: true })).toBeVisible();
    await expect(one.getByText('1 watching', { exact: true })).toBeAttached();
  }
  await picture(watcher, 'rated-watching');
  await send(players, mate.slice(2, -1), 2);
  const next = await play(players, mate.slice(-1), mate.length - 1);
  const winner = next === 'cho' ? 'han' : 'cho';

  for (const [one, said] of [
    [players[winner], 'You win'],
    [players[next], 'You lose'],
    [watcher, winner === 'cho' ? 'Cho wins' : 'Han wins'],
  ] as const) {
    const end = one.getByRole('region', { name: 'Game over' });
    await expect(end).toContainText(said);
    await expect(end).toContainText(/mate/i);
    // Both players started at 1500.
    const ratings = end.getByLabel('Ratings after the game');
    await expect(ratings).toContainText(/Hansin(Yubang)?\s*1\d\d\d [+−]\d+/);
    await expect(ratings).toContainText(/1\d\d\d \+\d+/);
    await expect(ratings).toContainText(/1\d\d\d −\d+/);
  }
  await picture(players[winner], 'rated-end');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: winner, code: 'mate' });

  // The lobby lists the result, and the player's page shows a rating that is provisional after one game.
  await watcher.goto('/lobby');
  const listed = watcher.getByRole('link', { name: /Hansin.*Yubang|Yubang.*Hansin/ });
  await expect(watcher.getByRole('region', { name: 'Latest results' }).locator(listed)).toHaveCount(1);
  await expect(watcher.getByRole('region', { name: 'Games in progress' }).locator(listed)).toHaveCount(0);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Your profile' }).click();
  const row = page.getByRole('row', { name: /Janggi, Rapid/ });
  await expect(row).toContainText((winner === 'cho') === (players.cho === page) ? '1 won' : '1 lost');
  await expect(row).toContainText('?');
  await picture(page, 'rated-player');
});
