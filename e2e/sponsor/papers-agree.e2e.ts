import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, keepToken, refusals } from '../support/people/behind-log-in.ts';
import { openSponsor } from '../support/people/officer.ts';
import { addWorker, holdLicence } from '../support/people/sponsor-records.ts';
import { expect, test } from '../test.ts';

const withId = z.object({ id: z.string() });

test('papers that contradict each other are found, and explained by a person or by what happened', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const owner = await openSponsor(page.request, 'Northgate Systems');
  const workPlace = await holdLicence(owner.api);
  const ana = await addWorker(owner.api, { fullName: 'Ana Marques', workPlace });
  withId.parse(
    await owner.api.post(`/api/sponsor/workers/${ana}/papers`, {
      ...{ kind: 'certificate', fromDay: '2025-03-03' },
      values: { 'job-title': 'Software engineer', pay: { pence: 6_500_000, basis: 'year' } },
    }),
  );
  await keepToken(page, owner.token);
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step('a contract is typed beside the paper, and contradicts the certificate', async () => {
    await goTo(page, `/dashboard/sponsor/workers/${ana}/papers`);
    await page.getByRole('button', { name: 'Type a paper' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('In force from').fill('2026-04-01');
    await dialog.getByLabel(/^Job title/).fill('Senior software engineer');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Compare it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One difference is not explained');
    await expect(page.getByRole('main')).toContainText(
      'Since 1 April 2026: certificate, contract and record here.',
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('what changed leads to the event, with its day; another reason is kept', async () => {
    await page
      .getByRole('button', { name: /^Explain it/ })
      .and(page.locator(':visible'))
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Record what happened' })).toHaveAttribute(
      'href',
      new RegExp(`worker=${ana}&what=role&on=2026-04-01`),
    );
    await dialog.getByLabel('Only the words differ').check();
    await dialog.getByRole('button', { name: 'Keep the reason' }).click();
    await expect(dialog).toContainText('Say why they differ.');
    await dialog.getByLabel('The reason, for the record').fill('Payroll adds the grade.');
    await dialog.getByRole('button', { name: 'Keep the reason' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every difference is explained');
  });

  await test.step('key people confirm that they have read the newest guidance', async () => {
    await goTo(page, '/dashboard/sponsor/evidence/guidance');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Carys Bowen has not confirmed');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm the reading' }).click();
    await expect(page.getByRole('main')).toContainText('confirmed by');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
