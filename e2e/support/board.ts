// The board as players see it: points are pressed where they are drawn.
import { expect, type Locator, type Page } from '@playwright/test';

export type Square = string;

async function centre(within: Page | Locator, square: Square): Promise<{ x: number; y: number }> {
  const cell = within.locator(`janggi-board:not([mini]) [data-square="${square}"]`);
  await cell.waitFor({ state: 'attached' });
  const box = await cell.boundingBox();
  if (box === null) throw new Error(`${square} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses a point with the mouse. If the page shows several boards, `within` contains the right one. */
export async function press(within: Page | Locator, square: Square): Promise<void> {
  const { x, y } = await centre(within, square);
  const page = 'mouse' in within ? within : within.page();
  await page.mouse.click(x, y);
}

/**
 * Waits until the page has followed a step: the board shows it at once, the page after the next frame, and the rules'
 * results for the new position come after the frame that follows.
 */
export async function followed(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));
  }
}

/** Presses a point twice, as fast as the machine can. */
export async function pressTwice(page: Page, square: Square): Promise<void> {
  const { x, y } = await centre(page, square);
  await page.mouse.dblclick(x, y);
}

/** Touches a point with a finger. */
export async function tap(page: Page, square: Square): Promise<void> {
  const { x, y } = await centre(page, square);
  await page.touchscreen.tap(x, y);
}

/** Drags a piece with the mouse in several small steps, like a person. */
export async function drag(page: Page, from: Square, to: Square): Promise<void> {
  const a = await centre(page, from);
  const b = await centre(page, to);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.mouse.up();
}

/** Returns the piece on a point, such as `cho r`; null if the point is empty. */
export async function pieceAt(page: Page, square: Square): Promise<string | null> {
  return page.locator('janggi-board:not([mini])').evaluate((element, at) => {
    const pieces = (element as unknown as { pieces: Record<string, { side: string; role: string }> }).pieces;
    const piece = pieces[at];
    return piece === undefined ? null : `${piece.side} ${piece.role}`;
  }, square);
}

/** Waits until it is `side`'s turn on this page's board and the viewer may move, not only choose premoves. */
export async function turn(page: Page, side: 'cho' | 'han'): Promise<void> {
  await expect
    .poll(() =>
      page.locator('janggi-board:not([mini])').evaluate((element) => {
        if (element.closest('[data-premoving="true"]') !== null) return 'in advance';
        return (element as unknown as { interactive: string }).interactive;
      }),
    )
    .toBe(side);
}

/** Makes a move with two clicks once it is that side's turn, and waits until the piece is there. */
export async function move(page: Page, uci: string): Promise<void> {
  const [from, to] = split(uci);
  await expect.poll(() => pieceAt(page, from), { message: `a piece on ${from}` }).not.toBeNull();
  await turn(page, (await pieceAt(page, from))?.startsWith('cho') ? 'cho' : 'han');
  const piece = await pieceAt(page, from);
  await press(page, from);
  await press(page, to);
  await expect.poll(() => pieceAt(page, to), { message: uci }).toBe(piece);
}

/** Makes one move after the other on one board. */
export async function moves(page: Page, list: readonly string[]): Promise<void> {
  for (const uci of list) await move(page, uci);
}

/** Splits a move: `a4b4` becomes `['a4', 'b4']`. */
export function split(uci: string): [Square, Square] {
  const match = /^([a-i]\d+)([a-i]\d+)$/.exec(uci);
  if (match?.[1] === undefined || match[2] === undefined) throw new Error(`${uci} is no move`);
  return [match[1], match[2]];
}
