// Follows an account from sign-up to closing. A guest with a game creates the account, and uses two-factor
// authentication, recovery codes, sessions on other devices, and the data export.
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { create, friendOf, idOf } from '../support/game.ts';
import { arrangeBoth, command, play } from '../support/people.ts';
import { expect, picture, test } from '../support/test.ts';

const NAME = 'Naraesong';
const FIRST = 'four horsemen cross the river';
const SECOND = 'the general left his palace';
const THIRD = 'elephants see far and wide';

/** Returns an authenticator app's code at the Unix time `seconds` (RFC 6238: SHA-1, 30 s, six digits). */
function totp(secret: string, seconds: number): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/account/sign-in');
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('the codes of the test are those of the standard', () => {
  // Test vectors of RFC 6238, appendix B: the last six of their eight digits, for the secret "12345678901234567890".
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([59, 1111111109, 2000000000].map((seconds) => totp(secret, seconds))).toEqual(['287082', '081804', '279037']);
});

test('sign-up, second factor, recovery, sessions, export and closing', async ({ page, browser, server, visit }) => {
  // A guest with a game creates an account.
  const game = await create(page, 'A friend, by link', { side: 'Cho' });
  await page.goto('/account/sign-up');
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('password');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(FIRST);
  await picture(page, 'sign-up');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(`Welcome, ${NAME}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();

  const factor = page.getByRole('region', { name: 'Two-factor authentication' });
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await factor.getByRole('textbox', { name: 'Current password' }).fill(FIRST);
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await picture(page, 'second-factor');
  const began = Date.now() / 1000;
  await factor.getByRole('textbox', { name: 'Code', exact: true }).fill(totp(secret, began));
  await factor.getByRole('button', { name: 'Confirm' }).click();
  const listed = factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed.first()).toBeVisible();
  const codes = await listed.allTextContents();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await picture(page, 'recovery-codes');
  await factor.getByRole('button', { name: 'I have saved them' }).click();

  // On another device, the password is not enough, a used code is refused, and the next one is accepted.
  const phone = await visit();
  await signIn(phone, FIRST);
  await expect(phone.getByText('Enter the six digits that your authenticator app shows.')).toBeVisible();
  const code = phone.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill(totp(secret, began));
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByRole('alert')).toContainText('wrong or has already been used');
  await code.fill(totp(secret, began + 30));
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByRole('link', { name: NAME })).toBeVisible();

  // The other device shows the game too. After being signed out remotely, it shows the game as spectators see it.
  await phone.goto(`/game/${game}`);
  await expect(phone.getByRole('region', { name: 'Cho' })).toContainText('You');
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await picture(page, 'account');
  await sessions.getByRole('button', { name: /^Sign out/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(phone.getByRole('region', { name: 'Cho' })).not.toContainText('You');
  await expect(phone.getByRole('link', { name: 'Sign in' })).toBeVisible();

  // A recovery code replaces the lost authenticator app. It cannot be used again; another one resets the password.
  await signIn(phone, FIRST);
  await phone.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await phone.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByRole('link', { name: NAME })).toBeVisible();
  const stranger = await visit();
  await stranger.goto('/account/recover');
  await stranger.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await stranger.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await stranger.getByRole('textbox', { name: 'New password', exact: true }).fill(SECOND);
  await stranger.getByRole('button', { name: 'Set the new password' }).click();
  await expect(stranger.getByRole('alert')).toContainText(/recovery code is wrong/);
  await stranger.getByRole('textbox', { name: 'Recovery code' }).fill(codes[1] ?? '');
  await stranger.getByRole('button', { name: 'Set the new password' }).click();
  await expect(stranger.getByText('Your new password is set.')).toBeVisible();
  for (const one of [page, phone]) {
    await one.goto('/account');
    await expect(one.getByRole('heading', { name: 'You can play without an account' })).toBeVisible();
  }

  // The downloaded data contains no secrets.
  const saved = stranger.waitForEvent('download');
  await stranger.getByRole('link', { name: 'Download' }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(file)).toContain(NAME);
  expect(JSON.stringify(file)).toContain(game);
  for (const word of [FIRST, SECOND, THIRD, secret, 'argon2']) expect(JSON.stringify(file)).not.toContain(word);

  // Opponents see the name of an account until the account is closed.
  await stranger.goto('/');
  const last = await create(stranger, 'A friend, by link', { side: 'Cho' });
  const friend = await friendOf(stranger, { browser, server });
  await friend.getByRole('button', { name: 'Play as Han' }).click();
  await arrangeBoth({ cho: stranger, han: friend });
  await play({ cho: stranger, han: friend }, ['a4b4', 'i7h7']);
  expect(await command(friend, { t: 'act', ply: 2, action: 'resign' })).toBe('ack');
  await expect(friend.getByRole('region', { name: 'Game over' })).toContainText('You lose');
  await friend.reload();
  await expect(friend.getByRole('link', { name: NAME })).toBeVisible();
  await stranger.goto('/account');
  await stranger.getByRole('button', { name: 'Close account…' }).click();
  const close = stranger.getByRole('region', { name: 'Close your account' });
  await close.getByRole('textbox', { name: `To confirm, type your name: ${NAME}` }).fill('Somebody');
  await close.getByRole('textbox', { name: 'Current password' }).fill(SECOND);
  await close.getByRole('button', { name: 'Close account permanently' }).click();
  await expect(close.getByRole('alert')).toContainText('not the name of this account');
  await close.getByRole('textbox', { name: `To confirm, type your name: ${NAME}` }).fill(NAME);
  await picture(stranger, 'account-close');
  await close.getByRole('button', { name: 'Close account permanently' }).click();
  await expect(stranger.getByText('Your account has been closed.')).toBeVisible();
  await friend.reload();
  await expect(friend.getByRole('region', { name: 'Cho' })).toBeVisible();
  await expect(friend.getByText(NAME)).toHaveCount(0);
  await signIn(phone, SECOND);
  await expect(phone.getByRole('alert')).toContainText('The name or the password is wrong.');
  expect(idOf(friend)).toBe(last);
  await friend.context().close();
});
