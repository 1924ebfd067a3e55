// A team event: a custom format, teams with their players, results board by board, and game records.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, picture, test } from '../support/test.ts';

test.use({ locale: 'ko-KR', viewport: { width: 1280, height: 900 } });

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '대회 화면' }).getByRole('link', { name, exact: true });
const said = (page: Page, text: string | RegExp) => expect(page.locator('.said')).toContainText(text);

test('four teams of three, from the format to the records of the games', async ({ page }, testInfo) => {
  await page.goto('/tournament');
  await page.getByLabel('대회 이름').fill('지부 대항전');
  await page.getByRole('radio', { name: '방식을 직접 고르기' }).check();
  await page.getByRole('radio', { name: '단체전' }).check();
  await page.getByRole('group', { name: '방식', exact: true }).getByRole('radio', { name: '풀리그' }).check();
  await expect(page.getByRole('radio', { name: '아레나' })).toHaveCount(0);
  await expect(page.getByLabel('한 팀 인원')).toHaveValue('3');
  await page.getByLabel('동점이면').selectOption('직접 고르기');
  await page.getByLabel('기준 추가').selectOption({ label: '생년월일' });
  await picture(page, 'teams-format');
  await page.getByRole('button', { name: '접수 시작' }).click();

  for (const team of ['종로', '수원', '전주']) {
    await page.getByLabel('팀 이름').fill(team);
    await page.getByLabel('선수(1번부터 차례로)').fill(`${team}일, ${team}이, ${team}삼`);
    await page.keyboard.press('Enter');
    await said(page, team);
  }
  await page.getByText('명단 붙여 넣기').click();
  await page.getByRole('textbox', { name: '명단 붙여 넣기' }).fill('이름,소속,선수\n강릉,강원,강릉일/강릉이');
  await page.getByRole('button', { name: '1팀 접수' }).click();
  await expect(page.getByRole('row', { name: /강릉/ })).toContainText('선수 1명 부족');
  await picture(page, 'teams-entries');

  await part(page, '대국').click();
  await page.getByRole('button', { name: '첫 회전 대진 짜기' }).click();
  await expect(page.locator('.state button')).toHaveCount(2);
  // The results of a table's boards are entered one after the other, by keyboard only.
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  for (const board of [1, 2, 3]) {
    await expect(page.getByText(`${board}번 선수`, { exact: true })).toBeVisible();
    await page.keyboard.press(board === 2 ? '3' : '1');
    // The point totals of a counted game are optional.
    if (board === 2) await page.keyboard.press('Enter');
    await said(page, `1번 테이블: ${board}번 선수: `);
  }
  await expect(page.locator('.state button')).toHaveCount(1);
  // A single board is selected with its table number and board number.
  await page.keyboard.type('2.3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await said(page, '2번 테이블: 3번 선수: ');
  await picture(page, 'teams-round');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  for (const board of [1, 2]) {
    await page.keyboard.press('1');
    await said(page, `2번 테이블: ${board}번 선수: `);
  }
  await expect(page.getByText('결과가 모두 들어왔습니다.')).toBeVisible();

  await part(page, '인쇄').click();
  await picture(page, 'teams-print-boards');
  await page.getByRole('button', { name: '대국 결과지' }).click();
  await expect(page.getByText('1회전 · 2번 선수').first()).toBeVisible();
  await page.getByRole('button', { name: '대진표(이름순)' }).click();
  await expect(page.getByRole('row', { name: /종로이/ }).first()).toContainText('1.2');

  await part(page, '더 보기').click();
  const record = testInfo.outputPath('game.gib');
  writeFileSync(record, '[초차림 "마상상마"]\n[한차림 "상마상마"]\n\n1. 79졸78 2. 41병42\n');
  await page.getByLabel('기보 파일 고르기').setInputFiles(record);
  await said(page, '기보를 넣었습니다: 1회전 1번 테이블, 1번 선수');
  await picture(page, 'teams-records');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '기보 모두 저장(PGN)' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('[Event "지부 대항전"]');
  expect(text).toContain('[Round "1.1.1"]');
  await expect(page.getByText(/^기보가 없는 대국: 1\.1\.2, /)).toBeVisible();
  await page.getByRole('button', { name: /^기보 지우기/ }).click();
  await said(page, '기보를 지웠습니다');
});
