// Playwright against the executable that JANGGUN_BIN names, in the Chromium of this machine. No retries: a flake is a bug.
import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // Far more than a loaded machine needs: nothing is measured by them.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  retries: 0,
  // One more than two processors: a test waits for pages, for the engine and for time that passes.
  workers: 3,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  use: {
    ...chromium,
    viewport: { width: 1280, height: 860 },
    // Requests that a service worker answers can be neither seen nor changed by a test; offline.spec.ts has one.
    serviceWorkers: 'block',
    locale: 'en-US',
    // A trace of every test doubles the time: to have one of a test that failed, run it with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    actionTimeout: 45_000,
  },
});
