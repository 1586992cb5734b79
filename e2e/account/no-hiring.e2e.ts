import { axeViolations } from '../support/pages/axe-violations.ts';
import { newAccount, openAccount } from '../support/people/accounts.ts';
import { goTo, keepToken } from '../support/people/behind-log-in.ts';
import { joinSponsor, openSponsor, withSecondFactor } from '../support/people/officer.ts';
import { expect, test } from '../test.ts';

test('an adviser finds sponsorship alone, and is told so where hiring would be', async ({
  page,
  request,
}) => {
  const owner = await openSponsor(request, 'Northgate Systems');
  const nina = { ...newAccount('recruiter'), fullName: 'Nina Castell' };
  await openAccount(request, nina);
  const adviser = await withSecondFactor(request, nina);
  const role = { role: 'adviser', regulator: 'Immigration Advice Authority', number: 'F202600001' };
  await joinSponsor({ request, owner: owner.api, email: nina.email, keeper: adviser }, role);
  await keepToken(page, adviser.token);
  await goTo(page, '/dashboard');
  const sidebar = page.getByRole('navigation').filter({ hasText: 'Workers' });
  await expect(sidebar.getByRole('link', { name: 'Today' })).toBeVisible();
  for (const name of ['Jobs', 'Applicants', 'Hires', 'Messages'])
    await expect(sidebar.getByRole('link', { name })).toHaveCount(0);
  for (const path of ['jobs', 'applicants', 'messages', 'cases']) {
    await goTo(page, `/dashboard/hiring/${path}`);
    await expect(page.getByRole('main')).toContainText('Hiring is not part of your work here');
  }
  await expect(page.getByRole('main')).toContainText('ask an owner or admin');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to sponsorship' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sponsor\//);
});
