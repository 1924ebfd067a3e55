// Drives Firefox with Puppeteer, over WebDriver BiDi.
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { type Driver, type Machine, SIZE } from './driver.ts';

export async function firefox(): Promise<Machine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'intl.locale.requested': 'en-US' },
  });
  return {
    version: await browser.version(),
    window: () => open(browser),
    stop: () => browser.close(),
  };
}

async function open(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(SIZE);
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, path) => {
      const field = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(path);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await context.close();
      if (faults.length > 0) throw new Error(`uncaught errors in the page: ${faults.join('; ')}`);
    },
  };
}
