import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, openAccount } from '../support/people/accounts.ts';
import { arrive, panel, panelStatus, toAccount } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

test('a session elsewhere is ended from here and logged out at once; all others are ended together', async ({
  page,
  request,
  browser,
}) => {
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/sessions');
  const elsewhere = panel(page, 'Elsewhere');
  await expect(elsewhere).toContainText('You are not logged in anywhere else.');
  expect(await axeViolations(page)).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await arrive(other, amara);
  await page.reload();
  await expect(panel(page, 'This one')).toContainText('In use now');
  await expect(elsewhere.getByRole('listitem')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await elsewhere.getByRole('button', { name: /^End the session on/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(elsewhere).toContainText('You are not logged in anywhere else.');
  await expect(panelStatus(page, 'Elsewhere')).not.toBeEmpty();
  await expect(panelStatus(page, 'Elsewhere')).toBeFocused();

  await toAccount(other);
  await other.getByRole('link', { name: 'Sessions' }).click();
  await expect(other).toHaveURL(/\/login\?next=/);
  await context.close();

  for (const _ of [1, 2]) await logInByApi(request, amara);
  await page.reload();
  await expect(elsewhere.getByRole('listitem')).toHaveCount(2);
  await elsewhere.getByRole('button', { name: 'End all others' }).click();
  const dialog = page.getByRole('dialog', { name: 'End every other session?' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'End all others' }).click();
  await expect(elsewhere).toContainText('You are not logged in anywhere else.');
});
