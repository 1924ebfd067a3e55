// What a screen reader is told, and what axe-core finds: every page and dialog, by day, by night and in every palette.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { arrange, create, idOf } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = ['classic', 'blue-red', 'blue-green', 'colour-blind'].flatMap((palette) => [
  { theme: 'light', palette },
  { theme: 'dark', palette },
]);

/** The looks of pages, of which there are many: colours are looked at in all of these, everything else in the first. */
const LOOKS_OF_PAGES = LOOKS.filter(({ palette }) => palette === 'classic' || palette === 'colour-blind');

/** Everything that axe-core finds wrong with the page as it is now: of a dialog or a game in every look. */
async function violations(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const isPage = name.startsWith('/');
  for (const [at, { theme, palette }] of (isPage ? LOOKS_OF_PAGES : LOOKS).entries()) {
    await page.evaluate(({ theme, palette }) => Object.assign(document.documentElement.dataset, { theme, palette }), {
      theme,
      palette,
    });
    // One small board is like another, and each has hundreds of nodes: the one of the start page stands for all.
    // So is the row of a long table.
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude('tbody tr:nth-child(n+7)');
    if (name !== '/') axe.exclude('janggi-board[mini]');
    const { violations } = await (isPage && at > 0 ? axe.withRules(['color-contrast']) : axe).analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(
          `${name}, ${theme}, ${palette}: ${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`,
        );
      }
    }
  }
  return found;
}

/** Waits until the page has stopped changing: what it fetched is there. */
async function settled(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => `${document.title} ${document.body.innerHTML.length}`);
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [150, 300] },
    )
    .toBe(true);
}

const PAGES = [
  '/',
  '/lobby',
  '/games',
  '/records',
  '/analysis',
  '/editor',
  '/learn',
  '/learn/horse',
  '/glossary',
  '/culture',
  '/stickers',
  '/clock',
  '/chess-war',
  '/rule-sets',
  '/rule-sets/house',
  '/leaderboard',
  '/account',
  '/account/sign-in',
  '/account/sign-up',
  '/account/recover',
  '/account/forgotten',
  '/nothing',
];

test('no page has anything that axe-core objects to', async ({ page }) => {
  test.setTimeout(1_200_000);
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('main h1, main h2').first().waitFor();
    await settled(page);
    found.push(...(await violations(page, path)));
  }
  expect(found).toEqual([]);
});

test('no dialog has anything that axe-core objects to', async ({ page }) => {
  test.setTimeout(1_200_000);
  const found: string[] = [];
  const dialog = page.getByRole('dialog');
  const look = async (name: string): Promise<void> => {
    await expect(dialog).toBeVisible();
    await settled(page);
    found.push(...(await violations(page, name)));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Settings' }).click();
  await look('settings');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await look('share');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await look('open');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByRole('button', { name: 'Print with diagrams' }).click();
  await settled(page);
  found.push(...(await violations(page, 'print')));
  await create(page, 'Two people, this device');
  found.push(...(await violations(page, 'setups')));
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  for (const uci of ['a4b4', 'i7h7', 'i4h4', 'a7b7']) await move(page, uci);
  await turn(page, 'cho');
  await page.getByRole('button', { name: /^Play by typed commands/ }).press('Enter');
  found.push(...(await violations(page, 'game')));
  await page.getByRole('button', { name: 'Rules of the pieces' }).first().click();
  await look('rules of the pieces');
  await page.getByRole('button', { name: 'Menu' }).click();
  await look('menu');
  for (const name of ['The time of each move', 'Record as text', 'Rules of this game']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const item = dialog.getByRole('button', { name });
    if ((await item.count()) === 0) {
      await page.keyboard.press('Escape');
      continue;
    }
    await item.click();
    await look(name);
  }
  await page.getByRole('button', { name: 'Resign' }).click();
  await look('resign');
  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  await look('end');
  found.push(...(await violations(page, 'over')));
  expect(idOf(page)).not.toBe('');
  expect(found).toEqual([]);
});

test.describe('what a screen reader is told', () => {
  for (const [locale, begin] of [
    ['en-US', ['Two people, this device', 'Use this setup', 'Start the game']],
    ['ko-KR', ['한 기기에서 둘이', '이 차림으로', '대국 시작']],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });

      test('the game page as a tree', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('radio', { name: begin[0] }).check();
        await page.getByRole('button', { name: begin[2] }).click();
        await page.waitForURL(/\/game\//);
        for (let n = 0; n < 2; n += 1) {
          const use = page.getByRole('button', { name: begin[1] });
          await expect(use).toBeEnabled();
          await use.click();
        }
        await turn(page, 'cho');
        await move(page, 'a4b4');
        await turn(page, 'han');
        await expect(page.locator('main')).toMatchAriaSnapshot({ name: `game-${locale}.aria.yml` });
      });

      test('the editor as a tree', async ({ page }) => {
        await page.goto('/editor');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(page.locator('main')).toMatchAriaSnapshot({ name: `editor-${locale}.aria.yml` });
      });
    });
  }
});
