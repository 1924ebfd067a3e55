// Takes the screenshots for README.md and the guide for directors, and renders the app icons. `npm run pictures` uses
// the executable in JANGGUN_BIN, or else target/release/janggun.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig(tests, {
  testDir: './pictures',
  timeout: 300_000,
  workers: 1,
  use: { locale: 'ko-KR', contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off' },
});
