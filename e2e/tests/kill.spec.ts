// The server is killed during a game. The page reconnects, with or without a reload, and the game continues.
import { test as base } from '@playwright/test';
import { move, pieceAt, turn } from '../support/board.ts';
import { arrange, create, plies, view } from '../support/game.ts';
import { Server } from '../support/server.ts';
import { expect } from '../support/test.ts';

base('kill -9, restart, reload: the same game goes on', async ({ browser }) => {
  const server = new Server('kill');
  await server.start();
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
    const page = await context.newPage();
    const id = await create(page, 'Computer', { side: 'Cho' });
    await arrange(page, 'Cho');
    await move(page, 'a4b4');
    await plies(page, 2);
    const before = await view(page, id);

    await server.stop('SIGKILL');
    await expect(page.getByText(/Connection lost/)).toBeVisible();
    await server.start();
    await page.reload();
    expect((await view(page, id)).actions).toEqual(before.actions);
    await turn(page, 'cho');
    expect(await pieceAt(page, 'b4')).toBe('cho p');
    await move(page, 'i4h4');
    await plies(page, 4);

    // The page also recovers without a reload.
    await turn(page, 'cho');
    await server.stop('SIGKILL');
    await expect(page.getByText(/Connection lost/)).toBeVisible();
    await server.start();
    await expect(page.getByText(/Connection lost/)).toBeHidden({ timeout: 20_000 });
    await plies(page, 4);
    await move(page, 'c4c5');
    await plies(page, 6);
  } finally {
    await server.stop();
  }
});

base('SIGTERM drains and exits 0', async () => {
  const server = new Server('drain');
  await server.start();
  expect(await server.stop('SIGTERM')).toBe(0);
});
