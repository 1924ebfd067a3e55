// A device next to real boards: clocks for two boards, the referee's decisions, and a tournament board whose result
// returns to the tournament page.
import type { Page } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { expect, picture, test } from '../support/test.ts';

const board = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const time = (page: Page, name: string, side: string) =>
  board(page, name)
    .getByRole('button', { name: new RegExp(`^${side}`) })
    .getByRole('timer');

test('two clocks side by side: by keyboard, with a referee at one while the other goes on, and after a reload', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/clock');
  await page.getByRole('radio', { name: 'Two, side by side' }).check();
  await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('5 min + 5 s per move each');
  await page.getByRole('button', { name: 'Show the clock' }).press('Enter');
  // From here on, only the test advances time, however busy the machine is.
  await page.clock.pauseAt(3_600_000);
  await page.keyboard.press('1');
  await page.clock.runFor('00:05');
  await page.keyboard.press('2');
  await page.clock.runFor('00:10');
  await expect(time(page, 'Board 1', 'Cho')).toHaveText('4:45');
  await expect(time(page, 'Board 2', 'Cho')).toHaveText('4:50');
  await page.keyboard.press('2');
  await picture(page, 'two-clocks');

  await board(page, 'Board 1').getByRole('button', { name: 'Referee' }).press('Enter');
  const form = board(page, 'Board 1');
  await form.getByRole('radio', { name: 'Fault' }).check();
  await form.getByRole('combobox', { name: 'Penalty' }).selectOption('Time deducted');
  await form.getByRole('button', { name: 'touched a piece' }).click();
  await expect(form).toContainText('Referee: fault by Cho, who loses 60 seconds');
  await picture(page, 'clock-referee');
  await form.getByRole('button', { name: 'Enter in the record' }).click();
  await expect(form.getByRole('region', { name: "Referee's decisions" })).toContainText('(touched a piece)');
  await page.clock.runFor('00:10');
  // Meanwhile, the keys of the other board still work.
  await page.keyboard.press('2');
  await form.getByRole('button', { name: 'Back to the clock' }).click();
  await expect(time(page, 'Board 1', 'Cho')).toHaveText('3:45');
  await expect(time(page, 'Board 2', 'Han')).toHaveText('4:55');

  await page.reload();
  await expect(time(page, 'Board 1', 'Cho')).toHaveText('3:45');
  await page.clock.runFor('00:05');
  await expect(time(page, 'Board 2', 'Cho')).toHaveText(/^4:(49|50)$/);
  await form.getByRole('button', { name: 'Referee' }).click();
  await form.getByRole('button', { name: /^Undo/ }).click();
  await form.getByRole('button', { name: 'Back to the clock' }).click();
  await expect(time(page, 'Board 1', 'Cho')).toHaveText('4:45');

  // A result can be entered while both clocks are paused.
  await page.keyboard.press('p');
  await form.getByRole('button', { name: 'Result' }).click();
  await form.getByRole('radio', { name: 'Han won' }).check();
  await form.getByRole('button', { name: 'Confirm the result' }).click();
  await expect(form.getByRole('status')).toHaveText('Han won');
  await form.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('timer')).toHaveCount(2);
});

test('moves that are kept while the clock runs, with what the referee did, in the record and its review', async ({
  page,
}) => {
  await page.goto('/device');
  await page.getByRole('radio', { name: 'Two people, this device' }).check();
  await page.getByLabel('Cho: name').fill('Kim');
  await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await move(page, 'a4b4');
  await turn(page, 'han');
  await page.getByRole('button', { name: 'Referee' }).click();
  const form = page.getByRole('dialog', { name: 'Referee' });
  await form.getByRole('radio', { name: 'Han' }).check();
  await form.getByRole('textbox', { name: 'Reason' }).fill('phone rang');
  await picture(page, 'device-referee');
  await form.getByRole('button', { name: 'Enter in the record' }).click();
  await expect(page.getByRole('list', { name: "Referee's decisions" })).toContainText('warning for Han (phone rang)');
  await move(page, 'a7b7');
  await turn(page, 'cho');
  await picture(page, 'device-clock');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Review' }).click();
  await page.waitForURL(/\/analysis/);
  await expect(
    page.getByText(/Referee: warning for Han \(phone rang\) · clocks: Cho \d+:\d\d – Han \d+:\d\d/).first(),
  ).toBeVisible();
  await picture(page, 'referee-in-review');
});

