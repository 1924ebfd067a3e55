// How the browser is started: the executable in CHROME, else the first known name on the PATH.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (existsSync(candidate)) return candidate;
    }
  }
  throw new Error('no Chromium found: install one (Debian: apt-get install chromium) or name it in CHROME');
}

/** Chromium refuses its sandbox to root, which is what a container usually runs as. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROME ?? onPath(),
    args: ['--disable-dev-shm-usage', ...sandbox],
  },
};
