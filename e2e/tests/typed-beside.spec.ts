// Moves typed while the focus is outside the board, in Latin letters and on three Korean keyboard layouts. Piece names
// and coordinates must reach the board and trigger nothing else. Boards that are not playable ignore them.
import type { Page } from '@playwright/test';
import { turn } from '../support/board.ts';
import { begun, plies } from '../support/game.ts';
import { expect, test } from '../support/test.ts';

type Press = readonly [key: string, code: string];

const codeOf = (key: string): string =>
  /^[0-9]$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : 'Semicolon';
/** Parses key presses separated by spaces. Each is a jamo and the character of the same key on a US keyboard. */
const jamo = (name: string): Press[] => name.split(' ').map(([key = '', place = '']) => [key, codeOf(place)]);
const letters = (name: string): Press[] => [...name].map((key) => [key, codeOf(key)]);

/** Key presses for the names of the pieces and for the digits 7 and 1, by layout. */
const LAYOUTS: Readonly<Record<string, { names: readonly Press[][]; digits: readonly Press[] }>> = {
  Latin: { names: [...'krhneabcpg', ...'KRHNEABCPG'].map(letters), digits: letters('71') },
  두벌식: {
    names: [
      'ㅈw ㅗh ㄹf',
      'ㅂq ㅕu ㅇd',
      'ㅊc ㅏk',
      'ㅍv ㅗh',
      'ㅁa ㅏk',
      'ㅅt ㅏk ㅇd',
      'ㅅt ㅏk',
      'ㄱr ㅜn ㅇd',
      'ㅈw ㅏk ㅇd',
    ].map(jamo),
    digits: letters('71'),
  },
  '세벌식 390': {
    names: [
      'ㅈl ㅗv ㄹw',
      'ㅂ; ㅕe ㅇa',
      'ㅊo ㅏf',
      'ㅍp ㅗv',
      'ㅁi ㅏf',
      'ㅅn ㅏf ㅇa',
      'ㅅn ㅏf',
      'ㄱk ㅜb ㅇa',
      'ㄱk ㅜ9 ㅇa',
      'ㅈl ㅏf ㅇa',
    ].map(jamo),
    digits: [
      ['ㅖ', 'Digit7'],
      ['ㅎ', 'Digit1'],
    ],
  },
  '세벌식 최종': {
    names: ['ᄌl ᅩv ᆯw', 'ᄇ; ᅧe ᆼa', 'ᄎo ᅡf', 'ᄑp ᅩv', 'ᄆi ᅡf', 'ᄉn ᅡf ᆼa', 'ᄉn ᅡf', 'ᄀk ᅮb ᆼa', 'ᄌl ᅡf ᆼa'].map(jamo),
    digits: [
      ['ᅨ', 'Digit7'],
      ['ᇂ', 'Digit1'],
    ],
  },
};

/** Id of a problem with a mate in two moves. */
const PROBLEM = '000070cd4b';

/** Pages on which a move can be typed immediately. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a game': begun,
  'the analysis': (page) => page.goto('/analysis'),
  'a lesson': (page) => page.goto('/lessons/soldier'),
  'the problems': (page) => page.goto('/problems/today'),
  'a problem of a set': (page) => page.goto(`/problems/${PROBLEM}?set=mate-2`),
  'a game on this device': (page) => page.goto('/device?level=1'),
};

/** Pages without a playable board. Typing has no effect there. */
const SHOWN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the endgames': async (page) => {
    await page.goto('/endgames');
    await page.getByRole('table').first().getByRole('button').first().click();
    await page.locator('janggi-board:not([mini])').waitFor();
  },
  'the sets of problems': (page) => page.goto('/problems'),
};

/**
 * Types each name outside the board, then presses Escape. Returns a description of every unexpected effect: a change of
 * the page, a missing echo on a playable board, or an echo elsewhere.
 */
function typeNames(page: Page, names: readonly (readonly Press[])[], isPlayed = true): Promise<string[]> {
  return page.evaluate(
    ([names, isPlayed]) => {
      const board = [...document.querySelectorAll('janggi-board:not([mini])')].find(
        (one) => Object.keys((one as unknown as { legal: object }).legal).length > 0,
      ) as (HTMLElement & { orientation: string }) | undefined;
      if ((board === undefined) === isPlayed) return [isPlayed ? 'no board to play on' : 'a board to play on'];
      const state = (): string =>
        [
          location.href,
          board?.orientation,
          scrollY,
          document.querySelectorAll('dialog[open]').length,
          document.activeElement?.tagName,
          document.querySelectorAll('[aria-pressed=true], :checked').length,
        ].join(' ');
      const press = (key: string, code: string): void => {
        const shiftKey = /^[A-Z]$/.test(key);
        const event = new KeyboardEvent('keydown', {
          key,
          code,
          shiftKey,
          bubbles: true,
          composed: true,
          cancelable: true,
        });
        document.body.dispatchEvent(event);
      };
      const before = state();
      return names.flatMap((name) => {
        for (const [key, code] of name) press(key, code);
        const echo = board?.shadowRoot?.querySelector('.typed')?.textContent ?? '';
        const after = state();
        press('Escape', 'Escape');
        return after === before && (echo !== '') === isPlayed
          ? []
          : [`${name.map(([key]) => key).join('')}: ${echo} ${after}`];
      });
    },
    [names, isPlayed] as const,
  );
}

/** Types all names in all layouts, in lower and upper case, and checks that there are no unexpected effects. */
async function typeAll(page: Page, isPlayed = true): Promise<void> {
  for (const [layout, { names, digits }] of Object.entries(LAYOUTS)) {
    for (const capital of [false, true]) {
      const pressed = names.map((name) =>
        [...name, ...digits].map(([key, code]): Press => [capital ? key.toUpperCase() : key, code]),
      );
      expect(await typeNames(page, pressed, isPlayed), `${layout}${capital ? ', Caps Lock' : ''}`).toEqual([]);
    }
  }
}

for (const [place, open] of Object.entries(PAGES)) {
  test(`each piece's name on ${place}, by every layout`, async ({ page }) => {
    await open(page);
    await expect
      .poll(() => typeNames(page, [[['7', 'Digit7']]]), { message: 'moves can be played' })
      .not.toEqual(['no board to play on']);
    await typeAll(page);
  });
}

for (const [place, open] of Object.entries(SHOWN)) {
  test(`each piece's name on ${place} does nothing`, async ({ page }) => {
    await open(page);
    await typeAll(page, false);
  });
}

test('a game is played by typing alone, wherever the focus is', async ({ page }) => {
  await begun(page);
  const board = page.locator('janggi-board:not([mini])');
  const side = (): Promise<string> => board.evaluate((one) => (one as unknown as { orientation: string }).orientation);
  const below = await side();
  for (const [ply, move] of ['g4f4', 'g7f7', 'f4f5', 'A7B7', '79-78'].entries()) {
    await turn(page, ply % 2 === 0 ? 'cho' : 'han');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.type(move);
    await plies(page, ply + 1);
  }
  expect(await side()).toBe(below);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // On its own, a letter is still a shortcut.
  await page.keyboard.press('f');
  await expect.poll(side).not.toBe(below);
});
