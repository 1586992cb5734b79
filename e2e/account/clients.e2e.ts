import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { newAccount, openAccount } from '../support/people/accounts.ts';
import { goTo, keepToken } from '../support/people/behind-log-in.ts';
import { joinSponsor, openSponsor, withSecondFactor } from '../support/people/officer.ts';
import { addWorker, holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo } from '../support/register.ts';
import { expect, test } from '../test.ts';

// An adviser of two sponsors sees what waits at each, and goes to the right one.

test('an adviser sees what is overdue at which client, and opens that one', async ({ page, request }) => {
  const stated = { role: 'adviser', regulator: 'Immigration Advice Authority', number: 'F202600001' };
  const [north, tide] = [
    await openSponsor(request, 'Northgate Systems'),
    await openSponsor(request, 'Tidewater Health'),
  ];
  await addWorker(north.api, { fullName: 'Ana Marques', workPlace: await holdLicence(north.api) });
  const tomos = await addWorker(tide.api, {
    fullName: 'Tomos Rees',
    workPlace: await holdLicence(tide.api),
  });
  await tide.api.post(`/api/sponsor/workers/${tomos}/absences`, {
    ...{ firstDay: daysAgo(50), lastDay: null, pay: 'unpaid', kind: 'not-agreed' },
  });

  const account = { ...newAccount('recruiter'), fullName: 'Carys Bowen' };
  const { email } = await openAccount(request, account, { organizationName: 'Bowen Advice' });
  const adviser = await withSecondFactor(request, account);
  for (const owner of [north, tide])
    await joinSponsor({ request, owner: owner.api, email, keeper: adviser }, stated);
  await keepToken(page, adviser.token);

  await goTo(page, '/dashboard/clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 reports are overdue, at 1 client');
  const rows = page.getByRole('list', { name: 'Your clients' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Tidewater Health');
  await expect(rows.first()).toContainText(/Overdue\s*2/);
  await expect(rows.filter({ hasText: 'Northgate Systems' })).toContainText(/Overdue\s*0/);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1360, height: 900 });

  await page.getByRole('link', { name: 'Tidewater Health' }).click();
  await expect(page).toHaveURL(/workspace=/);
  // The page keeps the choice once its script runs.
  await hydrated(page);
  await goTo(page, '/dashboard/sponsor/workers');
  await expect(page.getByRole('main')).toContainText('Tomos Rees');
  await expect(page.getByRole('main')).not.toContainText('Ana Marques');
});
