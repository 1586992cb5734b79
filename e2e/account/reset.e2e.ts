import type { Page } from '@playwright/test';
import { apiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import {
  type Account,
  codeTo,
  keepInBrowser,
  logIn,
  logInByApi,
  logInForm,
  newAccount,
  open,
  openAccount,
} from '../support/people/accounts.ts';
import { expect, test } from '../test.ts';

const form = logInForm;
const status = (page: Page) => form(page).getByRole('status').last();
const another = 'seven quiet lanterns drift';

/** Requests a code as this browser's page does, and opens the page where it is typed. */
async function requestCode(page: Page, email: string): Promise<void> {
  await apiClient(page.request).post('/api/auth/forgot', { email });
  await keepInBrowser(page, 'email', email);
  await open(page, '/otp?purpose=reset');
}

async function untilPasswords(page: Page, otp: string): Promise<void> {
  await form(page).getByLabel('One-time code').fill(otp);
  await form(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/reset');
}

async function choose(page: Page, password: string, confirm = password): Promise<void> {
  await form(page).getByLabel('New password', { exact: true }).fill(password);
  await form(page).getByLabel('Confirm the password', { exact: true }).fill(confirm);
  await form(page).getByRole('button', { name: 'Set the new password' }).click();
}

/** The second code: the first was for signing up. */
const resetCode = (request: Parameters<typeof codeTo>[0], { email }: Account) => codeTo(request, email, 2);

test('by keyboard alone a forgotten password is replaced, every session ends, and no address contains the code', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const amara = await openAccount(request);
  const elsewhere = await logInByApi(request, amara);
  const addresses: string[] = [];
  page.on('request', (one) => addresses.push(one.url()));
  await open(page, '/forgot');
  await form(page).getByLabel('Email address').focus();
  await page.keyboard.type(amara.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/otp?purpose=reset');
  const otp = await resetCode(request, amara);
  await form(page).getByLabel('One-time code').focus();
  await page.keyboard.type(otp);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reset');
  await page.reload();
  await hydrated(page);
  await form(page).getByLabel('New password', { exact: true }).focus();
  await page.keyboard.type(another);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(another);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/every session has ended/);
  await expect(page).toHaveURL('/login');
  expect(addresses.filter((url) => url.includes(otp))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('reset-code');
  expect((await request.get('/api/me', { headers: elsewhere.headers })).status()).toBe(401);
  await expect
    .poll(async () => (await mailsTo(request, amara.email))[0]?.subject)
    .toBe('Your password was changed');

  await logIn(page, amara);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Invalid Email or Password ❌']);
  await logIn(page, { ...amara, password: another });
  await expect(page).toHaveURL(/\/dashboard/);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('two different passwords, a short one and an easy one get an error by their field, and can be shown', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    const amara = await openAccount(request);
    await requestCode(page, amara.email);
    await untilPasswords(page, await resetCode(request, amara));
    const summary = page.getByRole('alert').getByRole('link');
    const field = (label: string) => form(page).getByLabel(label, { exact: true });
    await choose(page, another, `${another}s`);
    await expect(summary).toHaveText(['The two passwords differ. Enter the same one in both fields.']);
    await expect(page.getByRole('alert')).toBeFocused();
    await choose(page, another, '');
    await expect(summary).toHaveText(['Enter the new password a second time.']);
    await choose(page, 'short');
    await expect(summary).toHaveText(['Use 12 to 128 characters.']);
    await choose(page, '');
    await expect(summary).toHaveText(['Choose a password.']);
    await choose(page, 'password1234');
    await expect(summary).toHaveCount(1);
    await expect(field('New password')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeViolations(page)).toEqual([]);
    const [first, second] = [field('New password'), field('Confirm the password')];
    await form(page).getByRole('button', { name: 'Show new password' }).click();
    await expect(first).toHaveAttribute('type', 'text');
    await form(page).getByRole('button', { name: 'Hide new password' }).click();
    await expect(first).toHaveAttribute('type', 'password');
    await expect(second).toHaveAttribute('type', 'password');
    await choose(page, another);
    await expect(page).toHaveURL('/login');
  });
});

test('the page reveals no account: an address without one gets the same response, and no code works for it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const nobody = newAccount();
  const refused = page.getByRole('alert').getByRole('link');
  const send = async (email: string) => {
    await form(page).getByLabel('Email address').fill(email);
    await form(page).getByRole('button', { name: 'Get OTP' }).click();
  };
  await open(page, '/forgot');
  for (const email of ['', 'amara@']) {
    await send(email);
    await expect(refused).toHaveText(['Please enter a valid email address']);
    await expect(form(page).getByLabel('Email address')).toHaveValue(email);
  }
  expect(await axeViolations(page)).toEqual([]);
  await send(nobody.email);
  await expect(status(page)).toHaveText(/If this address is the one you gave us, a code is on its way/);
  await expect(page).toHaveURL('/otp?purpose=reset');
  await expect
    .poll(async () => (await mailsTo(request, nobody.email))[0]?.subject)
    .toBe('There is no account with this address');
  await form(page).getByLabel('One-time code').fill('123456');
  await form(page).getByRole('button', { name: 'Verify' }).click();
  await expect(refused).toHaveText(['Invalid OTP ❌']);
});

test('without a code the new password cannot be chosen, and the page says where to get one', async ({
  page,
}) => {
  await open(page, '/reset');
  await expect(page.getByText('A code comes first')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Get a code' }).click();
  await expect(page).toHaveURL('/forgot');
});

test('a code made invalid by a newer one gets a message when it is used', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const amara = await openAccount(request);
  await requestCode(page, amara.email);
  await untilPasswords(page, await resetCode(request, amara));
  await apiClient(page.request).post('/api/auth/forgot', { email: amara.email });
  await codeTo(request, amara.email, 3);
  await choose(page, another);
  await expect(status(page)).toContainText('Error: Invalid OTP ❌');
  await status(page).getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(page).toHaveURL('/forgot');
});
