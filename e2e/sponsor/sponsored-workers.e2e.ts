import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, refusals } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { expect, test } from '../test.ts';

// A compliance officer adds a sponsored worker, records what happens, and looks at what is sealed.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');

async function saveDialog(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a worker is added by form, and everything about them is on one page', async ({ page, complaints }) => {
  complaints.expect(refusals);
  await arriveAsOfficer(page);
  await goTo(page, '/dashboard/sponsor/workers');
  await expect(page.getByText('No sponsored workers are on record yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add a worker' }).first().click();
  await expect(heading(page)).toHaveText('Add a sponsored worker');
  await page.getByLabel('Full name').fill('Ana Sofia Marques');
  await page.getByLabel('Certificate starts').fill('2025-03-03');
  await page.getByLabel('Certificate ends').fill('2028-03-02');
  await page.getByLabel('Permission ends').fill('2028-03-16');
  await page.getByLabel('First day at work').fill('2025-03-02');
  await page.getByLabel('From', { exact: true }).fill('2025-03-03');
  await page.getByLabel('Job title').fill('Software engineer');
  await page.getByLabel(/^Occupation code/).fill('2134');
  await page.getByLabel(/^Pay a year/).fill('57,000');
  await page.getByLabel(/^Hours a week/).fill('37.5');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add worker' }).click();
  await expect(page.getByText(/This is before the start day on the certificate/).first()).toBeVisible();
  await page.getByLabel('First day at work').fill('2025-03-03');
  await page.getByRole('button', { name: 'Add worker' }).click();
  await expect(heading(page)).toHaveText('Ana Sofia Marques');
  await expect(page.getByText('£49,400')).toBeVisible();
  await expect(page.getByText('at or above')).toBeVisible();

  await page.getByRole('link', { name: 'Record an absence' }).click();
  await page.getByLabel('First day of absence').fill('2026-03-09');
  await page.getByLabel(/^Last day away/).fill('2026-03-10');
  await page.getByLabel(/^Kind of absence/).selectOption('sick');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(page.getByRole('main')).toContainText('Not reported');
  await expect(page.getByRole('main')).toContainText('this kind of leave is left out of the four weeks');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(heading(page)).toHaveText('Ana Sofia Marques');
  await expect(page.getByRole('main')).toContainText('Sick leave, reduced pay');
  await expect(page.getByRole('listitem').getByText('Absent, agreed')).toBeVisible();

  await page.getByRole('button', { name: 'Record or replace' }).click();
  await dialog(page)
    .getByLabel(/^Passport number/)
    .fill('533380006');
  await saveDialog(page);
  const sealed = page.getByRole('region', { name: 'Sealed' });
  await expect(sealed).toContainText('006');
  await expect(sealed).not.toContainText('533380006');
  await sealed.getByRole('button', { name: 'Show for 5 minutes' }).click();
  await expect(sealed).toContainText('533380006');
  await expect(sealed).toContainText('Last: Helen Marsh');
  await sealed.getByRole('button', { name: 'Hide' }).click();
  await expect(sealed).not.toContainText('533380006');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Workers', exact: true }).last().click();
  await expect(heading(page)).toHaveText('You sponsor 1 worker');
  await page.getByLabel('Choose Ana Sofia Marques').check();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await dialog(page).getByLabel('Tag', { exact: true }).fill('Leeds');
  await saveDialog(page);
  const row = page.getByRole('row', { name: /Ana Sofia Marques/ });
  await expect(row).toContainText('Leeds');
  await expect(row).toContainText('Software engineer · 2134');
  await expect(row).toContainText('at or above the rule of its day, £49,400');
  await expect(row).toContainText('place of work, next check');
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Export/ }).click();
  expect(await axeViolations(page)).toEqual([]);
  for (const [button, name] of [
    ['Excel (XLSX)', 'workers-list.xlsx'],
    ['List (CSV)', 'workers-list.csv'],
    ['Report (PDF)', 'sponsored-workers-report.pdf'],
  ] as const) {
    const file = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: button }).click();
    expect((await file).suggestedFilename()).toBe(name);
    const start = (await readFile(await (await file).path())).subarray(0, 4).toString('latin1');
    expect([name, start]).toEqual([
      name,
      { xlsx: 'PK\u0003\u0004', pdf: '%PDF' }[name.split('.')[1] ?? ''] ?? start,
    ]);
    await expect(dialog(page)).toContainText(`${name} is saved with your downloads.`);
  }
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Archive (ZIP)' }).click();
  expect((await download).suggestedFilename()).toBe('sponsored-workers.zip');
});
