import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

test('an owner searches the audit log, checks it, and takes it along', async ({ page, request }) => {
  const owner = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };
  await openAccount(request, owner, { organizationName: 'Northgate Systems' });
  const { email } = newAccount();
  const client = await logInByApi(request, owner);
  await client.post('/api/organisation/invitations', { email, role: 'member', hiring: 'none' });
  await client.post('/api/organisation', { name: 'Northgate Systems Ltd' });
  await arrive(page, owner, '/dashboard/organisation/people');
  await page.getByRole('link', { name: 'Audit log: who did what, and when' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  const entries = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Organisation’s details changed');
  await expect(entries.nth(1)).toContainText(`Person invited: ${email}`);
  await expect(entries.nth(1)).toContainText('Organisation: Member · Hiring: No hiring · Sponsorship: None');
  await expect(entries.nth(1)).toContainText('Helen Marsh');
  expect(await axeViolations(page)).toEqual([]);

  const search = page.getByRole('search', { name: 'Audit log' });
  await search.getByLabel('Name or words').fill('zebra');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('main')).toContainText('Nothing found');
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(entries).toHaveCount(2);
  await search.getByLabel('What was done').selectOption('Person invited');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(entries).toHaveCount(1);

  await page.getByRole('button', { name: 'Check for tampering' }).click();
  await expect(page.getByRole('main')).toContainText('no entry was changed or removed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a table (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('organisation-log.csv');
});
