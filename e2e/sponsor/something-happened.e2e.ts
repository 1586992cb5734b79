import { z } from 'zod';
import { apiClient } from '../support/api-client.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { appCode, newAccount, newToken, openAccount } from '../support/people/accounts.ts';
import { goTo, keepToken } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { addWorker, holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo } from '../support/register.ts';
import { expect, test } from '../test.ts';

const secret = z.object({ secret: z.string() });
const row = z.object({ id: z.string() });

test('a sponsor says what happened, sees each day counted, records it, prepares the facts and reports', async ({
  page,
  request,
}) => {
  const account = await openAccount(request, newAccount('recruiter'), {
    organizationName: 'Northgate Systems',
  });
  const token = await newToken(request, account);
  const owner = apiClient(request, { Authorization: `Bearer ${token}` });
  const { id: me } = row.parse(await owner.get('/api/me'));
  await owner.post(`/api/organisation/members/${me}/compliance-role`, { role: 'officer' });
  const enrolment = secret.parse(await owner.post('/api/me/authenticator/begin'));
  await owner.post('/api/me/authenticator', { code: appCode(enrolment.secret, Date.now()) });
  const { id: worker } = row.parse(await owner.post('/api/sponsor/workers', { fullName: 'Ana Marques' }));
  await keepToken(page, token);

  await goTo(page, `/dashboard/sponsor/happened?worker=${worker}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What happened to Ana Marques?');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Someone leaves, or is dismissed' }).click();
  await page.getByLabel('Last day of sponsored work').fill('2026-04-02');
  await page.getByRole('button', { name: 'See what follows' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('20 April 2026');
  await expect(main).toContainText('Easter Monday');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Record it' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ana Marques: employment or sponsorship ends',
  );
  await expect(main).toContainText('Past the day counted; report now');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('The reason').fill('Resignation');
  await page.getByRole('button', { name: 'Save as prepared' }).click();
  await expect(main).toContainText('Saved as prepared.');
  await page.getByLabel('Day of the report').fill('2026-04-21');
  await page.getByLabel('Reference').fill('4471-0923');
  await page.getByRole('button', { name: 'Record the report' }).click();
  await expect(main).toContainText('Reference 4471-0923.');

  await goTo(page, '/dashboard/sponsor/duties?show=done');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is open');
  await expect(main).toContainText('Reported');
  expect(await axeViolations(page)).toEqual([]);
});

test('a worker is found by typing among many, and what the record will say is shown before it is sent', async ({
  page,
  complaints,
}) => {
  // The refusal that the test provokes.
  complaints.expect(/status of 422/);
  const api = await arriveAsOfficer(page);
  for (let at = 0; at < 26; at++) await api.post('/api/sponsor/workers', { fullName: `Aaron Cole ${at}` });
  const terms = {
    ...{ fromDay: '2026-05-04', jobTitle: 'Engineer', occupationCode: '2134', payPence: 6_000_000 },
    ...{ hoursPerWeek: 37.5, worksOn: [1, 2, 3, 4, 5], workPlace: null, otherPlaces: [], hybridPattern: '' },
  };
  const zoe = { fullName: 'Zoe Marchetti', reference: 'PR-9', salaryOption: 'A', terms };
  await api.post('/api/sponsor/workers', zoe);
  await goTo(page, '/dashboard/sponsor/happened?what=hours');
  const field = page.getByRole('combobox', { name: 'Worker' });
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(page.getByRole('main')).toContainText('Choose the worker it happened to.');
  await field.pressSequentially('zoe');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText('Zoe MarchettiPR-9 · Engineer');
  expect(await axeViolations(page)).toEqual([]);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Zoe Marchetti: /);
  await page.getByLabel('Day the new hours begin').fill('2026-11-16');
  await page.getByLabel('New hours a week').fill('40');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(page.getByRole('region', { name: 'What changes on record' })).toContainText(
    'Hours a week from 16 November 2026: 40, was 37.5',
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoe Marchetti: working hours changed');
  await page.getByRole('link', { name: 'Zoe Marchetti', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Hours a week from 16 November 2026: 40, was 37.5',
  );
});

test('a mistake is corrected from the timeline, and what did not happen from the duty; both stay readable', async ({
  page,
  complaints,
}) => {
  // The refusal that the test provokes.
  complaints.expect(/status of 422/);
  const api = await arriveAsOfficer(page);
  const { id: worker } = row.parse(await api.post('/api/sponsor/workers', { fullName: 'Ana Marques' }));
  await api.post('/api/sponsor/events', { kind: 'worker-leaves', worker, happenedOn: '2026-11-19' });
  const main = page.getByRole('main');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await goTo(page, `/dashboard/sponsor/workers/${worker}`);
  await timeline.getByRole('link', { name: /^Correct this/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct what was recorded');
  await expect(page.getByLabel('Last day of sponsored work')).toHaveValue('2026-11-19');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Last day of sponsored work').fill('2026-11-20');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(main).toContainText('Say what was wrong in the first record.');
  await page.getByLabel('What was wrong in the first record').fill('Her last day was the Friday.');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(page.getByRole('region', { name: 'What changes on record' })).toContainText(
    'Sponsorship ended: 20 November 2026, was 19 November 2026',
  );
  await page.getByRole('button', { name: 'Record it' }).click();

  await page.getByRole('link', { name: 'What happened was recorded wrongly' }).click();
  await page.getByText('It did not happen at all').click();
  await page.getByLabel('Why it was recorded').fill('It was another Ana.');
  await page.getByRole('button', { name: 'Record that it did not happen' }).click();
  await expect(timeline).toContainText('by Helen Marsh, because: It was another Ana.');
  await expect(timeline).toContainText('by Helen Marsh, because: Her last day was the Friday.');
  await expect(timeline).not.toContainText('Sponsorship ended:');
  expect(await axeViolations(page)).toEqual([]);

  await goTo(page, '/dashboard/sponsor/history');
  await expect(main).toContainText('Nothing is recorded from before your first day');
  expect(await axeViolations(page)).toEqual([]);
});

test('of two colleagues who report one duty, the second reads who was first, and loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const api = await arriveAsOfficer(page);
  const { id: worker } = row.parse(await api.post('/api/sponsor/workers', { fullName: 'Ana Marques' }));
  const recorded = z
    .object({ duties: z.array(row) })
    .parse(
      await api.post('/api/sponsor/events', { kind: 'worker-leaves', worker, happenedOn: '2026-11-20' }),
    );
  const duty = recorded.duties[0]?.id;
  await goTo(page, `/dashboard/sponsor/duties/${duty}`);
  await page.getByLabel('Day of the report').fill('2026-11-23');
  await page.getByLabel('Reference').fill('4471-0924');
  const first = { step: 'reported', version: 1, reportedOn: '2026-11-23', reference: '4471-0923' };
  await api.post(`/api/sponsor/duties/${duty}/steps`, first);
  await page.getByRole('button', { name: 'Record the report' }).click();
  await expect(page.getByRole('main')).toContainText('Helen Marsh recorded the report in the meantime.');
  await expect(page.getByLabel('Reference')).toHaveValue('4471-0924');
});

test('an office moves with everyone who works there, on a phone; what was before the first day is one list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const api = await arriveAsOfficer(page);
  const workPlace = await holdLicence(api);
  const place = { name: 'Glasgow', address: '2 Clyde Street', nation: 'scotland', kind: 'office' };
  await api.post('/api/sponsor/work-places', place);
  const worker = await addWorker(api, { fullName: 'Ana Marques', workPlace });
  await addWorker(api, { fullName: 'Ben Osei', workPlace });
  await goTo(page, '/dashboard/sponsor/happened?what=move');
  await page.getByLabel('Day of the move').fill(daysAgo(10));
  await page.getByLabel('The new place').selectOption('Glasgow');
  await page.getByLabel('Whose bank holidays count').selectOption('Scotland');
  await page.getByLabel('Or everyone who works at').selectOption('Leeds office');
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('2 chosen.')).toBeVisible();
  await page.getByRole('button', { name: 'See what follows' }).click();
  const changes = page.getByRole('region', { name: 'What changes on record' });
  await expect(changes.getByRole('listitem')).toHaveText([/^Ana Marques: .*Glasgow/, /^Ben Osei: .*Glasgow/]);
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('3');

  await goTo(page, `/dashboard/sponsor/workers/${worker}`);
  await expect(page.getByRole('main')).toContainText('Glasgow');
  // The button floats: wherever one has read to, it is there.
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('link', { name: 'Something happened' })).toBeInViewport();

  await api.post('/api/sponsor/events', { kind: 'hours', worker, happenedOn: daysAgo(90), newHours: 30 });
  await goTo(page, '/dashboard/sponsor/workers');
  await page.getByRole('link', { name: /^Look at these/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look at this one');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Marques' })).toContainText(
    'Someone works other hours',
  );
});

test('what is to come is planned with its answers, asked about on its day, and recorded with the real one', async ({
  page,
}) => {
  const api = await arriveAsOfficer(page);
  const { id: worker } = row.parse(
    await api.post('/api/sponsor/workers', { fullName: 'Ana Marques', startedOn: '2026-05-04' }),
  );
  const main = page.getByRole('main');
  const headline = page.getByRole('heading', { level: 1 });
  await goTo(page, '/dashboard/sponsor/happened?what=worker-leaves');
  // A day typed before the worker is chosen stays.
  await page.getByLabel('Last day of sponsored work').fill(daysAgo(-40));
  const search = page.getByRole('combobox', { name: 'Worker' });
  await search.pressSequentially('ana');
  await page.getByRole('listbox').getByRole('option').click();
  await expect(headline).toHaveText(/^Ana Marques: /);
  await expect(page.getByLabel('Last day of sponsored work')).toHaveValue(daysAgo(-40));
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(main).toContainText('This day is still to come');
  await expect(page.getByRole('button', { name: 'Record it' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put it in the calendar' }).click();
  await expect(headline).toHaveText(/^Planned for /);
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByText('It moves to another day').click();
  await page.getByLabel('The new day').fill(daysAgo(-50));
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(main).toContainText(`${Number(daysAgo(-50).slice(8))} `);
  await page.getByText('It will not happen').click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(main).toContainText('It is cancelled');
  await page.getByLabel('The new day').fill(daysAgo(-1));
  await page.getByRole('button', { name: 'Plan it again' }).click();
  await expect(page.getByText('It moves to another day')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await goTo(page, `/dashboard/sponsor/workers/${worker}`);
  await page
    .getByRole('region', { name: 'Planned' })
    .getByRole('link', { name: 'The last day of sponsored work' })
    .click();
  await page.getByText('It happened already').click();
  await page.getByLabel('Last day of sponsored work').fill(daysAgo(1));
  await page.getByRole('button', { name: 'See what follows' }).click();
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(headline).toHaveText('Ana Marques: employment or sponsorship ends');
  await goTo(page, '/dashboard/sponsor/calendar');
  await expect(main).not.toContainText('Planned');
});
