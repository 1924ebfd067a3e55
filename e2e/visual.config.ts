// Compares screenshots of the main pages with accepted ones.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

// Accepted pictures and differences are for people to look at.
process.env.KEEP_PICTURES ??= '1';

export default defineConfig(tests, { testDir: './visual', use: { screenshot: 'off' } });
