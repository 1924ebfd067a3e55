// Renders the icons of the installed app from a single drawing, web/public/icon.svg.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from '@playwright/test';

const folder = resolve(import.meta.dirname, '../../web/public');

/** Icons with their edge length in pixels, the fraction of the edge that the piece covers, and the background. */
const ICONS = [
  { name: '192', edge: 192, share: 1, ground: 'transparent' },
  { name: '512', edge: 512, share: 1, ground: 'transparent' },
  // Systems crop this icon to various shapes, so the margin is wide enough to keep the piece complete.
  { name: 'maskable-512', edge: 512, share: 0.76, ground: '#f4efe4' },
  { name: '180', edge: 180, share: 0.84, ground: '#f4efe4' },
];

for (const { name, edge, share, ground } of ICONS) {
  test(`icon ${name}`, async ({ page }) => {
    const svg = readFileSync(resolve(folder, 'icon.svg')).toString('base64');
    await page.setViewportSize({ width: edge, height: edge });
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}</style>
       <img src="data:image/svg+xml;base64,${svg}" width="${edge * share}" height="${edge * share}">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await page.screenshot({ path: resolve(folder, `icons/${name}.png`), omitBackground: ground === 'transparent' });
  });
}
