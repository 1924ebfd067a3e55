// Games and an analysis by keyboard only: arrow keys, typed moves, and commands for players who cannot see the board.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { split, turn } from '../support/board.ts';
import { arrange, create, plies } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

const mate = readFileSync(resolve(import.meta.dirname, '../support/mate.txt'), 'utf8')
  .trim()
  .split(' ');

/**
 * Starts a game between two people on this device. Chooses inner elephants for both sides with the arrow keys and
 * Enter.
 */
async function begin(page: Page): Promise<void> {
  await create(page, 'Two people, this device');
  for (const side of ['Han', 'Cho']) {
    await expect(page.getByText(`Choose ${side}'s setup`)).toBeVisible();
    const inner = page.getByRole('radio', { name: /Inner elephants/ });
    for (let presses = 0; presses < 5 && !(await inner.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await turn(page, 'cho');
}

const sideOf = (ply: number): 'cho' | 'han' => (ply % 2 === 0 ? 'cho' : 'han');
const korean = (square: string): string => `${(11 - Number(square.slice(1))) % 10}${square.charCodeAt(0) - 96}`;

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inside = document.querySelector('janggi-board')?.shadowRoot?.activeElement;
    return inside instanceof HTMLElement ? (inside.dataset['square'] ?? '') : '';
  });
}

async function focusBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 60 && (await focused(page)) === ''; presses += 1) await page.keyboard.press('Tab');
  expect(await focused(page), 'the board is reached with the Tab key').not.toBe('');
}

async function walk(page: Page, square: string): Promise<void> {
  const place = (name: string): [number, number] => [name.charCodeAt(0), Number(name.slice(1))];
  const [file, rank] = place(await focused(page));
  const [toFile, toRank] = place(square);
  for (let n = file; n !== toFile; n += Math.sign(toFile - file)) {
    await page.keyboard.press(toFile > file ? 'ArrowRight' : 'ArrowLeft');
  }
  for (let n = rank; n !== toRank; n += Math.sign(toRank - rank)) {
    await page.keyboard.press(toRank > rank ? 'ArrowUp' : 'ArrowDown');
  }
}

const said = (page: Page): Promise<string | null> =>
  page
    .locator('janggi-board:not([mini])')
    .evaluate((board) => board.shadowRoot?.querySelector('.aloud')?.textContent ?? '');
const echo = (page: Page): Promise<string | null> =>
  page
    .locator('janggi-board:not([mini])')
    .evaluate((board) => board.shadowRoot?.querySelector('.typed')?.textContent ?? '');

async function mated(page: Page): Promise<void> {
  await plies(page, mate.length);
  await expect(page.getByRole('region', { name: 'Game over' })).toContainText('checkmate');
}

test('a whole game with the arrow keys and Enter', async ({ page }) => {
  await begin(page);
  await focusBoard(page);
  for (const [ply, uci] of mate.entries()) {
    const [from, to] = split(uci);
    await turn(page, sideOf(ply));
    await walk(page, from);
    await page.keyboard.press('Enter');
    await walk(page, to);
    await page.keyboard.press('Enter');
    await plies(page, ply + 1);
  }
  await mated(page);
});

test('a whole game with typed moves, which are echoed, and told when they are not possible', async ({ page }) => {
  await begin(page);
  await focusBoard(page);
  await page.keyboard.type('d1');
  expect(await echo(page)).toBe('d1');
  expect(await said(page)).toBe('d 1');
  await picture(page, 'typed-echo');
  await page.keyboard.type('c');
  expect(await said(page)).toBe('d 1 c: no possible move');
  await page.keyboard.press('Escape');
  for (const [ply, uci] of mate.entries()) {
    const [from, to] = split(uci);
    await turn(page, sideOf(ply));
    await page.keyboard.type(ply % 2 === 0 ? uci : `${korean(from)}${korean(to)}`);
    await plies(page, ply + 1);
    if (ply === 0) {
      await expect.poll(() => said(page)).toBe('Cho guard 04 to 94.');
      expect(await echo(page)).toBe('');
    }
  }
  await mated(page);
});

