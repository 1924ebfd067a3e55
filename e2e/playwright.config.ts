// Playwright against the executable in JANGGUN_BIN, in this machine's Chromium. No retries: a flaky test is a bug.
import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // Far more than a loaded machine needs: they measure nothing.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  retries: 0,
  // One more than two processors, since a test often waits: for pages, for the engine and for time to pass.
  workers: 3,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  use: {
    ...chromium,
    viewport: { width: 1280, height: 860 },
    // A test can neither see nor change requests answered by a service worker; offline.spec.ts uses one.
    serviceWorkers: 'block',
    locale: 'en-US',
    // Tracing every test doubles the time: run a failed test with `--trace on` to get its trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    actionTimeout: 45_000,
  },
});
