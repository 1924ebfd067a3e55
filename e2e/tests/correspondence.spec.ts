// A correspondence game: moves are confirmed, and a conditional move is played while its player is away.
import type { Page } from '@playwright/test';
import { pieceAt, press, split, turn } from '../support/board.ts';
import { plies, view } from '../support/game.ts';
import { arrangeBoth } from '../support/people.ts';
import { expect, picture, test } from '../support/test.ts';

/** Makes a move and confirms it. */
async function confirmed(page: Page, uci: string): Promise<void> {
  for (const square of split(uci)) await press(page, square);
  await page.getByRole('button', { name: 'Play it' }).click();
}

test('a conditional move answers at once, and nobody else sees it before', async ({ page, visit }) => {
  const friend = await visit();
  const watcher = await visit();
  await page.goto('/');
  await page.getByRole('radio', { name: 'A friend', exact: true }).check();
  await page
    .getByRole('combobox', { name: 'Clock for a game with a friend' })
    .selectOption('Correspondence, 3 days per move');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.waitForURL(/\/game\//);
  for (const one of [friend, watcher]) await one.goto(page.url());
  await friend.getByRole('button', { name: /^Play as/ }).click();
  const mine = (await view(page)).seats.cho.you;
  const players = mine ? { cho: page, han: friend } : { cho: friend, han: page };
  await arrangeBoth(players);

  // A correspondence move has to be confirmed before it is sent.
  const { cho, han } = players;
  await turn(cho, 'cho');
  await confirmed(cho, 'a4b4');
  await plies(cho, 1);
  await expect(cho.getByRole('timer', { name: "Han's clock" })).toContainText(/2 d 23 h|3 d 0 h/);

  await cho.getByRole('button', { name: 'Menu' }).click();
  await cho.getByRole('button', { name: 'Conditional moves' }).click();
  const lines = cho.getByRole('dialog', { name: 'Conditional moves' });
  await expect(lines.getByText("Your opponent's move")).toBeVisible();
  await press(lines, 'i7');
  await press(lines, 'h7');
  await expect(lines.getByText('Your answer', { exact: true })).toBeVisible();
  await press(lines, 'i4');
  await press(lines, 'h4');
  await lines.getByRole('button', { name: 'Add this line' }).click();
  await picture(cho, 'conditional');
  await lines.getByRole('button', { name: 'Save the lines' }).click();
  await expect.poll(async () => (await view(cho)).lines).toEqual([['i7h7', 'i4h4']]);
  for (const one of [han, watcher]) expect((await view(one)).lines ?? null).toBeNull();

  const address = cho.url();
  await cho.goto('about:blank');
  await turn(han, 'han');
  await confirmed(han, 'i7h7');
  await plies(han, 3);
  for (const one of [han, watcher]) await expect.poll(() => pieceAt(one, 'h4')).toBe('cho p');
  await turn(han, 'han');
  await cho.goto(address);
  await expect.poll(() => pieceAt(cho, 'h4')).toBe('cho p');
  expect((await view(cho)).lines ?? []).toEqual([]);
});
