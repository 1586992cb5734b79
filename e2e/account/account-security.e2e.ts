import { readFile } from 'node:fs/promises';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { appCode, open, openAccount } from '../support/people/accounts.ts';
import { setUpApp } from '../support/people/authenticator-app.ts';
import { arrive, askWhoIsThere, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { withPasskeyDevice } from '../support/people/passkey-device.ts';
import { expect, test } from '../test.ts';

test('a passkey is named, can be added only once per device, logs the user in, and is removed', {
  tag: '@first-visit',
}, async ({ page, request, complaints }) => {
  complaints.expect(refusals);
  await withPasskeyDevice(page);
  await arrive(page, await openAccount(request), '/dashboard/account/security');
  const passkeys = panel(page, 'Passkeys');
  await expect(passkeys).toContainText('You have no passkey yet.');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('Give this passkey a name');
  expect(await axeViolations(page)).toEqual([]);
  await passkeys.getByLabel('Name of the new passkey').fill('My test key');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByRole('listitem')).toContainText('My test key');
  await expect(panelStatus(page, 'Passkeys')).toContainText('We have added your passkey.');
  expect(await axeViolations(page)).toEqual([]);

  // The device already has one, and creates no second.
  await passkeys.getByLabel('Name of the new passkey').fill('Two');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panelStatus(page, 'Passkeys')).toContainText(
    'This device already has a passkey for your account.',
  );
  await expect(passkeys.getByLabel('Name of the new passkey')).toHaveValue('Two');
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await open(page, '/login?next=/dashboard/account/security');
  await page.getByRole('button', { name: /passkey/i }).click();
  await expect(page).toHaveURL('/dashboard/account/security');
  await expect(passkeys.getByRole('listitem')).toContainText('last used');

  await passkeys.getByRole('button', { name: 'Remove My test key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove “My test key”?' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(passkeys.getByRole('button', { name: 'Remove My test key' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(passkeys).toContainText('You have no passkey yet.');
  await expect(passkeys.getByRole('status').first()).toContainText('The passkey is removed.');
  await expect(passkeys.getByRole('status').first()).toBeFocused();
});

test('a wrong code does not turn the app on, the right one does, and a recovery code logs in once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/security');
  const app = panel(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Set up an app' }).click();
  await expect(app.getByRole('heading', { name: '1. Scan this code with your app' })).toBeFocused();
  await app.getByLabel('Code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(app.getByRole('alert')).toContainText('That code is not right.');
  await expect(app.getByRole('img')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await app.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.getByText('Off', { exact: true })).toBeVisible();

  await setUpApp(page);
  const codes = panel(page, 'Recovery codes');
  await expect(codes.getByRole('heading', { name: 'Recovery codes for Portway' })).toBeFocused();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await axeViolations(page)).toEqual([]);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  const saving = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(recoveryCodes.filter((code) => !file.includes(code))).toEqual([]);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toContainText('You have 10 codes left.');

  const logIn = async () =>
    await request.post('/api/auth/login', {
      data: { email: amara.email, password: amara.password, code: recoveryCodes[0] },
    });
  expect((await logIn()).status()).toBe(200);
  expect((await logIn()).status()).toBe(401);
  await page.reload();
  await expect(codes).toContainText('You have 9 codes left.');
});

test('recovery codes are renewed and the app is turned off, each after a question and a code of the app', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/security');
  const secret = await setUpApp(page);
  const codes = panel(page, 'Recovery codes');
  const before = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await askWhoIsThere(page, '/api/me/recovery-codes');
  await codes.getByRole('button', { name: 'Make new codes' }).click();
  await page
    .getByRole('dialog', { name: 'Make new recovery codes?' })
    .getByRole('button', { name: 'Make new codes' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password', { exact: true }).fill(amara.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Code from your authenticator app')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  // The code of this half minute was used to turn the app on; the next one is accepted early.
  await page.keyboard.type(appCode(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const after = await codes.getByRole('listitem').allTextContents();
  expect(after.filter((code) => before.includes(code))).toEqual([]);

  await panel(page, 'Authenticator app').getByRole('button', { name: 'Turn the app off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect(panelStatus(page, 'Authenticator app')).toContainText('Your authenticator app is off.');
  await expect(codes).toBeHidden();
});
