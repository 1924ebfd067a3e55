// Helpers for several people with separate pages: their accounts, and games against each other.
import { expect, type Page } from '@playwright/test';
import { move, turn } from './board.ts';
import { arrange, idOf, plies, view } from './game.ts';
import type { Server } from './server.ts';

export const PASSWORD = 'a long evening of janggi';

/** Creates an account for `page` without using the form. */
export async function signUp(page: Page, server: Server, name: string): Promise<void> {
  const answer = await page.request.post('/api/account', {
    headers: { origin: server.url },
    data: { name, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Signs `page` in to an account that `signUp` created. */
export async function signIn(page: Page, server: Server, name: string): Promise<void> {
  const answer = await page.request.post('/api/session', {
    headers: { origin: server.url },
    data: { name, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Sets the nickname of `page`, which makes a new visitor a guest. */
export async function nickname(page: Page, server: Server, name: string): Promise<void> {
  const answer = await page.request.post('/api/me/nickname', {
    headers: { origin: server.url },
    data: { nickname: name },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The two players of a game, by side. */
export interface Players {
  cho: Page;
  han: Page;
}

/** Returns the two players of the game displayed by `one`, by side. */
export async function seated(one: Page, other: Page): Promise<Players> {
  const { seats } = await view(one);
  return seats.cho.you ? { cho: one, han: other } : { cho: other, han: one };
}

/** Chooses both setups, Han's first. */
export async function arrangeBoth({ cho, han }: Players): Promise<void> {
  await arrange(han, 'Han');
  await arrange(cho, 'Cho');
}

/** Plays `moves` in turn on the two players' boards, starting at ply `from`; returns the side to move next. */
export async function play(players: Players, moves: readonly string[], from = 0): Promise<'cho' | 'han'> {
  let ply = from;
  for (const uci of moves) {
    const side = ply % 2 === 0 ? 'cho' : 'han';
    await turn(players[side], side);
    await move(players[side], uci);
    ply += 1;
  }
  await plies(players.cho, ply);
  return ply % 2 === 0 ? 'cho' : 'han';
}

/**
 * Sends the moves over additional sockets of the two pages, starting at ply `from`. This is faster than playing on the
 * boards, for tests in which the game is only a prerequisite.
 */
export async function send(players: Players, moves: readonly string[], from = 0): Promise<void> {
  for (const [index, action] of moves.entries()) {
    const ply = from + index;
    const page = players[ply % 2 === 0 ? 'cho' : 'han'];
    expect(await command(page, { t: 'act', ply, action }), action).toBe('ack');
  }
}

/**
 * Sends a command to the displayed game over a separate socket; returns `ack` or the error code. The server may still be
 * busy with what the page sent over its own socket, so this first waits for the ply that the command names.
 */
export async function command(page: Page, message: Record<string, unknown> & { ply?: number }): Promise<string> {
  if (message.ply !== undefined) await plies(page, message.ply);
  return page.evaluate(
    ({ game, message }) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(`ws://${location.host}/ws/games/${game}`);
        const id = crypto.getRandomValues(new Uint32Array(2)).join('');
        socket.onopen = () => socket.send(JSON.stringify({ id, ...message }));
        socket.onmessage = (event: MessageEvent<string>) => {
          const answer = JSON.parse(event.data) as { t: string; id?: string; error?: { code: string } };
          if (answer.id !== id) return;
          socket.close();
          done(answer.t === 'ack' ? 'ack' : (answer.error?.code ?? answer.t));
        };
      }),
    { game: idOf(page), message },
  );
}
