// Text on a phone is legible, and nothing covers the user's player strip. Font sizes are at least 14 pixels, or 16 in
// large print and in fields.
import { devices, type Page } from '@playwright/test';
import { move, turn } from '../support/board.ts';
import { arrange, begun, create } from '../support/game.ts';
import { EVERY_ADDRESS } from '../support/pages.gen.ts';
import { expect, picture, test } from '../support/test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
test.use({ ...pixel, viewport: { width: 390, height: 844 } });

/** Returns visible texts smaller than `least` pixels, and fields that phones zoom into when touched. */
function tooSmall(page: Page, least = 14): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement;
      // Skips drawings, because printed sheets are SVG drawings in millimetres.
      if (element === null || node.textContent?.trim() === '' || element.closest('svg, script, style') !== null)
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least && element.getClientRects().length > 0)
        found.push(`${size} px: ${node.textContent?.trim().slice(0, 20)}`);
    }
    for (const field of document.querySelectorAll(
      'input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea',
    )) {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      if (size < 16) found.push(`${size} px: ${field.tagName} ${field.getAttribute('aria-label') ?? field.id}`);
    }
    return found;
  }, least);
}

/** Switches the page to a language. Reports a part that makes the page scroll sideways; empty if there is none. */
async function tooWide(page: Page, lang: string): Promise<string[]> {
  await page.evaluate((lang) => {
    localStorage.setItem('janggun.settings', JSON.stringify({ lang }));
    dispatchEvent(new StorageEvent('storage', { key: 'janggun.settings' }));
  }, lang);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await page.waitForLoadState('networkidle');
  return page.evaluate((lang) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    );
    return [`${lang}: ${scrollWidth} of ${clientWidth} px: ${out.at(-1)?.textContent?.trim().slice(0, 40)}`];
  }, lang);
}

/** Returns the number of visible controls in a page's main part, except in tabs. */
function waysOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ways = [
      ...document.querySelectorAll('main :is(a[href], button:not(:disabled), input, janggi-board:not([mini]))'),
    ];
    return ways.filter((way) => way.closest('nav.tabs') === null && way.checkVisibility()).length;
  });
}

/** Switches the page to large print for the check, and returns the findings of `tooSmall`. */
async function tooSmallInLargePrint(page: Page): Promise<string[]> {
  const print = (size: string): Promise<void> =>
    page.evaluate((size) => document.documentElement.setAttribute('data-print', size), size);
  await print('large');
  const found = await tooSmall(page, 16);
  await print('usual');
  return found.map((one) => `large print, ${one}`);
}

test('in Korean, on every page', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('janggun.settings', '{"lang":"ko"}'));
  const deadEnds: string[] = [];
  for (const path of EVERY_ADDRESS) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect([...(await tooSmall(page)), ...(await tooSmallInLargePrint(page))], path).toEqual([]);
    for (const lang of ['nl', 'en', 'ko']) expect(await tooWide(page, lang), `${path}: sideways`).toEqual([]);
    if ((await waysOn(page)) === 0) deadEnds.push(path);
    const tabs = page.locator('main h1 + nav.tabs:has(button)');
    if ((await tabs.count()) === 0) continue;
    const { height } = (await tabs.boundingBox()) ?? { height: 0 };
    expect(height, `${path}: the tabs are one row`).toBeLessThan(60);
  }
  expect(deadEnds, 'pages without a next step').toEqual([]);
  await page.goto('/');
  await page.getByRole('radio', { name: '다른 사용자' }).check();
  const clocks = page.locator('.pools li span');
  await expect(clocks.first()).toBeVisible();
  for (const clock of await clocks.all()) {
    expect(await clock.evaluate((one) => one.getClientRects().length), 'a clock in one line').toBe(1);
  }
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const group of ['화면', '대국', '내 정보']) {
    await page.getByRole('tab', { name: group, exact: true }).click();
    expect([...(await tooSmall(page)), ...(await tooSmallInLargePrint(page))], `settings: ${group}`).toEqual([]);
  }
  await page.getByRole('tab', { name: '화면' }).click();
  const preview = await page.getByRole('dialog').getByRole('figure').boundingBox();
  expect(preview?.width, 'the board that shows the choices').toBeGreaterThanOrEqual(240);
  await page.getByRole('group', { name: '글자 크기' }).getByRole('radio', { name: '크게' }).check();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('20px');
});

test('in a game, and in its dialogs', async ({ page }) => {
  await begun(page);
  await move(page, 'a4b4');
  await page.evaluate(() =>
    localStorage.setItem(
      'janggun.settings',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('janggun.settings') ?? '{}'), lang: 'ko' }),
    ),
  );
  await page.reload();
  await expect(page.getByRole('toolbar')).toBeVisible();
  expect([...(await tooSmall(page)), ...(await tooSmallInLargePrint(page))]).toEqual([]);
  await picture(page, 'phone-korean-game');
  await page.getByRole('button', { name: '메뉴' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});

test('without a network in a game, the own line and the actions stay free', async ({ page, context }) => {
  await create(page, 'Two people, this device');
  await arrange(page, 'Han');
  await arrange(page, 'Cho');
  await turn(page, 'cho');
  // The script of the notice is loaded some time after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /OfflineNotice-.*js/.test(name)),
  );
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  for (const target of [
    page.getByRole('region', { name: 'Cho' }),
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('button', { name: 'Pass', exact: true }),
  ]) {
    await expect(target).toBeInViewport({ ratio: 1 });
    const covered = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && (element.contains(top) || top.contains(element)) ? null : top?.outerHTML.slice(0, 80);
    });
    expect(covered).toBeNull();
  }
  await picture(page, 'phone-offline-game');
});
