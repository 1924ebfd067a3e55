// A timed game in which a player loses the connection and returns, and later the server is killed. No move is lost, no
// player is charged for the server's outage, and all pages show the same clock.
import { test as base, type Page, type WebSocketRoute } from '@playwright/test';
import { pieceAt, turn } from '../support/board.ts';
import { type Clock, create, plies, view } from '../support/game.ts';
import { arrangeBoth, play } from '../support/people.ts';
import { Server } from '../support/server.ts';
import { expect, picture } from '../support/test.ts';

/** Interval in ms of the server's heartbeats. */
const HEARTBEAT_MS = 5_000;

/**
 * Returns functions that cut the page's connection completely and restore it. The browser's offline mode alone leaves
 * open sockets half open.
 */
async function breakable(page: Page): Promise<{ cut: () => Promise<void>; mend: () => Promise<void> }> {
  const ends: WebSocketRoute[] = [];
  let broken = false;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (broken) return void socket.close();
    ends.push(socket.connectToServer(), socket);
  });
  const set = async (offline: boolean): Promise<void> => {
    broken = offline;
    // Sockets are closed first, because a browser without a network cannot notify the server.
    if (offline) for (const end of ends.splice(0)) await end.close();
    await page.context().setOffline(offline);
  };
  return { cut: () => set(true), mend: () => set(false) };
}

base('a line that breaks and a server that is killed', async ({ browser }) => {
  const server = new Server('outage', 0);
  await server.start();
  try {
    const visit = async (): Promise<Page> => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
      return context.newPage();
    };
    const [cho, han, watcher] = [await visit(), await visit(), await visit()];
    const line = await breakable(cho);
    const id = await create(cho, 'A friend, by link', { side: 'Cho', time: '5 min + 3 × 30 s byoyomi each' });
    for (const one of [han, watcher]) await one.goto(`/game/${id}`);
    await han.getByRole('button', { name: 'Play as Han' }).click();
    const players = { cho, han };
    await arrangeBoth(players);
    await play(players, ['a4b4', 'i7h7']);

    // Cho loses the connection, and the other pages show it. After Cho's return, Cho's board has Han's new move.
    await play(players, ['i4h4'], 2);
    await line.cut();
    await expect(cho.getByText(/Connection lost/)).toBeVisible();
    for (const one of [han, watcher]) {
      await expect(one.getByRole('region', { name: 'Cho' }).getByText('away', { exact: true })).toBeVisible();
    }
    await turn(han, 'han');
    await play({ cho: han, han }, ['a7b7'], 3);
    await picture(han, 'opponent-away');
    await line.mend();
    await expect(cho.getByText(/Connection lost/)).toBeHidden();
    await expect.poll(() => pieceAt(cho, 'b7')).toBe('han p');
    await expect(han.getByRole('region', { name: 'Cho' }).getByText('away', { exact: true })).toBeHidden();

    // The server is killed while Cho is thinking.
    await turn(cho, 'cho');
    const before = await view(cho, id);
    const asked = Date.now();
    await server.stop('SIGKILL');
    const killed = Date.now();
    for (const one of [cho, han, watcher]) await expect(one.getByText(/Connection lost/)).toBeVisible();
    await server.start();
    for (const one of [cho, han, watcher]) {
      await expect(one.getByText(/Connection lost/)).toBeHidden();
      await turn(cho, 'cho');
    }
    const after = await view(cho, id);
    expect(after.actions.map(({ token }) => token)).toEqual(before.actions.map(({ token }) => token));
    const left = ({ now }: typeof after): Record<'cho' | 'han', Clock> => {
      if (now.clocks === null) throw new Error('a game without clocks');
      return now.clocks;
    };
    // Cho was charged at most the thinking time before the kill, and credited at most one heartbeat interval.
    const given = left(after).cho.main_ms - left(before).cho.main_ms;
    expect(left(after).han.main_ms).toBe(left(before).han.main_ms);
    expect(given).toBeGreaterThanOrEqual(-(killed - asked));
    expect(given).toBeLessThanOrEqual(HEARTBEAT_MS);
    // Cho's clock has not resumed yet, and all three pages show the same time.
    expect(left(after).cho.runs_from_ms).toBeGreaterThan(Date.now());
    const shown = await cho.getByRole('timer', { name: "Cho's clock" }).textContent();
    for (const one of [han, watcher]) {
      await expect(one.getByRole('timer', { name: "Cho's clock" })).toHaveText(shown ?? '');
    }
    await play(players, ['c4d4', 'c7d7'], 4);
    await plies(watcher, 6);
    await expect.poll(() => pieceAt(watcher, 'd7')).toBe('han p');
  } finally {
    await server.stop();
  }
});