test('spectators see the moves in another window, also after a reload, until the end of the game', async ({
  page,
  context,
}) => {
  await page.goto('/device');
  await page.getByRole('radio', { name: 'Two people, this device' }).check();
  await page.getByLabel('Cho: name').fill('Kim');
  await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Start the game' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Spectator screen' }).click();
  const screen = await opened;
  await expect(screen.getByText('Cho Kim')).toBeVisible();
  await page.bringToFront();
  await move(page, 'a4b4');
  await turn(page, 'han');
  await expect(screen.getByText(/^Last move: 1\. /)).toBeVisible();
  await picture(screen, 'spectators');
  await screen.reload();
  await expect(screen.getByText(/^Last move: 1\. /)).toBeVisible();
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(screen.getByRole('status')).toHaveText(/^Kim wins/);
});

test.describe('a board of a tournament', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });

  test('goes to the clock with its players, and its result and record come back', async ({ page, context }) => {
    await page.goto('/tournament');
    await page.getByLabel('대회 이름').fill('봄맞이 장기대회');
    await page.getByRole('button', { name: '접수 시작' }).click();
    await page.getByText('명단 붙여 넣기').click();
    await page.getByRole('textbox', { name: '명단 붙여 넣기' }).fill('김철수\n이영희\n박민수\n최지우');
    await page.getByRole('button', { name: '4명 접수' }).click();
    await page.getByRole('link', { name: '다음: 번호 추첨' }).click();
    await page.getByRole('button', { name: '번호 추첨' }).click();
    await page.getByRole('link', { name: '다음: 대국' }).click();
    await page.getByRole('button', { name: '첫 회전 대진 짜기' }).click();

    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: '1번 테이블 시계' }).click();
    const clock = await opened;
    await expect(clock.getByText('봄맞이 장기대회 · 1번 테이블')).toBeVisible();
    await picture(clock, 'seat-phone');
    await clock.getByRole('button', { name: '시계 켜기' }).click();
    await clock.getByRole('button', { name: '시작', exact: true }).click();
    await clock.locator('.half.near').click();
    await clock.getByRole('button', { name: '심판' }).click();
    await clock.getByRole('radio', { name: '반칙' }).check();
    await clock.getByRole('combobox', { name: '벌칙' }).selectOption('감점');
    await clock.getByRole('textbox', { name: '뺄 점수' }).fill('2');
    await expect(clock.getByText('심판: 초 반칙, 2점 감점')).toBeVisible();
    await picture(clock, 'referee-phone');
    await clock.getByRole('button', { name: '기록하기' }).click();
    await clock.getByRole('button', { name: '시계로' }).click();
    await picture(clock, 'clock-phone');
    await clock.getByRole('button', { name: '결과' }).click();
    await clock.getByRole('radio', { name: '점수 계산' }).check();
    await expect(clock.getByText('초 반칙 감점: 2점')).toBeVisible();
    await picture(clock, 'result-phone');
    await clock.getByRole('button', { name: '결과 확정' }).click();
    await clock.getByText('결과는 대회 화면으로 갑니다.').waitFor();
    await clock.close();

    const offered = page.getByRole('region', { name: '시계에서 보낸 결과' });
    await expect(offered).toContainText('초(楚) 70점 : 한(漢) 73.5점');
    await picture(page, 'offered-phone');
    await offered.getByRole('button', { name: /^입력/ }).click();
    await expect(offered).toHaveCount(0);
    await expect(page.locator('.state button')).toHaveCount(1);
    await page.getByRole('navigation', { name: '대회 화면' }).getByRole('link', { name: '더 보기' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /PGN/ }).click();
    const text = await (await saved).createReadStream();
    let pgn = '';
    for await (const part of text) pgn += String(part);
    expect(pgn).toContain('[Ruling1 "1 fault cho 2p"]');
    expect(pgn).toContain('[Round "1.1"]');
    expect(pgn).toContain('심판: 초 반칙, 2점 감점');
  });
});
