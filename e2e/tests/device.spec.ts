// Two people on one device: a whole game to mate by real clicks, the end by points after two passes, and both languages.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { move, pieceAt, press, turn } from '../support/board.ts';
import { arrange, create, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

const mate = readFileSync(resolve(import.meta.dirname, '../support/mate.txt'), 'utf8').trim().split(/\s+/);

test('a whole game to mate', async ({ page }) => {
  test.setTimeout(120_000);
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  let side: 'cho' | 'han' = 'cho';
  for (const uci of mate) {
    await turn(page, side);
    await move(page, uci);
    side = side === 'cho' ? 'han' : 'cho';
  }
  const winner = side === 'cho' ? 'Han' : 'Cho';
  const dialog = page.getByRole('dialog', { name: 'Game over' });
  await expect(dialog).toContainText(`${winner} wins`);
  await expect(dialog).toContainText(/mate/i);
  await picture(page, 'end-mate');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: winner.toLowerCase(), code: 'mate' });
  await dialog.getByRole('button', { name: 'Look through the game' }).click();

  // Step through the moves, back to the start.
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.locator('janggi-board:not([mini])')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${winner} wins`).first()).toBeVisible();
});

test('two passes: points decide, 72 to 73.5', async ({ page }) => {
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  await expect(page.getByText(/If both pass now: Han wins 73.5 : 72/)).toBeVisible();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await plies(page, 1);
  await turn(page, 'han');
  // The other way to pass: two quick presses on the general.
  await press(page, 'e9');
  await press(page, 'e9');
  const dialog = page.getByRole('dialog', { name: 'Game over' });
  await expect(dialog).toContainText('Han wins');
  await expect(dialog).toContainText('72');
  await expect(dialog).toContainText('73.5');
  await expect(dialog).toContainText('pass.double');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: 'han', code: 'double_pass', rule: 'pass.double' });
  await picture(page, 'end-points');
});

test('undo on one device goes back one move', async ({ page }) => {
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  await move(page, 'a4b4');
  await turn(page, 'han');
  await page.getByRole('button', { name: 'Undo' }).click();
  await turn(page, 'cho');
  expect(await pieceAt(page, 'a4')).toBe('cho p');
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('a browser that asks for Korean gets Korean, to the very end', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await picture(page, 'start-ko');
    const body = await page.locator('main, body').first().innerText();
    const latin = body.match(/\b[a-z]{4,}\b/gi) ?? [];
    expect(latin.filter((word) => !/^(english|kakao|lan|addr|http|janggun|pychess|fairy|stockfish|wasm|json)$/i.test(word))).toEqual([]);
  });
});
