import { axeViolations } from '../support/pages/axe-violations.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

test('a rejection because of sponsorship is looked at twice, shows its rule, and is reviewed by a person', async ({
  page,
  request,
  browser,
}) => {
  const { account, recruiter, candidate, employer, application } = await openApplication(request);
  const answers = { isLegallyAuthorized: 'No', requiresSponsorship: 'Yes', currentVisa: 'none' };
  for (const [field, value] of Object.entries(answers))
    await candidate.patch('/api/me/profile', { field, value });
  const applicants = [{ id: application, from: 'pending' }];
  await employer.post('/api/organisation/applicants/move', { applicants, status: 'interview' });
  await employer.post(`/api/organisation/applications/${application}/sponsoring/ask`);
  const context = await browser.newContext();
  const hers = await context.newPage();
  await arrive(hers, account, `/dashboard/applied?application=${application}`);
  await hers.getByRole('button', { name: 'Share these answers' }).click();
  await expect(hers.getByRole('button', { name: 'Stop sharing' })).toBeVisible();

  await arrive(page, recruiter, `/dashboard/hiring/applications/${application}/sponsoring`);
  await page.getByText('Turn Amara down because of sponsorship').click();
  await expect(page.locator('main')).toContainText('The rule');
  await page.getByLabel(/^Why, in your own words/).fill('Our licence does not cover this post.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue to the second look' }).click();
  const second = page.getByRole('region', { name: 'The second look' });
  await expect(second).toContainText('Our licence does not cover this post.');
  expect(await axeViolations(page)).toEqual([]);
  await second.getByRole('button', { name: 'Yes, turn Amara Okafor down' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You turned Amara Okafor down because of sponsorship',
  );

  const panel = hers.getByRole('region', { name: 'Turned down because of sponsorship' });
  await expect(panel).toContainText('Our licence does not cover this post.');
  await panel.getByLabel(/look at again/).fill('The pay was raised since.');
  expect(await axeViolations(hers)).toEqual([]);
  await panel.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(panel).toContainText('The pay was raised since.');
  expect(await panel.evaluate((section) => section.contains(document.activeElement))).toBe(true);

  await expect(page.locator('main')).toContainText('The pay was raised since.');
  await page.getByRole('radio', { name: 'Open it again' }).check();
  await page.getByLabel('Why', { exact: true }).fill('It does now.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(panel).toContainText('It does now.');
  await context.close();
});
