// The app under a path of a host, as a static site and behind a reverse proxy. It makes no requests outside that path,
// and pages can be opened and reloaded at their addresses.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Host } from '../support/below.ts';
import { move, turn } from '../support/board.ts';
import { arrange } from '../support/game.ts';
import { binary, Server } from '../support/server.ts';
import { expect, picture, test } from '../support/test.ts';

const PATH = '/games/janggun/';

/** Returns the addresses of the page's links, except fragments and absolute URLs. */
const links = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((all) =>
      all
        .map((one) => one.getAttribute('href') ?? '')
        .filter((href) => !href.startsWith('#') && !/^https?:/.test(href)),
    );

test.describe('a site of files', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'janggun-site-')), 'site');
  let host: Host;
  let site: string;

  test.beforeAll(async () => {
    execFileSync(binary, ['site', folder, '--lang', 'en']);
    host = Host.ofFiles(PATH, folder);
    site = await host.start();
  });
  test.afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('plays against the computer and between two people', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site);
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Lobby' })).toHaveCount(0);
    for (const link of await links(page)) expect(link, 'a link of the start page').toMatch(/^\/games\/janggun\//);
    await picture(page, 'site-start');

    await page.getByRole('button', { name: 'Play now' }).click();
    await move(page, 'a4b4');
    await turn(page, 'cho');
    await expect(page.getByText('Computer, level')).toBeVisible();
    await picture(page, 'site-game');
    await page.reload();
    await turn(page, 'cho');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();

    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Two people, this device' }).click();
    await expect(page).toHaveURL(`${site}device/`);
    await page.getByLabel("Han's setup").selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await move(page, 'a4b4');
    await move(page, 'a7b7');
    await turn(page, 'cho');
    expect([host.outside, host.missing], asked.join('\n')).toEqual([[], []]);
  });

  test('opens every address anew, and says what needs a server', async ({ page }) => {
    await page.goto(`${site}learn`);
    await expect(page).toHaveURL(`${site}learn/`);
    await page.locator(`main a[href$="?at=/lessons/soldier"]`).first().click();
    const title = page.locator('main h1');
    await expect(title).toHaveText('The soldier');
    await page.reload();
    await expect(title).toHaveText('The soldier');

    // An analysis has its own address once it is stored in this browser.
    await page.goto(`${site}analysis/`);
    await move(page, 'a4b4');
    await expect(page).toHaveURL(/\?at=\/analysis\/[\w-]+$/);
    await page.reload();
    await turn(page, 'han');

    // There is no file for this address. The host's 404 page opens the right page of the app.
    await page.goto(`${site}problems/today?x=1`);
    await expect(page).toHaveURL(`${site}?at=/problems/today&x=1`);
    await expect(page.locator('janggi-board').first()).toBeVisible();
    await page.goto(`${site}nothing/here`);
    await expect(title).toHaveText('Page not found');

    for (const path of ['lobby/', 'account/', '?at=/game/AAAAAAAAAAA', '?at=/leaderboard/janggi/blitz']) {
      await page.goto(site + path);
      await expect(title).toHaveText('This page needs a server');
    }
    await picture(page, 'site-no-server');
    await page.goto(`${site}embed/analysis/?moves=a4b4`);
    await expect(page.locator('janggi-board')).toBeVisible();
    expect(host.outside).toEqual([]);
  });

  test('lists its files for use without a network as they are', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(site);
    const scope = page.evaluate(async () => {
      await navigator.serviceWorker.register('sw.js');
      return (await navigator.serviceWorker.ready).scope;
    });
    expect(await scope).toBe(site);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${site}sw.js`);
    await context.setOffline(true);
    await page.goto(`${site}learn/horse`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lobby' })).toHaveCount(0);
    await context.close();
  });

  test('does not write into a folder of others, and updates its own', () => {
    const run = (into: string): string => execFileSync(binary, ['site', into], { encoding: 'utf8', stdio: 'pipe' });
    const other = join(folder, '../other');
    mkdirSync(join(other, 'mine'), { recursive: true });
    expect(() => run(other)).toThrow(/foreign_folder/);
    const before = readFileSync(join(folder, 'janggun-site.json'), 'utf8');
    expect(run(folder)).toMatch(/^\d+ files, \d+\.\d MB/);
    expect(readFileSync(join(folder, 'janggun-site.json'), 'utf8')).toBe(before);
  });
});

test.describe('a server behind a proxy', () => {
  let server: Server;
  let host: Host;
  let site: string;

  test.beforeAll(async () => {
    server = new Server('below-a-path', 1, [], ['--base-path', PATH]);
    await server.start();
    host = Host.before(PATH, server.url);
    site = await host.start();
  });
  test.afterAll(async () => {
    await host.stop();
    await server.stop();
  });

  test('plays a game with sockets, cookies and the service worker below the path', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(site);
    await page.getByRole('button', { name: 'Two people, this device' }).click();
    await expect(page).toHaveURL(/\/games\/janggun\/game\/[\w-]{11}$/);
    await arrange(page, 'Han');
    await arrange(page, 'Cho');
    await move(page, 'a4b4');
    await turn(page, 'han');
    const [cookie] = await context.cookies(page.url());
    expect([cookie?.name, cookie?.path]).toEqual(['janggun_guest', PATH]);
    for (const link of await links(page)) expect(link).toMatch(/^\/games\/janggun\//);
    await page.reload();
    await turn(page, 'han');

    await page.evaluate(() => navigator.serviceWorker.register('/games/janggun/sw.js'));
    const scope = page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(await scope).toBe(site);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto(`${site}games`);
    await page.locator('main a[href^="/games/janggun/game/"]').first().click();
    await turn(page, 'han');
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(manifest).toBe(`${PATH}manifest.webmanifest`);
    expect(host.outside).toEqual([]);
    await context.close();
  });
});
