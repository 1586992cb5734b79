import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo } from '../support/people/behind-log-in.ts';
import { ownWord } from '../support/people/employer.ts';

/** An advertisement as people paste one, with words that it should not have. */
const advertisement = (title: string) =>
  [
    title,
    'Location: Leeds',
    'Salary: £50,000 to £62,000 a year',
    '37.5 hours a week, permanent, hybrid',
    '',
    'You build software with other programmers.',
    'Requirements',
    'You are a native English speaker and write clearly.',
    'Four years of TypeScript.',
  ].join('\n');

const rules = (page: Page) => page.getByRole('dialog', { name: 'What the rules say' });

async function openRecruiter(page: Page) {
  const account = newAccount('recruiter');
  await openAccount(page.request, account, { organizationName: 'Northgate Systems' });
  return account;
}

test('An employer pastes an advertisement, mends its words and its pay, and publishes it', async ({
  page,
}) => {
  const title = `Software engineer ${ownWord()}`;
  await arrive(page, await openRecruiter(page), '/dashboard/hiring/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No job is open');
  await page.getByRole('link', { name: 'Post a job' }).first().click();
  const text = page.getByLabel('Advertisement');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Paste the advertisement.').first()).toBeVisible();
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'x'.repeat(1_000_000));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText(/^Error: Paste at most 50,000 characters/).first()).toBeVisible();
  await text.fill(advertisement(title));
  await page.getByRole('button', { name: 'Read it' }).click();
  // Of a made-up title nothing is suggested: nothing is invented.
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByText('Enter a job title.').first()).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: /^Accept\s?: Pay$/ }).click();
  await expect(page.getByRole('button', { name: /^Accepted\s?: Pay$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Accept all/ }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the draft' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByLabel('Pay from')).toHaveValue('50000');
  const qualifications = page.getByRole('textbox', { name: 'Qualifications' });
  await expect(qualifications).toHaveValue(/native English speaker/);
  await page.getByRole('button', { name: /^Use it in place of “native English speaker”/ }).click();
  await expect(qualifications).toHaveValue('You speak and write fluent English.\nFour years of TypeScript.');

  await rules(page).getByRole('radio', { name: /^2134/ }).check();
  await expect(rules(page).getByRole('heading', { level: 2 })).toHaveText(/for some people only$/);
  await rules(page).getByRole('button', { name: 'Change it to £54,700' }).click();
  await expect(page.getByLabel('Pay from')).toHaveValue('54700');
  await expect(rules(page).getByRole('heading', { level: 2 })).toHaveText(/for anyone$/);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Say in a few sentences what the job is.');
  await page.getByLabel('Summary').fill('You build what moves the post.');
  await page.getByLabel('Level', { exact: true }).selectOption({ label: 'Senior Level' });
  await expect(page.getByText(/^Draft saved at/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText('This is how candidates will see the job.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The job is published.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy its link' })).toBeVisible();
  await page.getByRole('link', { name: 'View the public page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto(`/jobs?title=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('What is missing to publish is marked at its fields, in their order, and goes as it is mended', async ({
  page,
}) => {
  const account = await openRecruiter(page);
  const api = await logInByApi(page.request, account);
  const answers = {
    title: `Engineer ${ownWord()}`,
    workplace: 'hybrid',
    hoursPerWeek: 37.5,
    currency: 'GBP',
  };
  const { job } = savedJob.parse(await api.post('/api/organisation/jobs', answers));
  await arrive(page, account, `/dashboard/hiring/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  const box = page.getByRole('alert');
  await expect(box).toBeFocused();
  const lines = box.getByRole('listitem');
  await expect(lines).toHaveText([
    'Enter the town or city.',
    'Enter the yearly pay.',
    'Enter the yearly pay.',
    'Choose what kind of contract it is.',
    'Choose a level.',
    'Say in a few sentences what the job is.',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  const place = page.getByLabel('Place');
  await expect(place).toHaveAccessibleDescription(/Enter the town or city\./);
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveAttribute('aria-invalid', 'true');
  await box.getByRole('link', { name: 'Enter the town or city.' }).click();
  await expect(place).toBeFocused();
  await place.fill('Leeds');
  await expect(lines).toHaveCount(5);
  await expect(place).toBeFocused();
  await expect(place).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Pay from').fill('50000');
  await page.getByLabel('Pay to').fill('60000');
  await page.getByLabel('Contract').selectOption('permanent');
  await page.getByLabel('Level', { exact: true }).selectOption('senior');
  await page.getByRole('textbox', { name: 'Summary' }).fill('You build what moves the post.');
  await expect(box).toHaveCount(0);
});

test('Pay that is pro rata gives no verdict before the employer says what these hours pay', async ({
  page,
}) => {
  const title = `Software engineer ${ownWord()}`;
  await arrive(page, await openRecruiter(page), '/dashboard/hiring/new-job');
  const text = [
    title,
    'Location: Leeds',
    'Salary: £60,000 a year pro rata',
    '22.5 hours per week, permanent, hybrid',
    'Sorry, we are unable to offer visa sponsorship.',
  ].join('\n');
  await page.getByLabel('Advertisement').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('£60,000 a year for full time')).toBeVisible();
  await page.getByRole('button', { name: /^Accept all/ }).click();
  await page.getByRole('button', { name: 'Make the draft' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await rules(page).getByRole('radio', { name: /^2134/ }).check();
  await expect(rules(page).getByRole('heading', { level: 2 })).toHaveText(/Say what is paid at these hours$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText('We cannot tell whether the pay is enough')).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await rules(page)
    .getByLabel(/^Hours of a full-time week/)
    .fill('37.5');
  await rules(page).getByRole('button', { name: 'Use £36,000' }).click();
  await expect(page.getByLabel('Pay to')).toHaveValue('36000');
  await expect(rules(page).getByRole('heading', { level: 2 })).toHaveText(/for some people only$/);

  // Its text rules sponsoring out: an answer that does not is noticed.
  await page
    .getByLabel('Would you sponsor someone for it?')
    .selectOption({ label: 'Yes, for the right person' });
  await expect(page.getByText('Your text rules sponsorship out')).toBeVisible();
  // A figure that can be read in two ways is refused, and a short one is read.
  await page.getByLabel('Pay to').fill('41,70');
  await page.getByLabel('Pay to').blur();
  await expect(page.getByText(/^Error: Enter a whole amount a year/).first()).toBeVisible();
  await page.getByLabel('Pay to').fill('54k');
  await page.getByLabel('Pay to').blur();
  await expect(page.getByText(/^Error: Enter a whole amount a year/)).toHaveCount(0);
});

test('A change to a published job reaches candidates with one press, after it was shown', async ({
  page,
  request,
}) => {
  const account = await openRecruiter(page);
  const api = await logInByApi(request, account);
  const id = await publishedJob(api);
  await arrive(page, account, `/dashboard/hiring/jobs/${id}`);
  await page.getByLabel('Pay to').fill('90,000');
  await page.getByLabel('Pay to').blur();
  await expect(
    page
      .getByText('One change is saved and not published. Colleagues see it here, candidates do not.')
      .first(),
  ).toBeVisible();
  expect(JSON.stringify(await api.get(`/api/organisation/jobs/${id}`))).toContain('"payTo":82000');
  // It outlives the page.
  await goTo(page, `/dashboard/hiring/jobs/${id}`);
  await expect(page.getByLabel('Pay to')).toHaveValue('90000');
  await page.getByRole('button', { name: 'Publish changes (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'What will change' });
  await expect(dialog.getByRole('row').last()).toHaveText(/Pay to\s*£82,000\s*£90,000/);
  await expect(dialog).toContainText('Nobody is waiting for a decision, so nobody is told.');
  // A colleague was faster: both see what the job says now.
  await api.patch(`/api/organisation/jobs/${id}`, { payTo: 85_000 });
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(dialog).toContainText('This has been changed somewhere else. Nothing was saved.');
  await expect(dialog.getByRole('row').last()).toHaveText(/£85,000\s*£90,000/);
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Candidates see it as it is here.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('This job is paused')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('radio', { name: 'It is cancelled' }).check();
  await page.getByRole('button', { name: 'Close the job' }).click();
  await expect(page.getByText(/^This job closed on/)).toBeVisible();
  await expect(page.getByText('It is cancelled.', { exact: false })).toBeVisible();
});

test('A draft that is changed in two windows asks the second which version to keep', async ({
  page,
  request,
}) => {
  const account = await openRecruiter(page);
  const api = await logInByApi(request, account);
  const { id } = savedJob.parse(await api.post('/api/organisation/jobs', { title: 'Signal fitter' })).job;
  await arrive(page, account, `/dashboard/hiring/jobs/${id}`);
  const place = page.getByLabel('Place');
  await place.fill('York');
  await api.patch(`/api/organisation/jobs/${id}`, { place: 'Leeds' });
  await place.blur();
  await page.getByRole('button', { name: 'Keep the other' }).click();
  await expect(place).toHaveValue('Leeds');
});

test('Words typed while the connection is lost are kept, and saved when it is back', {
  tag: '@first-visit',
}, async ({ page, request, context }) => {
  const account = await openRecruiter(page);
  const api = await logInByApi(request, account);
  const id = await publishedJob(api);
  await arrive(page, account, `/dashboard/hiring/jobs/${id}`);
  await context.setOffline(true);
  await page.getByLabel('Summary').fill('Typed without a connection.');
  await page.getByLabel('Summary').blur();
  await expect(
    page.getByText(/^Not saved: no connection\. Your words are kept in this browser/).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue('Typed without a connection.');
  await context.setOffline(false);
  await expect(
    page.getByText('One change is saved and not published.', { exact: false }).first(),
  ).toBeVisible();
  // A colleague sees them on another machine, before they are published.
  expect(await api.get(`/api/organisation/jobs/${id}/editing`)).toMatchObject({
    changes: { summary: 'Typed without a connection.' },
  });
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent:'))),
  ).toEqual([]);
  await goTo(page, `/dashboard/hiring/jobs/${id}`);
  await expect(page.getByLabel('Summary')).toHaveValue('Typed without a connection.');
});

test('What the editor asks the rules is there again on the next visit', async ({ page, request }) => {
  const account = await openRecruiter(page);
  const api = await logInByApi(request, account);
  const id = await publishedJob(api);
  await arrive(page, account, `/dashboard/hiring/jobs/${id}`);
  await rules(page).getByLabel('For', { exact: true }).selectOption('5 years');
  await page.getByText('Does the law or a clearance require something of the person?').click();
  await page
    .getByRole('checkbox', { name: /clearance/ })
    .first()
    .check();
  await expect
    .poll(() => api.get(`/api/organisation/jobs/${id}/editing`))
    .toMatchObject({ requires: ['security-clearance'], years: 5 });
  await goTo(page, `/dashboard/hiring/jobs/${id}`);
  await expect(rules(page).getByLabel('For', { exact: true })).toHaveValue('5');
  await expect(page.getByRole('checkbox', { name: /clearance/ }).first()).toBeChecked();
});

test('A change of law is seen in the editor, with what it made of the job', async ({ page, request }) => {
  const account = await openRecruiter(page);
  const id = await publishedJob(await logInByApi(request, account));
  const verdict = { newEntrantPence: 3_830_000, phdPence: 4_920_000, stemPhdPence: 4_370_000 };
  const lawChange = {
    before: { ...verdict, on: '2026-11-01', status: 'anyone', lowEndPasses: true, standardPence: 5_470_000 },
    now: {
      ...verdict,
      on: '2026-11-23',
      status: 'new-entrants',
      lowEndPasses: false,
      standardPence: 8_300_000,
    },
    laws: [{ title: 'Going rates', inForceFrom: '2026-11-23' }],
  };
  // No law changes on the day of a test, so the server's answer says that one has.
  await page.route(`**/api/organisation/jobs/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), lawChange } });
  });
  await arrive(page, account, `/dashboard/hiring/jobs/${id}`);
  const notice = page.getByText(/^Checked again on 23 November 2026/);
  await expect(notice).toHaveText(/the pay is now enough for new entrants only, and was for anyone/);
  await page.getByText('What changed').click();
  await expect(page.getByText('£83,000, was £54,700')).toBeVisible();
  await expect(page.getByText('Going rates, in force from 23 November 2026')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('A viewer reads a job and changes nothing', async ({ page, request }) => {
  const owner = await openRecruiter(page);
  const api = await logInByApi(request, owner);
  const id = await publishedJob(api);
  const viewer = newAccount('recruiter');
  await api.post('/api/organisation/invitations', { email: viewer.email, role: 'member', hiring: 'read' });
  const [mail] = await mailsTo(page.request, viewer.email);
  const invitation = /\/invitation\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await openAccount(page.request, viewer, { invitation });
  await arrive(page, viewer, `/dashboard/hiring/jobs/${id}`);
  await expect(page.getByText('You can look at this job but not change it')).toBeVisible();
  await expect(page.getByLabel('Pay to')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await expect(rules(page).getByRole('heading', { level: 2 })).toHaveText(/for anyone$/);
});

const savedJob = z.object({ job: z.object({ id: z.string() }) });

async function publishedJob(api: ApiClient): Promise<string> {
  const answers = {
    title: 'Backend engineer',
    occupationCode: '2134',
    place: 'London',
    workplace: 'hybrid',
    level: 'senior',
    employment: 'permanent',
    hoursPerWeek: 37.5,
    currency: 'GBP',
    payFrom: 68_000,
    payTo: 82_000,
    summary: 'Build what moves the post.',
  };
  const { id } = savedJob.parse(await api.post('/api/organisation/jobs', answers)).job;
  await api.post(`/api/organisation/jobs/${id}/publish`);
  return id;
}
