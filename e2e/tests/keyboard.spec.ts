// A game with the keyboard alone: from the start page to a move and a pass.
import type { Page } from '@playwright/test';
import { turn } from '../support/board.ts';
import { plies, view } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

async function tabTo(page: Page, what: string, found: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await found()) return;
  }
  throw new Error(`${what} cannot be reached with the Tab key`);
}

/** Moves the focus to a point of the board with the arrow keys. */
async function walk(page: Page, square: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const inside = document.querySelector('janggi-board')?.shadowRoot?.activeElement;
      return inside instanceof HTMLElement ? (inside.dataset['square'] ?? '') : '';
    });
  const place = (name: string) => ({ file: name.charCodeAt(0), rank: Number(name.slice(1)) });
  const goal = place(square);
  for (let presses = 0; presses < 20; presses += 1) {
    const now = place(await focused());
    if (now.file === goal.file && now.rank === goal.rank) return;
    if (now.file !== goal.file) await page.keyboard.press(now.file < goal.file ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(now.rank < goal.rank ? 'ArrowUp' : 'ArrowDown');
  }
  throw new Error(`${square} cannot be reached with the arrow keys`);
}

test('a game with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const name = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await tabTo(page, 'Play now', async () => (await name()) === 'Play now');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await expect(page.getByRole('button', { name: 'Use this setup' })).toBeVisible();
  // The first setup has the focus, the arrow keys select another one, and Enter confirms the choice.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await turn(page, 'cho');
  await tabTo(page, 'the board', async () =>
    page.evaluate(() => document.activeElement?.tagName.toLowerCase() === 'janggi-board'),
  );
  await walk(page, 'a4');
  await page.keyboard.press('Enter');
  await walk(page, 'b4');
  await page.keyboard.press('Enter');
  await plies(page, 2);
  await turn(page, 'cho');
  // A pass has to be confirmed if the opponent could win on points by also passing.
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Pass this turn?' })).toBeVisible();
  expect((await view(page)).now.ply).toBe(2);
  await tabTo(page, 'the answer', async () => (await name()) === 'Pass');
  await page.keyboard.press('Enter');
  await plies(page, 4);
  const { actions } = await view(page);
  expect(actions[0]?.token).toBe('a4b4');
  expect(actions[2]?.token).toBe('e2e2');
});
