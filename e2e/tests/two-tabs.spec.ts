// Two tabs of one browser. Settings changed in either tab are kept, and a game on this device loses no ply, even if a
// tab is closed during a move.
import type { Page } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

const kept = (page: Page, key: string): Promise<Record<string, unknown>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>, `janggun.${key}`);

/** Opens the settings in a tab, and returns a function that selects an option of a group. */
async function chooser(tab: Page): Promise<(group: string, choice: string) => Promise<void>> {
  await tab.goto('/about');
  await tab.getByRole('button', { name: 'Settings' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Settings' });
  return (group, choice) =>
    dialog.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: choice, exact: true }).check();
}

test('settings changed in two tabs in turns are all kept, and both tabs show them', async ({ page, context }) => {
  const other = await context.newPage();
  const [here, there] = await Promise.all([chooser(page), chooser(other)]);
  await here('Appearance', 'Dark');
  await there('Coordinates', 'None');
  await here('Board colour', 'Paper');
  for (const tab of [page, other]) {
    expect(await kept(tab, 'settings')).toMatchObject({ theme: 'dark', coords: 'none', wood: 'paper' });
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tab.getByRole('radio', { name: 'Paper' })).toBeChecked();
  }
});

test('a game on this device goes on in whichever tab is left, with every ply', async ({ page, context }) => {
  const tokens = async (tab: Page): Promise<unknown[]> => (await kept(tab, 'device-game'))['tokens'] as unknown[];
  await page.goto('/device?level=1');
  await turn(page, 'cho');
  const other = await context.newPage();
  await other.goto('/device');
  await turn(other, 'cho');
  const id = (await kept(page, 'device-game'))['id'];
  // The tabs take turns: after a move in one tab, both show the engine's single reply, and the other tab moves next.
  await move(page, 'a4b4');
  await turn(page, 'cho');
  await turn(other, 'cho');
  const played = await tokens(other);
  expect(played.length).toBe(2);
  await move(other, 'i4h4');
  await expect.poll(async () => (await tokens(page)).slice(0, 3)).toEqual([...played, 'i4h4']);
  // The tab that made the move is closed while the engine is thinking, and the other tab takes over.
  await other.close();
  await turn(page, 'cho');
  const before = await tokens(page);
  expect(before.slice(0, 3)).toEqual([...played, 'i4h4']);
  await expect.poll(async () => (await tokens(page)).length).toBe(4);
  // The last tab is closed right after a move. The next visit still shows the move.
  await move(page, 'c4d4');
  await page.close();
  const next = await context.newPage();
  await next.goto('/device');
  await turn(next, 'cho');
  const after = await tokens(next);
  expect(after.slice(0, 5)).toEqual([...(before.length === 4 ? before : after.slice(0, 4)), 'c4d4']);
  expect((await kept(next, 'device-game'))['id']).toBe(id);
});
