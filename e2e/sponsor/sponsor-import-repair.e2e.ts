import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, refusals } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo } from '../support/register.ts';
import { expect, test } from '../test.ts';

// A sheet as people keep it is repaired on the page, imported in part, sent again, and changes who is on record.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const headings =
  'Name,Payroll number,Job title,SOC code,Salary,Hours,Site,Start date,Visa expiry,RTW method,RTW date,RTW checked by';

/** Forty workers: places by other names, days that do not exist, pay in words, codes that no list has, and gaps. */
function messySheet(): string {
  const rows = Array.from({ length: 40 }, (_, at) => at + 1).map((at) => {
    const isMessy = at > 5;
    const site = isMessy ? (at % 2 === 0 ? 'Leeds HQ' : 'LS1 building') : 'Leeds office';
    const pay = isMessy && at % 3 === 0 ? 'see contract' : '41700';
    const hours = isMessy && at % 4 === 0 ? 'full' : '37.5';
    const job = isMessy && at % 7 === 0 ? '' : 'Programmer';
    const code = isMessy && at % 5 === 0 ? '9999' : '2134';
    const started = at === 11 ? '31/02/2026' : '05/01/2026';
    const check = isMessy && at % 2 === 1 ? 'Seen,05/01/2026,' : 'Manual,04/01/2026,Helen Marsh';
    return `Worker ${at},N-${at},${job},${code},${pay},${hours},${site},${started},31/03/2029,${check}`;
  });
  return [headings, ...rows, ''].join('\r\n');
}

async function sendFile(page: Page, name: string, text: string): Promise<void> {
  await goTo(page, '/dashboard/sponsor/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
}

const confirm = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();

/** Opens the faults of a column, unless they are open. */
async function openGroup(page: Page, name: RegExp) {
  const group = page.locator('details', { has: page.locator('summary', { hasText: name }) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  return group;
}

test('a messy sheet is repaired, taken in part, sent again, and changes who is on record', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  await holdLicence(officer, { cutOver: daysAgo(1), allocationFrom: '' });
  await page.setViewportSize({ width: 1360, height: 900 });

  await test.step('its faults are grouped, and fit about two screens', async () => {
    await sendFile(page, 'staff.csv', messySheet());
    await expect(heading(page)).toHaveText(/^\d+ faults in 35 rows of 40$/);
    await expect(page.getByRole('region', { name: '5 rows can go in now · 35 wait' })).toBeVisible();
    const box = await page.getByRole('region', { name: 'What is wrong' }).boundingBox();
    expect(box?.height).toBeLessThan(1800);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a place by another name, and one answer for all cells', async () => {
    const places = await openGroup(page, /^Site:/);
    await places.getByLabel(/“Leeds HQ”/).selectOption('Leeds office');
    await places
      .getByRole('button', { name: /Use for all 1/ })
      .first()
      .click();
    await expect(places.getByLabel(/“Leeds HQ”/)).toHaveCount(0);
    await places.getByRole('button', { name: /^Use for all/ }).click();
    await expect(page.locator('summary', { hasText: /^Site:/ })).toHaveCount(0);
    const pay = await openGroup(page, /^Salary:/);
    await pay.getByRole('textbox').first().fill('41700');
    await pay.getByRole('button', { name: /^Use for all/ }).click();
    await expect(page.locator('summary', { hasText: /^Salary:/ })).toHaveCount(0);
    await expect(page.locator('summary', { hasText: /^Put right here: 3 / })).toBeVisible();
  });

  await test.step('one cell in the grid, by keyboard', async () => {
    const cell = page.getByRole('row', { name: /^12 / }).getByRole('gridcell').nth(7);
    await cell.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('28/02/2026');
    await page.keyboard.press('Enter');
    await expect(page.locator('summary', { hasText: /^Start date:/ })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  const rest = await test.step('the right rows are taken, and the rest is downloaded', async () => {
    await page.getByRole('button', { name: /^Import \d+ right rows$/ }).click();
    await confirm(page, 'Import the right rows');
    await expect(heading(page)).toHaveText('staff.csv is imported', { timeout: 30_000 });
    await expect(page.getByText(/^\d+ rows left out$/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the rows with faults' }).click();
    return await readFile(await (await download).path(), 'utf8');
  });

  await test.step('repaired and sent again, its columns are known', async () => {
    const mended = rest
      .replaceAll(',full,', ',37.5,')
      .replaceAll(/,,(2134|9999)/g, ',Programmer,$1')
      .replaceAll('9999', '2134')
      .replaceAll(/Seen,05\/01\/2026,(?="|[^,\r\n])/g, 'Manual,04/01/2026,Helen Marsh,')
      .replaceAll(/Seen,05\/01\/2026,,/g, 'Manual,04/01/2026,Helen Marsh,');
    await sendFile(page, 'rest.csv', mended);
    await expect(heading(page)).toHaveText('Every row is right');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await confirm(page, 'Import');
    await expect(heading(page)).toHaveText('rest.csv is imported', { timeout: 30_000 });
  });

  await test.step('a second file shows what it changes before it does, and is undone', async () => {
    const second =
      'Name,Payroll number,Visa expiry\r\nWorker 1,N-1,30/06/2030\r\nWorker 2,N-2,31/03/2029\r\n';
    await sendFile(page, 'visas.csv', second);
    const changes = page.getByRole('table', { name: 'What changes on record' });
    await expect(changes.getByRole('row').last()).toHaveText(
      /Worker 1\s*Visa end\s*31 March 2029\s*30 June 2030/,
    );
    await expect(changes.getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await confirm(page, 'Import');
    await expect(heading(page)).toHaveText('visas.csv is imported', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await confirm(page, 'Undo it');
    await expect(heading(page)).toHaveText('The import of visas.csv was undone');
    await sendFile(page, 'visas.csv', second);
    await expect(changes.getByRole('row')).toHaveCount(2);
  });
});
