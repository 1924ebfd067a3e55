// The flows in Firefox and WebKit against the release binary; Playwright runs them, other libraries drive the browsers.
import { defineConfig } from '@playwright/test';
import type { Kind } from './browsers/test.ts';

export default defineConfig<object, { kind: Kind }>({
  testDir: './browsers',
  outputDir: './test-results',
  // Far more than a loaded machine needs: nothing is measured by them.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  retries: 0,
  workers: 2,
  fullyParallel: false,
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { kind: 'firefox' } },
    { name: 'webkit', use: { kind: 'webkit' } },
  ],
});
