import { axeViolations } from '../support/pages/axe-violations.ts';
import { openAccount } from '../support/people/accounts.ts';
import { arrive, panel } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

test('an account shows what was done with it, and leads to a new password', async ({ page, request }) => {
  const amara = await openAccount(request);
  const data = { email: amara.email, password: 'something else entirely' };
  await request.post('/api/auth/login', { data });
  await arrive(page, amara, '/dashboard/account/activity');
  const newest = panel(page, 'Newest first');
  await expect(newest.getByRole('listitem')).toContainText([
    'Logged in',
    /Someone tried to log in.*Not logged in · from/,
    'Signed up',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change your password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password');
});
