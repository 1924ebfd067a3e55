// Compares screenshots of the main pages with accepted ones.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

// Saves the accepted pictures and the differences, so that people can look at them.
process.env.KEEP_PICTURES ??= '1';

export default defineConfig(tests, {
  testDir: './visual',
  outputDir: './test-results/visual',
  fullyParallel: true,
  use: { screenshot: 'off' },
});
