// Two servers on one database. After the active server is killed, open pages reconnect to the other one without a
// reload, and the game and its clocks continue. The game also survives a normal stop.
import { test as base, type Page } from '@playwright/test';
import { pieceAt, turn } from '../support/board.ts';
import { type Clock, create, plies, view } from '../support/game.ts';
import { arrangeBoth, play } from '../support/people.ts';
import { expect, picture } from '../support/test.ts';
import { TwoServers } from '../support/two-servers.ts';

/** The server's default heartbeat interval. */
const HEARTBEAT_MS = 5_000;

base('the standby takes over a game in progress', async ({ browser }) => {
  const site = await TwoServers.start('standby');
  try {
    const visit = async (): Promise<Page> => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'en-US' });
      return context.newPage();
    };
    const [cho, han, watcher] = [await visit(), await visit(), await visit()];
    const everybody = [cho, han, watcher];
    const id = await create(cho, 'A friend, by link', { side: 'Cho', time: '5 min + 3 × 30 s byoyomi each' });
    for (const one of [han, watcher]) await one.goto(`/game/${id}`);
    await han.getByRole('button', { name: 'Play as Han' }).click();
    const players = { cho, han };
    await arrangeBoth(players);
    await play(players, ['a4b4', 'i7h7']);
    await turn(cho, 'cho');

    const clocks = async (): Promise<Record<'cho' | 'han', Clock>> => {
      const { now } = await view(cho, id);
      if (now.clocks === null) throw new Error('a game without clocks');
      return now.clocks;
    };
    const [before, asked] = [await clocks(), Date.now()];
    await site.servers[0].stop('SIGKILL');
    const killed = Date.now();
    for (const one of everybody) await expect(one.getByText('Connection lost. Reconnecting…')).toBeVisible();
    await picture(han, 'reconnecting');
    for (const one of everybody) await expect(one.getByText('Connection lost. Reconnecting…')).toBeHidden();
    const after = await clocks();
    // Cho loses at most the thinking time before the kill, and gains at most one heartbeat interval.
    const given = after.cho.main_ms - before.cho.main_ms;
    expect(given).toBeGreaterThanOrEqual(-(killed - asked));
    expect(given).toBeLessThanOrEqual(HEARTBEAT_MS);
    expect(after.han.main_ms).toBe(before.han.main_ms);
    // Cho's clock is not running yet, so all three pages show the same time.
    expect(after.cho.runs_from_ms).toBeGreaterThan(Date.now());
    const shown = await cho.getByRole('timer', { name: "Cho's clock" }).textContent();
    for (const one of [han, watcher]) {
      await expect(one.getByRole('timer', { name: "Cho's clock" })).toHaveText(shown ?? '');
    }
    await play(players, ['c4d4', 'c7d7'], 2);

    // The killed server restarts as the standby, and takes over when the other server stops.
    await site.servers[0].start('standing by at');
    expect(await site.servers[1].stop('SIGTERM')).toBe(0);
    await play(players, ['i4h4', 'a7b7'], 4);
    await plies(watcher, 6);
    await expect.poll(() => pieceAt(watcher, 'b7')).toBe('han p');
  } finally {
    await site.stop();
  }
});
