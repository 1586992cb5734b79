import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { expect, test } from '../test.ts';

const row = z.object({ id: z.string() });
const recorded = z.object({ duties: z.array(row) });

test('what was sent with a report is added to it, archived with all records, and erased before the organisation goes', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource: the server responded with a status of 422/);
  const officer = await arriveAsOfficer(page);
  const { id: worker } = row.parse(await officer.post('/api/sponsor/workers', { fullName: 'Ana Marques' }));
  const event = { kind: 'worker-leaves', worker, happenedOn: '2026-04-02' };
  const { duties } = recorded.parse(await officer.post('/api/sponsor/events', event));
  const duty = duties[0]?.id ?? '';
  const report = { step: 'reported', version: 1, reportedOn: '2026-04-20', reference: '4471-0923' };
  await officer.post(`/api/sponsor/duties/${duty}/steps`, report);

  await goTo(page, `/dashboard/sponsor/duties/${duty}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('One PDF, DOCX or TXT file, up to 10 MB.');
  const chooser = page.getByLabel('Add what you sent, or drop it here');
  await chooser.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await expect(main).toContainText('Choose a PDF, DOCX or TXT file.');
  const reportFile = {
    name: 'report.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ana Marques has left.'),
  };
  await chooser.setInputFiles(reportFile);
  await expect(main).toContainText('Added by Helen Marsh. Who opens it is recorded.');
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('report.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe('Ana Marques has left.');

  await goTo(page, '/dashboard/sponsor/set-up');
  await page.getByRole('link', { name: 'Archive of your records' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive of your records');
  await expect(main).toContainText('Take the archive first, and save it.');
  await page.getByLabel(/^With passport/).check();
  await page.getByRole('button', { name: 'Download the archive' }).click();
  await expect(main).toContainText('Say why you need the sealed facts.');
  await page.getByLabel(/^With passport/).uncheck();
  const archiveDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the archive' }).click();
  expect((await archiveDownload).suggestedFilename()).toBe('sponsor-archive.zip');
  await expect(main).toContainText('Nothing was recorded since.');
  await expect(main).toContainText('Not known yet: still sponsored or employed');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('We have saved the archive').check();
  await page.getByLabel('To confirm, type the name').fill('Northgate Systems');
  await page.getByRole('button', { name: 'Erase all records for good' }).click();
  await expect(page.getByRole('heading', { name: 'Close your organisation' })).toBeHidden();
  await officer.post('/api/organisation/leave');
});
