// Offline use of the app. A game against the browser's engine is recorded at its end, and analysis, records and lessons
// work. An update waits and does not disturb a game.
import type { BrowserContext, Page } from '@playwright/test';
import { move, pieceAt, turn } from '../support/board.ts';
import { COURSE, solve } from '../support/lessons.ts';
import { FILE } from '../support/records.ts';
import { expect, picture, test } from '../support/test.ts';
import { Versions } from '../support/versions.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page, and so has stored all files of the app except the engine. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
}

/** Visits the app, and stores the engine for offline use. */
async function prepare(page: Page): Promise<void> {
  await page.goto('/device');
  await ready(page);
  await page.reload();
  await page.getByRole('button', { name: /^Keep the engine too/ }).click();
  await expect(page.getByText('The engine takes')).toBeVisible();
}

async function offline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('a first visit makes the app ready; a whole game, records, analysis and lessons without a network', async ({
  page,
  context,
}) => {
  await prepare(page);
  await picture(page, 'device-setup');
  await offline(context);
  await page.goto('/');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await picture(page, 'offline-notice');
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Strength' })).toHaveAttribute('aria-valuetext', /geup|dan/);
  await page.getByRole('slider', { name: 'Strength' }).fill('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await move(page, 'a4b4');
  await turn(page, 'cho');
  await expect(page.getByRole('list', { name: 'Move list' }).getByRole('button')).toHaveCount(2);
  await picture(page, 'device-game');

  // The game continues after a reload, even if the engine was thinking.
  await move(page, 'i4h4');
  await page.reload();
  await turn(page, 'cho');
  // The engine may have captured the soldier on its new point.
  expect(await pieceAt(page, 'i4')).not.toBe('cho p');
  await expect(page.getByRole('list', { name: 'Move list' }).getByRole('button')).toHaveCount(4);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => pieceAt(page, 'i4')).toBe('cho p');
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();
  await picture(page, 'device-end');

  await page.getByRole('link', { name: 'Open the record' }).click();
  await expect(page.getByText('Han wins (resignation)')).toBeVisible();
  await page.goto('/records');
  await expect(page.getByRole('link', { name: /You : Computer, level 1/ })).toContainText('Games on this device');
  await page.getByLabel('Add files').setInputFiles(FILE);
  await expect(page.getByText('3 games added')).toBeVisible();
  await page.goto('/learn');
  // No part of a lesson has been opened before.
  await page.getByRole('link', { name: /^The soldier/ }).click();
  for (const task of COURSE.find(({ id }) => id === 'soldier')?.tasks ?? []) {
    await solve(page, task.best);
    await expect(page.getByRole('img', { name: '3 stars' }), task.id).toBeVisible();
    const next = page.getByRole('button', { name: 'Next task' });
    if ((await next.count()) > 0) await next.click();
  }
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: /^The soldier/ })).toContainText('3 of 3');
  await page.goto('/analysis');
  await expect.poll(() => pieceAt(page, 'e2')).toBe('cho k');
  await page.keyboard.press('e');
  await expect(page.getByRole('region', { name: 'Engine' }).getByText(/depth \d/)).toBeVisible();
  await picture(page, 'offline-analysis');

  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  // The game is recorded only once, however often its page is opened.
  await page.goto('/device');
  await page.reload();
  await page.goto('/records');
  await expect(page.getByText('4 games', { exact: true })).toBeVisible();
});

test('the app can be installed', async ({ page, context }) => {
  await page.goto('/');
  await ready(page);
  const browser = await context.newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in a private window, which is the only obstacle to installation.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('what is kept is told in the settings and can be removed, the records not', async ({ page }) => {
  await prepare(page);
  await page.goto('/records');
  await page.getByLabel('Add files').setInputFiles(FILE);
  await expect(page.getByText('3 games added')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'General' }).click();
  const settings = page.getByRole('dialog');
  await expect(settings.getByText(/The app takes up \d+\.\d MB.*The engine takes up \d+\.\d MB/)).toBeVisible();
  await settings.getByRole('button', { name: 'Remove the engine' }).click();
  await expect(settings.getByText('The engine is not stored')).toBeVisible();
  await settings.getByRole('checkbox', { name: 'Keep the app on this device' }).uncheck();
  await expect(settings.getByText('The app is not stored on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 games', { exact: true })).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('games of two devices come together without loss or duplicate', async ({ page, visit }) => {
  const other = await visit({ serviceWorkers: 'allow' });
  for (const one of [page, other]) {
    await prepare(one);
    await offline(one.context());
    await one.getByRole('button', { name: 'Start the game' }).click();
    await move(one, one === page ? 'a4b4' : 'i4h4');
    await turn(one, 'cho');
    await one.getByRole('button', { name: 'Resign' }).click();
    // The record is created without another press.
    await expect(one.getByRole('link', { name: 'Open the record' })).toBeVisible();
    await one.context().setOffline(false);
    await one.goto('/records');
  }
  // Both files are imported twice on each device.
  const files = [];
  for (const one of [page, other]) {
    await one.getByRole('combobox', { name: /Format$/ }).selectOption('json');
    const coming = one.waitForEvent('download');
    await one.getByRole('button', { name: 'Save 1 game' }).click();
    files.push(await (await coming).path());
  }
  for (const one of [page, other]) {
    for (const again of [0, 1]) {
      await one.getByLabel('Add files').setInputFiles(files);
      await expect(
        one.getByText(
          again === 0 ? '1 game added. 1 game was already in your collection.' : 'No new games. 2 games were',
        ),
      ).toBeVisible();
    }
    await expect(one.getByText('2 games', { exact: true })).toBeVisible();
  }
});

test('an update waits while a game runs, and comes when it is asked in', async ({ page, server }) => {
  const versions = new Versions(server);
  const url = await versions.start();
  await page.goto(`${url}/device`);
  await ready(page);
  await page.reload();
  await page.getByRole('button', { name: /^Keep the engine too/ }).click();
  await expect(page.getByText('The engine takes')).toBeVisible();
  await page.getByRole('slider', { name: 'Strength' }).fill('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await turn(page, 'cho');

  versions.update();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await picture(page, 'update-notice');
  await move(page, 'a4b4');
  await turn(page, 'cho');
  // Files that the page has not loaded yet come from the version of the app that the page belongs to.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await turn(page, 'cho');
  expect(await pieceAt(page, 'b4')).toBe('cho p');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await turn(page, 'cho');
  expect(await pieceAt(page, 'b4'), 'the game goes on in the new version').toBe('cho p');
  expect(versions.missed, 'files of the old version that were asked of the server').toEqual([]);
  await versions.stop();
});
