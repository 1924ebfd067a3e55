// Xiangqi between two people on one device, in English and Korean. There are no setups and no passes, and the sides do
// not have their Janggi names.
import { move, pieceAt, turn } from '../support/board.ts';
import { openSetup, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

const LANGUAGES = [
  {
    lang: 'en',
    rules: /^Xiangqi/,
    opponent: 'Two people, this device',
    start: 'Start the game',
    red: 'Red to move',
    pass: 'Pass',
    janggi: /\b(Cho|Han)\b/,
  },
  {
    lang: 'ko',
    rules: /샹치|중국 장기/,
    opponent: '한 기기에서 둘이',
    start: '대국 시작',
    red: '홍 차례',
    pass: '한수쉼',
    janggi: /초\(楚\)|한\(漢\)/,
  },
] as const;

for (const words of LANGUAGES) {
  test(`a game of Xiangqi on one device, ${words.lang}`, async ({ page }) => {
    await page.addInitScript((lang) => localStorage.setItem('janggun.settings', JSON.stringify({ lang })), words.lang);
    await page.goto('/');
    await openSetup(page);
    await page.getByRole('radio', { name: words.rules }).check();
    await page.getByRole('radio', { name: words.opponent }).check();
    await picture(page, `xiangqi-start-${words.lang}`);
    await page.getByRole('button', { name: words.start }).click();
    await page.waitForURL(/\/game\/[\w-]+$/);

    await turn(page, 'cho');
    await expect(page.getByText(words.red).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.pass, exact: true })).toHaveCount(0);
    expect(await pieceAt(page, 'e1')).toBe('cho k');
    for (const [n, uci] of ['h3e3', 'h10g8', 'e3e7'].entries()) {
      await move(page, uci);
      await plies(page, n + 1);
    }
    expect((await view(page)).now.turn).toBe('han');
    await expect(page.locator('main')).not.toContainText(words.janggi);
    await picture(page, `xiangqi-${words.lang}`);
  });
}
