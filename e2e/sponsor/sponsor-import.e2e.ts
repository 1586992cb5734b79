import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.ts';
import { askDatabase } from '../support/database.ts';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, refusals } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

// A sponsor brings in forty workers and two years of their history from files, and takes all of it back.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const me = z.object({ email: z.string() });
const organisation = z.object({ id: z.string() });
const sponsorToday = z.object({ check: z.object({ checkedAt: z.string().nullable() }).nullable() });

const headings =
  'Employee,Payroll number,Job,SOC code,Yearly,Weekly hours,Pay from,CoS start,Start date,Visa expiry,Passport,RTW check,RTW date,RTW checked by,Next RTW check';

/** Two rows to a worker: as they began two years ago, and since a year. The pay of the seventh fell. */
function workers({ visaOfTheNinth }: { visaOfTheNinth: string }): string {
  const rows = Array.from({ length: 40 }, (_, at) => at + 1).flatMap((at) => {
    const visa = at === 9 ? visaOfTheNinth : '31/03/2029';
    const checkFields = `02/12/2024,02/12/2024,${visa},PA${7_654_300 + at},Share code,25/11/2024,Helen Marsh,31/03/2029`;
    const now = at === 7 ? '57,500' : '62,000';
    return [
      `Worker ${at},N-${at},Programmer,2134,"£60,000",37.5,02/12/2024,${checkFields}`,
      `Worker ${at},N-${at},Programmer,2134,"£${now}",37.5,01/12/2025,,,,,,,,`,
    ];
  });
  return [headings, ...rows, ''].join('\r\n');
}

const absences = [
  'Payroll number,First day,Last day,Paid or unpaid,Agreed',
  'N-3,03/03/2025,28/03/2025,unpaid,no',
  'N-4,01/09/2025,12/09/2025,paid,yes',
  '',
].join('\r\n');

async function sendFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Choose an Excel or CSV file, or drop it here')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function importRows(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(heading(page)).toHaveText(`${name} is imported`, { timeout: 30_000 });
}

const tables = ['worker', 'worker_terms', 'worker_sealed', 'right_to_work_check', 'worker_absence'];

/** How many rows an organisation has of each of these, of duties about a worker, and of files that are kept. */
function onRecord(id: string): Promise<string[]> {
  const condition = `where organisation = '${id}'`;
  return askDatabase(
    `select ${tables.map((table) => `(select count(*) from ${table} ${condition}) as ${table}`).join(', ')},
      (select count(worker) from sponsor_duty ${condition}) as duties,
      (select count(encrypted_file) from worker_import ${condition}) as files`,
  );
}

async function lookedAt(officer: ApiClient): Promise<void> {
  await officer.post('/api/sponsor/check');
  await expect
    .poll(async () => sponsorToday.parse(await officer.get('/api/sponsor/today')).check?.checkedAt ?? null)
    .not.toBeNull();
}

test('forty workers with two years of history are imported, raise no duty, and are taken back without a trace', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  const { email } = me.parse(await officer.get('/api/me'));
  const { id } = organisation.parse(await officer.get('/api/organisation'));
  await holdLicence(officer, { cutOver: daysAgo(1), allocationFrom: '' });
  const subjects = async () => (await mailsTo(request, email)).map(({ subject }) => subject);
  const before = await subjects();

  await test.step('the columns are guessed, and one is chosen', async () => {
    await goTo(page, '/dashboard/sponsor/import');
    await sendFile(page, 'payroll.csv', workers({ visaOfTheNinth: '31/02/2029' }));
    await expect(heading(page)).toHaveText('Choose the columns, then check the rows');
    await expect(page.getByLabel('Employee')).toHaveValue('fullName');
    await expect(page.getByLabel('Visa expiry')).toHaveValue('visaEnds');
    await page.getByText(/^Columns of your file that are not read/).click();
    await page.getByLabel('Yearly').selectOption('Pay');
    await page.getByRole('button', { name: 'Check the rows' }).click();
  });

  await test.step('one row is wrong: it is named by row and column, and nothing is added', async () => {
    await expect(heading(page)).toHaveText('1 fault in 2 rows of 80');
    const fault = page.getByRole('region', { name: 'What is wrong' });
    await expect(fault).toContainText(/Visa expiry: 1 cell\s*Write a real day/);
    await expect(fault.getByLabel('“31/02/2029” (row 18) is')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await onRecord(id)).toEqual(['0', '0', '0', '0', '0', '0', '1']);
  });

  await test.step('the mended file is imported as a whole, and the columns were remembered', async () => {
    await page.getByRole('link', { name: 'Send the mended file' }).click();
    await sendFile(page, 'mended.csv', workers({ visaOfTheNinth: '31/03/2029' }));
    await expect(page.getByText(/As you chose them for the same headings before/)).toBeVisible();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(heading(page)).toHaveText('Every row is right');
    await expect(page.getByRole('main')).toContainText('40 workers, 80 sets of terms');
    await importRows(page, 'mended.csv');
    await expect(page.getByRole('row', { name: /Worker 7/ })).toContainText('Pay fell');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('and so are their absences', async () => {
    await goTo(page, '/dashboard/sponsor/import');
    await page.getByLabel('Absences', { exact: true }).check();
    await sendFile(page, 'absences.csv', absences);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await importRows(page, 'absences.csv');
    await expect(page.getByRole('row', { name: 'Worker 3 3 March 2025' })).toContainText(
      'Absent without agreement',
    );
  });

  await test.step('no duty is open, and Today says until when nothing is due and when it was checked', async () => {
    await lookedAt(officer);
    await goTo(page, '/dashboard/sponsor/duties');
    await expect(heading(page)).toHaveText('Nothing is open');
    await goTo(page, '/dashboard/sponsor/today');
    await expect(heading(page)).toHaveText(/^Nothing is due until \d+ \w+ 20\d\d$/);
    const main = page.getByRole('main');
    await expect(main).toContainText(`Checked on ${inWords(daysAgo(0))}`);
    await expect(main).toContainText('40 not fully checked');
    expect(await onRecord(id)).toEqual(['40', '80', '40', '40', '2', '0', '1']);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('undone, they leave no row, no file, no duty and no mail', async () => {
    await goTo(page, '/dashboard/sponsor/import');
    for (const name of ['absences.csv', 'mended.csv']) {
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: 'Undo this import' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
      await expect(heading(page)).toHaveText(`The import of ${name} was undone`);
      await page.getByRole('link', { name: 'Imports' }).click();
    }
    // The file with the fault was never imported, and goes after its 24 hours.
    expect(await onRecord(id)).toEqual(['0', '0', '0', '0', '0', '0', '1']);
    expect(await subjects()).toEqual(before);
    await goTo(page, '/dashboard/sponsor/workers');
    await expect(page.getByText('No sponsored workers are on record yet')).toBeVisible();
  });
});
