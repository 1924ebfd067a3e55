// Syncs finished games between two devices of one account. Games played offline are merged later without duplicates,
// deletions reach the other device, and nothing is sent before the player agrees.
import type { Page } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { signIn, signUp } from '../support/people.ts';
import type { Server } from '../support/server.ts';
import { expect, picture, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const NAME = 'Maehwado';
const KEEP = 'Keep finished games in my account';

/** Stores the app and the engine for offline use, signs up or in, and opens the account page. */
async function prepare(page: Page, server: Server, form: 'sign-up' | 'sign-in'): Promise<void> {
  await page.goto('/device');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole('button', { name: /^Keep the engine too/ }).click();
  await expect(page.getByText('The engine takes')).toBeVisible();
  if (form === 'sign-up') await signUp(page, server, NAME);
  else await signIn(page, server, NAME);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
}

/** Plays a game on this device and resigns after one move. Opening its record makes the end of the game final. */
async function playOne(page: Page, step: string): Promise<void> {
  await page.goto('/device');
  await page.getByRole('slider', { name: 'Strength' }).fill('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await move(page, step);
  await turn(page, 'cho');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Open the record' }).click();
  await expect(page).toHaveURL(/\/records\?game=\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You lose' })).toBeVisible();
}

const games = (page: Page) => page.getByRole('link', { name: /You : Computer, level 1/ });

/** Reloads the records page until it lists `count` games. */
async function expectGames(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.goto('/records');
    await expect(games(page)).toHaveCount(count, { timeout: 2_000 });
  }).toPass();
}

test('games of two devices come together in the account, each once, and go together', async ({
  page,
  server,
  visit,
}) => {
  const other = await visit({ serviceWorkers: 'allow' });
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/api/account/records')) sent.push(request.method());
  });
  await prepare(page, server, 'sign-up');
  await prepare(other, server, 'sign-in');

  // After the first game, the page asks for permission. Nothing has been sent yet.
  await playOne(page, 'a4b4');
  const ask = page.getByText('Keep your finished games in your account');
  await expect(ask).toBeVisible();
  await picture(page, 'sync-ask');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Keep in my account' }).click();
  await expect(page.getByText('All games finished on this device are in your account.')).toBeVisible();

  // On the other device, the player agrees on the account page, and the first game appears.
  await other.getByRole('checkbox', { name: KEEP }).check();
  await picture(other, 'sync-account');
  await expectGames(other, 1);
  await expect(games(other)).toContainText('Games from my account');

  // A game is played offline on each device. The page reports it as not yet in the account, even after a reload.
  for (const [one, step] of [
    [page, 'c4d4'],
    [other, 'i4h4'],
  ] as const) {
    await one.context().setOffline(true);
    if (one === page) await one.getByRole('button', { name: 'New game' }).click();
    await playOne(one, step);
    await expect(one.getByText('1 game is not in your account.')).toBeVisible();
    await one.reload();
    await expect(one.getByText('1 game is not in your account.')).toBeVisible();
    await expect(one.getByText('Syncing will continue when the server can be reached again.')).toBeVisible();
  }
  await picture(page, 'sync-waiting');

  // When the network is back, the games are sent without any action.
  for (const one of [page, other]) {
    await one.context().setOffline(false);
    await expect(one.getByText('All games finished on this device are in your account.')).toBeVisible();
  }
  for (const one of [page, other, page, other]) await expectGames(one, 3);

  // Two pages on one device sync at the same time, without duplicating games.
  const second = await other.context().newPage();
  await Promise.all([second.goto('/records'), other.reload()]);
  for (const one of [second, other]) await expect(games(one)).toHaveCount(3);
  await second.close();

  // A deletion on one device, and its undo, also reach the other.
  const row = page
    .getByRole('listitem')
    .filter({ has: games(page) })
    .first();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(games(page)).toHaveCount(2);
  await expectGames(other, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(games(page)).toHaveCount(3);
  await expectGames(other, 3);
});
