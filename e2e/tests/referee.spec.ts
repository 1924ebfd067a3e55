// A referee (심판) accepted by both players makes a ruling. Its text appears on the page and in the record.
import { arrangeBoth, play, seated } from '../support/people.ts';
import { begin, idOf, openSetup, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test('the referee comes by a link that works once, and the ruling ends the game', async ({ page, visit }) => {
  const friend = await visit();
  const referee = await visit();
  const stranger = await visit();
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: 'A friend, by link' }).check();
  await page.getByRole('checkbox', { name: 'With a referee' }).check();
  const id = await begin(page);
  // The referee's link is not shown next to the opponent's link, because similar links are easily confused.
  await page.getByText('Referee', { exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link for the referee (works once)' }).inputValue();
  await picture(page, 'referee-links');

  // The opponent's link cannot be used to become the referee, and the referee's link works for only one visitor.
  await friend.goto(`/game/${id}`);
  await expect(friend.getByRole('button', { name: 'Become the referee' })).toHaveCount(0);
  await friend.getByRole('button', { name: /^Play as/ }).click();
  for (const one of [referee, stranger]) await one.goto(link);
  await expect(stranger.getByRole('button', { name: 'Become the referee' })).toBeVisible();
  await referee.getByRole('button', { name: 'Become the referee' }).click();
  await expect(referee.getByText('You will be the referee once both players agree.').first()).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Become the referee' })).toHaveCount(0);
  const refused = await stranger.request.post(`/api/games/${id}/referee`, {
    headers: { origin: new URL(link).origin },
    data: { key: new URLSearchParams(new URL(link).hash.slice(1)).get('referee') },
  });
  expect(await refused.json()).toMatchObject({ error: { code: 'referee_taken' } });

  await page.getByRole('button', { name: 'Agree' }).first().click();
  await friend.getByRole('button', { name: 'Agree' }).first().click();
  const players = await seated(page, friend);
  await arrangeBoth(players);
  await expect(referee.getByText('Cho to move · You are the referee')).toBeVisible();
  await expect(stranger.getByText('Cho to move · You are watching.')).toBeVisible();
  await play(players, ['a4b4', 'i7h7']);

  await referee.getByRole('button', { name: 'Menu' }).click();
  await referee.getByRole('button', { name: 'Referee' }).click();
  const form = referee.getByRole('dialog', { name: 'Referee' });
  await form.getByRole('combobox', { name: 'Ruling' }).selectOption('Win');
  await form.getByRole('combobox', { name: 'Side' }).selectOption('Han');
  await form.getByRole('textbox', { name: 'Your comment' }).fill('Cho’s phone rang <b>twice</b>.');
  await picture(referee, 'referee-form');
  await form.getByRole('button', { name: 'Announce the ruling' }).click();
  for (const [one, said] of [
    [players.han, 'You win'],
    [players.cho, 'You lose'],
    [referee, 'Han wins'],
    [stranger, 'Han wins'],
  ] as const) {
    await expect(one.getByRole('region', { name: 'Game over' })).toContainText(said);
  }
  expect((await view(page)).now.verdict).toMatchObject({ outcome: 'han', code: 'adjudicated' });

  // Spectators can still read the ruling after a reload, and it is part of the game's record.
  await stranger.goto(`/game/${idOf(page)}`);
  await stranger.getByRole('button', { name: 'Menu' }).click();
  await stranger.getByRole('button', { name: 'Referee' }).click();
  await expect(stranger.getByRole('dialog', { name: 'Referee' })).toContainText('Cho’s phone rang <b>twice</b>.');
  await picture(stranger, 'referee-ruling');
  for (const format of ['pgn', 'json']) {
    const record = await page.request.get(`/api/games/${id}/record/${format}`);
    expect(await record.text(), format).toContain('Cho’s phone rang <b>twice</b>.');
  }
});
