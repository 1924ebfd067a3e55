// A game between two phones in Korean, by touch only. From the home page, an offer takes three taps, and accepting one
// takes two.
import { devices, type Locator, type Page } from '@playwright/test';
import { pieceAt, tap, turn } from '../support/board.ts';
import { idOf, plies, view } from '../support/game.ts';
import { nickname, type Players, seated } from '../support/people.ts';
import { expect, picture, test } from '../support/test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const phone = { ...pixel, locale: 'ko-KR', viewport: { width: 390, height: 844 } };
test.use(phone);

/** Latin text allowed on a Korean page, apart from users' names: languages, formats and command-line options. */
const LATIN = /\b(?:English|Nederlands)\b|\b(?:PGN|FEN|JSON|QR)\b|--lan|--addr/g;

/** Checks the current page: nothing overflows horizontally, and no English text is left. */
async function korean(page: Page, name: string): Promise<void> {
  await picture(page, `phones-${name}`);
  const { over, names, words } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    names: [...document.querySelectorAll('bdi')].map((name) => name.innerText),
    words: document.body.innerText,
  }));
  expect(over, `${name} is no wider than the phone`).toBe(0);
  const unnamed = names.reduce((text, its) => text.replaceAll(its, ''), words);
  expect(unnamed.replaceAll(LATIN, '').match(/[A-Za-z]{2,}/g) ?? [], `English on ${name}`).toEqual([]);
}

/** Taps the elements in turn, and returns the number of taps. */
async function taps(...targets: Locator[]): Promise<number> {
  for (const target of targets) await target.tap();
  return targets.length;
}

test('from the home page to a game in three taps, and to its end', async ({ page, server, visit }) => {
  const other = await visit(phone);
  await nickname(page, server, '초록솔');
  await nickname(other, server, '단풍길');
  for (const one of [page, other]) await one.goto('/');
  await korean(page, 'home');

  const made = await taps(
    page.getByRole('link', { name: '대기실', exact: true }),
    page.getByRole('button', { name: '대국 신청 올리기' }),
    page.getByRole('dialog').getByRole('button', { name: '신청 올리기' }),
  );
  await expect(page.getByRole('row', { name: /초록솔/ })).toBeVisible();
  await korean(page, 'lobby');
  const taken = await taps(
    other.getByRole('link', { name: '대기실', exact: true }),
    other.getByRole('button', { name: /^초록솔 님의 신청 수락/ }),
  );
  expect(Math.max(made, taken)).toBeLessThanOrEqual(3);
  for (const one of [page, other]) await one.waitForURL(/\/game\//);
  expect(idOf(page)).toBe(idOf(other));

  const players: Players = await seated(page, other);
  for (const side of ['han', 'cho'] as const) {
    await expect(players[side].getByText(/차림을 고르세요/)).toBeVisible();
    if (side === 'cho') await korean(players.cho, 'setup');
    await players[side].getByRole('button', { name: '이 차림으로' }).tap();
  }
  let ply = 0;
  for (const [side, from, to] of [
    ['cho', 'a4', 'b4'],
    ['han', 'i7', 'h7'],
    ['cho', 'i4', 'h4'],
    ['han', 'a7', 'b7'],
  ] as const) {
    await turn(players[side], side);
    await tap(players[side], from);
    await tap(players[side], to);
    ply += 1;
    await plies(page, ply);
  }
  await turn(players.cho, 'cho');
  await korean(players.cho, 'game');

  // A request is visible on both screens: as pending to its sender, and as a question to the opponent.
  const { cho, han } = players;
  await cho.getByRole('button', { name: '무르기 신청' }).tap();
  await expect(cho.getByText(/무르기를 신청했습니다…/)).toBeVisible();
  await expect(han.getByText(/가 무르기를 신청했습니다./)).toBeVisible();
  await korean(han, 'asked');
  await han.getByRole('button', { name: '수락' }).tap();
  await plies(page, 2);
  await expect.poll(() => pieceAt(han, 'h4')).toBeNull();

  await han.getByRole('button', { name: '메뉴' }).tap();
  await korean(han, 'menu');
  await han.getByRole('dialog').getByRole('button', { name: '기권' }).tap();
  await han.getByRole('dialog').getByRole('button', { name: '기권' }).tap();
  await expect(cho.getByRole('region', { name: '대국 종료' })).toContainText('이겼습니다');
  await expect(han.getByRole('region', { name: '대국 종료' })).toContainText('졌습니다');
  await korean(cho, 'end');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: 'cho', code: 'resigned' });
});
