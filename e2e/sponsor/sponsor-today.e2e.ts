import type { Page } from '@playwright/test';
import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, refusals } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

// What a sponsor has to do today: before it is set up, with nothing to do, and with forty workers.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const file = z.object({ id: z.string(), columns: z.record(z.string(), z.int()) });
const state = z.object({ state: z.string() });
const sponsorToday = z.object({ check: z.object({ checkedAt: z.string().nullable() }).nullable() });

test('Today leads a new sponsor through its set-up, then says what was checked and that nothing is due', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  await goTo(page, '/dashboard/sponsor/today');
  await expect(heading(page)).toHaveText('Set up your sponsorship first');
  const setUp = page.getByRole('region', { name: 'Set up your sponsorship' });
  await expect(setUp.getByRole('link')).toHaveText([
    'Say that you hold a licence',
    'Bring in your workers',
    'Or add one worker',
  ]);
  await setUp.getByRole('link', { name: 'Say that you hold a licence' }).click();
  await expect(page).toHaveURL('/dashboard/sponsor/set-up');

  await holdLicence(officer, { allocationFrom: '' });
  await goTo(page, '/dashboard/sponsor/today');
  await expect(heading(page)).toHaveText(/^Nothing is due/);
  // The licence is said; who is sponsored is not.
  await expect(setUp.getByRole('link')).toHaveText(['Bring in your workers', 'Or add one worker']);
  await expect(main(page)).toContainText('Nothing was checked yet.');
  await officer.post('/api/sponsor/check');
  await expect
    .poll(async () => sponsorToday.parse(await officer.get('/api/sponsor/today')).check?.checkedAt ?? null)
    .not.toBeNull();
  await page.reload();
  await expect(main(page)).toContainText(`Checked on ${inWords(daysAgo(0))}`);
  expect(await axeViolations(page)).toEqual([]);
});

test('Today of forty workers shows what is due in the order of harm, and how many need nothing', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  await holdLicence(officer, { allocationFrom: '' });
  const rows = Array.from({ length: 40 }, (_, at) => at + 1).map((at) => {
    const visa = at <= 2 ? daysAgo(-25) : '2029-03-31';
    return `Worker ${at},N-${at},Programmer,2134,62000,37.5,2025-12-01,2025-12-01,2025-12-01,${visa}`;
  });
  const head = 'Name,Reference,Job title,SOC code,Pay,Hours,Terms from,CoS start,Start date,Visa expiry';
  await bringIn('workers', [head, ...rows]);
  await bringIn('absences', [
    'Reference,First day,Last day,Pay,Agreed',
    // Eleven days are missed for six weeks, so its report is past the day counted.
    `N-3,${daysAgo(50)},${daysAgo(1)},paid,no`,
    `N-4,${daysAgo(20)},${daysAgo(1)},paid,no`,
  ]);
  await goTo(page, '/dashboard/sponsor/today');
  await expect(heading(page)).toHaveText('One report is past the day counted, one is due');
  await expect(main(page).getByRole('region').getByRole('heading', { level: 2 })).toContainText([
    ...['Past the day counted', 'To report', 'Ends soon'],
  ]);
  const first = page.getByRole('region', { name: 'Past the day counted' });
  await expect(first).toContainText('Worker 3');
  await expect(first).toContainText('A report after its day is better than none');
  await expect(page.getByRole('region', { name: 'To report' })).toContainText('Worker 4');
  await expect(page.getByRole('region', { name: 'Ends soon' })).toContainText('Worker 1');
  await expect(main(page)).toContainText('4 to act on · 36 not fully checked');
  await expect(main(page)).toContainText('40 without a next right to work check');
  await expect(main(page)).not.toContainText('Nothing was checked yet');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await first.getByRole('link', { name: /^Report now/ }).click();
  await expect(heading(page)).toContainText('Worker 3');

  /** Imports these lines by the API, as they would be sent. */
  async function bringIn(kind: string, lines: readonly string[]): Promise<void> {
    const response = await officer.post(
      `/api/sponsor/imports?name=${kind}.csv&kind=${kind}`,
      Buffer.from(`${lines.join('\n')}\n`),
    );
    const { id, columns } = file.parse(response);
    await officer.post(`/api/sponsor/imports/${id}/check`, {
      ...{ columns, cutOver: daysAgo(60), dateOrder: 'day-first' },
    });
    await officer.post(`/api/sponsor/imports/${id}/begin`);
    await expect
      .poll(async () => state.parse(await officer.get(`/api/sponsor/imports/${id}`)).state)
      .toBe('imported');
  }
});
