// Solving problems with the mouse and the keyboard, including wrong moves, hints and a reload.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { press, split } from '../support/board.ts';
import { expect, picture, test } from '../support/test.ts';

interface Problem {
  id: string;
  rules: string;
  fen: string;
  goal: string;
  moves: number;
  line: string[];
  others?: string[][];
}

const PROBLEMS = readFileSync(resolve(import.meta.dirname, '../../crates/problems/collection/puzzles.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Problem);

/** Returns a problem with a mate in this many moves, without passes. */
function mateIn(moves: number): Problem {
  const isStep = (token: string): boolean => /^([a-i]\d+)(?!\1$)[a-i]\d+$/.test(token);
  const found = PROBLEMS.find((one) => one.goal === 'mate' && one.moves === moves && one.line.every(isStep));
  if (found === undefined) throw new Error(`no mate in ${moves}`);
  return found;
}

/** Returns the legal targets of each piece, as marked on the board. */
function legal(page: Page): Promise<Record<string, string[]>> {
  return page
    .locator('.task janggi-board')
    .evaluate((board) => (board as unknown as { legal: Record<string, string[]> }).legal);
}

/** Plays the solver's moves of the line; the replies are automatic. */
async function solve(page: Page, { line }: Problem): Promise<void> {
  for (const uci of line.filter((_, at) => at % 2 === 0)) {
    const [from, to] = split(uci);
    await expect.poll(async () => (await legal(page))[from]?.includes(to) === true).toBe(true);
    await press(page, from);
    await press(page, to);
  }
}

test('a problem is solved move by move, its end is explained, and it stays solved', async ({ page }) => {
  const problem = mateIn(2);
  await page.goto(`/problems/${problem.id}?set=mate-2`);
  await expect(page.getByRole('heading', { name: 'Mate in 2' })).toBeVisible();
  await solve(page, problem);
  await expect(page.getByText('Solved!')).toBeVisible();
  await expect(page.getByText(/^Mate: .* general on/)).toBeVisible();
  await picture(page, 'problem-solved');
  await page.getByRole('link', { name: 'Next problem' }).click();
  await expect(page).not.toHaveURL(new RegExp(problem.id));
  await expect(page).toHaveURL(/set=mate-2/);
  await page.getByRole('link', { name: 'All problems' }).click();
  await expect(page.getByRole('link', { name: /^Mate in 2 / })).toContainText(/^Mate in 2 1 of [\d,]+ solved/);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Mate in 2 / })).toContainText(/^Mate in 2 1 of [\d,]+ solved/);
  await picture(page, 'problems');
});

test('a wrong move is answered by the engine and taken back; hints and the solution help', async ({ page }) => {
  const problem = mateIn(3);
  await page.goto(`/problems/${problem.id}`);
  await expect.poll(async () => Object.keys(await legal(page)).length).toBeGreaterThan(0);
  const [right] = problem.line;
  const fine = [right, ...(problem.others?.[0] ?? [])];
  const steps = Object.entries(await legal(page)).flatMap(([from, all]) => all.map((to) => [from, to] as const));
  const wrong = steps.find(([from, to]) => from !== to && !fine.includes(from + to));
  if (wrong === undefined) throw new Error('every move is right');
  await press(page, wrong[0]);
  await press(page, wrong[1]);
  await expect(page.getByText(/^That is not the move: the opponent.+\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show the move' }).click();
  const [from, to] = split(right ?? '');
  await expect
    .poll(() =>
      page.locator('.task janggi-board').evaluate((board) => (board as unknown as { arrows: unknown }).arrows),
    )
    .toEqual([{ from, to }]);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('heading', { name: 'Solution' })).toBeVisible();
  await solve(page, problem);
  await expect(page.getByText('Solved!')).toBeVisible();
});

test('the problem of the day by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/problems');
  await page.getByRole('link', { name: 'Solve it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/problems\/today$/);
  await expect.poll(async () => Object.keys(await legal(page)).length).toBeGreaterThan(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show the move' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show the solution' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.solution li')).not.toHaveCount(0);
});

test('an address of no problem says so', async ({ page }) => {
  await page.goto('/problems/0000000000');
  await expect(page.getByRole('alert')).toHaveText('This problem does not exist.');
  await page.getByRole('link', { name: 'All problems' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Problems' })).toBeVisible();
});

test('points stand under what is asked, the rules below the buttons, the count in the solution, and the position can be played by them', async ({
  page,
}) => {
  const problem = PROBLEMS.find(({ goal, rules }) => goal === 'points' && rules === 'pychess@1');
  if (problem === undefined) throw new Error('no win on points');
  await page.goto(`/problems/${problem.id}`);
  await expect(page.getByRole('link', { name: 'PyChess', exact: false })).toBeVisible();
  await expect(page.getByText(/^Points, deom included: Cho [\d.]+ : [\d.]+ Han$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.locator('.solution')).toContainText(/[Pp]oints decide: Cho [\d.]+/);
  await page.getByRole('button', { name: 'Play with these rules' }).click();
  const form = page.getByRole('form', { name: 'Set up a game' });
  await expect(form.getByRole('textbox', { name: 'FEN' })).toHaveValue(problem.fen);
  await expect(page.locator('input[value="pychess"]')).toBeChecked();
  await expect
    .poll(() => form.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight / 2))
    .toBe(true);
});

test('everything mixed begins with another problem for everybody, and goes on where it was', async ({
  browser,
  page,
}) => {
  const firstOf = async (of: Page): Promise<string | null> => {
    await of.goto('/problems');
    return of.getByRole('link', { name: /^All types mixed/ }).getAttribute('href');
  };
  const mine = await firstOf(page);
  expect(await firstOf(page)).toBe(mine);
  const others = new Set<string | null>();
  for (let one = 0; one < 3; one += 1) {
    const context = await browser.newContext();
    others.add(await firstOf(await context.newPage()));
    await context.close();
  }
  expect(others.size).toBeGreaterThan(1);
});
