// A club from its founding to its first event and tournament: approval of a member, and the list of members.
import { readFileSync } from 'node:fs';
import { signUp } from '../support/people.ts';
import { expect, picture, test } from '../support/test.ts';

test('a club is founded, found, joined and run, and its list becomes entries of a tournament', async ({
  page,
  server,
  visit,
}) => {
  const other = await visit({ viewport: { width: 390, height: 844 } });
  await signUp(page, server, 'Hoejang');
  await signUp(other, server, 'Sinip');

  await page.goto('/lobby');
  await page.getByRole('link', { name: 'Clubs', exact: true }).click();
  await page.getByRole('button', { name: 'Start a club' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name of the club').fill('Janggi Den Haag');
  await form.getByLabel('Town or address').fill('The Hague');
  await form.getByLabel('Description').fill('Every Saturday at two. Beginners are welcome.');
  await form.getByRole('radio', { name: 'Approval required' }).check();
  await form.getByRole('button', { name: 'Start the club' }).click();
  await expect(page.getByRole('heading', { name: 'Janggi Den Haag' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link to the club' })).toHaveValue(page.url());
  await picture(page, 'club-new');

  await other.goto('/clubs');
  await other.getByRole('textbox', { name: 'Name or place' }).fill('the hague');
  await other.getByRole('button', { name: 'Search' }).click();
  await picture(other, 'clubs-found');
  await other.getByRole('link', { name: 'Janggi Den Haag' }).click();
  await other.getByRole('button', { name: 'Ask to join' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'You have asked to join.' })).toBeVisible();
  await expect(other.getByText('Manage the club')).toHaveCount(0);

  // The owner opens the request from the bell, and the player opens the answer in the same way.
  await page.goto('/');
  await page.getByRole('button', { name: '1 notification' }).click();
  await picture(page, 'club-news');
  await page.getByRole('link', { name: /Janggi Den Haag/ }).click();
  await page.getByRole('region', { name: 'Requests to join' }).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Actions for Sinip' }).click();
  await page.getByRole('button', { name: 'Make officer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sinip' })).toContainText('Officer');
  await picture(page, 'club-owner');

  await other.goto('/');
  await other.getByRole('button', { name: '1 notification' }).click();
  await other.getByRole('link', { name: /Janggi Den Haag/ }).click();
  await other.getByRole('button', { name: 'Add an event' }).click();
  await other.getByRole('textbox', { name: 'Event' }).fill('Winter cup');
  await other.getByLabel('Date').fill('2099-12-05');
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(other.getByRole('region', { name: 'Events' })).toContainText('Winter cup');
  await other.getByText('Manage the club').click();
  await picture(other, 'club-officer');
  const downloading = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download (CSV)' }).click();
  const list = readFileSync(await (await downloading).path(), 'utf8');

  await other.getByRole('button', { name: 'New tournament for members' }).click();
  const tournament = other.getByRole('dialog');
  await tournament.getByLabel('Name').fill('Club evening');
  await tournament.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(other.getByRole('link', { name: 'For members of Janggi Den Haag' })).toBeVisible();
  await picture(other, 'club-tournament');
  await page.reload();
  await page.getByRole('link', { name: 'Club evening' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You have joined.')).toBeVisible();

  await page.goto('/tournament');
  await page.getByRole('textbox', { name: 'Name of the tournament' }).fill('Winter cup');
  await page.keyboard.press('Enter');
  await page.getByText('Paste a list').click();
  await page.getByRole('textbox', { name: 'Paste a list' }).fill(list);
  await expect(page.getByRole('row', { name: /Hoejang/ })).toContainText('Janggi Den Haag');
});
