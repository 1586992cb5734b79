import { axeViolations } from '../support/pages/axe-violations.ts';
import { newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

test('a new employer is asked who they sponsor, gets the steps, and finds the way in the rail', async ({
  page,
  request,
}) => {
  const owner = await openAccount(request, newAccount('recruiter'), {
    organizationName: 'Northgate Systems',
  });
  await arrive(page, owner, '/dashboard');
  const question = page.getByRole('group', { name: 'Do you sponsor anyone already?' });
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question.getByRole('button', { name: 'Not yet' })).toHaveAttribute('aria-pressed', 'true');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Check whether you can apply for a licence' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Kept with the organisation, and changed from the rail.
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await rail.getByRole('link', { name: 'Set up' }).click();
  await expect(page).toHaveURL('/dashboard/sponsorship');
  await expect(question.getByRole('button', { name: 'Not yet' })).toHaveAttribute('aria-pressed', 'true');
  await question.getByRole('button', { name: 'Yes, already' }).click();
  await main.getByRole('button', { name: 'I keep them' }).click();
  await expect(rail.getByRole('link', { name: 'Today' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // What waits comes before the steps: duties are shown after a second factor.
  await goTo(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ waits? for you$/);
  await expect(
    page.getByRole('list', { name: 'What waits for you' }).getByRole('listitem').first(),
  ).toContainText('second factor');
  await expect(page.getByRole('region', { name: 'Next 14 days' })).toContainText('Nothing is recorded');
});
