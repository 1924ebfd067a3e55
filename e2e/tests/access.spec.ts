// What a screen reader is told, and what axe-core finds: every page and dialog, by day, by night and in every palette.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { move, turn } from '../support/board.ts';
import { arrange, create, idOf } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = ['classic', 'blue-red', 'blue-green', 'colour-blind'].flatMap((palette) => [
  { theme: 'light', palette },
  { theme: 'dark', palette },
]);

/** What depends on the colours; everything else is the same in every look. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The script of axe-core, run in a page once. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What nobody has to look at again: the row of a long table is like the one before it, and one small board like another, each
 * with hundreds of nodes. That of the start page stands for all.
 */
const REPEATED = { rows: 'tbody tr:nth-child(n+7)', boards: 'janggi-board[mini]' };

/** The colours of all elements, also of those inside of components. */
function coloursOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const PROPERTIES = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fill', 'stroke'] as const;
    const colours = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const style = getComputedStyle(element);
        const own = PROPERTIES.map((property) => style[property]).join(' ');
        return element.shadowRoot === null ? [own] : [own, ...colours(element.shadowRoot)];
      });
    return colours(document).join('\n');
  });
}

/** What axe-core is to look at, and for what. */
interface Run {
  context: { include?: string[]; exclude: string[] };
  options: axe.RunOptions;
}

/** Runs axe-core in the page. */
function run({ context, options }: Run): Promise<axe.AxeResults> {
  return (globalThis as unknown as { axe: typeof axe }).axe.run(context, options);
}

/** Everything that axe-core finds wrong in the page as it is now, or in the part `within`, in every look. */
async function violations(page: Page, name: string, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const exclude = name === '/' ? [REPEATED.rows] : [REPEATED.rows, REPEATED.boards];
  const context: Run['context'] = within === undefined ? { exclude } : { include: [within], exclude };
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { theme, palette } of LOOKS) {
    await page.evaluate(({ theme, palette }) => Object.assign(document.documentElement.dataset, { theme, palette }), {
      theme,
      palette,
    });
    // Most pages have nothing that the palette colours.
    const colours = await coloursOf(page);
    if (seen.has(colours)) continue;
    const options: Run['options'] = { resultTypes: ['violations'] };
    if (seen.size > 0) options.runOnly = OF_COLOURS;
    seen.add(colours);
    const { violations }: axe.AxeResults = await page.evaluate(run, { context, options });
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
  '/problems',
  '/glossary',
  '/culture',
  '/openings',
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

// Colours are looked at where they arrive, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    // The page behind it can't be reached, and is looked at by itself.
    found.push(...(await violations(page, name, '[role="dialog"], dialog[open]')));
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
