// Back closes the topmost overlay on every page, and only then leaves the page.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { devices, type Locator, type Page } from '@playwright/test';
import { followed, move, tap } from '../support/board.ts';
import { begun } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
test.use({ ...pixel, locale: 'en-US', viewport: { width: 390, height: 844 } });

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Presses Back, and checks that the topmost overlay is closed and the page has not changed. */
async function closes(page: Page, open: Locator): Promise<void> {
  await expect(open).toBeVisible();
  const address = page.url();
  // The history is updated a moment after the overlay opens.
  await expect.poll(() => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0)).toBe(1);
  await page.goBack();
  await expect(open).toBeHidden();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.state)).toBeNull();
}

const menu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page).getByRole('button', { name }).click();
};

/** Starts a game and plays until it can be resigned. */
async function played(page: Page): Promise<void> {
  await begun(page);
  await move(page, 'a4b4');
  await move(page, 'a7b7');
}

test('in a game: the menu, every dialog that it leads to, and the focus mode', async ({ page }) => {
  await played(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await closes(page, dialog(page));
  for (const name of ['Resign', 'How the pieces move', "This game's rule set", 'Game record', 'Settings']) {
    await menu(name)(page);
    await expect(dialog(page)).not.toHaveAccessibleName('Menu');
    await closes(page, dialog(page));
  }
  await menu('Focus mode')(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the question before a move is sent, and none at the end of a game', async ({ page }) => {
  await played(page);
  // Changes the setting as another tab would.
  await page.evaluate(() => {
    const key = 'janggun.settings';
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), confirmMove: 'always' }),
    );
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await followed(page);
  await tap(page, 'i4');
  await expect(page.locator('.selected').first()).toBeAttached();
  await tap(page, 'h4');
  await closes(page, page.locator('.confirm'));
  await menu('Resign')(page);
  await dialog(page).getByRole('button', { name: 'Resign' }).click();
  // The result is part of the page, not a dialog.
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('on the other pages', async ({ page }) => {
  for (const [address, open] of [
    ['/', () => page.getByRole('button', { name: 'Settings' }).click()],
    ['/analysis', () => page.getByRole('button', { name: 'Open', exact: true }).click()],
    ['/analysis', () => page.getByRole('button', { name: 'Share', exact: true }).click()],
  ] as const) {
    await page.goto('/learn');
    await page.goto(address);
    await open();
    await closes(page, dialog(page));
  }
  // The print view is an overlay too.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog(page).getByRole('button', { name: /Print/ }).click();
  await closes(page, page.locator('.paper'));
});

test('a running clock is paused by Back, then set anew', async ({ page }) => {
  await page.goto('/clock');
  await page.getByRole('button', { name: 'Show the clock' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await closes(page, page.locator('.clock'));
});

test('a link in a dialog takes the place of the dialog in the history', async ({ page }) => {
  await played(page);
  await menu("This game's rule set")(page);
  await dialog(page).getByRole('link', { name: 'Compare all rule sets' }).click();
  await expect(page).toHaveURL('/rule-sets');
  await page.goBack();
  await expect(page).toHaveURL(/\/game\//);
  await expect(dialog(page)).toBeHidden();
});

test('nothing is opened past the one mechanism', () => {
  const root = resolve(import.meta.dirname, '../../web/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  const using = (pattern: RegExp): string[] =>
    files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).sort();
  expect(using(/<dialog|showModal|popover=|showPopover/)).toEqual([
    'features/tournament/LargeDraw.svelte', // fills the screen, without a frame
    'ui/Dialog.svelte',
  ]);
  // Every overlay is a `Dialog` or registers itself. Other elements cover the page only briefly.
  expect(using(/overlays\.open\(/)).toEqual([
    'features/analysis-page/PrintView.svelte',
    'features/board-clock/ClockPage.svelte',
    'features/game/ConfirmBox.svelte',
    'features/game/GamePage.svelte',
    'features/tournament/LargeDraw.svelte',
    'features/tournament/screen/ScreenPage.svelte',
    'ui/Dialog.svelte',
  ]);
  expect(using(/position: fixed/)).toEqual([
    'features/board-clock/ClockPage.svelte',
    'features/editor/Tray.svelte', // the piece under the finger
    'features/tournament/screen/ScreenPage.svelte',
    'ui/DropArea.svelte', // while a file is dragged over the page
  ]);
});
