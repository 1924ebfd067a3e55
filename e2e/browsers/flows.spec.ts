// Five complete flows in Firefox and WebKit: three games, a file of game records, and an analysis. The games are with a
// friend by link, against the computer, and between two people on one device.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FILE } from '../support/records.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const MATE = readFileSync(resolve(import.meta.dirname, '../support/mate.txt'), 'utf8')
  .trim()
  .split(/\s+/);

async function begin(visitor: Visitor, opponent: string, side?: 'Cho' | 'Han'): Promise<void> {
  await visitor.open('/');
  await visitor.presses('button', 'Change');
  await visitor.presses('label', opponent);
  if (side !== undefined) await visitor.presses('label', new RegExp(`^${side}`));
  await visitor.presses('button', 'Start the game');
  await visitor.at(/^\/game\/[\w-]+$/);
}

async function arrange(visitor: Visitor, side: 'Cho' | 'Han', plays: 'one side' | 'both' = 'one side'): Promise<void> {
  await visitor.sees(plays === 'both' ? `Choose ${side}'s setup` : `You play ${side}: choose your setup`);
  await visitor.presses('label', /^Inner elephants/);
  await visitor.presses('button', 'Use this setup');
}

test('a friend’s game, from the link to the end that both are told', async ({ visit }, { project }) => {
  const [host, guest] = [await visit(), await visit()];
  await begin(host, 'A friend, by link', 'Cho');
  await guest.open(await host.address());
  await guest.presses('button', 'Play as Han');
  await arrange(guest, 'Han');
  await arrange(host, 'Cho');
  await host.turn('cho');
  await host.moves('a4b4');
  await guest.turn('han');
  await guest.stands('b4', 'cho p');
  await guest.moves('i7h7');
  await host.turn('cho');
  await host.stands('h7', 'han p');
  await host.picture(`${project.name}-friend`);
  await guest.presses('button', 'Resign');
  await guest.presses('[role=dialog] button, dialog button', 'Resign');
  await guest.sees('You lose', '[aria-labelledby=game-over]');
  await host.sees('You win', '[aria-labelledby=game-over]');
});

test('a game against the engine', async ({ visit }, { project }) => {
  const visitor = await visit();
  await begin(visitor, 'Computer', 'Cho');
  await arrange(visitor, 'Cho');
  await visitor.turn('cho');
  await visitor.moves('a4b4');
  await visitor.plies(2);
  await visitor.turn('cho');
  await visitor.moves('i4h4');
  await visitor.plies(4);
  await visitor.picture(`${project.name}-engine`);
  await visitor.reload();
  await visitor.turn('cho');
  await visitor.stands('h4', 'cho p');
});

test('two people on one device, to mate', async ({ visit }, { project }) => {
  const visitor = await visit();
  await begin(visitor, 'Two people, this device');
  await arrange(visitor, 'Han', 'both');
  await arrange(visitor, 'Cho', 'both');
  let side: 'cho' | 'han' = 'cho';
  for (const move of MATE) {
    await visitor.turn(side);
    await visitor.moves(move);
    side = side === 'cho' ? 'han' : 'cho';
  }
  await visitor.sees(`${side === 'cho' ? 'Han' : 'Cho'} wins`, '[aria-labelledby=game-over]');
  await visitor.sees(/mate/i, '[aria-labelledby=game-over]');
  await visitor.picture(`${project.name}-mate`);
});

test('a file of records is read, listed and replayed', async ({ visit }, { project }) => {
  const visitor = await visit();
  const path = join(mkdtempSync(join(tmpdir(), 'records-')), FILE.name);
  writeFileSync(path, FILE.buffer);
  await visitor.open('/records');
  await visitor.file('input[type=file]', path);
  await visitor.sees(/김초록\s*:\s*이붉은/);
  await visitor.sees('1 game has an error');
  await visitor.picture(`${project.name}-records`);
  await visitor.presses('a', /김초록/);
  await visitor.sees('시작 해설');
  await visitor.key('ArrowRight');
  await visitor.stands('h4', 'cho p');
  await visitor.key('ArrowLeft');
  await visitor.stands('i4', 'cho p');
});

test('an analysis with the engine in the browser survives a reload', async ({ visit }, { project }) => {
  const visitor = await visit();
  await visitor.open('/analysis');
  await visitor.stands('e2', 'cho k');
  await visitor.moves('a4b4');
  await visitor.moves('a7b7');
  await visitor.presses('button', 'Engine');
  await visitor.presses('button', 'Lines: 3');
  await visitor.sees(/depth \d/);
  await visitor.sees('Saved in this browser.');
  await visitor.picture(`${project.name}-analysis`);
  await visitor.at(/^\/analysis\/\w+$/);
  await visitor.reload();
  await visitor.stands('e2', 'cho k');
  await visitor.sees('P71-72');
});
