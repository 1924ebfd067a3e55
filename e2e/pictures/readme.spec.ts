// Takes the screenshots for README.md, in Korean, on a desktop and on a phone. They show a game under Kakao's rules in
// the middlegame and at its end, which is decided on points. The moves are from a self-play game of the engine.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { devices, type Page } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { idOf } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

const MOVES = readFileSync(resolve(import.meta.dirname, 'game.txt'), 'utf8')
  .trim()
  .split(/\s+/);
const SETUP = 'smsm';
/** Number of plies in the pictures of the running game; Cho is to move. */
const MIDDLE = 40;

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: resolve(import.meta.dirname, `../../docs/images/${name}.png`) });
}

/** Sends a request with the cookies of this page. */
async function post(page: Page, path: string, body: unknown): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data: body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string };
}

async function arrange(page: Page): Promise<void> {
  await page.locator(`input[name=setup][value=${SETUP}]`).check({ force: true });
  await page.locator('.setup .take').click();
}

test('the pictures of the README', async ({ page, browser, server }) => {
  const time = { kind: 'byoyomi', main_ms: 1_200_000, period_ms: 30_000, periods: 3 };
  const opponent = { kind: 'friend' };
  const { id } = await post(page, '/api/games', { rules: 'kakao', opponent, side: 'cho', time });
  await page.goto(`/game/${id}`);
  const friends = await browser.newContext({ baseURL: server.url, locale: 'ko-KR' });
  const friend = await friends.newPage();
  await post(friend, `/api/games/${id}/join`, { side: 'han' });
  await friend.goto(`/game/${id}`);
  await arrange(friend);
  await arrange(page);

  const players = [
    { page, side: 'cho' },
    { page: friend, side: 'han' },
  ] as const;
  const play = async (from: number, to: number): Promise<void> => {
    for (let ply = from; ply < to; ply++) {
      const player = players[ply % 2 === 0 ? 0 : 1];
      await turn(player.page, player.side);
      await move(player.page, MOVES[ply] ?? '');
    }
  };
  await play(0, MIDDLE);
  await turn(page, 'cho');
  await take(page, 'game');

  // The same player continues on a phone.
  const phones = await browser.newContext({
    ...pixel,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    baseURL: server.url,
    locale: 'ko-KR',
    storageState: await page.context().storageState(),
  });
  const phone = await phones.newPage();
  await phone.goto(`/game/${idOf(page)}`);
  await turn(phone, 'cho');
  await take(phone, 'phone');
  await phones.close();

  await play(MIDDLE, MOVES.length);
  await page.locator('details > summary').first().click();
  await page.locator(`[data-ply="${MOVES.length}"]`).scrollIntoViewIfNeeded();
  await take(page, 'end');
  await friends.close();
});
