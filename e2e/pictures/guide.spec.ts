// Takes the pictures for the guide for directors, in every language. They show an over-the-board tournament with 24
// players, from the first form to the certificates. Run with `npm run pictures -- guide`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const FOLDER = resolve(import.meta.dirname, '../../web/src/features/tournament/guide/pictures');
const SIZE = { width: 1060, height: 600 };
/** Rounds of the format proposed for 24 players: groups of four, then a knockout of the best sixteen. */
const GROUP_ROUNDS = 3;
const KNOCKOUT_ROUNDS = 4;
/** Maximum size of a picture in bytes. */
const MOST = 28 * 1024;

interface Event {
  readonly lang: 'ko' | 'en' | 'nl';
  readonly name: string;
  readonly place: string;
  readonly fee: string;
  readonly players: string;
  readonly clubs: readonly string[];
  readonly grade: (n: number) => string;
  readonly certificates: string;
}

const EVENTS: readonly Event[] = [
  {
    lang: 'ko',
    name: '봄맞이 어르신 장기대회',
    place: '종로 노인복지관',
    fee: '10,000',
    players:
      '김영호 이순자 박상철 최병훈 정말순 강대성 조명숙 윤태식 장기수 임옥희 한동수 오세철 서정남 신복례 권오현 황만수 안길자 송재덕 류종관 홍금순 전병수 고영란 문창식 배춘자',
    clubs: ['종로', '수원', '전주', '안양', '대전', '강릉'],
    grade: (n) => `${n}단`,
    certificates: '상장',
  },
  {
    lang: 'en',
    name: 'Spring Tournament',
    place: 'Town Hall',
    fee: '5',
    players:
      'Adams Baker Carter Dixon Ellis Foster Grant Harris Irwin Jones Kelly Lewis Mason Nolan Owens Parker Quinn Reed Scott Taylor Upton Vance Walker Young',
    clubs: ['Leeds', 'York', 'Bristol', 'Oxford', 'Dover', 'Bath'],
    grade: (n) => `${n}d`,
    certificates: 'Certificates',
  },
  {
    lang: 'nl',
    name: 'Lentetoernooi',
    place: 'Buurthuis De Linde',
    fee: '5',
    players:
      'Bakker Bos Brouwer Dekker Dijkstra Evers Faber Graaf Haan Hendriks Jansen Kok Kuiper Meijer Mulder Peters Post Smit Snel Timmer Visser Vos Willems Zwart',
    clubs: ['Utrecht', 'Delft', 'Zwolle', 'Breda', 'Leiden', 'Assen'],
    grade: (n) => `${n}d`,
    certificates: 'Oorkonden',
  },
];

/**
 * Converts a screenshot to WebP in `page`. Uses lossless compression if the result is small enough, otherwise the
 * highest quality that fits.
 */
async function pack(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ([data, most]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      for (const quality of [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) {
        const address = canvas.toDataURL('image/webp', quality);
        const packed = address.slice(address.indexOf(',') + 1);
        if ((packed.length * 3) / 4 <= most) return packed;
      }
      return '';
    },
    [png.toString('base64'), MOST] as const,
  );
  expect(text, 'the picture is too large').not.toBe('');
  return Buffer.from(text, 'base64');
}

for (const event of EVENTS) {
  test(`pictures of the guide: ${event.lang}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: SIZE,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
    });
    await context.addInitScript(
      (lang) => localStorage.setItem('janggun.settings', JSON.stringify({ lang, theme: 'light' })),
      event.lang,
    );
    const page = await context.newPage();
    const packer = await context.newPage();
    mkdirSync(FOLDER, { recursive: true });

    /** Takes a picture of the window, scrolled to `top` if given, otherwise to the top of the page. */
    async function take(step: string, top?: Locator): Promise<void> {
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      if (top === undefined) await page.evaluate(() => scrollTo(0, 0));
      else await top.evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 8));
      const png = await page.screenshot({ caret: 'initial' });
      writeFileSync(resolve(FOLDER, `${event.lang}-${step}.webp`), await pack(packer, png));
    }
    const part = (n: number): Locator => page.locator('.directing > nav a').nth(n);
    const [DRAW, ROUNDS, PRINT] = [1, 2, 4] as const;
    const missing = page.locator('.state button');
    const said = page.locator('.said');
    const bar = page.locator('section.card:has(.number)');

    await page.goto('/tournament');
    const fields = page.locator('form.card input[type=text]');
    await fields.nth(0).fill(event.name);
    await fields.nth(1).fill(event.place);
    await fields.nth(2).fill('2027-04-10');
    await fields.nth(3).fill(event.fee);
    await take('plan', page.locator('form.card'));
    await page.locator('form.card .begin button').click();

    const rows = event.players
      .split(' ')
      .map((name, at) => [name, event.clubs[at % 6], event.grade((at % 5) + 1), 1938 + ((at * 7) % 25)].join('\t'));
    await page.locator('details summary').first().click();
    await page.locator('details textarea').first().fill(rows.join('\n'));
    await page.locator('details .row .main').click();
    await expect(page.locator('table.list tbody tr')).toHaveCount(24);
    await expect(page.locator('details').first()).not.toHaveAttribute('open');
    for (const at of [0, 1, 3]) await page.locator('.tick input').nth(at).check();
    await take('entries', page.locator('.directing > nav'));

    await part(DRAW).click();
    await page.locator('.head .button').first().click();
    await expect(page.locator('ol li')).toHaveCount(24);
    await page.locator('.head .button').last().click();
    await take('draw', page.locator('.head'));
    await page.keyboard.press('Escape');

    await part(ROUNDS).click();
    await page.locator('.next .main').click();
    await expect(missing).toHaveCount(12);
    await part(PRINT).click();
    await expect(page.locator('.paper')).toBeVisible();
    await take('round', page.locator('.controls'));

    await part(ROUNDS).click();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(bar.locator('.keys')).toBeVisible();
    await take('results', page.locator('.top'));
    await page.keyboard.press('1');
    await expect(missing).toHaveCount(11);
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.keyboard.press('4');
    await page.keyboard.type('28');
    await page.keyboard.press('Tab');
    await page.keyboard.type('29.5');
    await take('count', page.locator('.top'));
    await page.keyboard.press('Enter');
    await expect(missing).toHaveCount(10);
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.keyboard.press('8');
    await page.keyboard.type('4');
    await take('late', page.locator('.top'));
    await page.keyboard.press('Enter');
    await expect(said).toContainText('8');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('2');
    await dialog.locator('.row .button.small').first().click();
    await take('correct');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    /** Enters the same result for every board that has none. */
    async function finish(): Promise<void> {
      for (let left = await missing.count(); left > 0; left--) {
        await page.keyboard.type((await missing.first().innerText()).trim());
        await page.keyboard.press('Enter');
        await page.keyboard.press('1');
        await expect(missing).toHaveCount(left - 1);
      }
    }
    const pair = page.locator('.next .main');
    for (let rounds = 1; rounds < GROUP_ROUNDS; rounds++) {
      await finish();
      await pair.click();
      await expect(missing).not.toHaveCount(0);
    }
    await finish();
    await take('next', page.locator('.top'));
    for (let rounds = 0; rounds < KNOCKOUT_ROUNDS; rounds++) {
      await pair.click();
      await expect(missing).not.toHaveCount(0);
      await finish();
    }
    await part(PRINT).click();
    await page.getByRole('button', { name: event.certificates }).click();
    await expect(page.locator('.paper')).toBeVisible();
    await take('end', page.locator('.paper'));
    await context.close();
  });
}
