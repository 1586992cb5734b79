import { madeForm } from '../support/made-form.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, keepToken, refusals } from '../support/people/behind-log-in.ts';
import { openSponsor } from '../support/people/officer.ts';
import { addWorker, holdLicence } from '../support/people/sponsor-records.ts';
import { expect, test } from '../test.ts';

const certificate = (more: readonly (readonly [string, string])[] = []) => ({
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: madeForm([
    ['Certificate number:', 'C2G8H88871U'],
    ['Family name:', 'MARQUES'],
    ['Given name(s):', 'ANA'],
    ['Job title:', 'Software engineer'],
    ...more,
  ]),
});

test('a certificate’s PDF fills the record: each value beside its source, and none that nobody ticked', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const owner = await openSponsor(page.request, 'Northgate Systems');
  const workPlace = await holdLicence(owner.api);
  const ana = await addWorker(owner.api, { fullName: 'Ana Marques', workPlace });
  const kofi = await addWorker(owner.api, { fullName: 'Kofi Mensah', workPlace });
  await keepToken(page, owner.token);
  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = page.getByRole('dialog');
  const choose = sheet.getByLabel('Choose the certificate’s PDF, or drop it here');

  await test.step('a file about another person says so, and nothing is ticked', async () => {
    await goTo(page, `/dashboard/sponsor/workers/${kofi}/evidence?record=certificate`);
    await choose.setInputFiles(certificate());
    await expect(sheet).toContainText('This certificate is of ANA MARQUES, and the record of Kofi Mensah.');
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Leave the record as it is' }).click();
    await expect(choose).toBeAttached();
  });

  await test.step('what the record lacks is ticked, what differs is not, and two readings are a choice', async () => {
    await goTo(page, `/dashboard/sponsor/workers/${ana}/evidence`);
    await page.getByRole('link', { name: 'Read the certificate’s PDF into the record' }).click();
    await choose.setInputFiles({ ...certificate(), name: 'certificate.docx' });
    await expect(sheet).toContainText('Choose the certificate as a PDF.');
    await choose.setInputFiles(
      certificate([
        ['End date:', '02/03/2029'],
        ['Gross salary:', '5500.00'],
      ]),
    );
    await expect(sheet).toContainText('Page 1: ‘Gross salary: 5500.00’');
    await expect(sheet.getByLabel('Certificate number: C2G8H88871U')).toBeChecked();
    await expect(sheet).toContainText('On record, and different: £65,000 a year.');
    await expect(sheet.getByLabel('£5,500 a month: £66,000 a year')).not.toBeChecked();
    await expect(sheet.getByRole('group', { name: 'Job title' })).toContainText('On record: the same');
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step('chosen by keyboard and confirmed, values and file are on record', async () => {
    await sheet.getByLabel('£5,500 a month: £66,000 a year').press('Space');
    await sheet.getByRole('button', { name: 'Put 2 values on record and keep the file' }).press('Enter');
    await expect(sheet).toContainText('2 values are on record. The file is kept, encrypted.');
    await expect(sheet.getByText('Kept', { exact: true }).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Read this file' }).click();
    await expect(sheet).toContainText('On record: the same, £66,000 a year.');
    await expect(sheet).toContainText('On record: the same, Sealed, ends 71U.');
    expect(await axeViolations(page)).toEqual([]);
  });
});
