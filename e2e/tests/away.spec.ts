// The opponent closes the page; the player sees this, waits, and claims the win with the keyboard.
import { test as base } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { arrange, create, plies, view } from '../support/game.ts';
import { Server } from '../support/server.ts';
import { expect, picture } from '../support/test.ts';

base('the game of an opponent who left is claimed after a while', async ({ browser }) => {
  // By default, these waits are a week in games without a clock, and up to three minutes in games with one.
  const waits = ['bullet', 'blitz', 'rapid', 'classical', 'no-clock'].map((speed) => `claim-${speed}-s=3`);
  const server = new Server('away', 0, waits);
  await server.start();
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
    const page = await context.newPage();
    const id = await create(page, 'A friend, by link', { side: 'Cho' });
    const other = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
    const friend = await other.newPage();
    await friend.goto(`/game/${id}`);
    await friend.getByRole('button', { name: 'Play as Han' }).click();
    await arrange(friend, 'Han');
    await arrange(page, 'Cho');
    await move(page, 'a4b4');
    await move(friend, 'i7h7');
    await turn(page, 'cho');

    // On the player's own turn, the page shows the absence, but the win cannot be claimed.
    await other.close();
    await expect(page.getByText('away', { exact: true })).toBeVisible();
    const claim = page.getByRole('button', { name: 'Claim a win' });
    await expect(claim).toHaveCount(0);
    await move(page, 'c4c5');
    await plies(page, 3);
    await expect(page.locator('.headline', { hasText: 'Your opponent is away.' })).toBeVisible();
    await expect(claim).toBeVisible();
    await expect(page.getByRole('button', { name: 'Claim a draw' })).toBeVisible();
    await picture(page, 'away');
    await claim.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Game over' })).toContainText('You win');
    const { verdict } = (await view(page, id)).now;
    expect(verdict).toMatchObject({ code: 'abandoned', outcome: 'cho', facts: { by: 'han' } });
  } finally {
    await server.stop();
  }
});
