import type { Page } from '@playwright/test';
import { apiClient } from '../support/api-client.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import {
  codeTo,
  logIn,
  logInForm,
  newAccount,
  newToken,
  open,
  openAccount,
} from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const form = logInForm;
const status = (page: Page) => form(page).getByRole('status').last();
const summary = (page: Page) => page.getByRole('alert').getByRole('link');

test('by keyboard alone, a log-in leads back to where the visitor was going', async ({ page, request }) => {
  const amara = await openAccount(request);
  await open(page, '/login?next=%2Fsalary-calculator%3Fa%3Db');
  await form(page).getByLabel('Email address').focus();
  await page.keyboard.type(amara.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(amara.password);
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('link', { name: 'Forgot Password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/Login Successful ✅/);
  await expect(status(page)).toBeFocused();
  await expect(page).toHaveURL('/salary-calculator?a=b');
  expect(await page.evaluate(() => localStorage.token)).toMatch(/^[\w-]{43}$/);
});

const elsewhere = [
  '//elsewhere.example',
  'https://elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
];

for (const next of nightly ? elsewhere : elsewhere.slice(0, 1)) {
  test(`a log-in leads to no other site: ${next}`, async ({ page, request }) => {
    const amara = await openAccount(request);
    await open(page, `/login?next=${encodeURIComponent(next)}`);
    await logIn(page, amara);
    await expect(page).toHaveURL(/\/dashboard/);
  });
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a wrong password and an unknown address get the same message', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/status of 401/);
    const amara = await openAccount(request);
    await open(page, '/login');
    for (const tried of [{ ...amara, password: 'something else entirely' }, newAccount()]) {
      await logIn(page, tried);
      await expect(summary(page)).toHaveText(['Invalid Email or Password ❌']);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(form(page).getByLabel('Email address')).toHaveValue(tried.email);
      await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue(tried.password);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('missing values get an error by their field, and a password can be shown', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    await open(page, '/login');
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await expect(summary(page)).toHaveText(['Please enter a valid email address', 'Enter your password.']);
    const password = form(page).getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(/Enter your password/);
    expect(await axeViolations(page)).toEqual([]);
    await password.fill('violet kettle');
    await expect(password).toHaveAttribute('type', 'password');
    await form(page).getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('violet kettle');
    await form(page).getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test('a user with an unconfirmed address is emailed a new code and asked for it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const amara = newAccount();
  await apiClient(request).post('/api/auth/signup', amara);
  await codeTo(request, amara.email);
  await open(page, '/login?next=%2Ftools');
  await logIn(page, amara);
  await expect(status(page)).toHaveText(/We have just sent you a new code/);
  await expect(page).toHaveURL('/otp?next=%2Ftools');
  await expect(page.locator('main')).toContainText(amara.email);
  await form(page)
    .getByLabel('One-time code')
    .fill(await codeTo(request, amara.email, 2));
  await form(page).getByRole('button', { name: 'Verify' }).click();
  // Signed up by one client and confirmed in another: the password may be a stranger's.
  await expect(page.getByText('You began in another browser.')).toBeVisible();
});

test('a user who is already logged in is led on, and may log in as another', async ({ page, request }) => {
  const [amara, kofi] = [await openAccount(request), await openAccount(request)];
  await arrive(page, amara, '/login');
  await expect(page.getByText('You are logged in already')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(await axeViolations(page)).toEqual([]);
  const before = await page.evaluate(() => localStorage.token);
  await logIn(page, kofi);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Login Successful ✅' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.token)).not.toBe(before);
});

test('pressed twice it logs in once', async ({ page, request }) => {
  test.skip(!nightly, 'The form is that of the sign-up, which is pressed twice by day.');
  const amara = await openAccount(request);
  await open(page, '/login?next=%2Ftools');
  let requests = 0;
  let letThrough = () => {};
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    requests += 1;
    await release;
    await route.continue();
  });
  await logIn(page, amara);
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await form(page).getByLabel('Password', { exact: true }).press('Enter');
  letThrough();
  await expect(page).toHaveURL('/tools');
  expect(requests).toBe(1);
});

test('a dropped connection, too many attempts and a browser without storage get a message, and lose nothing', {
  tag: '@first-visit',
}, async ({ page, request, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|status of 429/);
  const amara = await openAccount(request);
  await open(page, '/login?next=%2Ftools');
  const submit = form(page).getByRole('button', { name: 'Submit' });
  const password = form(page).getByLabel('Password', { exact: true });
  await context.setOffline(true);
  await logIn(page, amara);
  await expect(status(page)).toHaveText(/^Error: Your connection dropped/);
  await expect(password).toHaveValue(amara.password);
  await context.setOffline(false);

  const message = 'That was too often. Try again in 15 minutes.';
  const tooOften = { status: 429, headers: { 'Retry-After': '900' }, json: { message, code: 'too-often' } };
  await page.route('**/api/auth/login', (route) => route.fulfill(tooOften), { times: 1 });
  await submit.click();
  await expect(status(page)).toHaveText(`Error: ${message}`);
  await expect(password).toHaveValue(amara.password);

  const room = await page.evaluateHandle(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    return { make: () => Object.assign(Storage.prototype, { setItem: keep }) };
  });
  await submit.click();
  await expect(status(page)).toHaveText(/does not let this site keep anything/);
  await room.evaluate(({ make }) => void make());
  await submit.click();
  await expect(page).toHaveURL('/tools');
});

test('Google is offered only if configured, and each failed return from it gets a message', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/);
  await open(page, '/login?google=refused');
  await expect(status(page)).toHaveText(/Error: Google’s sign-in did not work/);
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await open(page, '/login?google=exists');
  await expect(status(page)).toHaveText(/There is an account with this address already/);
  await open(page, '/login?google=constructor');
  await expect(form(page).getByLabel('Email address')).toBeVisible();
  // Without the cookie that was set on leaving.
  await open(page, '/login?google=done');
  await expect(status(page)).toHaveText(/^Problem|^Error|Google/);
  await expect(form(page).getByLabel('Email address')).toBeVisible();
});

test('back from Google, the log-in is finished at once and leads to where the visitor was going', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  const token = await newToken(request, amara);
  let requests = 0;
  // The server's tests use a stand-in for Google; here only its final redirect is tested.
  await page.route('**/api/auth/google/finish', async (route) => {
    requests += 1;
    await route.fulfill({ json: { token } });
  });
  await page.goto('/login?google=done&next=%2Ftools');
  await expect(status(page)).toHaveText(/Login Successful ✅/);
  await expect(page).toHaveURL('/tools');
  expect(requests).toBe(1);
});

