// Data that earlier releases stored in a browser is still used, in Korean and English. Old links still show the same
// content.
import type { Locator, Page } from '@playwright/test';
import { move, pieceAt, turn } from '../support/board.ts';
import { openSetup } from '../support/game.ts';
import { expect, test } from '../support/test.ts';
import { type Link, WORLDS } from '../support/yesterday.ts';

test.describe.configure({ mode: 'parallel' });

/** Texts on the pages, by language. */
const WORDS = {
  ko: {
    settings: '설정',
    play: '대국',
    chosen: ['한글', '파랑과 빨강', '한지', '숫자 좌표', 'i4h4'],
    sound: '소리',
    records: '기보',
    problems: [/^2수 외통/, /중 1문제/],
    tree: '수순과 변화도',
    said: '왜 안 되지?',
    review: '복기',
    accuracy: '정확도',
    house: '우리 집 규칙',
  },
  en: {
    settings: 'Settings',
    play: 'Play',
    chosen: ['Hangul', 'Blue and red', 'Paper', 'a1–i10', 'P79-78'],
    sound: 'Sound',
    records: 'Game records',
    problems: [/^Mate in 2 /, /1 of [\d,]+ solved/],
    tree: 'Moves and variations',
    said: 'why not?',
    review: 'Game review',
    accuracy: 'Accuracy',
    house: 'Our house',
  },
} as const;

/** Returns the pieces on the page's board, by point. */
const shown = (page: Page): Promise<Record<string, string> | null> =>
  page
    .locator('janggi-board:not([mini])')
    .first()
    .evaluate((board) => {
      const { pieces } = board as unknown as { pieces: Record<string, { side: string; role: string }> };
      return Object.fromEntries(Object.entries(pieces).map(([at, { side, role }]) => [at, `${side} ${role}`]));
    });

const games = (page: Page, name: string): Locator => page.getByRole('list', { name }).getByRole('link');

for (const world of WORLDS) {
  for (const language of ['ko', 'en'] as const) {
    test(`the browser storage of ${world.release}, in ${language}`, async ({ browser }) => {
      const words = WORDS[language];
      const places = world.places()[language] ?? {};
      const at = (place: string): string => places[place] ?? `/no-such-place/${place}`;
      await using server = await world.serve();
      // The browser prefers Dutch, but the language chosen earlier is kept.
      const page = await browser
        .newContext({ baseURL: server.url, locale: 'nl-NL', storageState: world.storage(language, server.url) })
        .then((context) => context.newPage());

      await test.step('settings', async () => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.getByRole('button', { name: words.settings }).first().click();
        const dialog = page.getByRole('dialog', { name: words.settings });
        for (const name of words.chosen) await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked();
        await dialog.getByRole('tab', { name: words.play, exact: true }).click();
        await expect(dialog.getByRole('checkbox', { name: words.sound, exact: true })).not.toBeChecked();
        await page.keyboard.press('Escape');
      });
      await test.step('house rules are the ones that are chosen', async () => {
        await openSetup(page);
        await expect(page.getByRole('radio', { name: new RegExp(words.house) })).toBeChecked();
      });
      await test.step('a game of the server goes on', async () => {
        await page.goto(at('game'));
        await move(page, 'c4d4');
        await turn(page, 'han');
      });
      await test.step('the game on this device goes on, and the computer answers', async () => {
        await page.goto('/device');
        await turn(page, 'cho');
        expect(await pieceAt(page, 'h4')).toBe('cho p');
        await move(page, 'b4b5');
        await turn(page, 'cho');
      });
      await test.step('the collection has the files and the finished game', async () => {
        await page.goto('/records');
        await expect(games(page, words.records)).toHaveCount(4);
        await games(page, words.records).filter({ hasText: '정세찬' }).click();
        await expect.poll(() => pieceAt(page, 'a4')).toBe('cho p');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => pieceAt(page, 'b4')).toBe('cho p');
      });
      await test.step('an analysis with its tree, comment and review', async () => {
        await page.goto(at('analysis'));
        await expect(page.getByRole('heading', { name: '김초록 : 이붉은' })).toBeVisible();
        await expect(page.getByRole('group', { name: words.tree }).getByRole('button')).toHaveCount(6);
        await expect(page.getByRole('group', { name: words.tree })).toContainText(words.said);
        await page.goto(at('reviewed'));
        await expect(page.getByRole('region', { name: words.review })).toContainText(words.accuracy);
      });
      await test.step('a problem that was solved, a lesson and the clock', async () => {
        await page.goto('/problems');
        await expect(page.getByRole('link', { name: words.problems[0] })).toContainText(words.problems[1]);
        await page.goto('/clock');
        await expect(page.getByRole('main').locator('select').first().locator('option:checked')).toHaveText(/20.*40/);
      });
      await page.context().close();
    });
  }

  test(`the links of ${world.release}`, async ({ browser }) => {
    await using server = await world.serve();
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
    const links = world.links();
    // Three pages open a third of the links each, in parallel.
    const readers = [0, 1, 2].map(async (reader) => {
      const page = await context.newPage();
      for (const link of links.filter((_, number) => number % 3 === reader)) await opens(page, link);
    });
    await Promise.all(readers);
    // A page of the earlier release that is still open may request files that no longer exist. It then offers to reload
    // (missing-part.spec.ts).
    for (const asset of world.assets()) {
      const answer = await context.request.get(asset);
      expect([answer.status(), answer.headers()['content-type']], asset).toEqual([404, 'application/json']);
    }
    await context.close();
  });
}

/** Checks the status of a link, and its content type or the content of its page. */
async function opens(page: Page, { kind, address, status, type, board, shows = [] }: Link): Promise<void> {
  if (type !== undefined) {
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]], kind).toEqual([status, type]);
    return;
  }
  await page.goto('about:blank');
  expect((await page.goto(address))?.status(), kind).toBe(status);
  const seen = async (): Promise<Awaited<ReturnType<typeof shown>>> => {
    // The review now jumps to the first turning point as soon as it is found, so return to the start.
    if (address.endsWith('&review')) await page.keyboard.press('Home');
    return shown(page);
  };
  if (board !== undefined) await expect.poll(seen, { message: kind }).toEqual(board);
  for (const words of shows) await expect(page.getByText(words).first(), kind).toBeVisible();
}
