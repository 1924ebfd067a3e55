// Sources of an analysis: a selected or dropped file, pasted text, a game, a record, and a short link. Also tests the
// layout in small windows, and that the viewer for other sites stores nothing in the browser.
import type { Locator, Page } from '@playwright/test';
import { move, pieceAt, turn } from '../support/board.ts';
import { arrange, create } from '../support/game.ts';
import { command } from '../support/people.ts';
import { paste } from '../support/paste.ts';
import { FILE, TEXT } from '../support/records.ts';
import { expect, picture, test } from '../support/test.ts';

const tree = (page: Page): Locator => page.getByRole('group', { name: 'Moves and variations' });

async function open(page: Page): Promise<void> {
  await page.goto('/analysis');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect.poll(() => pieceAt(page, 'e2')).toBe('cho k');
}

async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ({ name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    { name, bytes: [...bytes] },
  );
}

test('a file is chosen, or dropped anywhere; of several games one is chosen', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose a file').setInputFiles(FILE);
  await expect(dialog.getByText('3 games: choose one')).toBeVisible();
  // The second game is opened up to its illegal move.
  await dialog.getByRole('button', { name: /박하나.*readable up to move 1/ }).click();
  await expect(page.getByRole('heading', { name: '박하나 : 최두리' })).toBeVisible();
  await expect(tree(page).getByRole('button')).toHaveCount(1);

  await drop(page, FILE.name, FILE.buffer);
  await dialog.getByRole('button', { name: /김초록/ }).click();
  await expect(page.getByRole('heading', { name: '김초록 : 이붉은' })).toBeVisible();
  await expect(tree(page).getByRole('button')).toHaveCount(4);

  // A file with a single game is opened at once, and an invalid file is rejected with a message.
  await drop(page, 'one.gib', Buffer.from(TEXT.slice(TEXT.lastIndexOf('[대회명'))));
  await expect(page.getByRole('heading', { name: '정세찬 : 강네온' })).toBeVisible();
  await expect(tree(page).getByRole('button')).toHaveCount(2);
  await drop(page, 'picture.gib', Buffer.from('\x89PNG\r\n\x1a\n'));
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tree(page).getByRole('button')).toHaveCount(2);
});

test('a faulty record is opened with its fault told, and stays marked when it is passed on', async ({
  page,
  visit,
}) => {
  await open(page);
  const faulty = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 79졸78 2. 41병42 3. 02마99 4. 41병42\n';
  await paste(page, faulty);
  const said = 'Move 3: "02마99" is not a legal move. Only the moves up to move 2 were loaded.';
  const notice = page.getByRole('alert').filter({ hasText: said });
  await expect(notice).toBeVisible();
  await expect(tree(page).getByRole('button')).toHaveCount(2);
  await tree(page).getByRole('button').last().click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: /^Link/ }).inputValue();
  await page.keyboard.press('Escape');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  const other = await visit();
  await other.goto(link);
  await expect(other.getByRole('alert').filter({ hasText: said })).toBeVisible();

  // For text with only moves or only a board, the assumptions are stated.
  await paste(page, 'P71-72 P41-42');
  await expect(page.getByRole('alert')).toContainText('Inner elephants are assumed for both sides.');
  await expect(tree(page).getByRole('button')).toHaveCount(2);
  await paste(page, '4k4/9/9/9/9/9/9/R8/9/4K4');
  await expect(page.getByRole('alert')).toContainText('Cho is assumed.');
  await expect.poll(() => pieceAt(page, 'a3')).toBe('cho r');
});

