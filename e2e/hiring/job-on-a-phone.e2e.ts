import { expect } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { ownWord, publish } from '../support/people/employer.ts';
import { test } from '../test.ts';

test('On a phone what the rules say opens over the text of a job, and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const account = newAccount('recruiter');
  await openAccount(page.request, account, { organizationName: 'Northgate Systems' });
  const recruiter = await logInByApi(page.request, account);
  const job = await publish(recruiter, { title: `Programmer ${ownWord()}` });
  await arrive(page, account, `/dashboard/hiring/jobs/${job.id}`);
  const sheet = page.getByRole('dialog', { name: 'What the rules say' });
  for (let round = 0; round < 2; round++) {
    await page.locator('.rules-bar').click();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport();
    await expect(sheet).toContainText('£68,000 to £82,000');
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet.getByRole('button', { name: 'Close' })).not.toBeVisible();
  }
});
