import { axeViolations } from '../support/pages/axe-violations.ts';
import { arrive, goTo } from '../support/people/behind-log-in.ts';
import { openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

test('who is hired outside Portway gets a first day and a hire, and is taken back with a reason', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/);
  const { recruiter, job } = await openApplication(request);
  const board = `/dashboard/hiring/board?job=${job}`;
  await arrive(page, recruiter, board);
  const moveTo = async (stage: RegExp) => {
    await page.getByRole('button', { name: 'Move Amara Okafor to…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: stage }).click();
  };
  await moveTo(/Hired/);
  const hire = page.getByRole('dialog', { name: 'Hire Amara Okafor outside Portway' });
  await hire.getByRole('button', { name: 'Record the hire' }).click();
  const firstDay = hire.getByLabel('First day at work');
  await expect(firstDay).toBeFocused();
  await expect(firstDay).toHaveAccessibleDescription(/Enter the first day at work\./);
  expect(await axeViolations(page)).toEqual([]);

  // Nothing typed is lost with the connection.
  await page.route('**/api/organisation/applicants/move', (route) => route.abort(), { times: 1 });
  await firstDay.fill('2026-01-12');
  await hire.getByRole('button', { name: 'Record the hire' }).click();
  await expect(hire).toContainText('We could not reach the server.');
  await expect(firstDay).toHaveValue('2026-01-12');
  await hire.getByRole('button', { name: 'Record the hire' }).click();
  await expect(hire).toHaveCount(0);
  await goTo(page, '/dashboard/hiring/cases');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Amara Okafor/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Hired outside Portway');
  await expect(page.getByRole('main')).toContainText('12 January 2026');

  await goTo(page, '/dashboard/hiring/applicants');
  await page.getByRole('checkbox', { name: 'Choose Amara Okafor' }).check();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Pending/ })
    .click();
  const back = page.getByRole('dialog', { name: 'Move Amara Okafor out of Hired?' });
  await back.getByRole('button', { name: 'End the hire' }).click();
  await expect(back.getByLabel('Why')).toHaveAccessibleDescription(/Enter the reason\./);
  expect(await axeViolations(page)).toEqual([]);
  await back.getByLabel('Why').fill('The start fell through.');
  await back.getByRole('button', { name: 'End the hire' }).click();
  await expect(page.getByRole('table', { name: 'Applicants' })).toContainText('Pending');
});
