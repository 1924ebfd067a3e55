// The lessons of the course, and a solver that plays their moves on the board.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { press, split } from './board.ts';

interface Lesson {
  id: string;
  tasks: { id: string; best: string[] }[];
}

export const COURSE = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../web/src/features/lessons/course.json'), 'utf8'),
) as Lesson[];

/** Plays the learner's moves of a task; the page plays the replies. */
export async function solve(page: Page, moves: readonly string[]): Promise<void> {
  for (const uci of moves) {
    const [from, to] = split(uci);
    if (from === to) {
      await page.getByRole('button', { name: 'Pass' }).click();
      continue;
    }
    await expect
      .poll(() =>
        page.locator('janggi-board').evaluate(
          (board, [one, other]) => {
            const { legal } = board as unknown as { legal: Record<string, string[]> };
            return legal[one ?? '']?.includes(other ?? '') === true;
          },
          [from, to],
        ),
      )
      .toBe(true);
    await press(page, from);
    await press(page, to);
  }
}
