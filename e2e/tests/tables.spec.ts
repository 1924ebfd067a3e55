// Endgame table results next to the board: the outcome, the length of a win, and the moves that keep the outcome.
// Nothing is shown if no table contains the position, or while a game is in progress.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { move } from '../support/board.ts';
import { binary } from '../support/server.ts';
import { expect, picture, test } from '../support/test.ts';

test.beforeAll(({ server }) => {
  const folder = join(server.data, 'tables');
  for (const objective of ['mate-facing-draw', 'points-facing']) {
    execFileSync(binary, ['tables', 'build', '--dir', folder, '--objective', objective, '--signatures', 'KR-KA'], {
      stdio: 'ignore',
    });
  }
});

/** A drawn position: a lone chariot cannot force mate. */
const DRAWN = '4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1';
/** A position in which Cho can move the chariot next to Han's general, which can then capture it. */
const OFFERED = '4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1';
/** A position in which Han's general can capture the chariot. Han then leads by a guard and the deom. */
const TAKES = '3ak4/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1';

const table = (page: Page) => page.getByRole('region', { name: 'Endgame table' });

async function open(page: Page, path: string, fen: string): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ fen, law: 'janggi' })}`);
  await expect(page.locator('janggi-board')).toBeVisible();
  if (path === '/analysis') await page.locator('.engine .more').click();
}

test('the analysis says what an endgame is worth under its rule set and plays the moves that keep it', async ({
  page,
}) => {
  await open(page, '/analysis', OFFERED);
  const rules = page.getByRole('combobox', { name: 'Rule set' });
  await rules.selectOption('fsf-traditional');
  await expect(table(page)).toContainText('Draw');
  await expect(table(page)).toContainText('Every move keeps this result.');
  await rules.selectOption('pychess');
  await expect(table(page)).toContainText('Cho stays ahead on points');
  await expect(table(page)).toContainText('Moves that keep the win');
  await picture(page, 'tables-analysis');
  // Under Kakao's rules, the game ends on points as soon as a side has few points left. The tables do not support this.
  await rules.selectOption('kakao');
  await expect(table(page)).toContainText('it ends the game on points when a side has few points left');
  await expect(table(page)).toContainText('Draw');
  await rules.selectOption('pychess');
  await table(page).getByRole('button').first().click();
  await expect(table(page), 'for Han, every move is as bad').toContainText('Every move keeps this result.');
  await expect(table(page)).toContainText('Cho stays ahead on points');
});

test('a win is told with its moves', async ({ page }) => {
  await open(page, '/analysis', TAKES);
  await page.getByRole('combobox', { name: 'Rule set' }).selectOption('pychess');
  await expect(table(page)).toContainText('Han wins in 1 move');
});

test('nothing is shown where no table has the position', async ({ page }) => {
  const answered = page.waitForResponse((response) => response.url().includes('/api/tables/casual'));
  await open(page, '/analysis', '3ck4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1');
  expect((await answered).status()).toBe(404);
  await expect(table(page)).toHaveCount(0);
});

test('the editor says it of the position that is set up', async ({ page }) => {
  await open(page, '/editor', DRAWN);
  await expect(table(page)).toContainText('Draw');
  await picture(page, 'tables-editor');
});

for (const [name, rules] of [
  ['a preset', 'fsf-traditional'],
  ['house rules', { schema: 1, base: 'casual@1', set: { 'setup.order': 'simultaneous_hidden', 'setup.first': null } }],
] as const) {
  test(`a game by ${name} that is over is told what its last position was worth`, async ({ page }) => {
    await page.goto('/');
    const made = await page.request.post('/api/games', {
      data: { rules, opponent: { kind: 'self' }, side: 'cho', start: { fen: DRAWN } },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(made.ok()).toBe(true);
    const { id } = (await made.json()) as { id: string };
    await page.goto(`/game/${id}`);
    await expect(page.locator('janggi-board')).toBeVisible();
    await move(page, 'a2b2');
    await move(page, 'e10d10');
    await expect(table(page), 'not while it is played').toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).first().click();
    await expect(table(page)).toContainText('Draw');
    await page.emulateMedia({ colorScheme: 'dark' });
    if (name === 'a preset') await picture(page, 'tables-over-dark');
  });
}

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });
  test('the table is read in the reader’s language', async ({ page }) => {
    await open(page, '/analysis', DRAWN);
    await expect(page.getByRole('region', { name: 'Eindspeltabel' })).toContainText('Gelijkspel');
    await picture(page, 'tables-dutch');
  });
});

test.describe('in Korean on a phone', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
  test('the result stands below the board', async ({ page }) => {
    await open(page, '/analysis', DRAWN);
    await expect(page.getByRole('region', { name: '종반 데이터베이스' })).toContainText('무승부');
    await picture(page, 'tables-phone');
  });
});
