// Measures the main-thread cost of scrolling through sixty small boards in a browser trace, and prints it. Also checks
// the optimisations that keep the cost low, and that scrolling does not change the height of the page.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const BOARDS = 60;
const STEPS = 60;
const FRAME_US = 1_000_000 / 60;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread within `dur`. Excludes time in which other processes ran. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: Record<string, unknown>;
}

/** Replaces the content of the page with boards, which show nine different positions. */
async function fill(page: Page): Promise<void> {
  await page.evaluate((count) => {
    const list = document.createElement('div');
    list.id = 'boards';
    list.style.cssText = 'display:grid;grid-template-columns:repeat(3,1fr);gap:16px;padding:16px';
    document.querySelector('main')?.replaceChildren(list);
    for (let n = 0; n < count; n += 1) {
      const board = document.createElement('janggi-board');
      const row = ['1', '2', '3', '4', '5', '6', '7', '8'][n % 8];
      board.setAttribute('mini', '');
      board.setAttribute('coords', 'none');
      board.setAttribute(
        'fen',
        `r1bak1bnr/9/1cn3c2/p1p1p1p1p/${n % 9 === 0 ? '9' : `${row}N${8 - Number(row)}`}/9/P1P1P1P1P/1C5C1/4K4/RNBA1AB1R`.replace(
          'N0',
          'N',
        ),
      );
      list.append(board);
    }
  }, BOARDS);
  await expect(page.locator('#boards janggi-board')).toHaveCount(BOARDS);
}

/** Records a trace of the browser while `act` runs. */
async function traced(devtools: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', '__metadata', 'disabled-by-default-devtools.timeline'],
    },
  });
  await act();
  await devtools.send('Tracing.end');
  await done;
  return events;
}

/** Returns the main-thread work in milliseconds for each frame of 1/60 s. */
function workPerFrame(events: readonly TraceEvent[]): number[] {
  const paints = events.filter(({ name }) => name === 'Paint' || name === 'UpdateLayerTree' || name === 'Layerize');
  const page = paints[0] ?? events.find(({ name }) => name === 'FireAnimationFrame');
  // The trace contains each task twice. The other event is named ThreadControllerImpl::RunTask.
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === page?.pid && tid === page?.tid,
  );
  const begin = Math.min(...tasks.map(({ ts }) => ts));
  const frames: number[] = [];
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    const frame = Math.floor((ts - begin) / FRAME_US);
    frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
  }
  return Array.from(frames, (work) => work ?? 0);
}

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

test('sixty small boards scroll without work for the main thread', async ({ page, context }) => {
  await page.goto('/');
  await page.locator('janggi-board').first().waitFor();
  await fill(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const devtools = await context.newCDPSession(page);
  const events = await traced(devtools, async () => {
    await page.evaluate(async (steps) => {
      for (let n = 0; n < steps; n += 1) {
        await new Promise((done) => requestAnimationFrame(done));
        scrollBy(0, 90);
      }
    }, STEPS);
  });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  const frames = workPerFrame(events);
  console.log(
    `main-thread work a frame over ${frames.length} frames while ${BOARDS} boards are scrolled: ` +
      `median ${percentile(frames, 0.5).toFixed(2)} ms, 95 % ${percentile(frames, 0.95).toFixed(2)} ms, ` +
      `most ${Math.max(...frames).toFixed(2)} ms`,
  );
  expect(frames.length).toBeGreaterThan(STEPS / 2);

  // Boards outside the viewport are neither laid out nor painted, but keep their space.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  const boards = await page.locator('#boards janggi-board').evaluateAll((all) =>
    all.map((board) => ({
      visibility: getComputedStyle(board).getPropertyValue('content-visibility'),
      cells: board.shadowRoot?.querySelectorAll('.cell').length ?? 0,
      nodes: board.shadowRoot?.querySelectorAll('*').length ?? 0,
    })),
  );
  for (const { visibility, cells, nodes } of boards) {
    expect(visibility).toBe('auto');
    expect(cells, 'no grid').toBe(0);
    expect(nodes).toBeLessThan(60);
  }
});
