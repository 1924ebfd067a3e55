// Playwright's configuration for comparing the main pages with accepted screenshots.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

// Saves screenshots of accepted and of differing pages for review.
process.env.KEEP_PICTURES ??= '1';

export default defineConfig(tests, {
  testDir: './visual',
  outputDir: './test-results/visual',
  fullyParallel: true,
  use: { screenshot: 'off' },
});
