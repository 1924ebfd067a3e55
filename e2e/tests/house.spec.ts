// Computer players. On an empty server, one of them joins a waiting player, and is marked as a program. Two waiting
// people are paired with each other.
import { move } from '../support/board.ts';
import { arrange, idOf, plies, view } from '../support/game.ts';
import { Server } from '../support/server.ts';
import { test as base, expect, picture } from '../support/test.ts';

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, worker) => {
      const server = new Server(`house-${worker.workerIndex}`, 1, [], [], 'house players');
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** A quiet move of the soldier on the left edge, for each side. */
const QUIET = { cho: 'a4b4', han: 'a7b7' } as const;

test('on an empty server, a guest who presses a pool plays a marked house player', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lobby');
  const players = page.getByRole('region', { name: 'Computer players' });
  await expect(players).toContainText('Chick (computer, 14 geup)');
  await expect(players).toContainText('unrated');
  await expect(page.getByRole('checkbox', { name: /If no opponent joins within 6 to 8 seconds/ })).toBeChecked();
  await picture(page, 'house-lobby');
  await page.getByRole('button', { name: /^5 min \+ 3 × 10 s byoyomi/ }).click();
  await expect(page.getByText('If no opponent joins now, a computer player will.')).toBeVisible();
  await picture(page, 'house-waiting');
  await page.waitForURL(/\/game\//, { timeout: 45_000 });

  const { seats, rated } = await view(page);
  expect(rated).toBe(false);
  const mine = seats.cho.you ? 'cho' : 'han';
  await arrange(page, mine === 'cho' ? 'Cho' : 'Han');
  const theirs = page.getByRole('region', { name: mine === 'cho' ? 'Han' : 'Cho', exact: true });
  await expect(theirs).toContainText('Chick (computer)');
  await move(page, QUIET[mine]);
  // The computer player replies. If it plays Cho, it has also made the first move.
  await plies(page, mine === 'cho' ? 2 : 3);
  await picture(page, 'house-game');
});

test('two people who press the same pool meet each other', async ({ page, visit }) => {
  const other = await visit();
  for (const one of [page, other]) await one.goto('/lobby');
  for (const one of [page, other]) await one.getByRole('button', { name: /^10 min \+ 3 × 30 s byoyomi/ }).click();
  for (const one of [page, other]) await one.waitForURL(/\/game\//);
  expect(idOf(page)).toBe(idOf(other));
  const { seats } = await view(page);
  expect([seats.cho.kind, seats.han.kind]).toEqual(['guest', 'guest']);
});
