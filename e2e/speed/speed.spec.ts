// Measures the speed of the pages on a slow phone. Chromium runs at a quarter of this machine's speed and, for loading,
// on a slow 4G network. `npm run speed` prints the figures. Expectations that depend on the machine are soft, so that
// all figures are printed.
import type { CDPSession, Page } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { arrange, create } from '../support/game.ts';
import { EVERY_PAGE } from '../support/pages.gen.ts';
import { expect, test } from '../support/test.ts';

/** A network similar to Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const CPU = 4;
const MOST_SHIFT = 0.02;
/**
 * Maximum times in milliseconds. `MOST_LCP`: until the largest content of the start page is painted. `MOST_INPUT`: from
 * an input to the next frame. `MOST_CLICK`: from a click on the board to the next frame.
 */
const MOST_LCP = 1_500;
const MOST_INPUT = 100;
const MOST_CLICK = 50;
/** Placeholder for the page of a game that the test starts. */
const GAME = 'a game';
const PAGES = [...EVERY_PAGE, '/account/sign-in', GAME];

interface Measured {
  lcp: number;
  shift: number;
  /** Longest time in milliseconds from an input to the next frame. */
  input: number;
}

declare global {
  interface Window {
    measured: Measured;
  }
}

/** Throttles the processor, and starts measuring before the page's own scripts run. */
async function measure(page: Page): Promise<CDPSession> {
  await page.addInitScript(() => {
    const measured: Measured = { lcp: 0, shift: 0, input: 0 };
    window.measured = measured;
    const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit);
    };
    watch('largest-contentful-paint', (entry) => {
      measured.lcp = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
      if (!shift.hadRecentInput) measured.shift += shift.value;
    });
    watch('event', (entry) => {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) {
        measured.input = Math.max(measured.input, entry.duration);
      }
    });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return devtools;
}

async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

async function measured(page: Page): Promise<Measured> {
  await page.waitForTimeout(500);
  return page.evaluate(() => window.measured);
}

/** Returns the address for an entry of `PAGES`. */
async function addressOf(path: string, page: Page): Promise<string> {
  if (path !== GAME) return path;
  const id = await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  return `/game/${id}`;
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of PAGES) {
  test(`loading ${path}`, async ({ page }) => {
    const address = await addressOf(path, page);
    await slowNetwork(await measure(page));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const { lcp, shift } = await measured(page);
    console.log(`${path}: largest content after ${Math.round(lcp)} ms, layout shift ${shift.toFixed(4)}`);
    if (path === '/') expect.soft(lcp, 'largest content').toBeLessThanOrEqual(MOST_LCP);
    expect(shift, 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
  });

  test(`inputs on ${path}`, async ({ page }) => {
    const address = await addressOf(path, page);
    await measure(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      window.measured.input = 0;
    });
    for (let press = 0; press < 12; press++) {
      const { input: before } = await page.evaluate(() => window.measured);
      await page.keyboard.press('Tab');
      await page.waitForTimeout(50);
      if (await page.evaluate(() => document.activeElement !== document.body)) continue;
      // The focus has moved to the browser's own controls, so this key press is not counted.
      const { input } = await measured(page);
      console.log(`${path}: ${input} ms for the key that leaves the page, not counted`);
      await page.evaluate((slowest) => {
        window.measured.input = slowest;
      }, before);
      break;
    }
    // The browser itself draws the open lists of `select` elements, so the test only changes them with the keyboard.
    const boxes = page.locator('main summary, main [role=tab], main label:not(:has(select))');
    for (const box of (await boxes.filter({ visible: true }).all()).slice(0, 8))
      await box.click({ trial: false, timeout: 5_000 }).catch(() => {});
    const choices = page.locator('main select').filter({ visible: true });
    // One choice may remove another from the page.
    for (let at = 0; at < 4 && at < (await choices.count()); at++) await choices.nth(at).press('ArrowDown');
    const { input } = await measured(page);
    console.log(`${path}: slowest input ${input} ms`);
    expect.soft(input, 'slowest input').toBeLessThanOrEqual(MOST_INPUT);
  });
}

/** Moves of both sides, and Cho's moves in a game against the engine. */
const BOTH = ['a4b4', 'i7h7', 'c4d4', 'a7b7', 'e4e5', 'c7d7'];
const CHO = ['a4b4', 'i4h4', 'd1d2', 'f1f2'];

for (const path of [GAME, '/analysis', '/editor', '/device']) {
  test(`a piece moves after a click on ${path}`, async ({ page }) => {
    await measure(page);
    await page.goto(await addressOf(path, page));
    const isAnswered = path === '/device';
    if (isAnswered) await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (const uci of isAnswered ? CHO : BOTH) {
      if (isAnswered) await turn(page, 'cho');
      await page.evaluate(() => {
        window.measured.input = 0;
      });
      await move(page, uci);
      times.push((await measured(page)).input);
    }
    const { shift } = await measured(page);
    for (const [at, time] of times.entries()) expect.soft(time, `move ${at + 1}`).toBeLessThanOrEqual(MOST_CLICK);
    console.log(`${path}: click to piece ${times.join(', ')} ms; layout shift ${shift.toFixed(4)}`);
    expect(shift, 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
  });
}
