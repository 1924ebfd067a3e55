// Games that are stopped and decided by counting points, on the server and at a real board. On the server, a game stops
// if the players agree or its total time is up. At a real board, the clock only announces that the time is up.
import { move, turn } from '../support/board.ts';
import { arrange, create, friendOf, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test('two players share one time, and agree to stop and count', async ({ page, browser, server }) => {
  await create(page, 'A friend, by link', { side: 'Cho', time: '20 min for both together' });
  const friend = await friendOf(page, { browser, server });
  await friend.getByRole('button', { name: 'Play as Han' }).click();
  await arrange(friend, 'Han');
  await arrange(page, 'Cho');
  await move(page, 'a4b4');
  await turn(friend, 'han');
  for (const side of ['Cho', 'Han']) {
    await expect(friend.getByRole('timer', { name: new RegExp(side) })).toContainText(/19:5\d|20:00/);
  }
  await picture(friend, 'one-time');
  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.getByRole('button', { name: 'Offer to stop the game' }).click();
  await page.getByText('Han offers to stop the game here.').waitFor();
  await page.getByRole('button', { name: 'Accept' }).click();
  const end = page.getByRole('region', { name: 'Game over' });
  await expect(end).toContainText('You lose');
  await expect(end).toContainText('73.5');
  await picture(page, 'stopped');
  expect((await view(page)).now.verdict).toMatchObject({ code: 'stopped', outcome: 'han', facts: { how: 'agreed' } });
});

test('the server stops a game whose time is up', async ({ page }) => {
  await page.goto('/');
  const made = await page.request.post('/api/games', {
    data: { rules: 'kja-points', opponent: { kind: 'self' }, side: 'cho', time: { kind: 'total', total_ms: 3_000 } },
    headers: { origin: new URL(page.url()).origin },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/game/${id}`);
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  const end = page.getByRole('region', { name: 'Game over' });
  await expect(end).toContainText('Han wins');
  await expect(end).toContainText('The time for the whole game was up.');
  expect((await view(page)).now.verdict).toMatchObject({ code: 'stopped', outcome: 'han', facts: { how: 'time' } });
});

test('at a real board the clock calls time, and the pieces that are left are counted', async ({ page }) => {
  await page.clock.install();
  await page.goto('/clock');
  await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('20 min for both together');
  await page.getByRole('button', { name: 'Show the clock' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor('19:40');
  await expect(page.getByRole('timer').first()).toHaveText(/^0:1\d/);
  await page.clock.runFor('00:20');
  await expect(page.getByRole('timer')).toHaveText(['Time!', 'Time!']);
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(page.getByText('Han wins by 1.5')).toBeVisible();
  const han = page.getByRole('region', { name: 'Han' });
  await han.getByRole('button', { name: /guard/i }).first().click();
  await expect(page.getByText('Cho wins by 1.5')).toBeVisible();
  await picture(page, 'counted');
});
