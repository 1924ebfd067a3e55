// The app's frame: languages, titles, signing in, settings in two tabs, and slow or missing networks.
import { create } from '../support/game.ts';
import { nickname, PASSWORD, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('three languages are one menu away from each other', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('combobox');
  for (const [code, button, title] of [
    ['nl', 'Instellingen', 'Janggi, Koreaans schaak · Janggun'],
    ['ko', '설정', '누구나 바로 두는 장기 · 장군'],
    ['en', 'Settings', 'Janggi, Korean chess · Janggun'],
    ['nl', 'Instellingen', 'Janggi, Koreaans schaak · Janggun'],
  ] as const) {
    await menu.selectOption(code);
    await expect(page.getByRole('banner').getByRole('button', { name: button })).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
});

test('a page that a link leads to has the title that it has when it is opened', async ({ page }) => {
  await page.goto('/learn');
  const opened = await page.title();
  for (const name of ['Glossary', 'Openings', 'Learn', 'Xiangqi', 'Learn'] as const) {
    await page.getByRole('main').getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current');
    const html = await (await page.request.get(new URL(page.url()).pathname)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    await expect(page).toHaveTitle(name === 'Xiangqi' ? /Xiangqi/ : title);
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(opened);
});

test('“Sign in” is the form, for a guest with a nickname too, and after signing up one is back where one was', async ({
  page,
  server,
}) => {
  await nickname(page, server, 'Pine');
  await page.goto('/rule-sets');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('reader1');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('four words are enough');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL('/rule-sets');
  await expect(page.getByText('Welcome, reader1.')).toBeVisible();
  await page.getByRole('link', { name: 'Create recovery codes' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
});

test('what one tab chooses the other follows, and neither undoes the other', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'dark' }).check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByRole('dialog').getByRole('radio', { name: 'Zelkova wood' }).check();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('janggun.settings') ?? '{}') as object);
  expect(await stored()).toMatchObject({ theme: 'dark', wood: 'zelkova' });
  await page.reload();
  expect(await stored()).toMatchObject({ theme: 'dark', wood: 'zelkova' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the settings say what the program is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'General' }).click();
  const about = page.getByRole('dialog').getByRole('region', { name: 'About' });
  await expect(about).toContainText(/Janggun \d+\.\d+\.\d+/);
  await expect(about).toContainText('MIT');
  await about.getByRole('link', { name: 'Help and about' }).click();
  const notices = page.getByRole('link', { name: /^Licences of/ });
  const answer = await page.request.get((await notices.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  // The notices cover crates, npm packages and fonts.
  for (const word of ['serde', 'svelte', 'SIL OPEN FONT LICENSE']) expect(await answer.text()).toContain(word);
});

test('without a network the computer plays on this device at one press', async ({ page, context }) => {
  await create(page, 'Computer');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // Visits the page of the device game first, because the service worker, which would store its files, is blocked.
  await page.goto('/device');
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await context.route(/\/api\//, (route) => route.abort());
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL('/device');
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
});

test('a game on a slow line shows its board at once', async ({ page, context }) => {
  const id = await create(page, 'Computer');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.goto('/rule-sets');
  await context.route(/\/assets\/GamePage-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('.frame')?.append(link);
    link.click();
    link.remove();
  }, `/game/${id}`);
  await expect(page.locator('main .room janggi-board')).toBeInViewport();
  const early = await page.locator('main janggi-board').boundingBox();
  release();
  await expect(page.getByRole('toolbar')).toBeVisible();
  const late = await page.locator('main janggi-board').first().boundingBox();
  expect(late).toEqual(early);
});

test('what was played as a guest is still found after signing in', async ({ page, visit, server }) => {
  await signUp(await visit(), server, 'settled');
  const id = await create(page, 'Computer');
  await page.goto('/account/sign-in');
  await page.getByRole('textbox', { name: 'Name' }).fill('settled');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'settled' })).toBeVisible();
  await page.goto('/games');
  await expect(
    page.getByRole('region', { name: 'Played here as a guest' }).locator(`a[href="/game/${id}"]`),
  ).toBeVisible();
});
