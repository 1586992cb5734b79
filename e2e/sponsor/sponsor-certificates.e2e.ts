import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { addWorker, holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

// A Certificate of Sponsorship, from the allocation to the day on which the worker uses it.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const happened = (page: Page) => panel(page, 'What happened?');

async function begin(page: Page, where: 'In the UK' | 'Outside the UK'): Promise<void> {
  await page.getByLabel(where, { exact: true }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(heading(page)).toContainText('is being prepared');
}

/** Records what happened to the certificate on the page, and on which day. */
async function record(page: Page, state: string, day: string, number?: string): Promise<void> {
  await happened(page).getByLabel('It is now').selectOption(state);
  await happened(page)
    .getByLabel(/^Day (it happened|of the visa application)$/)
    .fill(day);
  if (number !== undefined) await happened(page).getByLabel('Number of the certificate').fill(number);
  await happened(page).getByRole('button', { name: 'Record it' }).click();
}

test('a certificate is prepared from a worker’s record, assigned, counted down, and used', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  const worker = await addWorker(officer, { fullName: 'Ana Marques', workPlace: await holdLicence(officer) });

  await test.step('the allocation is recorded, and what is left of it is said', async () => {
    await goTo(page, '/dashboard/sponsor/certificates');
    await expect(heading(page)).toHaveText('Your allocation is not recorded yet');
    const allocation = panel(page, 'Your allocation');
    await allocation.getByLabel('First day of the year').fill('2026-04-06');
    await allocation.getByLabel('Certificates allocated').fill('2');
    await allocation.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page)).toHaveText('2 undefined certificates are left until 5 April 2027');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('one is begun for a worker, with what is on record', async () => {
    await goTo(page, `/dashboard/sponsor/workers/${worker}`);
    await page.getByRole('link', { name: 'Prepare a certificate' }).click();
    await expect(page.getByRole('heading', { name: 'Begin a certificate for Ana Marques' })).toBeVisible();
    await begin(page, 'In the UK');
    await expect(heading(page)).toHaveText('Ana Marques’s certificate is being prepared');
    await expect(page.getByLabel('Job title')).toHaveValue('Software engineer');
    await expect(page.getByLabel('Occupation code', { exact: true })).toHaveValue('2134');
  });

  await test.step('field by field, the rules of the day stand beside it, and the cost is the sponsor’s', async () => {
    const form = page.getByRole('region', { name: /^Prepare it: \d+ of \d+ fields are filled in$/ });
    await form.getByLabel('Start date').fill('2027-03-03');
    await form.getByLabel('End date').fill('2027-01-03');
    await expect(form.getByRole('alert')).toContainText('The certificate ends before it starts.');
    await form.getByLabel('End date').fill('2029-03-02');
    await form.getByLabel('Size of your organisation').selectOption({ index: 1 });
    const filledCount = async () =>
      Number(/: (\d+) of/.exec((await form.getByRole('heading').first().textContent()) ?? '')?.[1]);
    const isSaved = () =>
      expect(form.getByRole('status').first()).toHaveText('Changes are saved as you make them.');
    await isSaved();
    const earlierCount = await filledCount();
    await form.getByLabel('Family name').fill('Marques');
    await form.getByLabel('Given names').focus();
    await expect.poll(filledCount).toBeGreaterThan(earlierCount);
    await isSaved();
    await page.reload();
    await expect(form.getByLabel('Family name')).toHaveValue('Marques');
    await expect(page.getByRole('row', { name: /^A: Standard/ })).toContainText('£54,700met');
    await expect(panel(page, 'What you pay')).toContainText('Neither may be taken from the worker');
    await expect(form.getByRole('button', { name: 'Copy Family name' })).toBeVisible();
    await expect(form.getByRole('listitem').filter({ hasText: 'Job title' })).toContainText(
      'As on the worker’s record',
    );
    await expect(form.getByRole('listitem').filter({ hasText: 'Passport details' })).toContainText(
      'From the worker’s record or documents',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('assigned with its number, it counts down to the last day for its use', async () => {
    await record(page, 'Assigned', daysAgo(3));
    await expect(happened(page).getByRole('alert')).toContainText('number');
    await record(page, 'Assigned', daysAgo(3), 'C2G7A12345X');
    await expect(heading(page)).toHaveText(/^Ana Marques’s certificate can be used until \d+ \w+ 20\d\d$/);
    await expect(main(page)).toContainText('number ending 45X');
    await expect(main(page)).toContainText(/The worker applies within \d+ days\./);
    await expect(main(page)).not.toContainText('C2G7A12345X');
    await expect(page.getByRole('heading', { name: /^Prepare it/ })).toBeHidden();
  });

  await test.step('whether a note puts a mistake right is asked of the rules, and a note is kept', async () => {
    const wrong = panel(page, 'What if it is wrong?');
    await wrong.getByLabel('What is wrong?').selectOption('The route');
    await wrong.getByRole('button', { name: 'Ask the rules' }).click();
    await expect(panelStatus(page, 'What if it is wrong?')).toContainText('A new certificate is needed.');
    await page.getByLabel('A note').fill('Family name is as in the passport.');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await expect(panel(page, 'Notes').getByRole('listitem')).toContainText('Helen Marsh');
  });

  await test.step('used, and one certificate is left of the year', async () => {
    await record(page, 'Used', daysAgo(0));
    await expect(heading(page)).toHaveText('Ana Marques’s certificate was used');
    await expect(page.getByRole('heading', { name: 'What happened?' })).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Certificates', exact: true }).last().click();
    await expect(heading(page)).toHaveText('1 undefined certificate is left until 5 April 2027');
  });
});

test('a defined certificate is asked for and granted, lapses, and another is withdrawn', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  await holdLicence(await arriveAsOfficer(page));
  await goTo(page, '/dashboard/sponsor/certificates');
  await begin(page, 'Outside the UK');
  await record(page, 'Asked for', daysAgo(40));
  await expect(heading(page)).toHaveText('A certificate without a worker is asked for');
  await record(page, 'Granted', daysAgo(30));
  await expect(heading(page)).toHaveText(
    /^A certificate without a worker can be assigned until \d+ \w+ 20\d\d$/,
  );
  await expect(main(page)).toContainText(/Assign within \d+ days\./);
  expect(await axeViolations(page)).toEqual([]);
  await record(page, 'Lapsed', daysAgo(0));
  await expect(heading(page)).toHaveText('A certificate without a worker has lapsed');

  await goTo(page, '/dashboard/sponsor/certificates');
  await begin(page, 'In the UK');
  await record(page, 'Withdrawn', daysAgo(0));
  await expect(heading(page)).toHaveText('A certificate without a worker was withdrawn');
});

test('a cost that was taken from a worker can’t be planned, and once it happened is something to look at', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  const worker = await addWorker(officer, { fullName: 'Ana Marques', workPlace: await holdLicence(officer) });
  await goTo(page, `/dashboard/sponsor/certificates?worker=${worker}`);
  await begin(page, 'In the UK');
  const costPanel = panel(page, 'Was a cost taken from the worker?');
  await costPanel.getByLabel('The day it was taken').fill(daysAgo(-20));
  await costPanel.getByRole('button', { name: 'Record that it happened' }).click();
  await expect(costPanel.getByRole('alert')).toContainText('cannot be planned');
  await costPanel.getByLabel('The day it was taken').fill(daysAgo(2));
  await costPanel.getByRole('button', { name: 'Record that it happened' }).click();
  await expect(panelStatus(page, 'Was a cost taken from the worker?')).toContainText('It is recorded');
  await goTo(page, '/dashboard/sponsor/today');
  await expect(main(page)).toContainText('A cost of sponsorship was taken from the worker');
  await expect(main(page)).toContainText('repay it, and take advice');
  await page
    .getByRole('link', { name: 'A cost of sponsorship was taken from the worker', exact: true })
    .click();
  await expect(main(page)).toContainText(inWords(daysAgo(2)));
});

test('more than is allocated is assigned only with a reason, which stays typed whatever else is wrong', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  await holdLicence(officer);
  await officer.put('/api/sponsor/certificates/allocation', { fromDay: daysAgo(30), allocated: 0 });
  await goTo(page, '/dashboard/sponsor/certificates');
  await begin(page, 'In the UK');
  await record(page, 'Assigned', daysAgo(1), 'C2G7A12345Y');
  const why = happened(page).getByLabel('Why it is assigned all the same');
  await expect(happened(page).getByRole('alert')).toContainText(
    'The allocation on record says 0, and 0 are assigned.',
  );
  expect(await axeViolations(page)).toEqual([]);
  await why.fill('The Home Office granted one more by email.');
  await record(page, 'Assigned', daysAgo(1), 'no');
  await expect(happened(page).getByRole('alert')).toContainText('letters and digits');
  await expect(why).toHaveValue('The Home Office granted one more by email.');
  await record(page, 'Assigned', daysAgo(1), 'C2G7A12345Y');
  await expect(heading(page)).toHaveText(/can be used until/);
});
