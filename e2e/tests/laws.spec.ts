// Xiangqi by link and against the engine, and Chess War against the engine and on one device.
import type { Page } from '@playwright/test';
import { move, pieceAt, turn } from '../support/board.ts';
import { create, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

/** Places the sixteen Chess War pieces of each of `sides`, in turn, with the list of points. */
async function place(page: Page, sides: readonly string[]): Promise<void> {
  await page.getByText('Points as a list').click();
  for (let placed = 0; placed < 16; placed += 1) {
    for (const side of sides) {
      await expect(page.getByText(`Place one of ${side}'s pieces`)).toBeVisible();
      await page.locator('.placing p button:enabled').first().click();
    }
  }
}

const JANGGI_SIDES = /\b(Cho|Han)\b/;

test('Xiangqi between two browsers, to its explained end', async ({ page, browser, server }) => {
  const id = await create(page, 'A friend, by link', { rules: /^Xiangqi/, side: 'Red' });
  const other = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const friend = await other.newPage();
  await friend.goto(`/game/${id}`);
  await friend.getByRole('button', { name: 'Play as Black' }).click();

  // There is no setup to choose, so the first move can be played at once.
  for (const [n, uci] of ['h3e3', 'h10g8', 'e3e7'].entries()) {
    const mover = n % 2 === 0 ? page : friend;
    await move(mover, uci);
    await plies(page, n + 1);
  }
  await expect.poll(() => pieceAt(friend, 'e7')).toBe('cho c');
  await turn(friend, 'han');
  await friend.getByRole('button', { name: 'Resign' }).first().click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const end = page.getByRole('region', { name: 'Game over' });
  await expect(end).toContainText('You win');
  for (const reader of [page, friend]) await expect(reader.locator('body')).not.toContainText(JANGGI_SIDES);
  await picture(page, 'xiangqi-end');
  await end.getByRole('button', { name: 'Game record' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/\[Variant "Xiangqi"\]/);
  await expect(page.getByRole('link', { name: 'Record (PGN)' })).toBeVisible();
  await other.close();
});

test('Xiangqi against the engine', async ({ page }) => {
  await create(page, 'Computer', { rules: /^Xiangqi/, side: 'Red' });
  await move(page, 'h3e3');
  await plies(page, 2);
  await turn(page, 'cho');
  expect((await view(page)).now.legal).not.toContain('e1e1');
  await expect(page.locator('main')).not.toContainText(JANGGI_SIDES);
  await picture(page, 'xiangqi-engine');
});

test('Chess War against the engine', async ({ page }) => {
  await create(page, 'Computer', { rules: /Chess ?War/, side: 'Cho' });
  await place(page, ['Cho']);
  await turn(page, 'cho');
  const { legal } = (await view(page)).now;
  const step = legal.find((uci) => uci.startsWith('b3b')) ?? legal[0];
  if (step === undefined) throw new Error('there is nothing to play');
  await move(page, step);
  await plies(page, 2);
  await picture(page, 'chess-war-engine');
});

test('Chess War on one device: a cannon moves without a screen', async ({ page }) => {
  await create(page, 'Two people, this device', { rules: /Chess ?War/ });
  await place(page, ['Han', 'Cho']);
  await turn(page, 'cho');
  const { legal } = (await view(page)).now;
  const step = (
    await Promise.all(legal.map(async (uci) => ((await pieceAt(page, uci.slice(0, 2))) === 'cho c' ? uci : null)))
  ).find((uci) => uci !== null && uci.slice(0, 2) !== uci.slice(2));
  if (step == null) throw new Error('no cannon can move');
  await move(page, step);
  await plies(page, 1);
  await expect.poll(() => pieceAt(page, step.slice(2))).toBe('cho c');
  await picture(page, 'chess-war');
});
