// Lines that die without closing, over a network that swallows what is sent: a page finds it out within three seconds of its
// own clock, whatever the machine does meanwhile, and loses nothing; a line that is only slow is kept.
import { test as base, type Page } from '@playwright/test';
import { move, pieceAt } from '../support/board.ts';
import { begun, plies, view } from '../support/game.ts';
import { type Direction, BadNetwork } from '../support/bad-network.ts';
import { Server } from '../support/server.ts';
import { expect } from '../support/test.ts';

const FOUND_MS = 3_000;

/** Swallows the open lines, lets something happen, and waits for another line within three seconds of the page's clock. */
async function found(page: Page, network: BadNetwork, directions: Direction[], happen: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000));
  network.swallow(...directions);
  const next = network.next();
  await happen();
  await page.clock.runFor(FOUND_MS);
  await next;
  await page.clock.resume();
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
    await page.clock.install();
    await begun(page);

    // A move that is sent into the void is played all the same.
    await found(page, network, ['up', 'down'], () => move(page, 'a4b4'));
    await plies(page, 1);
    await found(page, network, ['down'], () => dispatch(page, 'window', 'online'));
    await found(page, network, ['up'], () => dispatch(page, 'document', 'visibilitychange'));
    await move(page, 'a7b7');
    await plies(page, 2);
    expect((await view(page)).actions.map(({ token }) => token)).toEqual(['a4b4', 'a7b7']);

    // A slow line is the same line.
    const { opened } = network;
    network.delay(1_000);
    await move(page, 'c4d4');
    await plies(page, 3);
    await expect.poll(() => pieceAt(page, 'd4')).toBe('cho p');
    await dispatch(page, 'window', 'online');
    await page.clock.runFor(500);
    await plies(page, 3);
    expect(network.opened).toBe(opened);
    network.delay(0);

    await page.goto('/lobby');
    const offer = page.getByRole('button', { name: 'Make an offer' });
    await expect(offer).toBeVisible();
    await found(page, network, ['up', 'down'], () => dispatch(page, 'window', 'online'));
    await expect(page.getByText(/connection is lost/)).toHaveCount(0);
    await expect(offer).toBeVisible();
  } finally {
    network.stop();
    await server.stop();
  }
});
