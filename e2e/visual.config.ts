// Screenshots of the main pages, compared with accepted ones.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig(tests, { testDir: './visual', use: { screenshot: 'off' } });
