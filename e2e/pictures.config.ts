// Takes the screenshots of README.md and of the guide for directors: `npm run pictures`, with the release build at
// target/release/janggun or the one in JANGGUN_BIN.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig(tests, {
  testDir: './pictures',
  timeout: 300_000,
  workers: 1,
  use: { locale: 'ko-KR', contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off' },
});
