// Games between two people on one device, in English and Korean. One is played to mate with real clicks, and others end
// on points or by bikjang. Also games against the browser's engine, in which a resignation can be undone.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { move, moves, pieceAt, press, pressTwice, turn } from '../support/board.ts';
import { arrange, create, openSetup, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

const mate = readFileSync(resolve(import.meta.dirname, '../support/mate.txt'), 'utf8')
  .trim()
  .split(/\s+/);

test('a whole game to mate', async ({ page }) => {
  test.setTimeout(120_000);
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await moves(page, mate);
  const winner = mate.length % 2 === 0 ? 'Han' : 'Cho';
  const end = page.getByRole('region', { name: 'Game over' });
  await expect(end).toContainText(`${winner} wins`);
  await expect(end).toContainText(/mate/i);
  await picture(page, 'end-mate');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: winner.toLowerCase(), code: 'mate' });
  await expect(end.getByRole('link', { name: 'Review the game' })).toHaveAttribute(
    'href',
    /^\/analysis\?game=[\w-]+&review$/,
  );

  // After a step back, a reload shows the end of the game again.
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(page.locator('janggi-board:not([mini])')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${winner} wins`).first()).toBeVisible();
});

test('two passes: points decide, 72 to 73.5', async ({ page }) => {
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await plies(page, 1);
  await turn(page, 'han');
  await expect(page.getByText(/Passing ends the game: .*Han wins 73.5 : 72/)).toBeVisible();
  // Two quick presses on the general are also a pass. On a busy machine, they may be too slow, and then have no effect.
  await expect(async () => {
    await pressTwice(page, 'e9');
    expect((await view(page)).now.ply).toBe(2);
  }).toPass();
  const end = page.getByRole('region', { name: 'Game over' });
  await expect(end).toContainText('Han wins');
  await expect(end).toContainText('72');
  await expect(end).toContainText('73.5');
  await expect(end).toContainText('two passes in a row');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: 'han', code: 'double_pass', rule: 'pass.double' });
  await picture(page, 'end-points');
});

test('undo on one device goes back one move', async ({ page }) => {
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await move(page, 'a4b4');
  await turn(page, 'han');
  await page.getByRole('button', { name: 'Take back' }).click();
  await turn(page, 'cho');
  expect(await pieceAt(page, 'a4')).toBe('cho p');
});

test('bikjang: told before it is made, then accepted or avoided in a row that shifts nothing', async ({ page }) => {
  await create(page, 'Two people, this device', { rules: /Casual/ });
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await move(page, 'e4d4');
  await turn(page, 'han');
  // Picking up the soldier shows a warning, because its sideways move would make the generals face each other.
  await press(page, 'e7');
  await expect(page.getByText('A marked move would make the generals face each other: bikjang.')).toBeVisible();
  await picture(page, 'bikjang-warning');
  const pass = page.getByRole('button', { name: /^Pass/ });
  const before = await pass.boundingBox();
  await press(page, 'd7');
  await turn(page, 'cho');
  const row = page.getByRole('group', { name: 'Bikjang' });
  await expect(row).toBeVisible();
  expect(await pass.boundingBox()).toEqual(before);
  await picture(page, 'bikjang');
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(row.getByRole('button')).toHaveCount(2);
  for (const button of await row.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 860 });
  await row.getByRole('button', { name: 'Play on' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(/break the bikjang/)).toBeVisible();
  expect(await pass.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Bikjang', exact: true }).click();
  await row.getByRole('button', { name: 'Accept: draw' }).click();
  await expect(page.getByRole('region', { name: 'Game over' })).toContainText('Draw');
  expect((await view(page)).now.verdict).toMatchObject({ outcome: 'draw', code: 'bikjang_accepted' });
});

/** Checks the number of recorded games against the computer, in a new tab. */
async function records(page: Page, count: number): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/records');
  await expect(
    other.getByRole('button', { name: 'Add files' }).or(other.getByLabel('Add files')).first(),
  ).toBeVisible();
  await expect(other.getByRole('link', { name: /You : Computer/ })).toHaveCount(count);
  await other.close();
}

test.describe('against the engine of the browser', () => {
  const end = (page: Page) => page.getByRole('region', { name: 'You lose' });

  /** Starts a game and plays one move, to which the engine replies. */
  async function play(page: Page): Promise<void> {
    await page.goto('/device');
    await page.getByRole('slider', { name: 'Strength' }).fill('1');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await move(page, 'a4b4');
    await turn(page, 'cho');
  }

  test('a resignation takes one press and so does its undo; the end that stands is one record', async ({ page }) => {
    await play(page);
    const moves = page.getByRole('list', { name: 'Move list' }).getByRole('button');
    await expect(moves).toHaveCount(2);
    // The focus moves from the disappearing button to the result, and from there with Tab to the undo button.
    await page.getByRole('button', { name: 'Resign' }).press('Enter');
    await expect(end(page).getByRole('heading')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'You lose · resignation' })).toBeVisible();
    await picture(page, 'device-undo');
    await page.keyboard.press('Tab');
    await expect(end(page).getByRole('button', { name: 'Take back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(end(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Resign' })).toBeFocused();
    await expect(moves).toHaveCount(2);
    await move(page, 'i4h4');
    await turn(page, 'cho');
    await expect(moves).toHaveCount(4);

    // After a reload, the end can no longer be undone, and the record is created.
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(end(page).getByRole('button', { name: 'Take back' })).toBeVisible();
    await page.reload();
    await expect(end(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await records(page, 1);
    await page.reload();
    await end(page).getByRole('button', { name: 'New game' }).click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();

    // The review is available at once; opening it creates the record.
    await play(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await end(page).getByRole('link', { name: 'Review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You : Computer, level 1' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Game review' }), 'it began by itself').toContainText('Accuracy');
    await records(page, 2);
  });

  test('an undo that nobody presses is gone after its time', async ({ page }) => {
    await page.clock.install();
    await play(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(end(page).getByRole('button', { name: 'Take back' })).toBeVisible();
    await page.clock.runFor(21_000);
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await expect(end(page).getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', /game=1$/);
    await records(page, 1);
  });

  test('an undo on a phone, in Korean', async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ko-KR' });
    await page.goto('/device');
    await page.getByRole('button', { name: '대국 시작' }).click();
    await turn(page, 'cho');
    await page.getByRole('button', { name: '기권' }).click();
    const undo = page.getByRole('button', { name: '무르기' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await picture(page, 'device-undo-ko');
    await undo.click();
    await expect(page.getByRole('button', { name: '기권' })).toBeVisible();
    await turn(page, 'cho');
  });
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('a browser that asks for Korean gets Korean', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await picture(page, 'start-ko');
    await noEnglish(page);
  });

  test('a whole game, from the setup to the reason for its end', async ({ page }) => {
    await page.goto('/');
    await openSetup(page);
    await page.getByRole('radio', { name: '한 기기에서 둘이' }).check();
    await page.getByRole('button', { name: '대국 시작' }).click();
    for (const side of ['한(漢)', '초(楚)']) {
      await expect(page.getByText(`${side}의 차림을 고르세요`)).toBeVisible();
      await page
        .locator('label')
        .filter({ hasText: /안상차림/ })
        .click();
      await page.getByRole('button', { name: '이 차림으로' }).click();
    }
    await move(page, 'a4b4');
    await turn(page, 'han');
    await expect(page.getByText('71졸72').first()).toBeVisible();
    await move(page, 'i7h7');
    await turn(page, 'cho');
    await expect(page.getByText('49병48').first()).toBeVisible();
    await picture(page, 'game-ko');
    await noEnglish(page);
    await page.getByRole('button', { name: '한수쉼', exact: true }).click();
    await turn(page, 'han');
    // The button shows how a second pass would end the game.
    await page.getByRole('button', { name: '한수쉼: 한(漢) 73.5 : 72 점수승', exact: true }).click();
    const end = page.getByRole('region', { name: '대국 종료' });
    await expect(end).toContainText('한 승');
    await expect(end).toContainText('73.5');
    await expect(end).toContainText(/양쪽이 잇달아 쉬었습니다/);
    await picture(page, 'end-ko');
    expect((await view(page)).now.verdict).toMatchObject({ outcome: 'han', code: 'double_pass' });
  });
});

/** Checks that a Korean page has no English words of four letters or more, except names and technical terms. */
async function noEnglish(page: Page): Promise<void> {
  const body = await page.locator('main, body').first().innerText();
  const latin = body.match(/\b[a-z]{4,}\b/gi) ?? [];
  const known = /^(english|nederlands|kakao|lan|addr|http|janggun|pychess|fairy|stockfish|wasm|json)$/i;
  expect(latin.filter((word) => !known.test(word))).toEqual([]);
}
