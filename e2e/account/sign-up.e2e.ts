import type { Page } from '@playwright/test';
import { mailsTo } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { codeTo, logInForm, newAccount, open, openAccount } from '../support/people/accounts.ts';
import { expect, test } from '../test.ts';

const form = logInForm;
const status = (page: Page) => form(page).getByRole('status').last();
const summary = (page: Page) => page.getByRole('alert');
const send = (page: Page) => form(page).getByRole('button', { name: 'Sign up' });

async function fill(page: Page, { fullName, email, password }: ReturnType<typeof newAccount>) {
  await form(page).getByLabel('Full name').fill(fullName);
  await form(page).getByLabel('Email address').fill(email);
  await form(page).getByLabel('Password', { exact: true }).fill(password);
}

test.describe('in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('a candidate signs up, and the code leads over the log-in page to a CV first', async ({
    page,
    request,
  }) => {
    const amara = newAccount();
    const paths: string[] = [];
    page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
    await open(page, '/signup?role=candidate');
    await fill(page, amara);
    await send(page).click();
    await expect(status(page)).toHaveText(/Signup successful! 🎉/);
    await expect(page).toHaveURL('/otp');
    expect(await page.evaluate(() => localStorage.email)).toBe(amara.email);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('main')).toContainText(amara.email);

    await form(page)
      .getByLabel('One-time code')
      .fill(await codeTo(request, amara.email));
    await form(page).getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/dashboard');
    // The message of the code is read here, where nobody waits for it.
    await expect(page.getByRole('status').filter({ hasText: 'OTP Verified Successfully ✅' })).toBeVisible();
    expect([...new Set(paths)]).toEqual(['/signup', '/otp', '/login', '/dashboard']);
    expect(await page.evaluate(() => localStorage.email)).toBeUndefined();
    const next = page.getByRole('region', { name: 'What to do next' });
    await expect(next.getByRole('heading', { level: 3 }).first()).toHaveText('Upload your CV');
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/dashboard/profile/edit');
    await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Lagos');
  });
});

test('the code of a sign-up leads to where the visitor was going', async ({ page, request }) => {
  const amara = newAccount();
  await open(page, '/signup?role=candidate&next=%2Fdashboard%2Fjobs');
  await fill(page, amara);
  await send(page).click();
  await expect(page).toHaveURL('/otp?next=%2Fdashboard%2Fjobs');
  await form(page)
    .getByLabel('One-time code')
    .fill(await codeTo(request, amara.email));
  await form(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/dashboard/jobs');
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a recruiter is asked for an organisation, and a candidate is not', async ({ page }) => {
      await page.goto('/signup?role=recruiter');
      if (scripts) await hydrated(page);
      await expect(form(page).getByRole('radio', { name: 'Recruiter' })).toBeChecked();
      for (const label of ['Organization (optional)', 'Website (optional)', 'Industry (optional)'])
        await expect(form(page).getByLabel(label)).toBeVisible();
      await form(page).getByRole('radio', { name: 'Candidate' }).check();
      await expect(form(page).getByLabel('Organization')).toBeHidden();
      await page.goto('/signup');
      await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(form(page).getByLabel('Organization')).toBeHidden();
    });
  });
}

test('the menu changes the role, everything is trimmed but the password, and a candidate’s hidden fields are not sent', async ({
  page,
}) => {
  const amara = newAccount();
  await open(page, '/signup?role=candidate');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Recruiter', exact: true }).click();
  await expect(form(page).getByRole('radio', { name: 'Recruiter' })).toBeChecked();
  await expect(form(page).getByLabel('Industry')).toBeVisible();
  await form(page).getByLabel('Organization').fill('Left behind');
  await form(page).getByRole('radio', { name: 'Candidate' }).check();
  await fill(page, {
    ...amara,
    fullName: '  Amara Okafor ',
    email: ` ${amara.email} `,
    password: ` ${amara.password} `,
  });
  const signUpRequest = page.waitForRequest('**/api/auth/signup');
  await send(page).click();
  expect((await signUpRequest).postDataJSON()).toEqual({
    role: 'candidate',
    fullName: 'Amara Okafor',
    email: amara.email,
    password: ` ${amara.password} `,
  });
  await expect(page).toHaveURL('/otp');
});

