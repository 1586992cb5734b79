import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { ownWord, publish } from '../support/people/employer.ts';

test('A dialog that does not load without a connection says so, keeps what was typed, and opens once there is one', {
  tag: '@first-visit',
}, async ({ page, context }) => {
  const account = newAccount('recruiter');
  await openAccount(page.request, account, { organizationName: 'Northgate Systems' });
  const recruiter = await logInByApi(page.request, account);
  const job = await publish(recruiter, { title: `Programmer ${ownWord()}` });
  await arrive(page, account, `/dashboard/hiring/jobs/${job.id}`);
  await page.getByLabel('Summary').fill('Typed before the connection was lost.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const offline = page.getByRole('dialog', { name: 'You are offline' });
  await expect(offline).toContainText('What you typed on this page stays.');
  expect(await axeViolations(page)).toEqual([]);
  await offline.getByRole('button', { name: 'Try again' }).click();
  await expect(offline).toContainText('Still no connection.');
  await context.setOffline(false);
  await offline.getByRole('button', { name: 'Try again' }).click();
  const why = page.getByRole('dialog', { name: 'Why do you close this job?' });
  await expect(why).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Summary')).toHaveValue('Typed before the connection was lost.');
});
