// Connections that stop working without closing: the page notices missing replies, reconnects, and loses no move. A
// slow connection is kept.
import { test as base, type Page } from '@playwright/test';
import { BadNetwork, type Direction } from '../support/bad-network.ts';
import { move, pieceAt } from '../support/board.ts';
import { begun, plies, view } from '../support/game.ts';
import { Server } from '../support/server.ts';
import { expect } from '../support/test.ts';

/** Time limit in ms. Noticing a dead connection usually takes about three seconds, but longer on a busy machine. */
const FOUND_MS = 15_000;

/** Drops data on the open connections, runs an action, and waits for a new connection. */
async function found(network: BadNetwork, directions: Direction[], happen: () => Promise<unknown>): Promise<void> {
  const { opened } = network;
  network.swallow(...directions);
  await happen();
  await expect.poll(() => network.opened, { timeout: FOUND_MS }).toBeGreaterThan(opened);
}

const dispatch = (page: Page, target: 'window' | 'document', name: string): Promise<unknown> =>
  page.evaluate(([on, type]) => (on === 'window' ? window : document).dispatchEvent(new Event(type)), [
    target,
    name,
  ] as const);

base('a dead line is found by its answers, in a game and in the lobby', async ({ browser }) => {
  const server = new Server('liveness', 0);
  await server.start();
  const network = new BadNetwork(server.url);
  await network.start();
  try {
    const context = await browser.newContext({ baseURL: network.url, locale: 'en-US' });
    const page = await context.newPage();
    await begun(page);

    // A move lost on the way is sent again.
    await found(network, ['up', 'down'], () => move(page, 'a4b4'));
    await plies(page, 1);
    await found(network, ['down'], () => dispatch(page, 'window', 'online'));
    await found(network, ['up'], () => dispatch(page, 'document', 'visibilitychange'));
    await move(page, 'a7b7');
    await plies(page, 2);
    expect((await view(page)).actions.map(({ token }) => token)).toEqual(['a4b4', 'a7b7']);

    // A slow connection is kept.
    const { opened } = network;
    network.delay(300);
    await move(page, 'c4d4');
    await plies(page, 3);
    await expect.poll(() => pieceAt(page, 'd4')).toBe('cho p');
    await dispatch(page, 'window', 'online');
    await plies(page, 3);
    expect(network.opened).toBe(opened);
    network.delay(0);

    await page.goto('/lobby');
    const offer = page.getByRole('button', { name: 'Make an offer' });
    await expect(offer).toBeVisible();
    await found(network, ['up', 'down'], () => dispatch(page, 'window', 'online'));
    await expect(page.getByText(/connection is lost/)).toHaveCount(0);
    await expect(offer).toBeVisible();
  } finally {
    network.stop();
    await server.stop();
  }
});
