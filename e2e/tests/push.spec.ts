// Push messages: switched on and off in the settings, and shown by the service worker. The tests have no push service,
// so the browser's subscription is a fake.
import type { BrowserContext, Page } from '@playwright/test';
import type { PushKind } from '../../web/src/wire.gen.ts';
import { withWindows } from '../support/chromium.ts';
import { create } from '../support/game.ts';
import { accent, inPseudoLanguage } from '../support/pseudo.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...withWindows, serviceWorkers: 'allow' });

const KINDS: readonly PushKind[] = ['turn', 'offer', 'challenge', 'joined', 'over'];
const ENDPOINT = 'https://push.example/send/1';
const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Fakes the browser's push subscription and the server's push support. Returns the recorded push requests. */
async function standIns(context: BrowserContext, page: Page): Promise<{ method: string; body: unknown }[]> {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(
    ({ endpoint, key }) => {
      const subscription = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
        unsubscribe: () => Promise.resolve(true),
      };
      PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
      PushManager.prototype.getSubscription = () => Promise.resolve(null);
    },
    { endpoint: ENDPOINT, key: KEY },
  );
  // The tests run without the offline worker, because its requests could not be intercepted.
  await page.addInitScript(() => localStorage.setItem('janggun.offline', 'false'));
  const asked: { method: string; body: unknown }[] = [];
  await page.route('**/api/me', async (route) => {
    // Requests of a page that has been left cannot be answered.
    const left = (): undefined => undefined;
    const answer = await route.fetch().catch(left);
    const me = (await answer?.json().catch(left)) as object | undefined;
    if (answer !== undefined && me !== undefined) {
      await route.fulfill({ response: answer, json: { ...me, push: KEY } }).catch(left);
    }
  });
  await page.route('**/api/account/push', async (route) => {
    asked.push({ method: route.request().method(), body: route.request().postDataJSON() as unknown });
    await route.fulfill({ status: 204 });
  });
  return asked;
}

test('push messages are off until they are switched on, and can be switched off', async ({ context, page }) => {
  const asked = await standIns(context, page);
  await create(page, 'Two people, this device');
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Play', exact: true }).click();
  const box = page.getByRole('checkbox', { name: 'Notify me on this device when I am away' });
  await expect(box).not.toBeChecked();
  expect(asked).toEqual([]);
  await box.click();
  await expect(box).toBeChecked();
  const body = { endpoint: ENDPOINT, p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  await expect.poll(() => asked).toEqual([{ method: 'PUT', body }]);
  // The subscription is sent again at the next visit, because the session may have changed.
  await page.goto('/glossary');
  await expect.poll(() => asked.length).toBe(2);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Play', exact: true }).click();
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  await expect.poll(() => asked.at(-1)?.method).toBe('DELETE');
  await page.goto('/culture');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked).toHaveLength(3);
});

test.describe('in the pseudo-language', () => {
  inPseudoLanguage(['한신']);

  test('the service worker shows every push message in the language of the app', async ({ context, page }) => {
    const asked = await standIns(context, page);
    await create(page, 'Two people, this device');
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Play', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Notify me on this device when I am away' }).click();
    await expect.poll(() => asked.length).toBe(1);
    const state = (): Promise<string | undefined> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/push/'))?.active?.state);
    // A message to a worker that is still being installed would be lost.
    await expect.poll(state).toBe('activated');
    const devtools = await context.newCDPSession(page);
    const versions = new Promise<{ registrationId: string; scopeURL: string }>((found) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
        if (ours !== undefined) found(ours);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const { registrationId } = await versions;
    const origin = new URL(page.url()).origin;
    for (const [n, kind] of KINDS.entries()) {
      const data = JSON.stringify({ kind, game: `LqZ3xv0aJ9${n}`, name: '한신' });
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    }
    const shown = (): Promise<[string, string][]> =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/push/');
        const all = (await registration?.getNotifications()) ?? [];
        return all.map(({ title, body }): [string, string] => [title, body]);
      });
    await expect.poll(shown).toHaveLength(KINDS.length);
    const texts = await shown();
    expect(texts).toContainEqual([accent('It is your turn'), `${accent('Opponent')}: 한신`]);
    expect(texts.flat().filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });
});
