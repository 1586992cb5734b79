import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { expect, test } from '../test.ts';

const row = z.object({ id: z.string() });

test('a cut in pay says which option may allow it, and concludes once its questions are answered', async ({
  page,
}) => {
  const api = await arriveAsOfficer(page);
  const terms = {
    ...{ fromDay: '2026-05-04', jobTitle: 'Engineer', occupationCode: '2134', payPence: 6_000_000 },
    ...{ hoursPerWeek: 37.5, worksOn: [1, 2, 3, 4, 5], workPlace: null, otherPlaces: [], hybridPattern: '' },
  };
  const ana = {
    ...{ fullName: 'Ana Marques', salaryOption: 'A', terms },
    ...{ certificateStart: '2026-05-04', startedOn: '2026-05-04' },
  };
  const { id } = row.parse(await api.post('/api/sponsor/workers', ana));
  await goTo(page, `/dashboard/sponsor/happened?what=pay&worker=${id}`);
  await page.getByLabel('Day the new pay begins').fill('2026-11-20');
  await page.getByLabel('New pay a year, in pounds').fill('40,000');
  await page.getByRole('button', { name: 'See what follows' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Report it by');
  await expect(main).toContainText('Whether option E allows it is not known');

  await page.getByText('If the pay goes down').click();
  await page
    .getByLabel('Would the worker be a new entrant?')
    .selectOption('Yes: under 26 on the day of the application');
  await page.getByLabel('Months as a Skilled Worker').fill('7');
  await page.getByLabel('First day of permission as a Skilled Worker').fill('2026-05-04');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(main).toContainText('It meets option E, which needs a new certificate');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('New pay a year, in pounds').fill('20,000');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(main).toContainText('meets no salary option, so sponsorship stops');
});

test('how a right to work check is made names its rule, and what is to be confirmed', async ({ page }) => {
  const api = await arriveAsOfficer(page);
  const { id } = row.parse(await api.post('/api/sponsor/workers', { fullName: 'Ana Marques' }));
  await goTo(page, `/dashboard/sponsor/workers/${id}`);
  await page.getByRole('link', { name: 'Record a check' }).click();
  const main = page.getByRole('main');
  await main.getByText('What each way needs').click();
  await expect(main).toContainText('to be confirmed on GOV.UK');
  await expect(main.getByRole('link', { name: 'The rule: A right to work check by hand' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
