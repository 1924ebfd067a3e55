// A newcomer who cannot read hanja goes from a lesson to the end of a first game with the coach, within five minutes.
import type { Page } from '@playwright/test';
import { press, split, turn } from '../support/board.ts';
import { idOf, view } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

interface Board {
  arrows: { from: string; to: string; kind?: string }[];
  legal: Record<string, string[]>;
  pieceSet: string;
}

/** Maximum time from the start page to the end of the first game. */
const MOST_MS = 5 * 60_000;

/** The coach's comments on the position, which may be repeated. All other comments are tips and appear only once. */
const OF_THE_POSITION =
  /^You are in check|you can win at once|^Careful|can win material|^None of your pieces is in danger/;

/** Returns the time by the page's clock. */
const now = (page: Page): Promise<number> => page.evaluate(() => Date.now());

function board(page: Page): Promise<Board> {
  return page.locator('janggi-board:not([mini])').evaluate((element) => {
    const { arrows, legal, pieceSet } = element as unknown as Board;
    return { arrows, legal, pieceSet };
  });
}

/** Waits for the newcomer's turn, and returns the coach's comment. */
async function coachSays(page: Page): Promise<string> {
  const box = page.getByRole('region', { name: 'Coach' });
  await expect(box).not.toContainText('Watch which piece your opponent moves');
  return (await box.getByRole('paragraph').textContent()) ?? '';
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a newcomer learns a piece and plays a legal first game, on a ${device}`, async ({ visit }) => {
    const keep = (name: string): Promise<void> => picture(page, `newcomer-${device}-${name}`);
    const page = await visit({ locale: 'de-DE', viewport, hasTouch: device === 'phone' });
    await page.goto('/');
    const began = await now(page);
    const card = page.locator('.newcomer');
    await expect(card).toBeVisible();
    await keep('start-page');

    // In a lesson, pieces are pictures with small hanja below.
    await card.getByRole('link', { name: 'Learn in five minutes' }).click();
    expect((await board(page)).pieceSet).toBe('learning');
    for (let task = 1; task <= 3; task += 1) {
      await expect(page.locator('ol [aria-current="step"]')).toHaveText(String(task));
      const show = page.getByRole('button', { name: 'Show the solution' });
      await show.waitFor();
      while (await show.isVisible()) {
        await show.click();
        const [arrow] = (await board(page)).arrows;
        if (arrow === undefined) break;
        await press(page, arrow.from);
        await press(page, arrow.to);
        await expect.poll(async () => (await board(page)).arrows).toEqual([]);
      }
      await keep(`lesson-${task}`);
      if (task < 3) await page.getByRole('button', { name: 'Next task' }).click();
    }
    await page.getByRole('button', { name: 'Play your first game' }).click();

    // The recommended setup is already chosen.
    await page.waitForURL(/\/game\//);
    await expect(page.getByText('Good for a first game')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Inner elephants/ })).toBeChecked();
    await keep('setup');
    await page.getByRole('button', { name: 'Use this setup' }).click();
    await turn(page, 'cho');
    expect((await board(page)).pieceSet).toBe('learning');
    expect(await coachSays(page)).toContain('Open a file for a chariot');
    await keep('first-move');

    // An illegal move is explained.
    await press(page, 'b3');
    await press(page, 'b6');
    await expect(page.getByRole('status').first()).not.toContainText('Your turn');
    await keep('why-not');

    // Plays ten moves, as suggested by the coach if possible. Moves that win at once are avoided, because the game is
    // resigned later. Without a suggestion, a threatened piece moves away if it can; if not, any legal move is played.
    const said: string[] = [];
    for (let move = 1; move <= 10; move += 1) {
      await turn(page, 'cho');
      if ((await view(page)).phase === 'over') break;
      const line = await coachSays(page);
      said.push(line);
      const { arrows, legal } = await board(page);
      const steps = Object.entries(legal).flatMap(([from, tos]) => tos.map((to) => ({ from, to })));
      const moves = steps.filter(({ from, to }) => from !== to);
      const shown = arrows.find(({ kind, from, to }) => kind !== 'threat' && legal[from]?.includes(to));
      const follow = line.includes('win at once') ? undefined : shown;
      const rescue = moves.find(({ from }) => arrows.some(({ kind, to }) => kind === 'threat' && to === from));
      const step = follow ?? rescue ?? moves[0] ?? { from: '', to: '' };
      const { ply } = (await view(page)).now;
      await press(page, step.from);
      await press(page, step.to);
      await expect.poll(async () => (await view(page)).now.ply).toBeGreaterThan(ply + 1);
      if (move === 4 || move === 10) await keep(`move-${move}`);
    }
    expect(new Set(said).size, said.join('\n')).toBeGreaterThanOrEqual(5);
    const tips = said.filter((line) => !OF_THE_POSITION.test(line));
    expect(tips.filter((line, at) => tips.slice(0, at).some((earlier) => earlier.endsWith(line)))).toEqual([]);

    // The server accepted every move, so all were legal.
    const id = idOf(page);
    const played = (await view(page)).actions.filter(({ side }) => side === 'cho').map(({ token }) => token);
    expect(played).toHaveLength(10);
    for (const token of played) expect(split(token)).toHaveLength(2);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const end = page.getByRole('region', { name: 'Game over' });
    await expect(end).toContainText('Thanks for the game');
    await expect(end.getByRole('group', { name: 'Points at the end' })).toBeVisible();
    const took = (await now(page)) - began;
    console.log(`a newcomer on a ${device}: from the first page to the end of a game in ${Math.round(took / 1000)} s`);
    expect(took, 'five minutes').toBeLessThan(MOST_MS);
    await keep('end');
    await page.getByRole('main').getByRole('link', { name: 'Review the game' }).click();
    await expect(page).toHaveURL(new RegExp(`/analysis\\?game=${id}(&review)?$`));
    expect((await view(page, id)).phase).toBe('over');

    // The start page no longer offers a first game.
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Play Janggi' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}

test('the coach can be put away, comes back from the menu, and nobody else has it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'First game with a coach' }).click();
  await page.getByRole('button', { name: 'Use this setup' }).click();
  await turn(page, 'cho');
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Turn off the coach' }).click();
  await expect(coach).toHaveCount(0);
  expect((await board(page)).arrows).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Coach: off' }).click();
  await expect(coach).toBeVisible();
  await coach.getByRole('button', { name: 'Turn off the coach' }).click();

  // A game has no coach unless the player asked for one.
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game\//);
  await page.getByRole('button', { name: 'Use this setup' }).click();
  await turn(page, 'cho');
  await expect(coach).toHaveCount(0);
});
