import { z } from 'zod';
import { apiClient } from '../support/api-client.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { appCode, newAccount, newToken, openAccount } from '../support/people/accounts.ts';
import { goTo, keepToken, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const secret = z.object({ secret: z.string() });
const me = z.object({ id: z.string() });

test('an owner takes a compliance role, is asked for a second factor, sets the licence up and makes a feed', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const account = await openAccount(request, newAccount('recruiter'), {
    organizationName: 'Northgate Systems',
  });
  const token = await newToken(request, account);
  const owner = apiClient(request, { Authorization: `Bearer ${token}` });
  await keepToken(page, token);
  await goTo(page, '/dashboard/organisation/people');
  const people = panel(page, 'People');
  await people.getByRole('button', { name: /Compliance role/ }).click();
  await page.getByLabel('Compliance officer').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(people).toContainText('Compliance officer');
  expect(me.parse(await owner.get('/api/me')).id).not.toBe('');

  await goTo(page, '/dashboard/sponsor/set-up');
  await expect(page.getByRole('main')).toContainText('Set up a second factor');
  const enrolment = secret.parse(await owner.post('/api/me/authenticator/begin'));
  await owner.post('/api/me/authenticator', { code: appCode(enrolment.secret, Date.now()) });

  await goTo(page, '/dashboard/sponsor/set-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 steps are left to set up your licence');
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  for (const room of ['Today', 'Workers', 'Certificates', 'Duties', 'Calendar'])
    await expect(rail.getByRole('link', { name: room, exact: true })).toBeVisible();
  const licence = panel(page, 'Your licence');
  await licence.getByLabel('Routes').fill('Skilled Worker');
  await licence.getByLabel('Portway counts from').fill('2020-01-01');
  await licence.getByLabel('Reminders by email').fill('many');
  await licence.getByRole('button', { name: 'Save the licence' }).click();
  await expect(licence.getByRole('alert')).toContainText('Choose up to 8 days');
  await licence.getByLabel('Reminders by email').fill('10, 5, 1');
  await licence.getByRole('button', { name: 'Save the licence' }).click();
  await expect(panelStatus(page, 'Your licence')).toHaveText('Saved.');

  const open = (name: string) => page.getByRole('heading', { level: 2, name }).click();
  // One row is open at a time: the others say what is left in them.
  const keyPeople = panel(page, 'Key people');
  await expect(keyPeople.getByLabel('Full name')).toBeHidden();
  await expect(keyPeople).toContainText('2 to do');
  await open('Key people');
  await expect(licence.getByLabel('Routes')).toBeHidden();
  await keyPeople.getByLabel('Full name').fill('Carys Bowen');
  await keyPeople.getByLabel('First day in the role').fill('2020-01-01');
  await keyPeople.getByRole('button', { name: 'Add the person' }).click();
  await expect(keyPeople.getByRole('list').first()).toContainText('Carys Bowen');
  const places = panel(page, 'Work places');
  await open('Work places');
  await places.getByLabel('Name').fill('Glasgow office');
  await places.getByLabel('Nation').selectOption('scotland');
  await places.getByRole('button', { name: 'Add the place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 step is left to set up your licence');
  expect(await axeViolations(page)).toEqual([]);

  await places.getByText('Change or close: Glasgow office').click();
  const row = places.getByRole('listitem').first();
  await row.getByLabel('Name').fill('');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Enter a name for this place');
  await row.getByLabel('Name').fill('Edinburgh office');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(places.getByRole('list').first()).toContainText('Edinburgh office');
  await open('Key people');
  await keyPeople.getByText('Change what is recorded of Carys Bowen').click();
  await keyPeople.getByRole('listitem').first().getByLabel('Full name').fill('Karys Bowen');
  await keyPeople.getByRole('listitem').first().getByRole('button', { name: 'Save' }).click();
  await expect(keyPeople.getByRole('list').first()).toContainText('Karys Bowen');
  expect(await axeViolations(page)).toEqual([]);

  await goTo(page, '/dashboard/sponsor/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ in the next 90 days$/);
  await page.getByText('How to add it').click();
  await expect(page.getByRole('main')).toContainText('Google Calendar:');
  await goTo(page, '/dashboard/sponsor/calendar?month=2026-12');
  await page.getByRole('button', { name: 'Make a private address' }).click();
  const url = await page.getByLabel(/Copy this address now/).inputValue();
  const feed = await request.get(new URL(url).pathname + new URL(url).search);
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  expect(await axeViolations(page)).toEqual([]);
});
