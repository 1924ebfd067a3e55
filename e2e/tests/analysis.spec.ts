// The analysis page: the stored tree, the engine, a review, files, pictures, and the embedded viewer.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Download, Locator, Page } from '@playwright/test';
import { followed, pieceAt, press } from '../support/board.ts';
import { paste } from '../support/paste.ts';
import { expect, picture, test } from '../support/test.ts';

const PGN = '[White "김초록"]\n[Black "이붉은"]\n\n1. Pab4 $1 {좋다} (1. Pcb4 {또는}) Pab7 2. Nc3 Nc8 *\n';

const tree = (page: Page): Locator => page.getByRole('group', { name: 'Moves and variations' });

async function play(page: Page, from: string, to: string): Promise<void> {
  await press(page, from);
  await press(page, to);
  await followed(page);
}

/** Draws an arrow with the right mouse button. */
async function stroke(page: Page, from: string, to: string): Promise<void> {
  const centre = async (square: string): Promise<[number, number]> => {
    const box = await page.locator(`janggi-board:not([mini]) [data-square="${square}"]`).boundingBox();
    if (box === null) throw new Error(`${square} is not on the screen`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await centre(from)));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await centre(to)), { steps: 4 });
  await page.mouse.up({ button: 'right' });
}

async function drawnShapes(page: Page): Promise<number> {
  const board = page.locator('janggi-board:not([mini])').first();
  return board.evaluate((one) => one.shadowRoot?.querySelectorAll('[class^="drawn-"]:not(.drawn-ring)').length ?? 0);
}

async function arrows(page: Page, kind: string): Promise<number> {
  const board = page.locator('janggi-board:not([mini])').first();
  return board.evaluate((one, name) => one.shadowRoot?.querySelectorAll(`.arrow-${name}`).length ?? 0, kind);
}

/** Opens an analysis and waits for its board. */
async function open(page: Page, address = '/analysis'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect.poll(() => pieceAt(page, 'e2')).toBe('cho k');
}

