// On phones, nothing covers the players' strips or the toolbar. Setup choices and rematch offers are visible without
// scrolling.
import { devices, type Page } from '@playwright/test';
import { idOf, openSetup } from '../support/game.ts';
import { command, seated } from '../support/people.ts';
import { turn } from '../support/board.ts';
import { expect, picture, test } from '../support/test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** Checks that the players' strips and all toolbar buttons are completely visible and not covered. */
async function inSight(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeVisible();
  await picture(page, `uncovered-${name}`);
  const hidden = await page.evaluate(() => {
    const parts = document.querySelectorAll('.game section.strip, .game [role=toolbar] button');
    const behind = (element: Element): boolean => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width === 0) return false;
      const corners = [left + 6, (left + right) / 2, right - 6].flatMap((x) =>
        [top + 6, bottom - 6].map((y) => [x, y]),
      );
      return corners.some(([x = 0, y = 0]) => !element.contains(document.elementFromPoint(x, y)));
    };
    return [...parts].filter(behind).map((part) => part.getAttribute('aria-label') ?? part.textContent);
  });
  expect(hidden, `covered or out of sight: ${name}`).toEqual([]);
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [844, 390],
] as const) {
  test(`from the invitation to a rematch, ${width} × ${height}`, async ({ visit }) => {
    const phone = { ...pixel, locale: 'ko-KR', viewport: { width, height } };
    const page = await visit(phone);
    const friend = await visit(phone);
    const at = (name: string): string => `${name}-${width}`;

    await page.goto('/');
    await openSetup(page);
    await page.getByRole('radio', { name: /친구/ }).check();
    await page.getByRole('button', { name: '대국 시작' }).click();
    await page.waitForURL(/\/game\//);
    const link = page.getByRole('textbox', { name: '상대에게 보낼 링크' });
    await link.scrollIntoViewIfNeeded();
    expect(await link.evaluate((field) => field.scrollHeight - field.clientHeight), 'the link is whole').toBe(0);
    await inSight(page, at('invited'));

    await friend.goto(`/game/${idOf(page)}`);
    await friend
      .getByRole('button', { name: /으?로 참가/ })
      .first()
      .waitFor();
    await inSight(friend, at('joining'));
    await friend
      .getByRole('button', { name: /으?로 참가/ })
      .first()
      .click();
    const players = await seated(page, friend);
    for (const side of ['han', 'cho'] as const) {
      const take = players[side].getByRole('button', { name: '이 차림으로' });
      await expect(take).toBeInViewport({ ratio: 1 });
      for (const one of [page, friend])
        await inSight(one, at(`${side}-chooses-${one === players[side] ? 'own' : 'other'}`));
      await take.click();
    }
    await turn(players.cho, 'cho');
    await inSight(players.cho, at('playing'));
    await inSight(players.han, at('waiting'));

    expect(await command(page, { t: 'act', ply: 0, action: 'resign' })).toBe('ack');
    await page.reload();
    await friend.reload();
    expect(await command(page, { t: 'rematch' })).toBe('ack');
    for (const [one, words] of [
      [page, '한 판 더 두자고 제안했습니다…'],
      [friend, '상대가 한 판 더 두자고 합니다.'],
    ] as const) {
      for (const when of ['told', 'found'] as const) {
        await expect(one.getByText(words)).toBeInViewport({ ratio: 1 });
        await inSight(one, at(`rematch-${one === page ? 'asked' : 'offered'}-${when}`));
        await one.reload();
      }
    }
    await expect(friend.getByRole('button', { name: '수락' })).toBeInViewport({ ratio: 1 });
    const before = idOf(friend);
    await friend.getByRole('button', { name: '수락' }).click();
    await expect.poll(() => idOf(friend)).not.toBe(before);
    await expect.poll(() => idOf(page)).toBe(idOf(friend));
  });
}

test('on a small phone, who is invited to a position sees it and what takes it, without scrolling', async ({
  visit,
  page,
}) => {
  const start = { fen: '4k4/9/9/9/4p4/9/9/9/3K5/R8 w - - 0 1' };
  await page.goto('/');
  const made = await page.request.post('/api/games', {
    headers: { origin: new URL(page.url()).origin },
    data: { rules: 'kakao', opponent: { kind: 'friend' }, side: 'cho', start },
  });
  expect(made.status(), await made.text()).toBe(201);
  const phone = await visit({ ...pixel, locale: 'ko-KR', viewport: { width: 360, height: 640 } });
  await phone.goto(`/game/${((await made.json()) as { id: string }).id}`);
  await expect(phone.getByRole('button', { name: '한(漢)으로 참가' })).toBeInViewport({ ratio: 1 });
  await inSight(phone, 'joining-position-360');
});

test('on the narrowest phone the title of the analysis is read whole', async ({ visit }) => {
  for (const locale of ['ko-KR', 'en-US', 'nl-NL']) {
    const page = await visit({ ...pixel, locale, viewport: { width: 320, height: 568 } });
    await page.goto('/analysis');
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await picture(page, `analysis-320-${locale}`);
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth), locale).toBeLessThanOrEqual(0);
  }
});
