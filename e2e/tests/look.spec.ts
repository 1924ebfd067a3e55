// Layout in several window sizes, and the colours of palettes, measured on the page.
import type { Locator, Page } from '@playwright/test';
import { move, moves } from '../support/board.ts';
import { arrange, begun, create, idOf } from '../support/game.ts';
import { FILE } from '../support/records.ts';
import { expect, picture, test } from '../support/test.ts';

/** Returns the height of the visible part of a list. */
async function seen(page: Page, list: Locator): Promise<number> {
  const box = await list.boundingBox();
  if (box === null) return 0;
  const { height } = page.viewportSize() ?? { height: 0 };
  return Math.max(0, Math.min(box.y + box.height, height) - Math.max(box.y, 0));
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
}

/** Height in pixels of four lines of moves. */
const LEAST = 4 * 28;

test('at 1024 × 768 the end of a game, and a record, leave room for the list of moves', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await begun(page);
  await moves(page, ['a4b4', 'i7h7', 'i4h4', 'a7b7']);
  await resign(page);
  const list = page.getByRole('list', { name: 'Move list' });
  expect(await seen(page, list)).toBeGreaterThanOrEqual(LEAST);
  await picture(page, 'end-1024');
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(scrolls, 'nothing is pushed out of the window').toBe(false);

  await page.goto('/records');
  await page.getByLabel('Add files').setInputFiles(FILE);
  await page.getByRole('link', { name: /김초록/ }).click();
  expect(await seen(page, list)).toBeGreaterThanOrEqual(LEAST);
  await picture(page, 'record-1024');
});

test('the colour-blind palette colours the names of the sides as well as the board', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('janggun.settings', JSON.stringify({ palette: 'colour-blind', theme: 'light' })),
  );
  await begun(page);
  await move(page, 'a4b4');
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return { cho: style.getPropertyValue('--cho').trim(), han: style.getPropertyValue('--han').trim() };
  });
  expect(colours).toEqual({ cho: '#00429d', han: '#9a3c00' });
  // Pages paint the sides in exactly these colours.
  const painted = await page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('.seal, .points, .cho, .han')) {
      const style = getComputedStyle(element);
      found.add(element.matches('.seal') ? style.backgroundColor : style.color);
    }
    return [...found].sort();
  });
  expect(painted).toEqual(expect.arrayContaining(['rgb(0, 66, 157)', 'rgb(154, 60, 0)']));
  expect(painted, 'the green and the red of the other palette').not.toEqual(
    expect.arrayContaining(['rgb(12, 99, 91)']),
  );
  await picture(page, 'colour-blind');
});

test('the viewer for other sites takes the colour-blind palette when it is asked to', async ({ page }) => {
  for (const [query, cho] of [
    ['', '#0c635b'],
    ['&palette=colour-blind', '#00429d'],
  ] as const) {
    await page.goto(`/embed/analysis?moves=a4b4&lang=en&theme=light${query}`);
    const board = page.locator('janggi-board');
    await expect(board).toHaveAttribute('palette', query === '' ? 'classic' : 'colour-blind');
    const colour = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cho'));
    expect(colour.trim()).toBe(cho);
  }
});

test('when the game ends and the list of moves gets smaller, the last move stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await begun(page);
  const line = 'a4b4 i7h7 i4h4 a7b7 c4d4 c7d7 b4b5 b7b6 h4h5 h7h6 a1a2 a10a9 a2a1 a9a10 a1a3 a10a8 a3a2 a8a9 d4d5 d7d6';
  await moves(page, line.split(' '));
  await resign(page);
  const list = page.getByRole('list', { name: 'Move list' });
  const below = (): Promise<number> =>
    list.evaluate((element) => {
      const last = element.querySelector('[aria-current]')?.getBoundingClientRect();
      return last === undefined ? Infinity : last.bottom - element.getBoundingClientRect().bottom;
    });
  await expect.poll(below).toBeLessThan(1);
});

test('what is said of bikjang fits the room that it has, to each player and to who looks on', async ({
  page,
  visit,
}) => {
  await create(page, 'A friend, by link', { rules: /Casual/, side: 'Cho' });
  const [friend, onlooker] = [await visit(), await visit()];
  await friend.goto(`/game/${idOf(page)}`);
  await friend.getByRole('button', { name: 'Play as Han' }).click();
  await arrange(friend, 'Han');
  await arrange(page, 'Cho');
  await move(page, 'e4d4');
  await move(friend, 'e7d7');
  await onlooker.goto(`/game/${idOf(page)}`);

  /** Returns how far text or buttons extend above or below their box, for each window size in which they do. */
  const out = async (of: Page): Promise<number[]> => {
    const found: number[] = [];
    for (const [width, height] of [
      [1280, 860],
      [1024, 768],
      [390, 844],
      [360, 720],
    ] as const) {
      await of.setViewportSize({ width, height });
      found.push(
        await of.locator('.status').evaluate((status) => {
          const box = status.getBoundingClientRect();
          const inner = [...status.querySelectorAll('p, button')].map((one) => one.getBoundingClientRect());
          return Math.max(...inner.map(({ top, bottom }) => Math.max(box.top - top, bottom - box.bottom)));
        }),
      );
    }
    return found.filter((far) => far > 0.5);
  };
  for (const lang of ['ko', 'en', 'nl']) {
    for (const each of [page, friend, onlooker]) {
      await each.evaluate((lang) => localStorage.setItem('janggun.settings', JSON.stringify({ lang })), lang);
      await each.reload();
    }
    const row = page.locator('.status [role="group"]');
    await expect(row.getByRole('button')).toHaveCount(2);
    expect(await out(page), `accept or play on, ${lang}`).toEqual([]);
    await row.getByRole('button').last().click();
    await expect(page.locator('.status .bikjang')).toBeVisible();
    expect(await out(page), `played on, ${lang}`).toEqual([]);
    await picture(page, `bikjang-avoided-${lang}`);
    for (const other of [friend, onlooker]) {
      await expect(other.locator('.status .bikjang')).toBeVisible();
      expect(await out(other), `not to move, ${lang}`).toEqual([]);
    }
  }
});
