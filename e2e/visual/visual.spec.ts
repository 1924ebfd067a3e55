// Compares the main pages with mosaics of accepted screenshots, in Korean and English, in light and dark themes, at the
// sizes of a desktop, a tablet and a phone. `npm run visual:accept` replaces the mosaics, and saves the screenshots in
// test-results/pictures for review.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, picture, test } from '../support/test.ts';
import { difference, mosaic } from './mosaic.ts';
import { SCENES, type Scene } from './pages.ts';

const ACCEPT = process.env.VISUAL_ACCEPT === '1';
const REFERENCES = resolve(import.meta.dirname, 'references');
/** Maximum fraction of the content that may differ: more than a changed word, but less than a broken layout. */
const TOLERANCE = 0.04;

const SIZES = {
  desktop: { viewport: { width: 1440, height: 896 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 384, height: 832 }, hasTouch: true, isMobile: true },
};
const THEMES = ['light', 'dark'] as const;
/** Examples of broken layouts: the main part moved right by 3 tiles, moved down by 2.5 tiles, or hidden. */
const BROKEN = [
  ['translate', '48px 0'],
  ['translate', '0 40px'],
  ['visibility', 'hidden'],
] as const;

/** Reverses the first text node of an element. */
function changeWord(element: Element): void {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) throw new Error('there is no text to change');
  text.nodeValue = [...(text.nodeValue ?? '')].reverse().join('');
}

/** Returns the mosaic of the page after all motion has stopped. */
async function mosaicOf(page: Page): Promise<PNG> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  let last = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await expect(async () => {
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const still = next.equals(last);
    last = next;
    expect(still, 'the page stands still').toBe(true);
  }).toPass();
  return mosaic(last);
}

async function open(page: Page, scene: Scene): Promise<void> {
  await scene.open(page);
  await page.waitForLoadState('networkidle');
}

function reference(name: string): PNG {
  const path = resolve(REFERENCES, `${name}.png`);
  if (!existsSync(path)) throw new Error(`no reference ${name}: look at the page, then npm run visual:accept`);
  return PNG.sync.read(readFileSync(path));
}

for (const [size, options] of Object.entries(SIZES)) {
  for (const locale of ['ko-KR', 'en-US']) {
    test.describe(`${size}, ${locale}`, () => {
      test.use({ ...options, locale, contextOptions: { reducedMotion: 'reduce' } });
      for (const scene of SCENES) {
        test(scene.name, async ({ page }) => {
          await open(page, scene);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, 'nothing sticks out sideways').toBe(options.viewport.width);
          for (const theme of THEMES) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
            const name = `${scene.name}-${size}-${locale.slice(0, 2)}-${theme}`;
            const seen = await mosaicOf(page);
            if (ACCEPT) {
              mkdirSync(REFERENCES, { recursive: true });
              writeFileSync(resolve(REFERENCES, `${name}.png`), PNG.sync.write(seen));
              await picture(page, `visual-${name}`);
            } else {
              const share = difference(seen, reference(name));
              if (share > TOLERANCE) await picture(page, `visual-${name}`);
              expect(share, `${name}: share of the page that looks different`).toBeLessThanOrEqual(TOLERANCE);
            }
          }
        });
      }
    });
  }
}

test('a changed word passes, a broken layout does not', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop.viewport);
  for (const scene of SCENES) {
    await open(page, scene);
    const before = await mosaicOf(page);
    await page.locator('main').locator('h1, h2, a').first().evaluate(changeWord);
    const word = difference(await mosaicOf(page), before);
    expect(word, `${scene.name}: a word`).toBeLessThanOrEqual(TOLERANCE);
    const main = page.locator('main');
    for (const [property, value] of BROKEN) {
      await main.evaluate((one, [property, value]) => one.style.setProperty(property, value), [
        property,
        value,
      ] as const);
      const share = difference(await mosaicOf(page), before);
      console.log(`${scene.name}: a word ${word.toFixed(3)}, ${property}: ${value} ${share.toFixed(3)}`);
      expect(share, `${scene.name}: ${property}: ${value}`).toBeGreaterThan(TOLERANCE);
      await main.evaluate((one, property) => one.style.removeProperty(property), property);
    }
  }
});