test('a whole game by commands, with questions about the position', async ({ page }) => {
  await begin(page);
  const open = page.getByRole('button', { name: /^Type moves and commands/ });
  await open.focus();
  await expect(open, 'seen once it has the focus').toBeInViewport();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^Move or command/ });
  await expect(field).toBeFocused();
  const answers = page.getByRole('log', { name: 'Answers' });
  const ask = async (line: string, answer: string | RegExp, timeout?: number): Promise<void> => {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect(answers.locator('p').last()).toHaveText(answer, timeout === undefined ? {} : { timeout });
  };
  await ask('s', 'Move 1, Cho to move.');
  await ask('l', 'No moves yet.');
  await ask('p cho chariot', 'Cho: chariot 01 09.');
  await ask('r 7', /^71 to 79: 71 Cho soldier, 73 Cho soldier/);
  await ask('f e', /95 Cho general.*25 Han general/);
  await ask('m a4', '71 Cho soldier: 61, 72.');
  await ask('e2', '95 Cho general.');
  await ask('o', 'Cho 72, Han 73.5.');
  await ask('c', 'This game has no clocks.');
  // The reason is computed by the rules module, which may still be loading in a new game.
  await expect(() => ask('a4a3', /^a4a3 is not possible\. .*\w/, 1_000)).toPass();
  await ask('castle', /is not a command/);
  await picture(page, 'commands');
  for (const [ply, uci] of mate.entries()) {
    await turn(page, sideOf(ply));
    await field.focus();
    await ask(uci, `${uci} sent.`);
    await plies(page, ply + 1);
    if (ply === 1) await ask('l', 'Han horse 12 to 33.');
  }
  await mated(page);
});

test('the clocks are asked for by a command, and the one that runs has less the next time', async ({ page }) => {
  await create(page, 'Two people, this device', { time: '5 min + 3 × 30 s byoyomi each' });
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  await page.getByRole('button', { name: /^Type moves and commands/ }).press('Enter');
  const field = page.getByRole('textbox', { name: /^Move or command/ });
  const last = page.getByRole('log', { name: 'Answers' }).locator('p').last();
  const ask = async (line: string, answer: string | RegExp): Promise<string> => {
    await field.fill(line);
    await page.keyboard.press('Enter');
    await expect(last).toHaveText(answer);
    return (await last.textContent()) ?? '';
  };
  const clocks = async (): Promise<[number, number]> => {
    const said = await ask('clocks', /^Cho \d:\d\d, Han \d:\d\d\.$/);
    const [cho = 0, han = 0] = [...said.matchAll(/(\d):(\d\d)/g)].map(([, min, s]) => 60 * Number(min) + Number(s));
    return [cho, han];
  };
  await ask('a4b4', 'a4b4 sent.');
  await turn(page, 'han');
  const before = await clocks();
  await expect.poll(async () => (await clocks())[1]).toBeLessThan(before[1]);
  expect((await clocks())[0], 'the other one stands').toBe(before[0]);
});

test('an analysis by commands', async ({ page }) => {
  await page.goto('/analysis');
  const open = page.getByRole('button', { name: /^Type moves and commands/ });
  await open.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^Move or command/ });
  await expect(field).toBeFocused();
  const last = page.getByRole('log', { name: 'Answers' }).locator('p').last();
  const ask = async (line: string, answer: string | RegExp): Promise<void> => {
    await field.fill(line);
    await page.keyboard.press('Enter');
    await expect(last).toHaveText(answer);
  };
  await ask('s', 'Move 1, Cho to move.');
  await ask('m a4', '71 Cho soldier: 61, 72.');
  await ask('o', 'Cho 72, Han 73.5.');
  await ask('a4a3', /^a4a3 is not possible\. .*\w/);
  await ask('7161', '7161 sent.');
  await ask('s', 'Move 2, Han to move.');
  await ask('l', 'Cho soldier 71 to 61.');
  await ask('pass', 'Passing.');
  await ask('s', 'Move 3, Cho to move.');
});
