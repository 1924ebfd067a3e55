// Texts that other tests do not reach, in the pseudo-language: every ending of a game, and every server error.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { followed, moves, turn } from '../support/board.ts';
import { arrange, create, openSetup } from '../support/game.ts';
import { inPseudoLanguage, wordsOfItsOwn } from '../support/pseudo.ts';
import { expect, test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');

/** All endings and their variants, from a file written by the tests of the janggi crate. */
const VERDICTS = readFileSync(resolve(root, 'crates/janggi/testdata/spoken.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { verdict?: { code: string } }).verdict)
  .filter((verdict) => verdict !== undefined);

const ERRORS = [...readFileSync(resolve(root, 'texts/en/errors.ftl'), 'utf8').matchAll(/^errors-(\w+) =/gm)].map(
  ([, code]) => code,
);

inPseudoLanguage();

test('every ending is explained in words of the message files', async ({ page }) => {
  let show = (_verdict: unknown): void => undefined;
  await page.routeWebSocket(/\/ws\/games\//, (socket) => {
    const server = socket.connectToServer();
    let state: { game: { now: { verdict: unknown } } } | undefined;
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as { t: string };
      if (told.t === 'state') state = told as unknown as typeof state;
      socket.send(message);
    });
    show = (verdict) => {
      if (state === undefined) throw new Error('the server has not told the state of the game');
      const { game } = state;
      const now = { ...game.now, phase: 'over', verdict };
      socket.send(JSON.stringify({ ...state, game: { ...game, phase: 'over', now } }));
    };
  });
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await moves(page, ['a4b4', 'i7h7', 'i4h4', 'a7b7']);
  await turn(page, 'cho');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const end = page.getByRole('region', { name: 'Game over' });
  await end.waitFor();
  expect(VERDICTS.length).toBeGreaterThan(50);
  const said = new Set<string>();
  for (const verdict of VERDICTS) {
    show(verdict);
    await followed(page);
    said.add(await end.innerText());
    expect(await wordsOfItsOwn(page, '[aria-labelledby="game-over"]'), JSON.stringify(verdict)).toEqual([]);
  }
  expect(said.size).toBeGreaterThan(100);
});

test('every error of the server is told in words of the message files', async ({ page }) => {
  test.slow();
  let code: string | undefined;
  await page.route('/api/games', (route) => {
    return route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { error: { code, facts: {} } } })
      : route.continue();
  });
  await page.goto('/');
  await openSetup(page);
  expect(ERRORS.length).toBeGreaterThan(100);
  const said = new Set<string>();
  for (code of ERRORS) {
    const answer = page.waitForResponse('/api/games');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await answer;
    await followed(page);
    said.add(await page.getByRole('alert').first().innerText());
    expect(await wordsOfItsOwn(page, '[role="alert"]'), code).toEqual([]);
  }
  expect(said.size).toBeGreaterThan(100);
});
