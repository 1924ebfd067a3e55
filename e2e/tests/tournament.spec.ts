// A complete tournament on one laptop, mostly by keyboard: 24 players in groups, then a knock-out. Also the guide for
// directors.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { binary } from '../support/server.ts';
import { expect, picture, test } from '../support/test.ts';

test.use({ locale: 'ko-KR', viewport: { width: 1366, height: 768 } });

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '대회 화면' }).getByRole('link', { name, exact: true });
/** Checks the page's last message. */
const said = (page: Page, text: string | RegExp) => expect(page.locator('.said')).toContainText(text);
const missing = (page: Page) => page.locator('.state button');

/** Types the fields of a new entry, starting with the name, and submits it. */
async function enter(page: Page, ...fields: string[]): Promise<void> {
  for (const [at, field] of fields.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(field);
  }
  await page.keyboard.press('Enter');
}

/** Types the result of a board. */
async function result(page: Page, board: string, key: string): Promise<void> {
  await page.keyboard.type(board);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${board}번 테이블`, { exact: true })).toBeVisible();
  await page.keyboard.press(key);
  // The point totals of a counted game are optional.
  if (key === '3' || key === '4') await page.keyboard.press('Enter');
  await said(page, `${board}번 테이블: `);
}

/** Types every missing result: a win on points at every third board, full wins at the others. */
async function playRound(page: Page): Promise<void> {
  for (const board of await missing(page).allInnerTexts())
    await result(page, board, Number(board) % 3 === 0 ? '3' : '1');
  await expect(page.getByText('결과가 모두 들어왔습니다.')).toBeVisible();
  // One Enter too many does not pair the next round.
  await expect(page.getByLabel('테이블 번호', { exact: true }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(missing(page)).toHaveCount(0);
}

async function pair(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).press('Enter');
  await expect(missing(page).first()).toBeVisible();
}

test('a whole event of 24 players, with everything that goes wrong on such a day', async ({ page, context }) => {
  await page.goto('/tournament');
  // The mouse wheel does not change the number under the pointer.
  const number = page.getByRole('spinbutton').first();
  await number.click();
  await page.mouse.wheel(0, 120);
  await expect(number).not.toBeFocused();
  await expect(number).toHaveValue('24');
  await page.getByLabel('대회 이름').fill('봄맞이 장기대회');
  await page.getByLabel('참가비').fill('10,000');
  await page.getByLabel('날짜').fill('2026-11-29');
  await page.getByLabel('장소').fill('종로체육관');
  await expect(page.getByText('4명씩 조별 리그(조마다 2명 진출) 후 토너먼트').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('이름', { exact: true })).toBeFocused();

  // Two entries are typed, and twenty are pasted from a spreadsheet. Invalid lines are reported with their numbers.
  await enter(page, '김철수', '종로', '3단', '1944');
  await said(page, '김철수 접수(접수 번호 1)');
  await enter(page, '이영희');
  await said(page, '이영희');
  const rows = Array.from({ length: 20 }, (_, at) => `선수${at + 3}\t수원\t${(at % 5) + 1}단\t19${50 + at}`);
  await page.getByText('명단 붙여 넣기').click();
  await page.getByRole('textbox', { name: '명단 붙여 넣기' }).fill([...rows, '빠진 선수\t수원\t세단\t1950'].join('\n'));
  await expect(page.getByRole('row', { name: /^21 빠진 선수/ })).toContainText('급·단을 읽을 수 없습니다');
  await page.getByRole('button', { name: '20명 접수' }).click();
  await expect(page.getByText('접수 22건')).toBeVisible();
  // A pasted list is undone as a whole.
  await page.getByRole('button', { name: '되돌리기: 명단에서 20건을 접수했습니다.' }).click();
  await expect(page.getByText('접수 2건')).toBeVisible();
  await page.getByRole('textbox', { name: '명단 붙여 넣기' }).fill(rows.join('\n'));
  await page.getByRole('button', { name: '20명 접수' }).click();
  await expect(page.getByText('접수 22건')).toBeVisible();
  await page.getByLabel('납부: 김철수').check();
  await expect(page.getByText('220,000원 가운데 10,000원 납부')).toBeVisible();
  // A wrong entry is undone.
  await page.getByLabel('이름', { exact: true }).focus();
  await enter(page, '잘못');
  await said(page, '잘못');
  await page.getByRole('button', { name: /^되돌리기/ }).click();
  await expect(page.getByText('접수 22건')).toBeVisible();

  await page.getByRole('link', { name: '다음: 번호 추첨' }).click();
  await page.getByRole('button', { name: '번호 추첨' }).click();
  await expect(page.getByRole('list', { name: '추첨 번호' }).getByRole('listitem')).toHaveCount(22);
  // Two players enter late and have no numbers, so the numbers are drawn again.
  await part(page, '접수').click();
  for (const name of ['늦은이', '더늦은이']) {
    await expect(page.getByLabel('이름', { exact: true })).toBeFocused();
    await enter(page, name);
    await said(page, name);
  }
  await part(page, '번호 추첨').click();
  await expect(page.getByText('추첨 번호 2개를 아직 정하지 않았습니다.')).toBeVisible();
  await page.getByRole('button', { name: '다시 추첨' }).click();
  await expect(page.getByRole('list', { name: '추첨 번호' }).getByRole('listitem')).toHaveCount(24);

  await page.getByRole('link', { name: '다음: 대국' }).click();
  await page.getByRole('button', { name: '첫 회전 대진 짜기' }).click();
  await expect(missing(page)).toHaveCount(12);
  await expect(page.getByLabel('테이블 번호', { exact: true }).last()).toBeFocused();
  await picture(page, 'tournament-round');

  // Arriving four minutes late costs eight minutes on the clock. Arriving fifteen minutes late loses the game.
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('8');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await said(page, '시계에서 8분을 빼세요');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('9');
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await said(page, '지각으로 기권패입니다');
  // A game lost by lateness is not shown as an absence.
  await expect(page.getByText('불참', { exact: true })).toHaveCount(0);
  await expect(missing(page)).toHaveCount(11);

  // Spectators see the standings of the groups beside the boards.
  const screen = await context.newPage();
  await screen.goto(`/tournament/screen?open=${new URL(page.url()).searchParams.get('open')}`);
  await expect(screen.getByRole('region', { name: '순위' }).getByRole('table')).toHaveCount(6);
  await picture(screen, 'tournament-screen-groups');
  await screen.close();

  // A second window shows the same state. A result is entered in each window, and both results are kept.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(missing(other)).toHaveCount(11);
  await result(page, '3', '1');
  await expect(missing(other)).toHaveCount(10);
  // A win on points is entered with the points of both sides.
  await other.keyboard.type('4');
  await other.keyboard.press('Enter');
  await other.keyboard.press('4');
  await other.keyboard.type('28');
  await other.keyboard.press('Tab');
  await other.keyboard.type('29.5');
  await other.keyboard.press('Enter');
  await said(other, '점수승, 초(楚) 28점 : 한(漢) 29.5점');
  await expect(missing(page)).toHaveCount(9);
  await other.close();

  // A wrong result is corrected, with a reason.
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '3번 테이블 결과 고치기' });
  await page.keyboard.press('4');
  await expect(dialog.getByRole('radio', { name: /점수승/ }).nth(1)).toBeChecked();
  await dialog.getByLabel('초 · ').fill('30');
  await expect(dialog.getByText('모두 적거나 모두 비워 두세요')).toBeVisible();
  await dialog.getByLabel('한 · ').fill('31.5');
  await dialog.getByRole('button', { name: '결과지를 잘못 읽음' }).click();
  await dialog.getByRole('button', { name: '저장' }).click();
  await said(page, '초(楚) 30점 : 한(漢) 31.5점. 사유: 결과지를 잘못 읽음');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '이 대진이 나온 이유 1번 테이블' }).click();
  await expect(page.getByRole('dialog')).toContainText('풀리그 순서표에 따라');
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  // After a reload, the tournament continues.
  await result(page, '5', '1');
  await page.reload();
  await expect(missing(page)).toHaveCount(8);
  await playRound(page);
  await pair(page, '다음 회전 대진 짜기');
  await playRound(page);
  // A player withdraws after two of three rounds, and forfeits the last game.
  await part(page, '접수').click();
  await page.getByRole('button', { name: '기권: 늦은이', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '기권' }).click();
  await expect(page.getByText('기권 1건')).toBeVisible();
  await part(page, '대국').click();
  await pair(page, '다음 회전 대진 짜기');
  await expect(page.getByText(/기권승/)).toBeVisible();
  await playRound(page);
  await pair(page, '본선 토너먼트 대진 짜기(16강)');
  // Group results can no longer be corrected, because the knock-out has been paired. The dialog shows this at once.
  await page.getByRole('button', { name: '3회전', exact: true }).click();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  const stuck = page.getByRole('dialog', { name: '1번 테이블 결과 고치기' });
  await expect(stuck.getByText('이 결과에 따라 16강 대진을 이미 짰으므로')).toBeVisible();
  await expect(stuck.getByRole('button', { name: '저장' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '16강', exact: true }).click();
  await playRound(page);
  for (const round of ['8강', '준결승', '결승']) {
    await pair(page, `${round} 대진 짜기`);
    await expect(page.getByRole('button', { name: round, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await playRound(page);
  }
  await expect(page.getByText(/^우승: /)).toBeVisible();
  await picture(page, 'tournament-ending');
  await page.getByRole('button', { name: '최종 순위 보기' }).press('Enter');
  const ranking = page.getByRole('table', { name: '순위' }).first();
  await expect(ranking.getByRole('row')).toHaveCount(25);
  await expect(ranking.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  await expect(ranking.getByRole('row').nth(1)).toContainText('결승');
  await expect(ranking.getByRole('row').nth(4)).toContainText('3·4위전');
  await expect(ranking.getByRole('row').nth(5)).toContainText('공동 5');
  await expect(ranking.getByRole('row').nth(24)).toContainText(/예선 \d조 \d위/);
  await picture(page, 'tournament-standings');

  await part(page, '기록').click();
  const log = page.getByRole('table', { name: '대회 기록' });
  await expect(log).toContainText('결과를 고쳤습니다');
  await expect(log).toContainText('준결승 1번 테이블');
  await expect(log).toContainText('늦은이 기권');
  // The undone entries are the wrong one and the 20 that were pasted first.
  await expect(log.getByText('되돌림', { exact: true })).toHaveCount(21);

  // The command line accepts the saved file.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '파일로 저장' }).click(),
  ]);
  const file = await download.path();
  const events = readFileSync(file, 'utf8').trim().split('\n');
  expect(JSON.parse(events[0] ?? '')).toMatchObject({ seq: 1, event: { kind: 'opened' } });
  const printed = execFileSync(binary, ['tournament', 'standings', file, '--language', 'ko'], { encoding: 'utf8' });
  expect(printed).toContain('늦은이 (기권)');
  // The name can still be changed. Name, date and place are on the printed sheets.
  await part(page, '더 보기').click();
  await page.getByLabel('대회 이름').fill('가을맞이 장기대회');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await said(page, '가을맞이 장기대회 · 2026년 11월 29일 · 종로체육관');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('가을맞이 장기대회');
  await part(page, '인쇄').click();
  for (const sheet of ['대진표(테이블순)', '순위표', '토너먼트 대진표', '접수 명단']) {
    await page.getByRole('button', { name: sheet, exact: true }).click();
    await expect(page.locator('.paper')).toContainText('가을맞이 장기대회');
    await expect(page.locator('.paper')).toContainText('2026년 11월 29일 · 종로체육관');
  }
  await page.getByRole('button', { name: '상장', exact: true }).click();
  await expect(page.locator('.paper article').first()).toContainText('2026년 11월 29일');
  await expect(page.locator('.paper article').first()).toContainText('종로체육관');
  await part(page, '더 보기').click();
  await page.getByLabel('파일 합치기').first().setInputFiles(file);
  await said(page, '파일에 새로운 것이 없습니다.');
});

test('the guide for directors has every picture in every language, and only loads it when it is seen', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webp')) pictures.push(request.url());
  });
  await page.goto('/tournament');
  await page.getByRole('link', { name: '안내서', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('대회 운영 안내서');
  await page.waitForLoadState('networkidle');
  expect(pictures.length).toBeLessThan(5);
  for (const lang of ['ko', 'en', 'nl']) {
    await page.evaluate((lang) => localStorage.setItem('janggun.settings', JSON.stringify({ lang })), lang);
    await page.goto('/tournament/guide');
    const shown = page.getByRole('main').getByRole('img');
    await expect(shown).toHaveCount(10);
    for (const one of await shown.all()) {
      await one.scrollIntoViewIfNeeded();
      await expect(one).toHaveAttribute('alt', /\S/);
      await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.naturalWidth), lang).toBe(1060);
      expect(await one.getAttribute('src')).toContain(`/${lang}-`);
    }
    await picture(page, `guide-${lang}`);
  }
  // Each language has its own pictures.
  expect(new Set(pictures).size).toBe(30);
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Zo leid je een toernooi' })).toBeVisible();
});
