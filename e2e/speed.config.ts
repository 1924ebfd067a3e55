// Measurements of the release build. They are started manually, because the results depend on the machine.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig(tests, { testDir: './speed', workers: 1, use: { screenshot: 'off' } });
