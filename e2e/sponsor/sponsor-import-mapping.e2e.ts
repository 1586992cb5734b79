import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, refusals } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo } from '../support/register.ts';
import { expect, test } from '../test.ts';

// A report of a payroll program: lines above the headings, a salutation, names in parts, and days in two readings.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const report = [
  'Employee details,,,,,,,',
  'Printed for Northgate Systems,,,,,,,',
  'Works Number,Title,Name,Surname,Duty,Start Date,Annual Pay Rate,Working days',
  '101,Mr,Kofi,Adjei,Software Developer,03/04/2025,"55,000 pa",Monday to Friday',
  '102,Ms,Lena,Vogt,Business Analyst,05/06/2025,49500.00,5',
  'Total: 2,,,,,,104500.00,',
  '',
].join('\r\n');

test('a report is read from the row and columns that a person chooses, and what has two readings is asked', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  await holdLicence(officer, { cutOver: daysAgo(1), allocationFrom: '' });
  const main = page.getByRole('main');

  await test.step('the headings are found, names are joined, and a salutation is no job', async () => {
    await goTo(page, '/dashboard/sponsor/import');
    await page
      .getByLabel('Choose an Excel or CSV file, or drop it here')
      .setInputFiles({ name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(report) });
    await expect(heading(page)).toHaveText('Choose the columns, then check the rows');
    await expect(page.getByLabel('Row of the headings')).toHaveValue('3');
    await expect(main).toContainText('“Kofi” becomes Kofi Adjei');
    await expect(main).toContainText('“55,000 pa” becomes £55,000 a year');
    await expect(page.getByLabel('Job title')).toHaveValue('');
    await expect(page.getByLabel('Works Number')).toHaveValue('reference');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('another row of the headings guesses the columns again', async () => {
    await page.getByLabel('Row of the headings').selectOption('4');
    await expect(page.getByLabel('Job title').locator('option', { hasText: 'Kofi' })).toHaveCount(1);
    await page.getByLabel('Row of the headings').selectOption('3');
    await expect(main).toContainText('“Kofi” becomes Kofi Adjei');
  });

  await test.step('a column that is chosen shows what its first values become', async () => {
    await page.getByLabel('Job title').selectOption('Duty');
    await page.getByText(/^Columns of your file that are not read/).click();
    await expect(page.getByLabel('Duty')).toHaveValue('jobTitle');
    await expect(main.getByText('Software Developer', { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    // A column is one of ours at most, and ours is one column at most.
    await page.getByLabel('Duty').selectOption('Work place');
    await expect(page.getByLabel('Job title')).toHaveValue('');
    await page.getByLabel('Job title').selectOption('Duty');
    await expect(page.getByLabel('Duty')).toHaveValue('jobTitle');
    await expect(main).toContainText('“5”: Which 5 days of the week?');
  });

  await test.step('days in two readings have to be chosen before the check', async () => {
    await expect(main).toContainText('“03/04/2025”: This is 3 April 2025 or 4 March 2025.');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(main).toContainText('Choose whether the day or the month comes first.');
    await page.getByLabel(/^Days such as/).selectOption('day-first');
    await expect(main).toContainText('“03/04/2025” becomes 3 April 2025');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(heading(page)).toHaveText('1 fault in 1 row of 2');
    await expect(main).toContainText('Row 6: It is a line of the report: “Total: 2”.');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('five days are chosen, and every row is right', async () => {
    await main.getByLabel(/^“5”/).selectOption('Monday to Friday');
    await main.getByRole('button', { name: 'Use this' }).click();
    await expect(heading(page)).toHaveText('Every row is right');
  });
});