test('an account with an authenticator app has to give its code after Google as well', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const bodies: unknown[] = [];
  await page.route('**/api/auth/google/finish', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 401, json: { message: 'Enter the code.', code: 'code-needed' } });
  });
  await open(page, '/login?google=done');
  const code = form(page).getByLabel('Code from your authenticator app');
  await expect(code).toBeFocused();
  await code.fill('123 456');
  await form(page).getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => bodies).toEqual([{}, { code: '123 456' }]);
});

test('after too many wrong passwords from elsewhere, a new browser shows by a code whose address it is, and logs in', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const amara = await openAccount(request);
  const message =
    'There have been too many wrong passwords for this address today. Show first that it is yours.';
  // Limits are off for these tests: the server's own count the passwords. The rest is as it is.
  await page.route(
    '**/api/auth/login',
    (route) => route.fulfill({ status: 403, json: { message, code: 'prove-address' } }),
    { times: 1 },
  );
  await open(page, '/login?next=%2Ftools');
  await logIn(page, amara);
  await expect(status(page)).toHaveText(new RegExp(message));
  await expect(page).toHaveURL('/otp?purpose=log-in&next=%2Ftools');
  await expect(page.getByText('many wrong passwords for this address today')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await form(page)
    .getByLabel('One-time code')
    .fill(await codeTo(request, amara.email, 2));
  await form(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/login?next=%2Ftools');
  await logIn(page, amara);
  await expect(page).toHaveURL('/tools');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and no password gets into an address', async ({ page, complaints }) => {
    complaints.expect(/status of 400/);
    const amara = newAccount();
    await page.goto('/login');
    await expect(form(page).locator('noscript p')).toHaveText('This page needs JavaScript');
    await expect(form(page).locator('noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: /passkey/ })).toBeHidden();
    await logIn(page, amara);
    await expect(status(page)).toHaveText(/Nothing was sent/);
    await expect(form(page).getByLabel('Email address')).toHaveValue(amara.email);
    await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('');
    expect(page.url()).not.toContain('violet');
    expect(await page.content()).not.toContain(amara.password);
  });
});