test('moves, variations, comments, glyphs and drawings survive a reload; undo takes them back', async ({
  context,
  page,
}) => {
  await open(page);
  await play(page, 'a4', 'b4');
  await play(page, 'a7', 'b7');
  await page.keyboard.press('ArrowLeft');
  await play(page, 'c7', 'b7');
  await expect(tree(page).getByRole('button')).toHaveCount(3);
  await page.getByRole('button', { name: 'Annotate' }).click();
  await page.getByLabel('Comment on this position').fill('왜 안 되지?');
  await page.getByRole('button', { name: 'interesting move' }).click();
  await stroke(page, 'a1', 'a5');
  await expect.poll(() => drawnShapes(page)).toBe(1);
  await expect(page.getByText('Saved in this browser.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/analysis\/\w+$/);
  await picture(page, 'analysis-tree');

  await page.reload();
  await expect(tree(page).getByRole('button')).toHaveCount(3);
  await expect(tree(page)).toContainText('왜 안 되지?');
  await expect(page.getByLabel('Comment on this position'), 'the tools wait to be asked for').toHaveCount(0);
  await expect(tree(page).getByRole('button', { name: 'interesting move' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => drawnShapes(page)).toBe(1);

  await page.getByRole('button', { name: 'Annotate' }).click();
  await page.getByRole('button', { name: 'Move variation up' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pieceAt(page, 'c7'), 'the variation is the main line now').toBeNull();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(tree(page).getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(tree(page).getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Control+Shift+Z');
  await expect(tree(page).getByRole('button')).toHaveCount(2);

  // Undo and redo are stored too: another page of this browser shows the current moves.
  const other = await context.newPage();
  const shows = (...moves: RegExp[]): Promise<void> =>
    expect(async () => {
      await other.goto(page.url());
      await tree(other).getByRole('button').first().waitFor();
      expect(await tree(other).getByRole('button').allInnerTexts()).toEqual(
        moves.map((move) => expect.stringMatching(move)),
      );
    }).toPass();
  await shows(/a4|71/, /a7|41/);
  await page.keyboard.press('Control+z');
  await shows(/a4|71/, /43/, /41/);
});

test('a pen draws with a finger or the keys, and pieces stay where they are', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Annotate' }).click();
  await page.getByRole('button', { name: 'Draw on the board: red' }).click();
  await play(page, 'a4', 'a4');
  await expect.poll(() => drawnShapes(page)).toBe(0);
  await press(page, 'c3');
  await expect.poll(() => drawnShapes(page)).toBe(1);
  await page.getByRole('button', { name: 'Stop drawing' }).click();
  await play(page, 'a4', 'b4');
  await expect.poll(() => pieceAt(page, 'b4')).toBe('cho p');
});

test('a link holds the whole tree; a damaged one is refused in words', async ({ page, visit }) => {
  await open(page);
  await paste(page, PGN);
  await expect(page.getByRole('heading', { name: '김초록 : 이붉은' })).toBeVisible();
  await expect(tree(page).getByRole('button')).toHaveCount(5);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByLabel('Link with all variations').inputValue();
  expect(link).toMatch(/\/analysis#t=[\w-]+$/);
  await picture(page, 'analysis-share');

  const other = await visit();
  await open(other, link);
  await expect(tree(other).getByRole('button')).toHaveCount(5);
  await tree(other).getByRole('button').first().click();
  await expect(tree(other)).toContainText('좋다');

  // The heading of the embedded viewer has the players' names.
  await other.goto(link.replace('/analysis#', '/embed/analysis#'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('김초록 : 이붉은');
  await picture(other, 'embed-names');

  await other.goto(`${link.slice(0, -9)}`);
  await other.reload();
  await expect(other.getByRole('alert')).toContainText('contains no analysis');
  await other.getByRole('button', { name: 'Start a new analysis' }).click();
  await expect.poll(() => pieceAt(other, 'e2')).toBe('cho k');
});

test('lines of the engine as arrows and as small boards, the threat, and a line that is played', async ({ page }) => {
  await open(page);
  await page.keyboard.press('e');
  const engine = page.getByRole('region', { name: 'Engine' });
  await engine.getByRole('button', { name: 'Lines: 3' }).click();
  await expect(engine.getByRole('listitem')).toHaveCount(3);
  await expect.poll(() => arrows(page, 'main')).toBeGreaterThan(0);
  await expect.poll(() => arrows(page, 'second')).toBeGreaterThan(0);
  // Hovering over a move of a line shows the resulting position below the line.
  const line = engine.getByRole('listitem').first();
  await line.locator('.move').first().hover();
  const small = engine.locator('.preview');
  await expect(small).toBeVisible();
  // The line and the preview are measured together, because lines change while the engine searches.
  const gap = () =>
    engine.evaluate((box) => {
      const bottom = box.querySelector('.line')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return (box.querySelector('.preview')?.getBoundingClientRect().top ?? 0) - bottom;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.mouse.move(10, 10);
  await expect(small).toHaveCount(0);
  await engine.getByRole('button', { name: 'More tools' }).click();
  await engine.getByRole('button', { name: 'Show threat', exact: true }).click();
  await expect(engine.getByText(/^Threat: /)).toBeVisible();
  await expect(engine).toContainText(/%/);
  await picture(page, 'analysis-engine');
  // Plays a line of several moves. On a slow machine, the first lines may have only one move, and a line may change
  // while it is pressed.
  await expect(async () => {
    await page.keyboard.press('Home');
    await engine
      .getByRole('button', { name: /^Play \S+ \S+ \S+/ })
      .first()
      .click();
    await expect(tree(page).getByRole('button').first()).toHaveAttribute('aria-current', 'true');
    expect(await tree(page).getByRole('button').count()).toBeGreaterThan(2);
  }).toPass();
});

test('a review finds a thrown-away chariot, draws the better line, and asks for it again', async ({ page }) => {
  await open(page);
  // Han's chariot moves to a point attacked by Cho's soldiers.
  await paste(page, 'position startpos moves a4b4 a10a9 b4b5 a9d9 b5b6 d9d4 e4d4 i7h7');
  await expect(tree(page).getByRole('button')).toHaveCount(8);
  await page.getByRole('button', { name: 'Game review' }).click();
  const review = page.getByRole('region', { name: 'Game review' });
  // The review shows the mistake in a sentence, arrows for the move and the better one, and few controls.
  await expect(review.getByRole('status')).toContainText(
    /R24-74.*biggest mistake.*Cho soldier can then take the Han chariot \(P73x74\)/s,
  );
  await expect.poll(() => arrows(page, 'second')).toBe(1);
  await expect.poll(() => arrows(page, 'main')).toBe(1);
  const controls = page.locator('.bench :is(button, a, input, select, textarea):visible');
  const moves = await tree(page).getByRole('button').count();
  expect((await controls.count()) - moves).toBeLessThanOrEqual(12);
  await picture(page, 'review-story');
  await review.getByRole('button', { name: 'Try again' }).click();
  await expect(review).toContainText('Find a better move.');
  await expect.poll(() => arrows(page, 'main'), 'the answer is not given away').toBe(0);
  await review.getByRole('button', { name: 'Finish' }).click();
  await review.getByRole('button', { name: 'Show on board' }).click();
  await expect.poll(() => pieceAt(page, 'd4'), 'the better move is played instead').not.toBe('han r');

  // The analysis marks the mistake, and shows its refutation.
  await expect(review.getByRole('row', { name: /Han.*blunder/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Analysis' }).click();
  await expect(review).toContainText(/Accuracy.*Han \d+%/s);
  await tree(page).getByRole('img', { name: 'blunder' }).first().click();
  await page.keyboard.press('r');
  const engine = page.getByRole('region', { name: 'Engine' });
  await expect(engine.getByText(/^Against R24-74: P73x74/)).toBeVisible();
  await expect.poll(() => arrows(page, 'threat')).toBeGreaterThan(0);
  await picture(page, 'analysis-refutation');
  await engine.getByRole('button', { name: 'Play this line' }).click();
  await expect(tree(page).locator('[aria-current="true"]')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('r');
  await expect(engine.getByText(/^Against /)).toHaveCount(0);
  // Without the engine's lines, the move list fills most of the column.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('e');
  await expect(engine.getByRole('listitem')).toHaveCount(0);
  const share = await page.locator('aside').evaluate((column) => {
    const list = column.querySelector('.moves');
    return (list?.clientHeight ?? 0) / column.clientHeight;
  });
  expect(share).toBeGreaterThanOrEqual(0.6);

  await page.reload();
  await expect(review, 'the review is kept').toContainText(/Accuracy.*Han \d+%/s);

  // Pressing the title opens the dialog for names.
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  const names = page.getByRole('dialog');
  await names.getByLabel('Cho').fill('소나무');
  await names.getByLabel('Han').fill('대나무');
  await names.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: '소나무 : 대나무' })).toBeVisible();
});

async function saved(page: Page, press: Locator): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await press.click();
  const download: Download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('files of every format, pictures, a GIF, and paper', async ({ page }) => {
  await open(page);
  await paste(page, PGN);
  await expect(page.getByRole('heading', { name: '김초록 : 이붉은' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.getByRole('button', { name: 'Save as a file' });
  const pgn = await saved(page, file);
  expect(pgn.bytes.toString()).toContain('1. Pab4 $1 {좋다} (1. Pcb4 {또는})');
  await dialog.getByLabel('Format').selectOption('gib');
  const gib = await saved(page, file);
  expect(gib.name).toMatch(/\.gib$/);
  expect(gib.bytes.toString()).toContain('71졸72');
  await dialog.getByLabel('Format').selectOption('uci');
  expect((await saved(page, file)).bytes.toString()).toContain('moves a4b4 a7b7 b1c3 b10c8');
  const png = await saved(page, dialog.getByRole('button', { name: 'PNG' }));
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(1200);
  const svg = (await saved(page, dialog.getByRole('button', { name: 'SVG' }))).bytes.toString();
  expect(svg).toMatch(/^<svg/);
  expect(svg, 'every colour is in the picture').not.toMatch(/var\(|light-dark|class=/);
  const gif = await saved(page, dialog.getByRole('button', { name: 'GIF' }));
  expect(gif.bytes.subarray(0, 6).toString()).toBe('GIF89a');
  expect(gif.bytes.readUInt16LE(6)).toBe(480);

  await dialog.getByRole('button', { name: 'Print with diagrams' }).click();
  await expect(page.getByRole('figure')).toHaveCount(4);
  await picture(page, 'analysis-print');
  await page.getByRole('button', { name: 'Back to the analysis' }).click();

  // A picture of the board has many colours, an empty picture only a few.
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const seen = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4 * 97)
      seen.add(((pixels[at] ?? 0) >> 4) * 256 + ((pixels[at + 1] ?? 0) >> 4) * 16 + ((pixels[at + 2] ?? 0) >> 4));
    return seen.size;
  }, png.bytes.toString('base64'));
  expect(colours).toBeGreaterThan(20);
});

test('a FEN, a foreign address, nonsense, several games', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel('Record, FEN, or the address of a game');
  const go = dialog.getByRole('button', { name: 'Open text' });
  await text.fill('https://elsewhere.example/game/1');
  await go.click();
  await expect(dialog.getByRole('alert')).toContainText('Only addresses of this server');
  await text.fill('9/4k4/9/9/4R4/9/9/9/9/4K4 w');
  await go.click();
  await expect(dialog.getByRole('alert')).toContainText('not a playable position');
  await text.fill(`${PGN}\n${PGN.replace('김초록', '박하나')}`);
  await go.click();
  await dialog.getByRole('button', { name: /박하나/ }).click();
  await expect(page.getByRole('heading', { name: '박하나 : 이붉은' })).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await text.fill('4k4/9/9/9/9/9/9/R8/9/4K4 w - - 0 1');
  await go.click();
  await expect.poll(() => pieceAt(page, 'a3')).toBe('cho r');
});

test('another site may frame the viewer and nothing else, and talks to it by messages', async ({ browser, server }) => {
  // A separate context, because the expected message about the refused frame would fail the test.
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const frame = `${server.url}/embed/analysis?moves=a4b4,a7b7&lang=en&ply=1`;
  const html = `<iframe id="viewer" src="${frame}" width="480" height="640"></iframe><iframe id="page" src="${server.url}/analysis"></iframe>
    <script>window.heard = []; addEventListener('message', (event) => heard.push(event.data));</script>`;
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  try {
    // The browser treats `localhost` and 127.0.0.1 as different sites.
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    const viewer = page.frameLocator('#viewer');
    await expect(viewer.getByRole('group', { name: 'Moves and variations' })).toBeVisible();
    const heard = () => page.evaluate(() => (window as unknown as { heard: { type: string; ply?: number }[] }).heard);
    await expect.poll(heard).toContainEqual({ type: 'janggun:ready', plies: 2 });
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('#viewer') as HTMLIFrameElement;
      contentWindow?.postMessage({ type: 'janggun:go', ply: 2 }, '*');
    });
    await expect
      .poll(heard)
      .toContainEqual(expect.objectContaining({ type: 'janggun:position', ply: 2, move: 'a7b7' }));
    await expect(page.frameLocator('#page').getByRole('main')).toHaveCount(0);
    expect(said.filter((text) => text.includes('Content Security Policy'))).toEqual([
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect(await context.cookies()).toEqual([]);
    await picture(page, 'embed');
  } finally {
    site.close();
    await context.close();
  }
});

test('on a phone, in Korean', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ko-KR' });
  await page.goto('/analysis');
  await expect.poll(() => pieceAt(page, 'e2')).toBe('cho k');
  await paste(page, PGN);
  await expect(page.getByRole('button', { name: '71졸72' })).toBeVisible();
  await page.getByRole('button', { name: '다음 수' }).click();
  await expect(page.getByRole('button', { name: '71졸72' })).toHaveAttribute('aria-current', 'true');
  await picture(page, 'analysis-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide, 'no sideways scrolling').toBe(false);
});

test('on a phone the board comes back into view with the move that is pressed below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page);
  await play(page, 'a4', 'b4');
  await play(page, 'a7', 'b7');
  const seen = (): Promise<boolean> =>
    page.locator('.table > .wood').evaluate((wood) => {
      const { top, bottom } = wood.getBoundingClientRect();
      return top >= -1 && bottom <= innerHeight + 1;
    });
  const first = tree(page).getByRole('button').first();
  // With the editing tools, the page is much longer than the window.
  await page.getByRole('button', { name: 'Annotate' }).click();
  // Scrolls the move list to the top of the window, which pushes the board out of view.
  await first.evaluate((button) => scrollTo(0, button.getBoundingClientRect().top + scrollY));
  expect(await seen()).toBe(false);
  await first.click();
  await expect.poll(seen).toBe(true);
});
