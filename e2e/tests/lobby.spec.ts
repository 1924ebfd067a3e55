// The lobby: visitors, open offers, a challenge by name, games to watch, and a game against the computer while waiting.
import { move, pieceAt, turn } from '../support/board.ts';
import { idOf, plies, view } from '../support/game.ts';
import { arrangeBoth, nickname, seated, signUp } from '../support/people.ts';
import { expect, picture, test } from '../support/test.ts';

test('two people see each other and each other’s offers, and are paired by accepting one', async ({
  page,
  server,
  visit,
}) => {
  const other = await visit();
  await nickname(page, server, 'Maple');
  await nickname(other, server, 'Willow');
  await page.goto('/lobby');
  await other.goto('/lobby');
  for (const one of [page, other]) {
    const here = one.getByRole('region', { name: 'Who is here' });
    await expect(here).toContainText('Maple');
    await expect(here).toContainText('Willow');
  }

  await page.getByRole('button', { name: 'Make an offer' }).click();
  const form = page.getByRole('dialog', { name: 'Make an offer' });
  await form.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ label: '5 min + 5 s per move each' });
  await form.getByRole('radio', { name: 'Han', exact: true }).check();
  await expect(form.getByText('Rated games require an account')).toBeVisible();
  await form.getByRole('button', { name: 'Post the offer' }).click();
  const own = page.getByRole('row', { name: /Maple/ });
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  const seen = other.getByRole('row', { name: /Maple/ });
  await expect(seen).toContainText('5 min + 5 s per move');
  await expect(seen).toContainText('Unrated');
  // The accept button is not cut off, even with the longer Dutch texts.
  await other.getByRole('combobox', { name: 'Language' }).selectOption('nl');
  const accept = seen.getByRole('button');
  await accept.scrollIntoViewIfNeeded();
  const cut = (node: Element): boolean =>
    node.getBoundingClientRect().right > (node.closest('table')?.parentElement?.getBoundingClientRect().right ?? 0);
  expect(await accept.evaluate(cut)).toBe(false);
  await other.getByRole('combobox', { name: 'Taal' }).selectOption('en');
  await picture(other, 'lobby');

  // A withdrawn offer disappears for everyone. The player can make a new one.
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await expect(seen).toHaveCount(0);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post the offer' }).click();
  await other.getByRole('button', { name: /^Accept Maple's offer/ }).click();
  for (const one of [page, other]) await one.waitForURL(/\/game\//);
  expect(idOf(page)).toBe(idOf(other));
  await expect(page.getByRole('link', { name: 'Willow' })).toBeVisible();
});

test('a challenge by name is seen on any page, and its game ends by points before an onlooker', async ({
  page,
  server,
  visit,
}) => {
  const other = await visit();
  const watcher = await visit();
  await nickname(page, server, 'Birch');
  await signUp(other, server, 'Aspen');
  await other.goto('/learn');
  await page.goto('/lobby?challenge=Aspen');
  const form = page.getByRole('dialog', { name: 'Challenge a player' });
  await expect(form.getByRole('textbox', { name: "Player's name" })).toHaveValue('Aspen');
  await form.getByRole('button', { name: 'Challenge', exact: true }).click();
  await page.waitForURL(/\/game\//);
  await expect(other.getByText('Birch challenges you')).toBeVisible();
  await picture(other, 'challenged');
  await other.getByRole('button', { name: 'Accept', exact: true }).click();
  await other.waitForURL(/\/game\//);

  const players = await seated(page, other);
  await arrangeBoth(players);
  await turn(players.cho, 'cho');
  await move(players.cho, 'a4b4');
  await watcher.goto('/lobby');
  const live = watcher.getByRole('link', { name: /Birch.*Aspen|Aspen.*Birch/ });
  await expect(live.locator('janggi-board[mini]')).toBeVisible();
  await picture(watcher, 'lobby-live');
  await watcher.getByRole('navigation', { name: 'Players' }).getByRole('link', { name: 'Leaderboard' }).click();
  await expect(watcher.getByText('No players are listed yet.')).toBeVisible();
  await watcher.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lobby' }).click();
  await live.click();
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await expect.poll(() => pieceAt(watcher, 'b4')).toBe('cho p');

  // Both players pass, and Han has more points: 73.5 to 72.
  await turn(players.han, 'han');
  await players.han.getByRole('button', { name: 'Pass', exact: true }).click();
  await plies(page, 2);
  await turn(players.cho, 'cho');
  await players.cho.getByRole('button', { name: 'Pass: Han wins 73.5 : 72', exact: true }).click();
  await players.cho.getByRole('dialog', { name: 'Pass this turn?' }).getByRole('button', { name: 'Pass' }).click();
  for (const [one, said] of [
    [players.han, 'You win'],
    [players.cho, 'You lose'],
    [watcher, 'Han wins'],
  ] as const) {
    const end = one.getByRole('region', { name: 'Game over' });
    await expect(end).toContainText(said);
    await expect(end).toContainText('73.5');
  }
  await picture(watcher, 'end-points-watched');
  expect((await view(page)).now.verdict?.outcome).toBe('han');
});

test('who waits plays the computer meanwhile, keeps the place, and is led to the game with the person', async ({
  page,
  visit,
}) => {
  const other = await visit();
  await page.goto('/');
  await page.getByRole('radio', { name: 'Anyone' }).check();
  await page.getByRole('button', { name: /^10 min \+ 3 × 30 s byoyomi/ }).click();
  await page.getByRole('button', { name: 'Meanwhile, play the computer' }).click();
  await page.waitForURL(/\/game\//);
  const meanwhile = idOf(page);
  await page.getByRole('button', { name: 'Use this setup' }).click();
  await turn(page, 'cho');
  await expect(page.getByText('Looking for an opponent: 10 min + 3 × 30 s byoyomi')).toBeVisible();

  await other.goto('/lobby');
  await other.getByRole('button', { name: /^10 min \+ 3 × 30 s byoyomi, one player waiting/ }).click();
  await other.waitForURL(/\/game\//);
  await page.waitForURL(`/game/${idOf(other)}`);
  // The game against the computer is listed among the visitor's games.
  await page.goto('/');
  await expect(page.locator(`a[href="/game/${meanwhile}"]`).first()).toBeVisible();
});
