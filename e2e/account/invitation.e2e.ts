import type { APIRequestContext, Page } from '@playwright/test';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import {
  codeTo,
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

/** An owner invites this address, and the link arrives by email. */
async function invited(request: APIRequestContext, email: string): Promise<string> {
  const account = await openAccount(request, newAccount('recruiter'), { organizationName: 'Okafor Ltd' });
  const owner = await logInByApi(request, account);
  await owner.post('/api/organisation/invitations', { email, role: 'member', hiring: 'write' });
  const mail = async () => (await mailsTo(request, email)).find(({ kind }) => kind === 'invitation');
  await expect.poll(mail).toBeDefined();
  return linkIn(await mail(), '/invitation');
}

test('somebody new signs up from the link, and belongs to the organisation', async ({ page, request }) => {
  const kofi = newAccount('recruiter');
  await page.goto(await invited(request, kofi.email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Okafor Ltd');
  await expect(page.locator('main')).toContainText(kofi.email);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?invitation=.+&role=recruiter/);
  await expect(form(page)).toContainText('Okafor Ltd');
  await expect(form(page).getByLabel('Email address')).toHaveValue(kofi.email);
  await expect(form(page).getByLabel('Organization')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /^\/login\?next=%2Finvitation%3Ftoken%3D.{20}/,
  );
  await form(page).getByLabel('Full name').fill(kofi.fullName);
  await form(page).getByLabel('Password', { exact: true }).fill(kofi.password);
  await form(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/otp');
  await form(page)
    .getByLabel('One-time code')
    .fill(await codeTo(request, kofi.email));
  await form(page).getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/dashboard');
  const member = await logInByApi(request, kofi);
  expect(await member.get('/api/me')).toMatchObject({ organisation: { name: 'Okafor Ltd', role: 'member' } });
});

test('somebody with an account logs in from the link and accepts', async ({ page, request }) => {
  const kofi = await openAccount(request, newAccount('recruiter'));
  await open(page, await invited(request, kofi.email));
  await page.getByRole('link', { name: 'I have an account' }).click();
  await logIn(page, kofi);
  await expect(page).toHaveURL(/\/invitation\?token=/);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(status(page)).toHaveText(/You have joined the organisation/);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a link that is truncated or altered gets an error and a way on', async ({ page }) => {
  for (const token of ['', 'abc', 'not%20whole']) {
    await page.goto(`/invitation?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation does not work');
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/signup?invitation=abc&role=recruiter');
  await expect(page.getByText('This invitation does not work')).toBeVisible();
  await expect(form(page).getByLabel('Organization')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link shows who invites, and leads to signing up', async ({ page, request }) => {
    const kofi = newAccount('recruiter');
    await page.goto(await invited(request, kofi.email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Okafor Ltd');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(form(page).getByLabel('Email address')).toHaveValue(kofi.email);
  });
});
