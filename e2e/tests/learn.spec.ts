// The lessons, the hanja drill and the notation trainer.
import { press } from '../support/board.ts';
import { COURSE, solve } from '../support/lessons.ts';
import { expect, picture, test } from '../support/test.ts';

test('every lesson is played through on the board, and what is solved stays', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: /^The soldier/ }).click();
  for (const lesson of COURSE) {
    await expect(page).toHaveURL(new RegExp(`/lessons/${lesson.id}$`));
    for (const [index, task] of lesson.tasks.entries()) {
      await expect(page.locator('ol [aria-current="step"]')).toHaveText(String(index + 1));
      await solve(page, task.best);
      await expect(page.getByRole('img', { name: '3 stars' }), task.id).toBeVisible();
      if (index < lesson.tasks.length - 1) await page.getByRole('button', { name: 'Next task' }).click();
    }
    if (lesson.id === 'mate') await picture(page, 'lesson-mate');
    await page.getByRole('link', { name: /^Next lesson/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Rules differ' })).toBeVisible();
  await expect(page.getByText('Kakao Janggi').first()).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: /^The palace/ })).toContainText('6 of 6');
});

test('a lesson says why a move is not possible, shows the way, and lets one try again', async ({ page }) => {
  await page.goto('/lessons/cannon');
  await press(page, 'b3');
  await press(page, 'd3');
  await expect(page.getByRole('status')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect
    .poll(() => page.locator('janggi-board').evaluate((board) => (board as unknown as { arrows: unknown[] }).arrows))
    .toEqual([{ from: 'b3', to: 'b8' }]);
  await solve(page, ['b3b8', 'b8g8']);
  await expect(page.getByRole('img', { name: '3 stars' })).toBeVisible();

  // In a mate in one, a wrong move gets a reply, and the task can be started over.
  await page.goto('/lessons/mate');
  await solve(page, ['a9a5']);
  await expect(page.getByText('Han can simply pass, so this does not force mate. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await solve(page, ['b8b10']);
  await expect(page.getByRole('img', { name: '3 stars' })).toBeVisible();

  // In a longer mate, a wrong first move gets a reply at once, on the board and as text.
  await page.getByRole('button', { name: 'Task 4 of 5' }).click();
  await press(page, 'b3');
  await press(page, 'a3');
  await expect(page.getByRole('status')).toContainText('Han can simply pass');
  await expect
    .poll(() => page.locator('janggi-board').evaluate((board) => (board as unknown as { lastMove: unknown }).lastMove))
    .toEqual({ pass: 'd9' });
  await page.getByRole('button', { name: 'Start over' }).click();
  await solve(page, ['b3b9', 'i7i8']);
  await expect(page.getByRole('img', { name: '3 stars' })).toBeVisible();

  // If a solution earns fewer stars, the page says why.
  await page.goto('/lessons/soldier');
  await solve(page, ['c4d4', 'd4c4', 'c4c5', 'c5c6', 'c6d6']);
  await expect(page.getByText('You used 5 moves. Do it in 3 for three stars.')).toBeVisible();

  // Passing is illegal in check, and a message says so.
  await page.goto('/lessons/pass');
  await page.getByRole('button', { name: 'Task 2 of 2' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByRole('status')).toContainText(/check/i);
});

test('the hanja drill asks, tells, and remembers which characters are known', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('janggun.settings') === null) localStorage.setItem('janggun.settings', '{"lang":"ko"}');
  });
  await page.goto('/drill/hanja');
  const names = { 楚: '궁', 漢: '궁', 車: '차', 包: '포', 馬: '마', 象: '상', 士: '사', 卒: '졸·병', 兵: '졸·병' };
  for (let known = 0; known < 3; known += 1) {
    await expect(page.getByText(`14개 중 ${known}개 익힘`)).toBeVisible();
    const asked = await page.getByRole('img', { name: /^장기 기물/ }).getAttribute('aria-label');
    const character = asked?.at(-1) as keyof typeof names;
    await page.getByRole('button', { name: names[character] }).click();
    await expect(page.getByRole('status')).toContainText('맞습니다');
    await page.getByRole('button', { name: '다음' }).click();
  }
  await picture(page, 'drill-hanja');
  await page.reload();
  await expect(page.getByText('14개 중 3개 익힘')).toBeVisible();
});

test('the notation is trained by naming points and by finding moves', async ({ page }) => {
  await page.goto('/drill/notation');
  const marked = await page
    .locator('janggi-board')
    .evaluate((board) => (board as unknown as { marks: { square: string }[] }).marks[0]?.square ?? '');
  const digits = `${(11 - Number(marked.slice(1))) % 10}${'abcdefghi'.indexOf(marked.charAt(0)) + 1}`;
  await page.getByRole('textbox', { name: 'Two digits' }).fill(digits);
  await expect(page.getByRole('status')).toHaveText('Right!');

  await page.getByRole('radio', { name: 'Find the move' }).check();
  const asked = (await page.getByText(/^Play \d\d/).textContent()) ?? '';
  const [, from = '', to = ''] = /(\d\d)[^\d]+(\d\d)/.exec(asked) ?? [];
  const point = (name: string): string =>
    `${'abcdefghi'[Number(name[1]) - 1]}${(11 - Number(name[0] === '0' ? 10 : name[0])) % 11}`;
  await press(page, point(from));
  await press(page, point(to));
  await expect(page.getByRole('status')).toHaveText('Right!');
  await picture(page, 'drill-notation');
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`on a phone of ${width} × ${height} on its side, the board stands beside what is asked`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/lessons/chariot', '/problems/today', '/drill/notation']) {
      await page.goto(address);
      const board = page.locator('janggi-board');
      await expect(board, address).toBeInViewport({ ratio: 1 });
      const at = await board.boundingBox();
      expect(at?.height, address).toBeGreaterThan(height * 0.75);
      const asked = await page.getByRole('status').boundingBox();
      expect(asked?.x, address).toBeGreaterThanOrEqual((at?.x ?? 0) + (at?.width ?? 0));
    }
  });
}
