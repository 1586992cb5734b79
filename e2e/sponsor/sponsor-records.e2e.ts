import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, keepToken, refusals } from '../support/people/behind-log-in.ts';
import { openSponsor } from '../support/people/officer.ts';
import { holdLicence } from '../support/people/sponsor-records.ts';
import { expect, test } from '../test.ts';

// An officer fills the shelves of a worker, on a phone and at a desk.

/** A small picture, white above and black below. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAA8CAIAAACb22+3AAAALElEQVR42u3NMQEAAAgDoPUvrQEWQA8oQOZIxGKxWCwWi8VisVj8OAYAAICyyAwCw1wF+PsAAAAASUVORK5CYII=',
  'base64',
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sheet = (page: Page) => page.getByRole('dialog');

test('a worker’s records: one is added by photograph, turned, answered for, and counted in the list', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const owner = await openSponsor(page.request, 'Northgate Systems');
  await holdLicence(owner.api);
  await owner.api.post('/api/sponsor/workers', {
    fullName: 'Ana Marques',
    route: 'skilled-worker',
    salaryOption: 'A',
    startedOn: '2025-03-03',
  });
  await keepToken(page, owner.token);

  await test.step('Evidence opens with its first tab; Records lists the worker', async () => {
    await goTo(page, '/dashboard/sponsor/evidence');
    await expect(page).toHaveURL(/\/evidence\/right-to-work$/);
    await page.getByRole('navigation', { name: 'Evidence' }).getByRole('link', { name: 'Records' }).click();
    await expect(heading(page)).toContainText('missing, of 1 worker');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ana Marques' }).click();
    await expect(heading(page)).toHaveText(/records are missing$/);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a file of another type is named; a photograph is kept and turned', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: /^Passport details page/ }).click();
    const file = sheet(page).getByLabel('Add the file, or photograph it');
    await file.setInputFiles({ name: 'passport.exe', mimeType: 'application/octet-stream', buffer: png });
    await expect(sheet(page)).toContainText('Choose a PDF, a JPG or PNG picture');
    await file.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: png });
    await expect(sheet(page)).toContainText('passport.png');
    await expect(sheet(page).getByText('Kept', { exact: true }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'See it' }).click();
    await expect(page.getByRole('img', { name: 'Page 1 of passport.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Turn right' }).click();
    await expect(page.getByRole('img', { name: 'Page 1 of passport.png' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
  });

  await test.step('what the facts do not say is answered with the keyboard', async () => {
    await page.setViewportSize({ width: 1360, height: 900 });
    await goTo(page, `${new URL(page.url()).pathname}?record=dbs`);
    await sheet(page).getByRole('button', { name: 'It is not needed' }).press('Enter');
    await expect(sheet(page)).toContainText('A colleague said so.');
    await expect(sheet(page).getByRole('button', { name: 'Withdraw the answer' })).toBeVisible();
  });
});
