// A tournament day with 40 players and two directors: one has a laptop with two windows, the other a second laptop, and
// they exchange the tournament's file. There are a late entry, a correction, a withdrawal, and results that differ.
// Results are typed in all windows and reported from phones, and the server is killed and restarted twice. No result is
// lost or entered twice.
import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { Server } from '../support/server.ts';
import { expect, picture } from '../support/test.ts';

const BOARDS = 20;
/** Number of boards on each laptop. */
const HALF = BOARDS / 2;
/** Name of the director with the second laptop. */
const SECOND = '둘째 심판';

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '대회 화면' }).getByRole('link', { name, exact: true });
const missing = (page: Page) => page.locator('.state button');

/** Types the results of boards without waiting until they are stored. */
async function typeResults(page: Page, boards: readonly number[], key: string): Promise<void> {
  for (const board of boards) {
    await page.keyboard.type(String(board));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${board}번 테이블`, { exact: true })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByText(`${board}번 테이블`, { exact: true })).toHaveCount(0);
  }
}

async function pair(page: Page, label: string): Promise<void> {
  await part(page, '대국').click();
  await page.getByRole('button', { name: label }).click();
  await expect(missing(page)).toHaveCount(BOARDS);
}

/** Saves the tournament's file, and returns its path. */
async function save(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.tools').getByRole('button', { name: '파일로 저장' }).click(),
  ]);
  return download.path();
}

/** Opens another laptop's file in the tournament that is shown, and waits for the message. */
async function merge(page: Page, file: string, message: string | RegExp): Promise<void> {
  await page.getByLabel('파일 합치기', { exact: true }).first().setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
}

interface Line {
  readonly command: number;
  readonly by?: string;
  readonly event: { readonly kind: string; readonly round: number; readonly table: number; readonly command: number };
}
const linesOf = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Opens a player's page and reports a result with the button labelled `words`. */
async function report(phone: Page, board: number, link: string, words: string): Promise<void> {
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: `${board}번 테이블`, exact: true })).toBeVisible();
  const button = phone.getByRole('button', { name: words, exact: true });
  await button.click();
  await expect(button.and(phone.locator('[aria-pressed="true"]')).or(phone.locator('.good'))).toBeVisible();
}

base('a day in a hall, with two laptops, phones, and a server that dies twice', async ({ browser }) => {
  const server = new Server('hall', 0);
  await server.start();
  try {
    // Links for phones cannot use a loopback address, so the page is opened under a different host name.
    const baseURL = server.url.replace('127.0.0.1', 'hall.localhost');
    const laptop = { baseURL, locale: 'ko-KR', viewport: { width: 1366, height: 768 } };
    const context = await browser.newContext(laptop);
    const page = await context.newPage();
    await page.goto('/tournament');
    await page.getByLabel('대회 이름').fill('가을 장기대회');
    await page.getByRole('radio', { name: '방식을 직접 고르기' }).check();
    await page.getByRole('group', { name: '방식', exact: true }).getByRole('radio', { name: '스위스 리그' }).check();
    await page.getByLabel('회전 수').fill('3');
    await page.getByLabel('회전 수').press('Tab');
    await page.getByRole('button', { name: '접수 시작' }).click();
    await page.getByText('명단 붙여 넣기').click();
    const rows = Array.from({ length: 2 * BOARDS }, (_, at) => `선수${at + 1}\t클럽${at % 7}`);
    await page.getByRole('textbox', { name: '명단 붙여 넣기' }).fill(['이름\t소속', ...rows].join('\n'));
    await page.getByRole('button', { name: '40명 접수' }).click();
    await expect(page.getByText('접수 40건')).toBeVisible();

    // The results of round 1 are typed at once in both windows and on the second laptop, which has opened the file.
    await pair(page, '첫 회전 대진 짜기');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(missing(other)).toHaveCount(BOARDS);
    const far = await (await browser.newContext(laptop)).newPage();
    await far.goto('/tournament');
    await far.getByLabel('파일 열기').setInputFiles(await save(page));
    await part(far, '더 보기').click();
    await far.getByLabel('이 기기는 누가 씁니까?').fill(SECOND);
    await part(far, '대국').click();
    await expect(missing(far)).toHaveCount(BOARDS);
    const boards = Array.from({ length: BOARDS }, (_, at) => at + 1);
    await Promise.all([
      typeResults(
        page,
        boards.filter((board) => board <= HALF && board % 2 === 1),
        '1',
      ),
      typeResults(
        other,
        boards.filter((board) => board <= HALF && board % 2 === 0),
        '2',
      ),
      typeResults(far, boards.slice(HALF), '2'),
    ]);
    for (const one of [page, other, far]) await expect(missing(one)).toHaveCount(BOARDS - HALF);
    const early = await save(far);
    await merge(page, early, '기록 10개');
    await merge(page, early, '새로운 것이 없습니다');
    for (const one of [page, other]) await expect(one.getByText('결과가 모두 들어왔습니다.')).toBeVisible();
    // A wrong result is corrected with a reason, and a player enters late.
    await page.keyboard.type('14');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '14번 테이블 결과 고치기' });
    await page.keyboard.press('1');
    await dialog.getByRole('button', { name: '결과지를 잘못 읽음' }).click();
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(dialog).toBeHidden();
    await part(far, '접수').click();
    await far.getByLabel('이름', { exact: true }).fill('늦은이');
    await far.keyboard.press('Enter');
    await expect(far.getByText('접수 41건')).toBeVisible();
    await merge(page, await save(far), '기록 1개');
    await part(other, '접수').click();
    await expect(other.getByText('접수 41건')).toBeVisible();

    // Most results of round 2 are reported from phones.
    await pair(page, '다음 회전 대진 짜기');
    await merge(far, await save(page), /기록 \d+개/);
    await part(far, '대국').click();
    await expect(missing(far)).toHaveCount(BOARDS);
    await page.getByRole('button', { name: '휴대폰', exact: true }).click();
    await page.getByRole('button', { name: '휴대폰으로 결과 받기' }).click();
    await page.getByRole('button', { name: '테이블별 QR 코드' }).click();
    const screen = page.getByRole('dialog', { name: '테이블별 QR 코드' });
    await expect(screen.getByRole('link')).toHaveCount(2 * BOARDS);
    const links = await screen
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    await picture(page, 'hall-codes');
    const pocket = { ...laptop, viewport: { width: 390, height: 844 }, hasTouch: true };
    const phones = await Promise.all([0, 1].map(async () => (await browser.newContext(pocket)).newPage()));
    const [cho, han] = phones as [Page, Page];
    const linkOf = (board: number, side: 0 | 1): string => links[2 * (board - 1) + side] ?? '';
    // At board 1, the reports differ at first, and Han calls the referee.
    await report(cho, 1, linkOf(1, 0), '이겼습니다(완승)');
    await report(han, 1, linkOf(1, 1), '이겼습니다(완승)');
    // The codes stay in place when a player calls the referee.
    const place = await screen.getByRole('link').first().boundingBox();
    await han.getByRole('button', { name: '심판 부르기' }).click();
    await expect(screen).toContainText('심판을 부릅니다');
    await picture(page, 'hall-codes-call');
    expect(await screen.getByRole('link').first().boundingBox()).toEqual(place);
    await page.keyboard.press('Escape');
    const needed = page.getByRole('region', { name: '가서 확인할 테이블' });
    await expect(needed).toContainText('1번 테이블: 두 선수의 결과가 다릅니다.');
    await expect(needed).toContainText('심판을 부릅니다');
    await picture(page, 'hall-needed');
    await picture(han, 'hall-differ');
    await han.getByRole('button', { name: '졌습니다(완패)', exact: true }).click();
    await needed.getByRole('button', { name: '처리함: 1번 테이블' }).click();
    await expect(needed).toHaveCount(0);
    await expect(missing(page)).toHaveCount(BOARDS - 1);

    const byPhones = async (phone: Page, side: 0 | 1, some: readonly number[], words: string): Promise<void> => {
      for (const board of some) await report(phone, board, linkOf(board, side), words);
    };
    const both = (some: readonly number[]): Promise<unknown> =>
      Promise.all([byPhones(cho, 0, some, '졌습니다(완패)'), byPhones(han, 1, some, '이겼습니다(완승)')]);
    await both(boards.slice(1, 8));
    await expect(missing(page)).toHaveCount(BOARDS - 8);
    // The server is killed after Cho at board 9 has reported. The phone sends the report again.
    await report(cho, 9, linkOf(9, 0), '이겼습니다(점수승)');
    await server.stop('SIGKILL');
    await typeResults(page, [20], '1');
    const again = cho.waitForResponse((answer) => answer.url().endsWith('/reports') && answer.ok());
    await server.start();
    await again;
    await expect(cho.getByText('상대도 결과를 눌러야 합니다.')).toBeVisible();
    await report(han, 9, linkOf(9, 1), '졌습니다(점수패)');
    await both(boards.slice(9, 19));
    for (const one of [page, other]) {
      await part(one, '대국').click();
      await expect(one.getByText('결과가 모두 들어왔습니다.')).toBeVisible();
    }
    // Without a player's code, the link shows the standings but no buttons for results.
    await cho.goto(linkOf(1, 0).replace(/\..{12}$/, ''));
    await expect(cho.getByRole('heading', { name: '순위', exact: true, level: 2 })).toBeVisible();
    await expect(cho.getByRole('button', { name: '이겼습니다(완승)' })).toHaveCount(0);
    // The second laptop has another result for board 20. Its file cannot be merged until that result is undone there.
    await typeResults(far, [20], '2');
    await expect(missing(far)).toHaveCount(BOARDS - 1);
    await merge(page, await save(far), /합치지 않았습니다.*20번 테이블/);
    await picture(page, 'hall-conflict');
    await far.getByRole('button', { name: /^되돌리기/ }).click();
    await expect(missing(far)).toHaveCount(BOARDS);

    // A player withdraws, and the results of round 3 are typed while the server is down. The codes of round 2 are no
    // longer valid.
    await part(other, '접수').click();
    await other.getByRole('button', { name: '기권: 선수40', exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: '기권' }).click();
    await expect(other.getByText('기권 1건')).toBeVisible();
    await page.getByRole('button', { name: '다음 회전 대진 짜기' }).click();
    await expect(missing(page)).toHaveCount(BOARDS);
    await merge(far, await save(page), /기록 \d+개/);
    await expect(missing(far)).toHaveCount(BOARDS);
    await expect(han.getByText('이 코드는 이제 쓸 수 없습니다.')).toBeVisible();
    await expect(han.getByText(/^3회전: (\d+번 테이블, 상대는 |대진표에 이름이 없습니다)/)).toBeVisible();
    await server.stop('SIGKILL');
    await Promise.all([typeResults(page, boards.slice(0, HALF), '2'), typeResults(far, boards.slice(HALF), '1')]);
    await expect(missing(far)).toHaveCount(HALF);
    await merge(page, await save(far), '기록 10개');
    await server.start();
    await expect(page.getByText(/^우승: /)).toBeVisible();
    await part(page, '순위').click();
    await expect(page.getByRole('table', { name: '순위' }).first().getByRole('row')).toHaveCount(42);

    await part(page, '기록').click();
    await expect(page.getByRole('cell', { name: '두 선수 입력' })).toHaveCount(19);
    // At the end both laptops have all results, each once.
    const file = await save(page);
    await merge(far, file, /기록 \d+개/);
    for (const path of [file, await save(far)]) {
      const lines = linesOf(path);
      const undone = lines.flatMap(({ event }) => (event.kind === 'undone' ? [event.command] : []));
      const events = lines.filter(({ command }) => !undone.includes(command));
      const reported = events.filter(({ event }) => event.kind === 'reported');
      expect(reported.map(({ event }) => `${event.round} ${event.table}`).toSorted()).toEqual(
        [1, 2, 3].flatMap((round) => boards.map((board) => `${round} ${board}`)).toSorted(),
      );
      expect(reported.filter(({ by }) => by === SECOND)).toHaveLength(2 * HALF);
      expect(events.filter(({ event }) => event.kind === 'corrected')).toHaveLength(1);
      expect(undone).toHaveLength(path === file ? 0 : 1);
    }
  } finally {
    await server.stop();
  }
});
