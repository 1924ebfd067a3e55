// Chat in a game: channels, translated messages, and muting. Markup in messages is shown as text.
import { command, nickname } from '../support/people.ts';
import { arrange, create, idOf } from '../support/game.ts';
import { expect, picture, test } from '../support/test.ts';

const HOSTILE = '<img src=x onerror="document.title=1"> 안녕';

test('players talk in two languages, and those who watch among themselves until the end', async ({
  page,
  visit,
  server,
}) => {
  await create(page, 'A friend, by link', { side: 'Cho' });
  const friend = await visit({ locale: 'ko-KR', viewport: { width: 390, height: 844 }, hasTouch: true });
  const watcher = await visit();
  await nickname(watcher, server, 'Yeonmo');
  await friend.goto(`/game/${idOf(page)}`);
  await friend.getByRole('button', { name: '한(漢)으로 참가' }).click();
  // The choice of a setup does not cover the action buttons.
  await friend.getByRole('button', { name: /^채팅/ }).first().tap({ trial: true });
  await friend.getByRole('button', { name: '이 차림으로' }).tap();
  await arrange(page, 'Cho');
  await watcher.goto(`/game/${idOf(page)}`);

  // A predefined message is shown in each player's language.
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByRole('button', { name: 'Good luck, have fun!' }).click();
  const said = page.getByRole('log', { name: 'Messages' });
  await expect(said).toContainText('Good luck, have fun!');
  await friend.getByRole('button', { name: /^채팅/ }).tap();
  await expect(friend.getByRole('log')).toContainText('잘 부탁드립니다');
  await expect(friend.getByRole('button', { name: '관전자' })).toHaveCount(0);
  await picture(friend, 'chat-phone');

  // Typed text is shown as typed.
  await friend.getByRole('textbox').fill(HOSTILE);
  await friend.keyboard.press('Enter');
  await expect(said).toContainText(HOSTILE);
  await expect(page.locator('janggi-board')).toBeVisible();
  expect(await page.title()).not.toBe('1');
  await picture(page, 'chat');

  // Spectators have a separate channel, which the players cannot read during the game.
  await watcher.getByRole('button', { name: /^Chat/ }).click();
  await expect(watcher.getByRole('log')).toContainText('No messages yet.');
  await watcher.getByRole('textbox', { name: 'Say something' }).fill('Cho should take the soldier');
  await watcher.getByRole('button', { name: 'Send' }).click();
  await expect(watcher.getByRole('log')).toContainText('Cho should take the soldier');

  // Messages of muted players are hidden, and shown again after unmuting.
  await page.getByRole('button', { name: 'Mute opponent' }).click();
  await expect(said).not.toContainText(HOSTILE);
  await page.getByRole('button', { name: 'Unmute opponent' }).click();
  await expect(said).toContainText(HOSTILE);
  await expect(said).not.toContainText('Cho should take the soldier');

  expect(await command(page, { t: 'act', ply: 0, action: 'resign' })).toBe('ack');
  await expect(watcher.getByText(/Han wins/).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByRole('button', { name: 'Spectators' }).click();
  await expect(said).toContainText('Cho should take the soldier');
});