test('a finished game and a record are opened from their pages; a running game is not', async ({ page, visit }) => {
  const id = await create(page, 'A friend, by link', { side: 'Cho' });
  const friend = await visit();
  await friend.goto(`/game/${id}`);
  await friend.getByRole('button', { name: /^Play as/ }).click();
  await arrange(friend, 'Han');
  await arrange(page, 'Cho');
  await move(page, 'a4b4');
  await friend.goto(`/analysis?game=${id}`);
  await expect(friend.getByRole('alert')).toContainText('still being played');
  expect(await command(page, { t: 'act', ply: 1, action: 'resign' })).toBe('ack');
  await page.getByRole('region', { name: 'Game over' }).getByRole('link', { name: 'Review the game' }).click();
  // The review starts automatically. One press opens the analysis, which has its own address.
  const review = page.getByRole('region', { name: 'Game review' });
  await expect(review).toContainText('Accuracy');
  await expect(page).toHaveURL(`/analysis?game=${id}&review`);
  await page.getByRole('main').getByRole('button', { name: 'Analysis' }).click();
  await expect(page).toHaveURL(`/analysis?game=${id}`);
  await expect(tree(page).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect.poll(() => pieceAt(page, 'b4')).toBe('cho p');
  await page.getByRole('button', { name: 'Annotate' }).click();
  await page.getByLabel('Comment on this position').fill('나중에');
  await expect(page.getByText('Saved in this browser.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(tree(page)).toContainText('나중에');

  // A stored review does not run again when its link is reopened.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`/analysis?game=${id}&review`);
  await expect(review).toContainText('Accuracy');
  await expect(page.getByRole('button', { name: 'Annotate' })).toHaveCount(0);
  expect(fetched).toContain('/rules.wasm');
  expect(fetched).not.toContain('/engine.wasm');

  await page.goto(`/verdict?game=${id}`);
  await expect(page.getByRole('article').getByRole('status')).toContainText('All rule sets lead to the same result.');

  await page.goto('/records');
  await page.getByLabel('Add files').setInputFiles(FILE);
  await page.getByRole('link', { name: /김초록/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(/\/analysis\?record=1&review$/);
  await expect(page.getByRole('heading', { name: '김초록 : 이붉은' })).toBeVisible();
  await expect(tree(page).getByRole('button')).toHaveCount(4);
  await page.reload();
  await expect(tree(page).getByRole('button')).toHaveCount(4);
  await page.goto('/analysis?record=77');
  await expect(page.getByRole('alert')).toContainText("not in this browser's collection");
});

/** Returns pseudo-random text, which compresses badly. */
function noise(length: number): string {
  let state = 20_261_124;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ가나다라마바사아자차카타'.charAt(state >>> 26);
  }).join('');
}

test('an analysis too long for a link is kept by the server, and opens elsewhere', async ({ page, visit }) => {
  await open(page);
  await move(page, 'a4b4');
  const comment = noise(9_000);
  await page.getByRole('button', { name: 'Annotate' }).click();
  await page.getByLabel('Comment on this position').fill(comment);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Link with all variations')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Create short link' }).click();
  const link = await dialog.getByLabel('Link with all variations').inputValue();
  expect(link).toMatch(/\/analysis\?shared=[\w-]{1,64}$/);
  await picture(page, 'analysis-short-link');

  const other = await visit();
  await other.goto(link);
  await tree(other).getByRole('button').first().click();
  await expect(tree(other)).toContainText(comment);
  await expect.poll(() => pieceAt(other, 'b4')).toBe('cho p');
  await other.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
  await expect(other.getByRole('alert')).toContainText('This analysis does not exist');
});

test('the viewer for other sites leaves nothing in the browser', async ({ context, page }) => {
  await page.goto('/embed/analysis?moves=a4b4,a7b7&lang=ko&theme=dark&pieces=hangul');
  await expect(page.locator('[data-node]')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pieceAt(page, 'b4')).toBe('cho p');
  await page.keyboard.press('f');
  await page.waitForLoadState('networkidle');
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
  expect(await context.cookies()).toEqual([]);
});

test('at 1024 × 768 the list of moves can be used beside the board, with the engine on', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1024, height: 768 } });
  await open(page);
  for (const uci of ['a4b4', 'a7b7', 'i4h4', 'i7h7', 'b1c3', 'b10c8', 'h1g3', 'h10g8', 'c4d4', 'c7d7'])
    await move(page, uci);
  await page.keyboard.press('e');
  await expect(page.getByRole('region', { name: 'Engine' }).getByText(/depth \d/)).toBeVisible();
  const [list, board] = [tree(page), page.locator('janggi-board:not([mini])')];
  await expect(board).toBeInViewport({ ratio: 1 });
  await expect(list).toBeInViewport({ ratio: 1 });
  const room = await list.evaluate((box) => {
    const line = box.querySelector('button')?.getBoundingClientRect().height ?? Number.POSITIVE_INFINITY;
    return { lines: Math.floor(box.clientHeight / line), sideways: box.scrollWidth - box.clientWidth };
  });
  expect(room.lines, 'lines of moves in sight').toBeGreaterThanOrEqual(4);
  expect(room.sideways).toBe(0);
  const beside = [await list.boundingBox(), await board.boundingBox()];
  expect(beside[0]?.x).toBeGreaterThanOrEqual((beside[1]?.x ?? 0) + (beside[1]?.width ?? 0));
  for (const at of [0, 9, 4]) {
    await tree(page).getByRole('button').nth(at).click();
    await expect(tree(page).getByRole('button').nth(at)).toHaveAttribute('aria-current', 'true');
  }
  await picture(page, 'analysis-1024');
});

test('a review that begins by itself shows what it waits for, and is there after a reload in the middle', async ({
  page,
}) => {
  const id = await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await move(page, 'a4b4');
  await turn(page, 'han');
  expect(await command(page, { t: 'act', ply: 1, action: 'resign:han' })).toBe('ack');
  // The engine is not loaded until the page has been reloaded.
  let letThrough = (): void => undefined;
  const slow = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.context().route('**/engine.wasm', async (route) => {
    await slow;
    await route.continue();
  });
  await page.getByRole('region', { name: 'Game over' }).getByRole('link', { name: 'Review the game' }).click();
  const review = page.getByRole('region', { name: 'Game review' });
  await expect(review.getByRole('status')).toContainText('0 of 2');
  await picture(page, 'review-begins');
  await expect(page).toHaveURL(`/analysis?game=${id}&review`);
  await page.reload();
  await expect(review.getByRole('status')).toContainText('0 of 2');
  letThrough();
  await expect(review).toContainText('Accuracy');
});

test('whoever comes for the review on a phone sees it under the board', async ({ visit }) => {
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ko-KR' });
  await page.goto('/device');
  await page.getByRole('button', { name: '대국 시작' }).click();
  await move(page, 'a4b4');
  await turn(page, 'cho');
  await page.getByRole('button', { name: '기권' }).click();
  await page.getByRole('link', { name: '복기' }).click();
  const review = page.getByRole('region', { name: '복기' });
  await expect(review).toContainText('정확도');
  await expect(review).toBeInViewport();
  // The board stays visible while the page scrolls.
  await page.mouse.wheel(0, 2_000);
  await expect(page.locator('janggi-board:not([mini])').first()).toBeInViewport({ ratio: 0.95 });
  await picture(page, 'review-phone-ko');
});
