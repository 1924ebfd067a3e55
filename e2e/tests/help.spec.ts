// Hints and analysis by the engine in the browser. Games against the engine have hints, and finished games can be
// analysed. Neither is available while two people play each other.
import type { Page } from '@playwright/test';
import { move, press, split, turn } from '../support/board.ts';
import { arrange, create, idOf, openSetup, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

interface Drawn {
  arrows: { from: string; to: string }[];
  marks: { square: string }[];
}

/** Returns the action marked on the board: an arrow, or a ring around the general for a pass. */
async function pointedAt(page: Page): Promise<string | null> {
  const { arrows, marks } = await page.locator('janggi-board:not([mini])').evaluate((element): Drawn => {
    const { arrows, marks } = element as unknown as Drawn;
    return { arrows, marks };
  });
  if (arrows[0] !== undefined) return arrows[0].from + arrows[0].to;
  return marks[0] === undefined ? null : marks[0].square + marks[0].square;
}

/** Records the page's requests for the engine's module from now on. */
function fetches(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/engine.wasm')) seen.push(request.url());
  });
  return seen;
}

test('against the engine a hint is a legal move, by button and by key, and goes with the position', async ({
  page,
}) => {
  const loaded = fetches(page);
  await create(page, 'Computer', { side: 'Cho' });
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  expect(loaded, 'the engine is not loaded before it is asked').toEqual([]);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/^Hint: .* · (Cho|Han|level)/)).toBeVisible();
  const { legal } = (await view(page)).now;
  expect(legal).toContain(await pointedAt(page));
  await picture(page, 'hint');

  await page.keyboard.press('t');
  await expect.poll(() => pointedAt(page)).toBeNull();
  await page.keyboard.press('t');
  // The engine keeps its transposition table, and may find a different move now.
  await expect.poll(() => pointedAt(page)).not.toBeNull();
  expect(legal).toContain(await pointedAt(page));
  expect(loaded).toHaveLength(1);

  await move(page, 'a4b4');
  expect(await pointedAt(page)).toBeNull();
  await plies(page, 2);
  await turn(page, 'cho');
  expect(await pointedAt(page), 'the next position has no hint yet').toBeNull();
});

test('two people get no help from each other’s pages, nor do those who watch', async ({ page, browser, server }) => {
  const id = await create(page, 'A friend, by link', { side: 'Cho' });
  const pages = [page];
  const contexts = [];
  for (const role of ['friend', 'watcher']) {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
    contexts.push(context);
    const other = await context.newPage();
    await other.goto(`/game/${id}`);
    if (role === 'friend') {
      await other.getByRole('button', { name: 'Play as Han' }).click();
      await arrange(other, 'Han');
      await arrange(page, 'Cho');
      await turn(page, 'cho');
    }
    pages.push(other);
  }
  for (const one of pages) {
    const loaded = fetches(one);
    await expect(one.getByText(/Your turn|Cho to move/).first()).toBeVisible();
    await one.keyboard.press('t');
    await expect(one.getByRole('button', { name: /Hint|Evaluation|Analyse/ })).toHaveCount(0);
    expect(await pointedAt(one)).toBeNull();
    expect(loaded).toEqual([]);
  }
  for (const context of contexts) await context.close();
});

test('a finished game is analysed in Korean on a phone', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: '한 기기에서 둘이' }).check();
  await page.getByRole('button', { name: '대국 시작' }).click();
  await page.waitForURL(/\/game\/[\w-]+$/);
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: '이 차림으로' }).click();
  await turn(page, 'cho');
  // Cho blunders a chariot.
  for (const uci of ['a4b4', 'i7h7', 'a1a7']) {
    const { ply } = (await view(page)).now;
    const [from, to] = split(uci);
    await press(page, from);
    await press(page, to);
    await plies(page, ply + 1);
    await turn(page, ply % 2 === 0 ? 'han' : 'cho');
  }
  await page.getByRole('button', { name: '메뉴' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '기권' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '기권' }).click();

  const id = idOf(page);
  await page.getByRole('link', { name: '복기하기' }).click();
  const review = page.getByRole('region', { name: '복기' });
  await expect(review.locator('.told').getByRole('status')).toContainText(
    /3\. 01차41병.*가장 큰 실수.*승률:\s\d+%\s→\s\d+%/s,
    {
      timeout: 60_000,
    },
  );
  await expect(review).toContainText('악수 1');
  const curve = review.getByRole('slider', { name: '형세 그래프' });
  await expect(curve).toHaveAttribute('aria-valuetext', /^2수째: /);
  await curve.press('ArrowRight');
  await expect(curve).toHaveAttribute('aria-valuetext', /^3수째: 한\(漢\) /);
  const { legal } = (await (await page.request.get(`/api/games/${id}`)).json()).now as { legal: string[] };
  expect(legal, 'the game stays over').toEqual([]);
  await picture(page, 'analysis-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide, 'no sideways scrolling').toBe(false);
  await context.close();
});
