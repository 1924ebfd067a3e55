// Each invalid message or request is answered with an error code, and the server and the game continue.
import { move, turn } from '../support/board.ts';
import { arrange, create, view } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

const frames: [string, string][] = [
  ['{', 'bad_json'],
  ['[]', 'bad_request'],
  ['{"t":"fly"}', 'bad_request'],
  ['{"t":"act"}', 'bad_request'],
  ['{"t":"act","id":"","ply":0,"action":"a4b4"}', 'bad_request'],
  ['{"t":"act","id":"h1","ply":0,"action":"a4z9"}', 'bad_move'],
  ['{"t":"act","id":"h2","ply":0,"action":"a4a9"}', 'illegal_move'],
  ['{"t":"act","id":"h3","ply":7,"action":"a4b4"}', 'stale_ply'],
  ['{"t":"arrange","id":"h4","side":"cho","setup":"msms"}', 'wrong_phase'],
];

test('bad frames are refused with a code', async ({ page }) => {
  const id = await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  const codes = await page.evaluate(
    async ([game, texts]) => {
      const socket = new WebSocket(`ws://${location.host}/ws/games/${game}`);
      await new Promise((opened) => (socket.onopen = opened));
      const answers: string[] = [];
      for (const text of texts) {
        const answer = new Promise<string>((done) => {
          socket.onmessage = (event: MessageEvent<string>) => {
            const message = JSON.parse(event.data) as { t: string; error?: { code: string } };
            if (message.t === 'refused' || message.t === 'error') done(message.error?.code ?? '');
          };
          socket.onclose = () => done('closed');
        });
        socket.send(text);
        answers.push(await answer);
      }
      return answers;
    },
    [id, frames.map(([text]) => text)] as const,
  );
  expect(frames.map(([text], index) => [text, codes[index]])).toEqual(frames);
  expect((await view(page, id)).now.ply).toBe(0);
  await move(page, 'a4b4');
});

test('bad requests are refused with a code', async ({ page, server }) => {
  const post = (path: string, data: string, headers: Record<string, string> = {}) =>
    page.request.post(server.url + path, {
      data: Buffer.from(data),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const code = async (answer: { json(): Promise<unknown> }) =>
    ((await answer.json()) as { error: { code: string } }).error.code;
  expect(await code(await post('/api/games', '{'))).toBe('bad_json');
  expect(await code(await post('/api/games', '{}'))).toBe('bad_request');
  expect(await code(await page.request.get(`${server.url}/api/games/nothing`))).toBe('unknown_game');
  expect(await code(await page.request.get(`${server.url}/api/nothing`))).toBe('not_found');
  expect(await (await page.request.get(`${server.url}/health`)).text()).toBe('ok');
});
