// Runs Playwright with the installed Chromium, against the executable in JANGGUN_BIN or else the release build. Tests
// are not retried, because a flaky test is a bug.
import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results/browser',
  // Far longer than any test takes, even on a busy machine. Tests do not measure time.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  retries: 0,
  // May exceed the number of processors, because tests often wait for pages, the engine or a timer.
  workers: 3,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  use: {
    ...chromium,
    viewport: { width: 1280, height: 860 },
    // Playwright cannot intercept requests that a service worker answers. Tests that need one allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    // Tracing makes tests much slower. To get the trace of a failed test, run it again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    actionTimeout: 45_000,
  },
});
