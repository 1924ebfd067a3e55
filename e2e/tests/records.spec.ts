// Game records: files are imported, and their games are listed, replayed and exported again.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pieceAt } from '../support/board.ts';
import { cp949, FILE, TEXT } from '../support/records.ts';
import { expect, picture, test } from '../support/test.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Records' }).click();
  await page.getByLabel('Add files').setInputFiles(FILE);
  await expect(page.getByText(/^3 games added/)).toBeVisible();
}

async function saved(page: Page, format: string, button: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('combobox', { name: /Format$/ }).selectOption(format);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('a CP949 file: the list, the error, the replay', async ({ page }) => {
  await open(page);
  const list = page.getByRole('list', { name: 'Game records' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('김초록 : 이붉은');
  await expect(list).toContainText('Cho wins (full win)');
  await expect(page.getByText('3 games added. 1 game has an error.')).toBeVisible();
  await expect(list.getByRole('listitem').nth(1)).toContainText(/Line 22, move 2: "41병31" is not a legal move/);
  await picture(page, 'records-list');

  await list.getByRole('link', { name: /김초록/ }).click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments).toHaveText('시작 해설');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pieceAt(page, 'h4')).toBe('cho p');
  await expect(comments).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(comments).toHaveText('병을 합친다, 똠방각하');
  await picture(page, 'records-replay');
  await page.keyboard.press('End');
  await expect(page.getByText('After move 4 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect.poll(() => pieceAt(page, 'i4')).toBe('cho p');

  // The game with an error can be replayed up to it. Escape returns to the list.
  await page.getByRole('link', { name: 'Next game' }).click();
  await expect(page.getByRole('alert')).toContainText('The move before the error can be replayed.');
  await page.keyboard.press('Escape');
  await expect(list).toBeVisible();

  await page.getByRole('button', { name: 'Show the game' }).click();
  await expect(page.getByRole('alert')).toContainText('"41병31" is not a legal move');
});

test('games go out as they came in', async ({ page }) => {
  await open(page);
  const all = await saved(page, 'gib-cp949', 'Save 3 games');
  expect(all.name).toBe('dongne.gib');
  const rest = TEXT.split('\r\n\r\n[').filter((_, at) => at !== 1);
  expect(all.bytes.equals(cp949(rest.join('\r\n\r\n[')))).toBe(true);
  await expect(page.getByText('1 game with an error was left out.')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all 3' }).check();
  await page.getByRole('button', { name: 'Delete 3 games' }).click();
  await expect(page.getByText('3 games deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('or drop files here'), 'what is deleted stays away').toBeVisible();
});

test('one game as PGN and JSON, pasted in again', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: /정세찬/ }).click();
  const json = await saved(page, 'json', 'Save this game');
  expect(json.name).toBe('dongne-3.json');
  expect(JSON.parse(json.bytes.toString())).toMatchObject({ janggun: 1, moves: [{ move: 'a4b4' }, { move: 'a7b7' }] });
  const pgn = (await saved(page, 'pgn', 'Save this game')).bytes.toString();
  expect(pgn).toContain('[White "정세찬"]');

  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, pgn);
  // A single pasted game is opened, and added to the list.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game 4');
  await page.getByRole('link', { name: 'All games' }).click();
  const pasted = page.getByRole('link', { name: /정세찬.*Pasted text/ });
  await expect(pasted).toContainText('2 moves');
  await expect(pasted, 'the same game in another format').toContainText('same moves as another');
});

/** Drops several files on the page at once. */
async function drop(page: Page, files: Record<string, string>): Promise<void> {
  await page.evaluate((files) => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(files)) data.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, files);
}

const BADUK = '\\HS\r\n\\[GIBOKIND=Global\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n\\GE\r\n';

test('a baduk file is named, and all other dropped files are opened', async ({ page }) => {
  await page.goto('/records');
  await expect(page.getByText('or drop files here')).toBeVisible();
  await drop(page, { 'go.gib': BADUK });
  await expect(page.getByRole('alert')).toContainText('baduk');
  await drop(page, { 'own.gib': TEXT });
  await expect(page.getByText(/^3 games added/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const others = TEXT.replaceAll('동네', '이웃');
  await drop(page, { 'again.gib': TEXT, 'go.gib': BADUK, 'more.gib': others });
  await expect(
    page.getByText('3 games added. 3 games were already in your collection. 1 game has an error.'),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('go.gib');
  await expect(page.getByRole('list', { name: 'Game records' }).getByRole('listitem').nth(3)).toContainText('more.gib');
  await picture(page, 'records-several');
});

test('a reload shows the same game, and so does another tab; a game that is not there says so', async ({
  page,
  context,
}) => {
  await page.goto('/records');
  await page.getByLabel('Add files').setInputFiles(FILE);
  await page.getByRole('link', { name: /정세찬/ }).click();
  await expect(page.getByRole('heading', { name: 'Game 3' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Game 3' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pieceAt(page, 'b4')).toBe('cho p');
  const other = await context.newPage();
  await other.goto('/records?game=3');
  await expect(other.getByRole('heading', { name: 'Game 3' })).toBeVisible();
  await other.goto('/records?game=6');
  await expect(other.getByRole('alert')).toContainText("not in this browser's collection");
});

test('two thousand games: the page answers while they are read', async ({ page }) => {
  const plies = Array.from({ length: 30 }, (_, n) =>
    n % 2 === 0 ? `${2 * n + 1}. 79졸78 ${2 * n + 2}. 41병42` : `${2 * n + 1}. 78졸79 ${2 * n + 2}. 42병41`,
  );
  const game = (n: number): string =>
    `[초대국자 "초 ${n}"]\n[한대국자 "한 ${n}"]\n[초차림 "마상상마"]\n[한차림 "상마상마"]\n\n${plies.join('\n')}\n\n`;
  const text = Array.from({ length: 2000 }, (_, n) => game(n + 1)).join('');
  await page.goto('/records');
  await expect(page.getByText('or drop files here')).toBeVisible();
  await page.evaluate(() => {
    const watched = { last: performance.now(), longest: 0 };
    Object.assign(globalThis, { watched });
    const look = (now: number): void => {
      watched.longest = Math.max(watched.longest, now - watched.last);
      watched.last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const begin = Date.now();
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'big.gib', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByText(/^2000 games added/)).toBeVisible();
  const took = Date.now() - begin;
  const longest = await page.evaluate(
    () => (globalThis as unknown as { watched: { longest: number } }).watched.longest,
  );
  console.log(`2,000 games of 60 plies: ${took} ms, longest frame ${Math.round(longest)} ms`);
  // A frozen page would be blocked nearly all the time, on any machine.
  expect(longest).toBeLessThan(took / 2);
  await expect(page.getByRole('listitem')).toHaveCount(50);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('link', { name: /초 51 : 한 51/ })).toBeVisible();
  await page.getByRole('searchbox').fill('한 1999');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('in Korean, on a phone', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  await page.goto('/records');
  await picture(page, 'records-empty-phone');
  await page.getByLabel('파일 추가').setInputFiles(FILE);
  await expect(page.getByText(/^22번째 줄, 2수째/)).toBeVisible();
  await picture(page, 'records-list-phone');
  await page.getByRole('link', { name: /김초록/ }).click();
  await page.getByRole('button', { name: '다음 수' }).click();
  await expect(page.getByRole('button', { name: '79졸78' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: '다음 수' }).click();
  await picture(page, 'records-replay-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide, 'no sideways scrolling').toBe(false);
  await context.close();
});
