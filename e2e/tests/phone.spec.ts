// A game by touch on an emulated phone. The board fills the width, and everything needed for a move is on the screen.
import { devices } from '@playwright/test';
import { pieceAt, tap, turn } from '../support/board.ts';
import { arrange, create, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ ...pixel, locale: 'en-US', viewport: { width, height } });

    test('a game by touch, nothing below the fold', async ({ page }) => {
      await create(page, 'Two people, this device');
      await expect(page.getByRole('button', { name: 'Use this setup' })).toBeInViewport({ ratio: 1 });
      await picture(page, `phone-${width}-setup`);
      await arrange(page, 'Han');
      await arrange(page, 'Cho');
      await turn(page, 'cho');

      const board = await page.locator('janggi-board:not([mini])').boundingBox();
      expect(board?.width, 'the board fills the width').toBeGreaterThan(width * 0.9);
      for (const name of ['Pass', 'Take back', 'Menu']) {
        await expect(page.getByRole('button', { name, exact: true }), name).toBeInViewport({ ratio: 1 });
      }
      for (const side of ['Cho', 'Han'])
        await expect(page.getByRole('region', { name: side })).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'no sideways scrolling').toBe(0);

      await tap(page, 'a4');
      await tap(page, 'b4');
      await plies(page, 1);
      await turn(page, 'han');
      // Two quick taps on the general are a pass. On a busy machine, they may not be quick enough.
      await expect(async () => {
        await tap(page, 'e9');
        await tap(page, 'e9');
        expect((await view(page)).now.ply).toBe(2);
      }).toPass();
      expect((await view(page)).actions[1]?.token).toBe('e9e9');
      await turn(page, 'cho');
      expect(await pieceAt(page, 'b4')).toBe('cho p');
      await picture(page, `phone-${width}`);
    });

    test('all pages are in sight; beside a board their bar has an arrow where it goes on', async ({ page }) => {
      const bar = page.locator('header nav');
      await page.goto('/');
      for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
      await page.goto('/analysis');
      await expect(bar.getByRole('link', { name: 'Analysis' })).toBeInViewport({ ratio: 1 });
      const arrows = () =>
        bar.evaluate((nav) =>
          ['::before', '::after'].map((end) => getComputedStyle(nav, end).visibility === 'visible'),
        );
      // Fonts may arrive after the first scroll, and make the bar longer.
      const after = (end: boolean) => async () => {
        await bar.evaluate((nav, end) => nav.scrollTo({ left: end ? nav.scrollWidth : 0, behavior: 'instant' }), end);
        return arrows();
      };
      await expect.poll(after(false), 'pages lie beyond its end').toEqual([false, true]);
      await expect.poll(after(true), 'and beyond its start').toEqual([true, false]);
    });
  });
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test.describe(`sideways, ${width} × ${height}`, () => {
    test.use({ ...pixel, locale: 'en-US', viewport: { width, height } });

    test('the setup is chosen without scrolling, beside the board', async ({ page }) => {
      await create(page, 'Two people, this device');
      await expect(page.getByRole('button', { name: 'Use this setup' })).toBeInViewport({ ratio: 1 });
      for (const name of ['Inner elephants', 'Outer elephants', 'Left elephant', 'Right elephant']) {
        await expect(page.locator('label').filter({ hasText: name }), name).toBeInViewport({ ratio: 1 });
      }
      await picture(page, `phone-${width}-sideways-setup`);
      const board = await page.locator('janggi-board:not([mini])').boundingBox();
      const setup = await page.getByRole('region', { name: 'Setting up' }).boundingBox();
      expect(setup?.x, 'the board stays in sight').toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
      await arrange(page, 'Han');
      await arrange(page, 'Cho');
      await turn(page, 'cho');
    });
  });
}
