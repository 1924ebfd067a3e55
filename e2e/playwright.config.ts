// Runs Playwright against the executable in JANGGUN_BIN, with Chromium of this machine. Tests are not retried, because
// a flaky test is a bug.
import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results/browser',
  // This limit is far longer than tests take on a busy machine, because tests do not measure time.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  retries: 0,
  // One worker more than the two processors, because tests often wait for pages, the engine or time to pass.
  workers: 3,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  use: {
    ...chromium,
    viewport: { width: 1280, height: 860 },
    // Tests can neither see nor change requests answered by a service worker; only offline.spec.ts uses one.
    serviceWorkers: 'block',
    locale: 'en-US',
    // Tracing every test doubles the time. Run a failed test with `--trace on` to get its trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    actionTimeout: 45_000,
  },
});
