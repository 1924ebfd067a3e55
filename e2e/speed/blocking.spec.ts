// Measures the total blocking time of pages while they load, like Lighthouse, but in processor time.
//
// Lighthouse uses the elapsed time of tasks. On a machine with few cores, it includes time in which the page waits for
// other threads of the browser.
import { expect, test } from '../support/test.ts';

const CPU = 4;
/** Duration in milliseconds beyond which a task counts as blocking. */
const LONG_MS = 50;
const PAGES = ['/', '/analysis', '/learn', '/problems'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start in microseconds. */
  ts: number;
  /** Elapsed time and processor time in microseconds. */
  dur?: number;
  tdur?: number;
}

/** Returns the total blocking time in milliseconds if tasks take `CPU` times as long as `length` microseconds. */
function blocked(tasks: readonly TraceEvent[], length: (task: TraceEvent) => number | undefined): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, (CPU * (length(task) ?? 0)) / 1000 - LONG_MS), 0);
}

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

for (const path of PAGES) {
  test(`blocking time of ${path}`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const categories = ['toplevel', 'devtools.timeline', 'loading'];
    await devtools.send('Tracing.start', { traceConfig: { includedCategories: categories } });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    const painted = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
    expect(painted, 'something is drawn').toBeDefined();
    const tasks = events.filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        ph === 'X' &&
        pid === painted?.pid &&
        tid === painted.tid &&
        ts >= painted.ts,
    );
    const [processor, wall] = [blocked(tasks, ({ tdur }) => tdur), blocked(tasks, ({ dur }) => dur)];
    console.log(`${path}: blocked ${Math.round(processor)} ms by processor time, ${Math.round(wall)} ms by the clock`);
  });
}
