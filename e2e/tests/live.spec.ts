// Customs of play at a real board: the clock, touch-move, choosing sides, placing pieces one by one, and handicaps.
import { pieceAt, press, turn } from '../support/board.ts';
import { arrange, begin, friendOf, openSetup, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test.describe('the clock for a real board', () => {
  for (const [name, viewport] of [
    ['upright', { width: 390, height: 844 }],
    ['sideways', { width: 844, height: 390 }],
  ] as const) {
    test(`two people, one phone ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.install();
      await page.goto('/');
      await page.getByRole('link', { name: /Clock for a real board/ }).click();
      await page
        .getByRole('combobox', { name: 'Clock', exact: true })
        .selectOption({ label: '5 min + 3 × 30 s byoyomi each' });
      await picture(page, `clock-${name}-set`);
      await page.getByRole('button', { name: 'Show the clock' }).click();
      const cho = page.getByRole('button', { name: /^Cho/ });
      const han = page.getByRole('button', { name: /^Han/ });
      for (const half of [cho, han]) await expect(half).toBeInViewport({ ratio: 1 });
      // From here on, only the test advances time, however slow the machine is.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await expect(han, 'the far half reads from the other seat').toHaveCSS('rotate', '180deg');

      await han.click();
      await page.clock.runFor(60_000);
      await expect(cho).toContainText('4:00');
      await expect(han).toContainText('5:00');
      await han.click();
      await page.clock.runFor(1_000);
      await expect(han, 'only the player whose time runs can end the turn').toContainText('5:00');
      await cho.click();
      await page.clock.runFor(30_000);
      await expect(han).toContainText('4:30');
      await expect(cho).toContainText('1 move');
      await picture(page, `clock-${name}`);

      // A pause stops both clocks; the keyboard works too.
      await page.keyboard.press('p');
      await page.clock.runFor(100_000);
      await expect(han).toContainText('4:30');
      await page.keyboard.press('p');
      await page.keyboard.press('Space');
      await expect(han).toContainText('1 move');

      // Time is up only after the last byoyomi period.
      await page.clock.runFor(239_000 + 5_000);
      await expect(cho).toContainText('25');
      await expect(cho).toContainText('3 periods');
      await page.clock.runFor(90_000);
      await expect(cho).toContainText('Time is up');
      await picture(page, `clock-${name}-out`);
    });
  }
});

test('touch-move between two browsers', async ({ page, browser, server }) => {
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: 'A friend, by link' }).check();
  await page.getByRole('combobox', { name: 'Touch-move' }).selectOption('touch_move');
  await begin(page);
  const friend = await friendOf(page, { browser, server });
  await friend.getByRole('button', { name: 'Play as Han' }).click();
  await arrange(friend, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  await press(page, 'a4');
  await expect(friend.getByText('Cho has touched the soldier on 71')).toBeVisible();
  await picture(friend, 'touched');
  // Only the touched piece can move, and there are no takebacks.
  await press(page, 'c4');
  await press(page, 'c5');
  expect(await pieceAt(page, 'c5')).toBeNull();
  await press(page, 'a4');
  await press(page, 'a5');
  await plies(page, 1);
  await expect(page.getByRole('button', { name: /undo/i })).toHaveCount(0);
  await friend.context().close();
});

test('hidden soldiers: the friend picks a hand, and both pages check the seal', async ({ page, browser, server }) => {
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: 'A friend, by link' }).check();
  await page.getByRole('radio', { name: 'Pick a hand' }).check();
  await picture(page, 'form-hands');
  await begin(page);
  const friend = await friendOf(page, { browser, server, locale: 'ko-KR' });
  await friend.getByRole('button', { name: '대국 참가' }).click();
  await expect(page.getByText('Your opponent is picking one of two closed hands.')).toBeVisible();
  await picture(friend, 'hands-closed');
  await friend.getByRole('button', { name: '왼손' }).click();
  await expect(friend.getByText('확인했습니다. 손에 든 기물은 고르기 전에 정해진 그대로입니다.')).toBeVisible();
  await expect(page.getByText('Checked: the hands are as they were sealed before the pick.')).toBeVisible();
  await picture(page, 'hands-open');
  await friend.context().close();
});

test('the elder takes Han: the friend is told, and so are two people on one device', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: 'A friend, by link' }).check();
  await page.getByRole('radio', { name: 'The older player takes Han' }).check();
  await page.getByRole('group', { name: 'Who is older?' }).getByRole('radio', { name: 'Me', exact: true }).check();
  await begin(page);
  const friend = await friendOf(page, { browser, server, locale: 'ko-KR' });
  await expect(friend.getByText('관례에 따라 연장자가 한(漢)을 잡습니다.')).toBeVisible();
  await picture(friend, 'elder');
  await friend.getByRole('button', { name: '초(楚)로 참가' }).click();
  await arrange(page, 'Han');
  await friend.context().close();

  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: 'Two people, this device' }).check();
  await page.getByRole('radio', { name: 'The higher-ranked player takes Han' }).check();
  await begin(page);
  await expect(page.getByText('By custom, the higher-ranked player plays Han.')).toBeVisible();
});

test('the pieces are placed one by one, in turn', async ({ page }) => {
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: 'Two people, this device' }).check();
  await page.getByRole('combobox', { name: 'Setting up' }).selectOption('pieces');
  await begin(page);
  // The first pieces are placed by pressing a piece, then one of its points on the board.
  const hand = page.getByRole('group', { name: 'Pieces to place' });
  for (const [side, square] of [
    ['Han', 'a10'],
    ['Cho', 'i1'],
  ] as const) {
    await expect(page.getByText(`Place one of ${side}'s pieces`)).toBeVisible();
    await hand.getByRole('button', { name: 'chariot' }).click();
    await press(page, square);
    await expect.poll(() => pieceAt(page, square)).toBe(`${side.toLowerCase()} r`);
  }
  await picture(page, 'placing-board');
  await expect(page.getByText("Place one of Han's pieces")).toBeVisible();
  // The other pieces are placed with the list of points.
  await page.getByText('Points as a list').click();
  for (let placed = 2; placed < 32; placed += 1) {
    const side = placed % 2 === 0 ? 'Han' : 'Cho';
    await expect(page.getByText(`Place one of ${side}'s pieces`)).toBeVisible();
    if (placed === 20) await picture(page, 'placing');
    await page.locator('.placing p button:enabled').first().click();
  }
  await turn(page, 'cho');
  expect((await view(page)).phase).toBe('playing');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: "This game's rule set" }).click();
  await expect(page.getByRole('heading', { name: /one piece at a time, in turn/ })).toBeVisible();
});

test('a handicap by its Korean name', async ({ page }) => {
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('radio', { name: 'Two people, this device' }).check();
  await page.getByRole('combobox', { name: 'Starting position' }).selectOption('handicap');
  await page.getByRole('combobox', { name: 'Han plays without' }).selectOption('horse');
  await expect(page.getByText('worth 5 points and moves first')).toBeVisible();
  await picture(page, 'form-handicap');
  await begin(page);
  await arrange(page, 'Han', /Outer elephants/);
  await arrange(page, 'Cho');
  await turn(page, 'han');
  expect(await pieceAt(page, 'c10')).toBeNull();
  expect(await pieceAt(page, 'h10')).toBe('han b');
});
