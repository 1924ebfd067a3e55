// Checks pages and dialogs with axe-core, in both themes and all palettes. The pseudo-language of these checks also
// reveals words that are not from the message files. Snapshots show the accessibility trees of a game and the editor.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { move, moves, press, turn } from '../support/board.ts';
import { arrange, begin, create, openSetup, plies } from '../support/game.ts';
import { EVERY_ADDRESS } from '../support/pages.gen.ts';
import { arrangeBoth, nickname, seated, signUp } from '../support/people.ts';
import { inPseudoLanguage, wordsOfItsOwn } from '../support/pseudo.ts';
import { FILE } from '../support/records.ts';
import { expect, test } from '../support/test.ts';

const LOOKS = ['classic', 'blue-red', 'blue-green', 'colour-blind'].flatMap((palette) => [
  { theme: 'light', palette },
  { theme: 'dark', palette },
]);

/** Rules of axe-core that depend on colours. The results of the other rules are the same in every theme and palette. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A tournament with events of every kind. */
const TOURNAMENT = resolve(import.meta.dirname, '../../crates/tournament/testdata/events.jsonl');

/** Script of axe-core, which is evaluated once per page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Elements excluded to save time: rows of tables after the sixth, and small boards. Small boards are checked on the
 * start page only.
 */
const REPEATED = { rows: 'tbody tr:nth-child(n+7)', boards: 'janggi-board[mini]' };

/** Returns the colours of all elements, including those in shadow roots. */
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

/** Part of the page and rules to check. */
interface Run {
  context: { include?: string[]; exclude: string[] };
  options: axe.RunOptions;
}

/** Runs axe-core in the page. */
function run({ context, options }: Run): Promise<axe.AxeResults> {
  return (globalThis as unknown as { axe: typeof axe }).axe.run(context, options);
}

/**
 * Checks the page, or the part `within`, with axe-core in each combination of theme and palette, and returns all
 * violations. Also returns texts that are not from the message files.
 */
