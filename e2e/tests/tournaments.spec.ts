// Tournaments on the server: from the form to the winner, a director's correction, and spectators.
import type { Page } from '@playwright/test';
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
  await form.getByRole('radio', { name: /^Knock-out/ }).check();
  await form.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByRole('heading', { name: 'Saturday evening' })).toBeVisible();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You have joined.')).toBeVisible();

  await other.goto('/tournaments');
  await other.getByRole('link', { name: 'Saturday evening' }).click();
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByText('2 players')).toBeVisible();
  await picture(other, 'tournaments-open');

  await page.getByText('For directors').click();
  await page.getByRole('button', { name: 'Start now' }).click();
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

test('a director corrects a result, and the standings change', async ({ page, server, visit }) => {
  const other = await visit({ viewport: { width: 390, height: 844 } });
  await signUp(page, server, 'Munjong');
  await signUp(other, server, 'Danjong');
  // A tournament whose director starts each round stays open after its last game, so results can be corrected.
  await page.goto('/tournaments');
  await page.getByRole('button', { name: 'New tournament' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Club evening');
  await form.getByLabel('I start each round myself').check();
  await form.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByRole('heading', { name: 'Club evening' })).toBeVisible();
  for (const one of [page, other]) {
    await one.goto(new URL(page.url()).pathname);
    await one.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(one.getByText('You have joined.')).toBeVisible();
  }
  await page.getByText('For directors').click();
  await page.getByRole('button', { name: 'Start now' }).click();

  const place = (one: Page, name: string) =>
    one.getByRole('region', { name: 'Standings' }).getByRole('row', { name }).first().getByRole('cell').first();
  await page.getByRole('combobox', { name: / – / }).selectOption({ label: 'Munjong wins' });
  await expect(place(page, 'Munjong')).toHaveText('1');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Correct result' }).selectOption({ label: 'Danjong wins' });
  await page.getByRole('button', { name: 'Save correction' }).click();
  // A correction without a reason is not sent.
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.getByLabel('Reason').fill('The names were swapped');
  await page.getByRole('button', { name: 'Save correction' }).click();
  for (const one of [page, other]) {
    await expect(place(one, 'Danjong')).toHaveText('1');
    await expect(place(one, 'Munjong')).toHaveText('2');
  }
  await picture(page, 'tournaments-corrected');
});

test('a spectator watches the boards and talks, and a director removes a message', async ({ page, server, visit }) => {
  const [cho, han, watcher] = [await visit(), await visit(), await visit({ viewport: { width: 390, height: 844 } })];
  await signUp(page, server, 'Director');
  for (const [one, name] of [
    [cho, 'Yejong'],
    [han, 'Seongjong'],
    [watcher, 'Jeongjo'],
  ] as const)
    await signUp(one, server, name);
  await page.goto('/tournaments');
  await page.getByRole('button', { name: 'New tournament' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Groups of friends');
  await form.getByRole('radio', { name: /^Groups/ }).check();
  await form.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByText('The server draws the groups')).toBeVisible();
  const address = new URL(page.url()).pathname;
  for (const one of [cho, han]) {
    await one.goto(address);
    await one.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(one.getByText('You have joined.')).toBeVisible();
  }
  // Seongjong is on a different page when the tournament starts.
  await han.goto('/lobby');
  await page.getByText('For directors').click();
  await page.getByRole('button', { name: 'Start now' }).click();
  await cho.getByRole('link', { name: /^Go to your game/ }).click();
  await cho.waitForURL(/\/game\//);
  await han.goto(new URL(cho.url()).pathname);
  const players = await seated(cho, han);
  await arrangeBoth(players);
  await play(players, ['a4b4']);

  await watcher.goto(address);
  const board = watcher.getByRole('region', { name: 'Games in progress' }).getByRole('link');
  await expect(board).toContainText('Seongjong');
  const talk = watcher.getByRole('region', { name: 'Chat' });
  await talk.getByRole('textbox').fill('Good luck to both!');
  await talk.getByRole('button', { name: 'Send' }).click();
  await picture(watcher, 'tournaments-boards');
  await page.getByRole('button', { name: 'Remove the message by Jeongjo' }).click();
  await expect(talk.getByText('No messages yet.')).toBeVisible();
  await cho.goto(address);
  await expect(cho.getByText('The chat is closed while you play.')).toBeVisible();
  await board.click();
  await watcher.waitForURL(/\/game\//);
});