test.describe('an error', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is shown by its field and in a summary, and all that was typed stays', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    await open(page, '/signup');
    await form(page).getByLabel('Full name').fill('Amara Okafor');
    await form(page).getByLabel('Email address').fill('amara@');
    await form(page).getByLabel('Password', { exact: true }).fill('short');
    await send(page).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Choose whether you are looking for work or hiring.',
      'Please enter a valid email address',
      'Use 12 to 128 characters.',
    ]);
    await expect(summary(page)).toBeFocused();
    await expect(status(page)).toHaveText(/^Error: /);
    await expect(form(page).getByLabel('Full name')).toHaveValue('Amara Okafor');
    await expect(form(page).getByLabel('Email address')).toHaveValue('amara@');
    await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('short');
    await expect(form(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Use 12 to 128/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await summary(page)
      .getByRole('link', { name: 'Choose whether you are looking for work or hiring.' })
      .click();
    await page.keyboard.press('Space');
    await expect(form(page).getByRole('radio', { name: 'Candidate' })).toBeChecked();
    // Long, and easy to guess.
    await fill(page, { ...newAccount(), password: 'password1234' });
    await send(page).click();
    await expect(summary(page).getByRole('link')).toHaveCount(1);
    await expect(form(page).getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });
});

test('once a role is chosen, the error and the notice that asked for it go', async ({ page, complaints }) => {
  complaints.expect(/status of 422/);
  await open(page, '/signup');
  await fill(page, newAccount());
  await send(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Choose whether you are looking for work or hiring.',
  ]);
  await expect(status(page)).toHaveText(/^Error: /);
  await form(page).getByRole('radio', { name: 'Recruiter' }).check();
  await expect(summary(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
});

test('a dropped connection loses nothing that was typed, and pressing twice signs up once', {
  tag: '@first-visit',
}, async ({ page, request, context, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const amara = newAccount();
  await open(page, '/signup?role=candidate');
  await fill(page, amara);
  await context.setOffline(true);
  await send(page).click();
  await expect(status(page)).toHaveText(/^Error: Your connection dropped, and nothing was sent/);
  await expect(status(page)).toBeFocused();
  await expect(form(page).getByLabel('Full name')).toHaveValue(amara.fullName);
  await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue(amara.password);
  await context.setOffline(false);

  let requests = 0;
  let letThrough = () => {};
  const release = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/auth/signup', async (route) => {
    requests += 1;
    await release;
    await route.continue();
  });
  await send(page).dblclick({ noWaitAfter: true });
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page).toHaveURL('/otp');
  expect(requests).toBe(1);
  await codeTo(request, amara.email);
  expect(await mailsTo(request, amara.email)).toHaveLength(1);
});

test('an address that has an account gets the same response, and its owner an email', async ({
  page,
  request,
}) => {
  test.skip(!nightly, 'The server tries it by day.');
  const amara = await openAccount(request);
  await open(page, '/signup?role=candidate');
  await fill(page, amara);
  await send(page).click();
  await expect(status(page)).toHaveText(/Signup successful! 🎉/);
  await expect(page).toHaveURL('/otp');
  await expect
    .poll(async () => (await mailsTo(request, amara.email))[0]?.subject)
    .toBe('You already have an account');
});

test('the whole form by keyboard alone, and going back to change the address finds all but the password', async ({
  page,
}) => {
  const amara = newAccount();
  await open(page, '/signup');
  await form(page).getByRole('radio', { name: 'Candidate' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', { name: 'Recruiter' })).toBeChecked();
  for (const text of [
    'Okafor Ltd',
    'okafor.example',
    'Software',
    amara.fullName,
    amara.email,
    amara.password,
  ]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/otp');
  await page.getByRole('link', { name: 'Change address' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(form(page).getByRole('radio', { name: 'Recruiter' })).toBeChecked();
  await expect(form(page).getByLabel('Organization')).toHaveValue('Okafor Ltd');
  await expect(form(page).getByLabel('Full name')).toHaveValue(amara.fullName);
  await expect(form(page).getByLabel('Email address')).toHaveValue(amara.email);
  await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, and what was typed comes back but for the password', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 400/);
    const amara = newAccount();
    await page.goto('/signup?role=candidate');
    await expect(form(page).locator('noscript p')).toHaveText('This page needs JavaScript');
    await expect(form(page).locator('noscript p')).toBeVisible();
    await fill(page, amara);
    await send(page).click();
    await expect(status(page)).toHaveText(/Nothing was sent/);
    await expect(form(page).getByLabel('Full name')).toHaveValue(amara.fullName);
    await expect(form(page).getByLabel('Email address')).toHaveValue(amara.email);
    await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('');
    expect(page.url()).not.toContain('violet');
  });
});
