// A game between two browsers, with an illegal move, a takeback, a resignation and a rematch. Spectators cannot move.
import { drag, move, pieceAt, press, turn } from '../support/board.ts';
import { arrange, create, idOf, plies, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

test('a game between two browsers, from the link to the rematch', async ({ page, browser, server }) => {
  const id = await create(page, 'A friend, by link', { side: 'Cho' });
  const other = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const friend = await other.newPage();
  const frames: string[] = [];
  friend.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await friend.goto(`/game/${id}`);
  await friend.getByRole('button', { name: 'Play as Han' }).click();

  // Han chooses first, and Cho sees Han's choice.
  await expect(page.getByText('Han is choosing a setup…')).toBeVisible();
  await arrange(friend, 'Han', /Right elephant/);
  await expect(page.getByText('Han chose Right elephant.')).toBeVisible();
  await picture(page, 'setup');
  await arrange(page, 'Cho', /Inner elephants/);

  await move(page, 'a4b4');
  await turn(friend, 'han');
  expect(await pieceAt(friend, 'b4')).toBe('cho p');
  await move(friend, 'i7h7');
  await plies(page, 2);

  // The page has the rules module, so the server sends moves in their short form.
  await expect.poll(() => frames.filter((frame) => frame.includes('"acted"')).length).toBe(2);
  for (const frame of frames.filter((each) => each.includes('"acted"'))) {
    expect(frame).toContain('"checksum"');
    expect(frame.length).toBeLessThanOrEqual(400);
  }

  // An illegal move is explained and changes nothing.
  await turn(page, 'cho');
  await press(page, 'a1');
  await press(page, 'c5');
  await expect(page.getByRole('status').filter({ hasText: /\S/, visible: true }).first()).toBeVisible();
  expect(await pieceAt(page, 'a1')).toBe('cho r');
  await plies(page, 2);

  // A takeback is requested and granted; the move is gone on both boards.
  await drag(page, 'a1', 'a3');
  await plies(page, 3);
  await page.getByRole('button', { name: 'Ask for a takeback' }).click();
  await friend.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => (await view(page)).now.ply).toBe(2);
  await expect.poll(() => pieceAt(friend, 'a1')).toBe('cho r');

  await friend.getByRole('button', { name: 'Resign' }).first().click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: 'Game over' })).toContainText('You win');
  await expect(page.getByRole('region', { name: 'Game over' })).toContainText(/resign/i);
  await expect(friend.getByRole('region', { name: 'Game over' })).toContainText('You lose');
  await picture(page, 'end-resigned');

  // A rematch starts when both players want it, with sides swapped.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Rematch offered…')).toBeVisible();
  const invited = friend.locator('aside');
  await expect(invited).toContainText('Your opponent wants to play again.');
  await picture(friend, 'rematch');
  // A declined offer disappears for both players, and a phone shows a notice without scrolling. Either player may offer
  // again.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Rematch offered…')).toBeInViewport();
  await invited.getByRole('button', { name: 'Decline' }).click();
  await expect(friend.getByText('Your opponent wants to play again.')).toHaveCount(0);
  await expect(page.getByText('Your opponent declined the rematch.')).toBeInViewport();
  await picture(page, 'rematch-declined');
  if (size !== null) await page.setViewportSize(size);
  await invited.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText('Your opponent wants to play again.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => idOf(page)).not.toBe(id);
  await expect.poll(() => idOf(friend)).toBe(idOf(page));
  await arrange(page, 'Han');
  await arrange(friend, 'Cho');
  await turn(friend, 'cho');
  await other.close();
});

test('a stranger may watch and may not play', async ({ page, browser, server }) => {
  const id = await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  const other = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const stranger = await other.newPage();
  await stranger.goto(`/game/${id}`);
  await expect(stranger.getByText('You are watching.')).toBeVisible();
  await move(page, 'a4b4');
  await expect.poll(() => pieceAt(stranger, 'b4')).toBe('cho p');
  const answer = await stranger.evaluate(
    (game) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(`ws://${location.host}/ws/games/${game}`);
        socket.onopen = () => socket.send('{"t":"act","id":"x1","ply":1,"action":"i7h7"}');
        socket.onmessage = (event: MessageEvent<string>) => {
          const message = JSON.parse(event.data) as { t: string; error?: { code: string } };
          if (message.t === 'refused') done(message.error?.code ?? '');
        };
      }),
    id,
  );
  expect(answer).toBe('not_your_seat');
  expect((await view(page, id)).now.ply).toBe(1);
  await other.close();
});
