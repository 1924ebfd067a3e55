// Operates the board as a player does, by pressing points where they are drawn.
import { expect, type Locator, type Page } from '@playwright/test';

export type Square = string;

async function centre(within: Page | Locator, square: Square): Promise<{ x: number; y: number }> {
  const cell = within.locator(`janggi-board:not([mini]) [data-square="${square}"]`);
  await cell.waitFor({ state: 'attached' });
  const box = await cell.boundingBox();
  if (box === null) throw new Error(`${square} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks a point. If the page shows several full-size boards, `within` must contain only one of them. */
export async function press(within: Page | Locator, square: Square): Promise<void> {
  const { x, y } = await centre(within, square);
  const page = 'mouse' in within ? within : within.page();
  await page.mouse.click(x, y);
}

/**
 * Waits until the page has processed a move or another change. The board shows it at once, the page after the next
 * frame, and the results of the rules one frame later.
 */
export async function followed(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));
  }
}

/** Double-clicks a point. */
export async function pressTwice(page: Page, square: Square): Promise<void> {
  const { x, y } = await centre(page, square);
  await page.mouse.dblclick(x, y);
}

export async function tap(page: Page, square: Square): Promise<void> {
  const { x, y } = await centre(page, square);
  await page.touchscreen.tap(x, y);
}

/** Drags a piece with the mouse in several small steps. */
export async function drag(page: Page, from: Square, to: Square): Promise<void> {
  const a = await centre(page, from);
  const b = await centre(page, to);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.mouse.up();
}

/**
 * Returns the piece on a point, such as `cho r`, or null if the point is empty. While the page also shows the board of the
 * page before, it says so instead, because `expect.poll` does not ask again after an error.
 */
export async function pieceAt(page: Page, square: Square): Promise<string | null> {
  const shown = page.locator('janggi-board:not([mini])');
  await shown.first().waitFor({ state: 'attached' });
  return shown.evaluateAll((elements, at) => {
    const boards = elements as unknown as { pieces?: Record<string, { side: string; role: string }> }[];
    const pieces = boards[0]?.pieces;
    if (boards.length !== 1 || pieces === undefined) return `${boards.length} boards`;
    const piece = pieces[at];
    return piece === undefined ? null : `${piece.side} ${piece.role}`;
  }, square);
}

/** Waits until it is `side`'s turn on this page's board and the viewer may move, not only choose premoves. */
export async function turn(page: Page, side: 'cho' | 'han'): Promise<void> {
  await expect
    .poll(() =>
      page.locator('janggi-board:not([mini])').evaluateAll(([element, ...others]) => {
        if (element === undefined || others.length > 0) return `${others.length} more boards`;
        if (element.closest('[data-premoving="true"]') !== null) return 'in advance';
        return (element as unknown as { interactive: string }).interactive;
      }),
    )
    .toBe(side);
}

/** Makes a move with two clicks once the piece's side is to move, and waits until the piece has arrived. */
export async function move(page: Page, uci: string): Promise<void> {
  const [from, to] = split(uci);
  await expect.poll(() => pieceAt(page, from), { message: `a piece on ${from}` }).toMatch(/^(cho|han) /);
  await turn(page, (await pieceAt(page, from))?.startsWith('cho') ? 'cho' : 'han');
  const piece = await pieceAt(page, from);
  await press(page, from);
  await press(page, to);
  await expect.poll(() => pieceAt(page, to), { message: uci }).toBe(piece);
}

/** Makes several moves in order on one board. */
export async function moves(page: Page, list: readonly string[]): Promise<void> {
  for (const uci of list) await move(page, uci);
}

/** Splits a move: `a4b4` becomes `['a4', 'b4']`. */
export function split(uci: string): [Square, Square] {
  const match = /^([a-i]\d+)([a-i]\d+)$/.exec(uci);
  if (match?.[1] === undefined || match[2] === undefined) throw new Error(`${uci} is no move`);
  return [match[1], match[2]];
}
