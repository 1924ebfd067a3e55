// The position editor: placing pieces by mouse, touch and keyboard, fault messages, and exports.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { drag, pieceAt, press, tap } from '../support/board.ts';
import { expect, picture, test } from '../support/test.ts';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/editor${query}`);
  await expect(
    page.getByRole('heading', { level: 1, name: /Position editor|국면 편집|Stelling opzetten/ }),
  ).toBeVisible();
}

const fen = (page: Page): Promise<string> => page.getByRole('textbox', { name: 'FEN', exact: true }).inputValue();
const faults = (page: Page): Locator => page.locator('.findings li');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Drags a piece from outside the board to a point. */
async function dragIn(page: Page, name: string, square: string): Promise<void> {
  const from = await button(page, name).boundingBox();
  const to = await page.locator(`janggi-board [data-square="${square}"]`).boundingBox();
  if (from === null || to === null) throw new Error(`${name} or ${square} is not on the screen`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
}

test('pieces are placed by dragging, by pressing and by keys, and taken off again', async ({ page }) => {
  await open(page);
  await button(page, 'Clear board').click();
  await expect(faults(page)).toHaveText(['Cho has no general.', 'Han has no general.']);
  await dragIn(page, 'Cho general', 'e2');
  await expect.poll(() => pieceAt(page, 'e2')).toBe('cho k');
  await button(page, 'Han general').click();
  await press(page, 'e9');
  await expect.poll(() => pieceAt(page, 'e9')).toBe('han k');
  await expect(page.getByText('The generals face each other (bikjang).')).toBeVisible();
  await button(page, 'Cho chariot').click();
  await press(page, 'a1');
  await press(page, 'i1');
  await press(page, 'a1');
  await expect.poll(() => pieceAt(page, 'a1'), 'the same piece once more takes it off').toBeNull();
  await button(page, 'Remove pieces').click();
  await press(page, 'i1');
  await expect.poll(() => pieceAt(page, 'i1')).toBeNull();
  await button(page, 'Remove pieces').click();
  await drag(page, 'e9', 'd10');
  await expect.poll(() => pieceAt(page, 'd10')).toBe('han k');
  await expect(page.getByText('This position can be played.')).toBeVisible();

  // On the keyboard, a lowercase letter places one of Han's pieces on the focused point, and an uppercase letter one of
  // Cho's.
  await page.locator('janggi-board [tabindex="0"]').focus();
  const at = await page.locator('janggi-board').evaluate((board) => {
    const inside = board.shadowRoot?.activeElement;
    return inside instanceof HTMLElement ? (inside.dataset['square'] ?? '') : '';
  });
  await page.keyboard.press('c');
  await expect.poll(() => pieceAt(page, at)).toBe('han c');
  await page.keyboard.press('Shift+P');
  await expect.poll(() => pieceAt(page, at)).toBe('cho p');
  await page.keyboard.press('Delete');
  await expect.poll(() => pieceAt(page, at)).toBeNull();
  await page.keyboard.press('Control+z');
  await expect.poll(() => pieceAt(page, at)).toBe('cho p');
  const before = await fen(page);
  await page.reload();
  await expect.poll(() => fen(page), 'a reload keeps the position').toBe(before);
});

test('a piece that is dragged off the board is gone, and a change is taken back', async ({ page }) => {
  await open(page);
  const box = await page.locator('janggi-board').boundingBox();
  const cell = await page.locator('janggi-board [data-square="a4"]').boundingBox();
  if (box === null || cell === null) throw new Error('no board');
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, cell.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => pieceAt(page, 'a4')).toBeNull();
  await button(page, 'Undo').click();
  await expect.poll(() => pieceAt(page, 'a4')).toBe('cho p');
  await button(page, 'Redo').click();
  await expect.poll(() => pieceAt(page, 'a4')).toBeNull();
});

test('every fault is listed in words, in the language of the reader', async ({ page }) => {
  const wrong = encodeURIComponent('A3k4/9/4R4/9/4k4/9/9/9/9/9 w - - 0 1');
  await open(page, `?fen=${wrong}`);
  await expect(faults(page)).toHaveCount(5);
  await expect(faults(page).nth(1)).toHaveText('Han has more than one general.');
  await picture(page, 'editor-faults');
  await page.getByRole('banner').getByRole('combobox').selectOption('ko');
  await expect(faults(page).first()).toHaveText('초(楚)의 궁이 없습니다.');
  await page.getByRole('combobox', { name: '장기 종류' }).selectOption('xiangqi');
  await expect(faults(page).first()).toContainText('홍');
});

test('a FEN is read strictly: what is wrong is said, and the board stays', async ({ page }) => {
  await open(page);
  const before = await fen(page);
  const field = page.getByRole('textbox', { name: 'FEN: Load' });
  await field.fill('4k4/9/9/9/4z4/9/9/9/4K4/9 w');
  await button(page, 'Load').click();
  await expect(page.getByRole('alert')).toContainText('"z" in row 5 of the FEN is not a piece.');
  expect(await fen(page)).toBe(before);
  await field.fill('4k4/9/9/9/9/9/9/9/3K5/R8 b - - 12 40');
  await button(page, 'Load').click();
  expect(await fen(page)).toBe('4k4/9/9/9/9/9/9/9/3K5/R8 b - - 12 40');
});

test('a handicap, turned round, goes to the analysis and to a game', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Handicap' }).selectOption('chariotCannon');
  await button(page, 'Starting position').click();
  expect(await fen(page)).toBe('1nba1abnr/4k4/7c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1');
  await button(page, 'Mirror left to right').click();
  await button(page, 'Swap sides').click();
  const turned = await fen(page);
  expect(turned).toBe('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/4K4/1NBA1ABNR w - - 0 1');
  await page.getByText('Pieces and points', { exact: true }).first().click();
  await expect(page.getByRole('row', { name: 'Points 52 72' })).toBeVisible();

  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/\/analysis\?fen=/);
  await expect.poll(() => pieceAt(page, 'a10')).toBe('han r');
  await page.getByRole('link', { name: 'Position editor' }).click();
  await expect.poll(() => fen(page)).toBe(turned);

  await button(page, 'Play from here').click();
  await expect(page.getByRole('textbox', { name: /FEN/ })).toHaveValue(turned);
  await page.getByRole('radio', { name: 'Two people, this device' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\//);
  await expect.poll(() => pieceAt(page, 'a10')).toBe('han r');
  await expect.poll(() => pieceAt(page, 'a1')).toBeNull();
});

test('Xiangqi and Chess War: their beginnings, their faults, a picture', async ({ page }) => {
  await open(page, '?law=xiangqi');
  await expect(page.getByText('This position can be played.')).toBeVisible();
  await drag(page, 'c1', 'c4');
  await expect(faults(page)).toHaveText(["Red's elephant can never reach 73."]);
  await expect(button(page, 'Play from here')).toBeDisabled();
  await button(page, 'Undo').click();
  const coming = page.waitForEvent('download');
  await button(page, 'Picture: PNG').click();
  const download = await coming;
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await picture(page, 'editor-xiangqi');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('chesswar');
  await button(page, 'Starting position').click();
  await expect(page.getByText('This position can be played.')).toBeVisible();
});

test.describe('on a phone, in Korean', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ko-KR' });

  test('a finger chooses a piece and places it, and nothing is wider than the screen', async ({ page }) => {
    await open(page);
    await button(page, '판 비우기').tap();
    await button(page, '초(楚) 궁').tap();
    await tap(page, 'e2');
    await expect.poll(() => pieceAt(page, 'e2')).toBe('cho k');
    await button(page, '한(漢) 궁').tap();
    await tap(page, 'd9');
    await expect(page.getByText('둘 수 있는 국면입니다.')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await picture(page, 'editor-phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