async function violations(page: Page, name: string, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const exclude = name === '/' ? [REPEATED.rows] : [REPEATED.rows, REPEATED.boards];
  const context: Run['context'] = within === undefined ? { exclude } : { include: [within], exclude };
  const untranslated = await wordsOfItsOwn(page, within);
  const found = untranslated.map((text) => `${name}: not from the message files: ${text}`);
  const seen = new Set<string>();
  for (const { theme, palette } of LOOKS) {
    await page.evaluate(({ theme, palette }) => Object.assign(document.documentElement.dataset, { theme, palette }), {
      theme,
      palette,
    });
    // Combinations with the same colours have the same results. Most pages do not depend on the palette.
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

/** Waits until the title and the length of the HTML stop changing. */
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

// Without transitions, colours are final when they are checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks the open dialog and closes it. */
async function lookAtDialog(page: Page, name: string): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await expect(dialog, name).toBeVisible();
  await settled(page);
  // The page behind the dialog is inert, and is checked separately.
  const found = await violations(page, name, '[role="dialog"], dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog, name).toBeHidden();
  // Closing the dialog goes back in the history, which must not affect the page opened next.
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  return found;
}

/** Opens the dialog that the game's menu lists as `name`. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
}

test.describe('every page and dialog', () => {
  inPseudoLanguage(['Hazel', 'Rowan', 'Alder', '김초록']);

  test('no page has anything that axe-core objects to', async ({ page }) => {
    test.setTimeout(1_200_000);
    const found: string[] = [];
    for (const path of EVERY_ADDRESS) {
      await page.goto(path);
      await page.locator('main h1, main h2').first().waitFor();
      await settled(page);
      found.push(...(await violations(page, path)));
    }
    expect(found).toEqual([]);
  });

  test('nor have the pages that show something of one’s own', async ({ page, server, visit }) => {
    test.setTimeout(1_200_000);
    const found: string[] = [];
    const guest = await visit();
    await nickname(guest, server, 'Hazel');
    const me = (await (await guest.request.get('/api/me')).json()) as { player: { id: string } };
    await page.goto(`/player/${me.player.id}`);
    await page.getByRole('heading', { name: 'Hazel' }).waitFor();
    await settled(page);
    found.push(...(await violations(page, 'a guest')));

    await page.goto('/records');
    await page.getByLabel('Add files').setInputFiles(FILE);
    await page.getByRole('link', { name: /김초록/ }).waitFor();
    await settled(page);
    found.push(...(await violations(page, 'records')));
    await page.getByRole('link', { name: /김초록/ }).click();
    await page.getByRole('region', { name: 'Comments' }).waitFor();
    await settled(page);
    found.push(...(await violations(page, 'a record')));

    await page.goto('/tournament');
    await page.getByRole('radio', { name: 'Choose the format yourself' }).check();
    await settled(page);
    found.push(...(await violations(page, 'a format by hand')));
    await page.getByLabel('Open file').setInputFiles(TOURNAMENT);
    for (const part of ['Entries', 'Numbers', 'Rounds', 'Standings', 'Print', 'Log', 'More']) {
      await page.getByRole('navigation', { name: 'Tournament sections' }).getByRole('link', { name: part }).click();
      await settled(page);
      found.push(...(await violations(page, `a tournament: ${part}`)));
    }

    await page.goto('/clock');
    await page.getByRole('radio', { name: 'Two, side by side' }).check();
    await page.getByRole('button', { name: 'Show the clock' }).click();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    found.push(...(await violations(page, 'two clocks')));
    const boards = page.locator('.table');
    for (const [at, form] of ['Referee', 'Result'].entries()) {
      // The first clock is already running.
      if (at > 0) await page.keyboard.press('2');
      if (at > 0) await boards.nth(at).getByRole('button', { name: 'Pause' }).click();
      await boards.nth(at).getByRole('button', { name: form }).click();
    }
    await page.getByRole('radio', { name: 'Count points' }).check();
    await page.getByRole('radio', { name: 'Fault' }).check();
    await page.getByRole('button', { name: 'Enter in the record' }).click();
    await settled(page);
    found.push(...(await violations(page, 'a referee and a result')));
    // Spectators see the two clocks, or the games of the tournament.
    for (const query of ['', '?open=1']) {
      await page.goto(`/tournament/screen${query}`);
      await page.getByRole('link', { name: 'Back', exact: true }).waitFor();
      await settled(page);
      found.push(...(await violations(page, `the screen for spectators${query}`)));
    }

    await create(page, 'Two people, this device', { rules: /^Xiangqi/ });
    await move(page, 'h3e3');
    await turn(page, 'han');
    await settled(page);
    found.push(...(await violations(page, 'Xiangqi')));

    await page.goto('/embed/analysis?moves=a4b4,a7b7&ply=1');
    await page.getByRole('group', { name: 'Moves and variations' }).waitFor();
    await settled(page);
    await page.getByRole('heading', { level: 1, name: 'Analysis', exact: true }).waitFor();
    found.push(...(await violations(page, 'embed')));
    await page.goto('/embed/analysis?shared=none&lang=ko');
    await page.getByRole('alert').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('분석');
    found.push(...(await violations(page, 'embed without a game')));

    await signUp(page, server, 'Rowan');
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Rowan' }).waitFor();
    await settled(page);
    found.push(...(await violations(page, 'an account')));
    expect(found).toEqual([]);
  });

  test('no dialog has anything that axe-core objects to', async ({ page }) => {
    test.setTimeout(1_200_000);
    const found: string[] = [];
    const dialog = page.getByRole('dialog');
    const look = async (name: string): Promise<void> => void found.push(...(await lookAtDialog(page, name)));
    await page.addInitScript(() => localStorage.setItem('janggun.settings', '{"confirmPass":true}'));
    await page.goto('/analysis');
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const group of ['Play', 'General']) {
      await dialog.getByRole('tab', { name: group, exact: true }).click();
      await settled(page);
      found.push(...(await violations(page, `settings: ${group}`, 'dialog[open]')));
    }
    await dialog.getByRole('tab', { name: 'Display' }).click();
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
    await expect(page.getByText("Choose Han's setup")).toBeVisible();
    await settled(page);
    found.push(...(await violations(page, 'setups')));
    await arrange(page, 'Han');
    await arrange(page, 'Cho');
    await turn(page, 'cho');
    await fromMenu(page, 'Cancel game');
    await look('cancel');
    await moves(page, ['a4b4', 'i7h7', 'i4h4', 'a7b7']);
    await turn(page, 'cho');
    await page.getByRole('button', { name: /^Type moves and commands/ }).press('Enter');
    found.push(...(await violations(page, 'game')));
    await page.getByRole('button', { name: 'How the pieces move' }).first().click();
    await look('rules of the pieces');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await look('pass');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('menu');
    for (const name of ['Time of each move', 'Game record', "This game's rule set", 'Resign']) {
      await fromMenu(page, name);
      await look(name);
    }
    await page.getByRole('button', { name: 'Resign' }).click();
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
    found.push(...(await violations(page, 'over')));
    expect(found).toEqual([]);
  });

  test('nor has one that needs another person', async ({ page, server, visit }) => {
    test.setTimeout(1_200_000);
    const found: string[] = [];
    const look = async (name: string, of = page): Promise<void> => void found.push(...(await lookAtDialog(of, name)));
    await nickname(page, server, 'Alder');
    await page.goto('/lobby');
    await page.getByRole('button', { name: 'Make an offer' }).click();
    await look('offer');
    await page.goto('/lobby?challenge=Rowan');
    await look('challenge');

    // A correspondence game with a referee has the remaining dialogs.
    await page.goto('/');
    await openSetup(page);
    await page.getByRole('radio', { name: 'A friend, by link' }).check();
    await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption('Correspondence, 3 days per move');
    await page.getByRole('checkbox', { name: 'With a referee' }).check();
    const id = await begin(page);
    await page.getByText('Referee', { exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link for the referee (works once)' }).inputValue();
    const [friend, referee] = [await visit({ reducedMotion: 'reduce' }), await visit({ reducedMotion: 'reduce' })];
    await friend.goto(`/game/${id}`);
    await friend.getByRole('button', { name: /^Play as/ }).click();
    await referee.goto(link);
    await referee.getByRole('button', { name: 'Become the referee' }).click();
    for (const one of [page, friend]) await one.getByRole('button', { name: 'Agree' }).first().click();
    const players = await seated(page, friend);
    await arrangeBoth(players);
    const { cho, han } = players;
    await turn(cho, 'cho');
    await fromMenu(referee, 'Referee');
    await referee.getByRole('combobox', { name: 'Ruling' }).waitFor();
    await look('referee', referee);
    await press(cho, 'a4');
    await press(cho, 'b4');
    await cho.getByRole('button', { name: 'Play it' }).click();
    await plies(cho, 1);
    await fromMenu(cho, 'Conditional moves');
    await cho.getByRole('dialog').locator('janggi-board').waitFor();
    await look('conditional moves', cho);

    // On a phone, the chat is a dialog.
    await han.setViewportSize({ width: 390, height: 844 });
    await han.getByRole('button', { name: /^Chat/ }).click();
    await han.getByRole('textbox', { name: 'Say something' }).waitFor();
    await look('chat', han);
    await han.goto('/shortcuts');
    await han.getByRole('button', { name: '1 notification' }).click();
    await han.getByRole('dialog').locator('janggi-board').waitFor();
    await look('news', han);
    expect(found).toEqual([]);
  });
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
        await openSetup(page);
        await page.getByRole('radio', { name: begin[0] }).check();
        await page.getByRole('button', { name: begin[2] }).click();
        await page.waitForURL(/\/game\//);
        for (let n = 0; n < 2; n += 1) {
          const use = page.getByRole('button', { name: begin[1] });
          await expect(use).toBeEnabled();
          await use.click();
        }
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
