// Starts games as a visitor does, and reads their state from the server.
import { type Browser, expect, type Page } from '@playwright/test';
import { turn } from './board.ts';

/** Fields of the server's `GameView` that tests use. */
export interface View {
  phase: 'arranging' | 'playing' | 'over';
  rated: boolean;
  seats: Record<'cho' | 'han', { kind: string; you: boolean; player?: { id: string; name: string | null } }>;
  actions: { token: string; side: 'cho' | 'han' | null; ply: number }[];
  now: {
    fen: string | null;
    turn: 'cho' | 'han' | null;
    ply: number;
    legal: string[];
    points: { cho: number; han: number } | null;
    clocks: Record<'cho' | 'han', Clock> | null;
    verdict: { outcome: string; code: string; rule: string | null; facts: Record<string, unknown> } | null;
  };
  rematch: string | null;
  /** Conditional moves of the player requesting the view. */
  lines?: string[][];
}

/** A side's clock at the server time of the view. */
export interface Clock {
  main_ms: number;
  periods_left: number;
  running: boolean;
  runs_from_ms: number | null;
}

export type Opponent = 'Computer' | 'Two people, this device' | 'A friend, by link';

/** Starts a game with the form on the English start page, and returns the game's id. */
export async function create(
  page: Page,
  opponent: Opponent,
  options: { rules?: RegExp; side?: 'Cho' | 'Han' | 'Red' | 'Black'; time?: string } = {},
): Promise<string> {
  await page.goto('/');
  await openSetup(page);
  if (options.rules !== undefined) await page.getByRole('radio', { name: options.rules }).check();
  await page.getByRole('radio', { name: opponent }).check();
  if (options.side !== undefined) await page.getByRole('radio', { name: new RegExp(`^${options.side}`) }).check();
  if (options.time !== undefined)
    await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption(options.time);
  return begin(page);
}

/** Opens the form with all options for a new game on the start page, in any language. */
export async function openSetup(page: Page): Promise<void> {
  await page.locator('.play button.change').click();
  await page.locator('#setup').waitFor();
}

/** Starts the game described by the form on the start page, and returns its id. */
export async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/game\/[\w-]+$/);
  return idOf(page);
}

/** Opens the game of `page` in a separate browser context, as a friend with the link would. */
export async function friendOf(
  page: Page,
  { browser, server, locale = 'en-US' }: { browser: Browser; server: { url: string }; locale?: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale });
  const friend = await context.newPage();
  await friend.goto(`/game/${idOf(page)}`);
  return friend;
}

/** Returns the id of the displayed game. */
export function idOf(page: Page): string {
  const id = /\/game\/([\w-]+)$/.exec(new URL(page.url()).pathname)?.[1];
  if (id === undefined) throw new Error(`${page.url()} is no game`);
  return id;
}

/** Waits until `side` has to choose a setup, and chooses one by its displayed name. */
export async function arrange(page: Page, side: 'Cho' | 'Han', name: RegExp = /Inner elephants/): Promise<void> {
  await expect(page.getByText(new RegExp(`Choose ${side}'s setup|You play ${side}: choose your setup`))).toBeVisible();
  await page.locator('label').filter({ hasText: name }).click();
  await page.getByRole('button', { name: 'Use this setup' }).click();
}

/** Starts a game between two people on this device, and chooses both setups. */
export async function begun(page: Page, options: { time?: string } = {}): Promise<void> {
  await create(page, 'Two people, this device', options);
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
}

/** Returns the server's view of the game for this page's visitor. */
export async function view(page: Page, id = idOf(page)): Promise<View> {
  // The server may close an idle connection just when it is used again.
  const answer = await page.request.get(`/api/games/${id}`, { maxRetries: 2 });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as View;
}

/** Waits until both setups are chosen and the game on the server has this many moves and passes. */
export async function plies(page: Page, count: number): Promise<void> {
  const played = async () => {
    const { phase, now } = await view(page);
    return phase === 'arranging' ? phase : now.ply;
  };
  await expect.poll(played, { timeout: 30_000 }).toBe(count);
}
