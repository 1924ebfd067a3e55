// The main pages, as compared with the accepted screenshots. Nothing on them changes between runs.
import type { Page } from '@playwright/test';
import { FILE } from '../support/records.ts';

/** Name of a page, and a function that opens it. */
export interface Scene {
  name: string;
  open(page: Page): Promise<void>;
}

/** A position in which both sides have developed a horse and a cannon. */
const FEN = 'r1ba1abnr/4k4/1cn1c4/p1p1p1pp1/9/9/PP2P1P1P/1C2C1N2/4K4/RNBA1AB1R w - - 0 4';

const at = (name: string, path: string): Scene => ({
  name,
  open: async (page) => {
    await page.goto(path);
  },
});

/** Creates a scene for a page with daily content. The day is fixed, and the replayed game is shown at its end. */
const still = (name: string, path: string): Scene => ({
  name,
  open: async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date('2026-11-28T12:00:00Z'));
    await page.goto(path);
    await page.locator('figcaption').waitFor();
  },
});

export const SCENES: readonly Scene[] = [
  still('start', '/'),
  still('lobby', '/lobby'),
  {
    name: 'game',
    open: async (page) => {
      await page.goto('/');
      const made = await post(page, '/api/games', {
        rules: 'kakao',
        opponent: { kind: 'self' },
        side: 'cho',
      });
      await page.goto(`/game/${made.id}`);
      for (const _ of ['han', 'cho']) {
        await page.locator('input[name=setup][value=mssm]').check({ force: true });
        await page.locator('.setup .take').click();
      }
      await page.locator('.setup').waitFor({ state: 'detached' });
    },
  },
  at('analysis', `/analysis?fen=${encodeURIComponent(FEN)}`),
  {
    name: 'records',
    open: async (page) => {
      await page.goto('/records');
      await page.locator('input[type=file]').setInputFiles(FILE);
      await page.getByText('김초록 : 이붉은').first().waitFor();
    },
  },
  at('learn', '/learn'),
  at('rule-sets', '/rule-sets'),
  at('account', '/account/sign-in'),
];

async function post(page: Page, path: string, body: unknown): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data: body, headers: { origin: new URL(page.url()).origin } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}
