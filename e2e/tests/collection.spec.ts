// The visitor's collection of records: importing, searching, selecting, deleting and restoring games. The tests use a
// collection of realistic size, and simulate a full disk.
import type { Page } from '@playwright/test';
import { manyGames } from '../support/many-games.ts';
import { FILE } from '../support/records.ts';
import { expect, picture, test } from '../support/test.ts';

const GAMES = 10_000;

test('10,000 games come in with progress, are found, survive a reload, and go', async ({ page }) => {
  test.setTimeout(900_000);
  const many = await manyGames(GAMES);
  await page.goto('/records');
  const began = Date.now();
  await page.getByLabel('Add files').setInputFiles(many.files);
  await expect(page.getByRole('status').filter({ hasText: /^Reading: \d+ games, \d+%/ })).toBeVisible();
  await expect(page.getByText(`${GAMES} games added.`)).toBeVisible({ timeout: 600_000 });
  console.log(`${GAMES} games came in within ${Math.round((Date.now() - began) / 1000)} s`);
  await expect(page.getByText(new RegExp(`${many.broken} games have errors`))).toBeVisible();
  await expect(page.getByText(/there already/)).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(`${GAMES} games`, { exact: true })).toBeVisible();
  await searches(page);

  // Importing a file again adds nothing.
  await page.getByLabel('Add files').setInputFiles(many.files.slice(0, 1));
  await expect(page.getByText(`No new games. ${GAMES / 5} games were already in your collection.`)).toBeVisible({
    timeout: 300_000,
  });

  await page.getByRole('checkbox', { name: `Select all ${GAMES}` }).check();
  await page.getByRole('button', { name: `Delete ${GAMES} games` }).click();
  await expect(page.getByText(`${GAMES} games deleted.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${GAMES} games`, { exact: true })).toBeVisible();
});

/** Searches games by several criteria, and prints the time until each result is on the page. */
async function searches(page: Page): Promise<void> {
  await page.getByText('More filters').click();
  const times: string[] = [];
  const ask = async (name: string, value: string): Promise<number> => {
    const { ms, count } = await page.evaluate(
      ({ name, value }) =>
        new Promise<{ ms: number; count: string }>((done) => {
          const field = [
            ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
              '[role=search] input, [role=search] select',
            ),
          ].find(
            (one) =>
              (one.getAttribute('aria-label') ?? one.closest('label')?.querySelector('span')?.textContent) === name,
          );
          if (field === undefined) throw new Error(`no field ${name}`);
          const start = performance.now();
          field.value = value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
          // After the next frame, everything has been drawn.
          requestAnimationFrame(() =>
            setTimeout(() =>
              done({
                ms: performance.now() - start,
                count: document.querySelector('main [role=status] b')?.textContent ?? '',
              }),
            ),
          );
        }),
      { name, value },
    );
    times.push(`${name} ${value === '' ? 'off' : value}: ${Math.round(ms)} ms, ${count}`);
    return Number(/^\d+/.exec(count)?.[0]);
  };
  expect(await ask('Player, event, date or file', '김초록0 제1회')).toBe(3);
  expect(await ask('Player, event, date or file', 'nobody at all')).toBe(0);
  await ask('Player, event, date or file', '');
  const parts: number[] = [];
  for (const result of ['cho', 'han', 'draw', 'unknown']) parts.push(await ask('Result', result));
  expect(parts.reduce((sum, n) => sum + n, 0)).toBe(GAMES);
  const ofChos = await ask("Cho's setup", 'mssm');
  const pair = await ask("Han's setup", 'smsm');
  expect(pair).toBeLessThan(ofChos);
  await ask('Result', '');
  await ask("Cho's setup", '');
  await ask("Han's setup", '');
  // Every eighth game ends with bikjang. The games in PGN count too, because PGN stores the reason for a draw.
  expect(await ask('Ended by', 'bikjang')).toBe(GAMES / 8);
  await ask('Ended by', '');
  await ask('From', '2010-01-01');
  expect(await ask('To', '2010-12-31')).toBe(GAMES / 25);
  console.log(`searches over ${GAMES} games, until the page shows them:\n  ${times.join('\n  ')}`);
  await picture(page, 'collection-large');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(`${GAMES} games`, { exact: true })).toBeVisible();
}

test('an import is cancelled, and what came in is taken back', async ({ page }) => {
  const many = await manyGames(3000);
  await page.goto('/records');
  await page.getByLabel('Add files').setInputFiles(many.files);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped before all files were read.')).toBeVisible();
  const said = await page
    .getByRole('status')
    .filter({ hasText: /added|No new/ })
    .innerText();
  const added = Number(/^\d+/.exec(said)?.[0] ?? 0);
  expect(added).toBeLessThan(3000);
  if (added > 0) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.reload();
  await expect(page.getByText('or drop files here')).toBeVisible();
  // All games can still be imported later.
  await page.getByLabel('Add files').setInputFiles(many.files);
  await expect(page.getByText('3000 games added.')).toBeVisible({ timeout: 120_000 });
});

test('by keyboard: find, select, delete, bring back, open', async ({ page }) => {
  await page.goto('/records');
  await page.getByLabel('Add files').setInputFiles(FILE);
  await expect(page.getByText('3 games added. 1 game has an error.')).toBeVisible();
  await page.getByRole('link', { name: /김초록/ }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /정세찬/ })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('2 games deleted.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('/');
  await page.keyboard.type('세찬');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: /정세찬/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Game 3' })).toBeVisible();
});

/** Makes the database fail as on a full disk at the entry with number `after`, counted from now; `null` for never. */
async function fillDisk(page: Page, after: number | null): Promise<void> {
  await page.evaluate((after) => {
    const { prototype } = IDBObjectStore;
    const disk = globalThis as unknown as { put?: typeof prototype.put };
    disk.put ??= prototype.put;
    const { put } = disk;
    let room = after ?? Number.POSITIVE_INFINITY;
    prototype.put = function (this: IDBObjectStore, ...given) {
      room -= 1;
      const { transaction } = this;
      // Aborts the whole transaction, with the error of a full disk.
      if (room === 0) {
        Object.defineProperty(transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') });
        queueMicrotask(() => transaction.abort());
      }
      return put.apply(this, given);
    };
  }, after);
}

test('a browser without room says so in words and keeps what it has', async ({ page }) => {
  const many = await manyGames(2000);
  await page.goto('/records');
  await page.getByLabel('Add files').setInputFiles(FILE);
  await expect(page.getByText('3 games added.')).toBeVisible();
  // Every hundred games need two hundred entries and a counter, so 700 games fit.
  await fillDisk(page, 1450);
  await page.getByLabel('Add files').setInputFiles(many.files);
  await expect(page.getByRole('alert')).toContainText('no more space');
  await expect(page.getByText(/^700 games added/)).toBeVisible();
  await picture(page, 'collection-no-room');
  await fillDisk(page, null);
  await page.getByLabel('Add files').setInputFiles(many.files);
  await expect(page.getByText(/^1300 games added. 700 games were already in your collection/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('2003 games', { exact: true })).toBeVisible();
});
