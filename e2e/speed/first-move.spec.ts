// Measures how long a new visitor on a slow phone takes from opening the link to the first move. The phone is simulated
// with 400 kbit/s and a quarter of this machine's speed. Only waiting is measured, not the time that a person needs
// between taps. Prints the elapsed time at each step, the number of taps, and the machine's load, which affects the
// times.
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { pieceAt, tap } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

const NETWORK = { offline: false, latency: 100, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const CPU = 4;
const MOST_MS = 5_000;
const MOST_TAPS = 3;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function slowPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
}

test('from the link to the first own move against the computer', async ({ page }) => {
  const [load] = loadavg();
  await slowPhone(page);
  const begun = Date.now();
  const told: string[] = [];
  const tell = (what: string): void => void told.push(`${what} ${Date.now() - begun} ms`);
  let taps = 0;

  await page.goto('/', { waitUntil: 'commit' });
  const play = page.getByRole('button', { name: 'Play now' });
  await play.waitFor();
  tell('the button seen');
  // Waits until the button has stopped moving, because `force` below skips this check.
  let seen = await play.boundingBox();
  await expect
    .poll(async () => {
      const before = seen;
      seen = await play.boundingBox();
      return seen?.y === before?.y;
    })
    .toBe(true);
  // The prerendered HTML, which appears before the app starts, is inert, but a tap on its button counts.
  await play.tap({ force: true });
  taps += 1;
  tell('pressed');
  await page.locator('janggi-board:not([mini])').waitFor();
  tell('the board');
  await page.waitForFunction(
    () =>
      Object.keys((document.querySelector('janggi-board:not([mini])') as unknown as { pieces: object }).pieces).length >
      20,
  );
  tell('the pieces');
  const setup = page.getByRole('button', { name: 'Use this setup' });
  // Polls on every frame, because a longer interval would add to the measured time.
  const isOwnTurn = page.waitForFunction(
    () =>
      (document.querySelector('janggi-board:not([mini])') as unknown as { interactive: string }).interactive === 'cho',
  );
  await Promise.race([setup.waitFor(), isOwnTurn]);
  if (await setup.isVisible()) {
    tell('the setups');
    await setup.tap();
    taps += 1;
    await isOwnTurn;
  }
  tell('own turn');
  await tap(page, 'a4');
  await tap(page, 'b4');
  // A move counts as one tap, whether it is dragged or tapped from point to point.
  taps += 1;
  await expect.poll(() => pieceAt(page, 'b4'), { intervals: [20] }).toBe('cho p');
  const whole = Date.now() - begun;
  tell('moved');
  console.log(`load ${load?.toFixed(1)}: ${told.join(', ')}; ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect.soft(whole, 'milliseconds from the link to the first move').toBeLessThanOrEqual(MOST_MS);
});
