// Runs the flows in Firefox and WebKit. Playwright is the test runner, and other libraries drive the browsers.
import { defineConfig } from '@playwright/test';
import type { Kind } from './browsers/test.ts';
import tests from './playwright.config.ts';

export default defineConfig<object, { kind: Kind }>(tests, {
  testDir: './browsers',
  outputDir: './test-results/browsers',
  projects: [
    { name: 'firefox', use: { kind: 'firefox' } },
    { name: 'webkit', use: { kind: 'webkit' } },
  ],
});
