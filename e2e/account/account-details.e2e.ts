import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { codeTo, logInByApi, openAccount } from '../support/people/accounts.ts';
import {
  arrive,
  askWhoIsThere,
  goTo,
  panel,
  panelStatus,
  refusals,
} from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

test('an empty name gets an error by its field, a lost connection loses nothing, and a saved name is shown at once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await arrive(page, await openAccount(request), '/dashboard/account');
  const name = panel(page, 'Name');
  await name.getByLabel('Full name').fill('   ');
  await name.getByRole('button', { name: 'Save your name' }).click();
  await expect(name.getByRole('alert')).toBeFocused();
  await expect(name.getByRole('alert')).toContainText('Enter your full name.');
  expect(await axeViolations(page)).toEqual([]);
  await name.getByRole('alert').getByRole('link').click();
  await expect(name.getByLabel('Full name')).toBeFocused();
  await name.getByLabel('Full name').fill('Ada Nwosu');
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await name.getByRole('button', { name: 'Save your name' }).click();
  await expect(panelStatus(page, 'Name')).toContainText('We could not reach the server.');
  expect(await axeViolations(page)).toEqual([]);
  await expect(name.getByLabel('Full name')).toHaveValue('Ada Nwosu');
  await page.unroute('**/api/me');
  await name.getByLabel('Full name').focus();
  await page.keyboard.press('Enter');
  await expect(panelStatus(page, 'Name')).toHaveText('Saved.');
  await expect(page.getByRole('button', { name: 'Account of Ada Nwosu' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('an email address is changed with a code sent to the new one, which can be sent again or to another, and the old address is notified', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const amara = await openAccount(request);
  const next = `new.${amara.email}`;
  await arrive(page, amara, '/dashboard/account');
  const email = panel(page, 'Email address');
  const wrong = `wrong.${amara.email}`;
  await email.getByLabel('New email address').fill(wrong);
  await email.getByRole('button', { name: 'Email me a code' }).click();
  await email.getByRole('button', { name: 'Send a new code' }).click();
  await expect(
    panelStatus(page, 'Email address').or(email.getByText('We have sent a code')).first(),
  ).toBeVisible();
  await codeTo(request, wrong, 2);
  await email.getByRole('button', { name: 'Use another address' }).click();
  await email.getByLabel('New email address').fill(next);
  await email.getByRole('button', { name: 'Email me a code' }).click();
  await expect(email.getByText(`We sent a six-digit code to ${next}`)).toBeVisible();
  await expect(email.getByLabel('Code from the email')).toBeFocused();
  const code = await codeTo(request, next);
  await email.getByLabel('Code from the email').fill(code === '111111' ? '222222' : '111111');
  await email.getByRole('button', { name: 'Change the address' }).click();
  await expect(email.getByRole('alert')).toContainText('Invalid OTP ❌');
  expect(await axeViolations(page)).toEqual([]);
  await email.getByLabel('Code from the email').fill(code);
  await email.getByRole('button', { name: 'Change the address' }).click();
  await expect(panelStatus(page, 'Email address')).toHaveText('Your email address has been changed.');
  await expect(email.getByText(next)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, amara.email)).map(({ kind }) => kind))
    .toContain('email-changed');
  const client = await logInByApi(request, { ...amara, email: next });
  expect(client.headers).toHaveProperty('Authorization');
});

test('a new password ends every other session', async ({ page, request, complaints }) => {
  complaints.expect(refusals);
  const amara = await openAccount(request);
  const elsewhere = await logInByApi(request, amara);
  await arrive(page, amara, '/dashboard/account/password');
  const form = panel(page, 'Change your password');
  await form.getByLabel('New password').fill('short');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(form.getByRole('alert')).toContainText('Use 12 to 128 characters.');
  expect(await axeViolations(page)).toEqual([]);
  await expect(form.getByLabel('New password')).toHaveValue('short');
  await form.getByLabel('New password').fill('copper lantern over bridge');
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(panelStatus(page, 'Change your password')).toContainText('Your password has been changed');
  await expect(form.getByLabel('New password')).toHaveValue('');
  expect((await request.get('/api/me', { headers: elsewhere.headers })).status()).toBe(401);
  await logInByApi(request, { ...amara, password: 'copper lantern over bridge' });
});

test('where a recent log-in is required, a dialog asks for it; Escape changes nothing, an answer repeats the request', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/password');
  await askWhoIsThere(page, '/api/me/password');
  const form = panel(page, 'Change your password');
  await form.getByLabel('New password').fill('copper lantern over bridge');
  await form.getByRole('button', { name: 'Change the password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panelStatus(page, 'Change your password')).toContainText('Nothing was changed');
  await expect(form.getByLabel('New password')).toHaveValue('copper lantern over bridge');
  await expect(form.getByRole('button', { name: 'Change the password' })).toBeFocused();
  await logInByApi(request, amara);

  await askWhoIsThere(page, '/api/me/password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('That is not your password. Try again.');
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Your password', { exact: true }).fill(amara.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panelStatus(page, 'Change your password')).toContainText('Your password has been changed');
  await logInByApi(request, { ...amara, password: 'copper lantern over bridge' });
});

test('the choice of emails is saved', async ({ page, request }) => {
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/notifications');
  const form = panel(page, 'Emails you want');
  const before = await form.getByLabel('News').isChecked();
  await form.getByLabel('News').setChecked(!before);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(panelStatus(page, 'Emails you want')).toHaveText('Saved.');
  expect(await axeViolations(page)).toEqual([]);
  await goTo(page, '/dashboard/account/notifications');
  await expect(form.getByLabel('News')).toBeChecked({ checked: !before });
});

test('a form sent after the session has ended leads to the log-in, and back', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account');
  const elsewhere = await logInByApi(request, amara);
  await elsewhere.post('/api/me/sessions/end-others');
  const name = panel(page, 'Name');
  await name.getByLabel('Full name').fill('Ada Nwosu');
  await name.getByRole('button', { name: 'Save your name' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faccount');
});
