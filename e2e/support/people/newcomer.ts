import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Mail, mailsTo } from '../mailbox.ts';
import { hydrated } from '../pages/hydrated.ts';
import { type Account, codeTo, logInForm } from './accounts.ts';

/** Signs up on the page of sign-up that is open, and confirms the address with the code that came by email. */
export async function signUpHere(page: Page, account: Account, organisation?: string): Promise<void> {
  await hydrated(page);
  const form = logInForm(page);
  await form.getByRole('radio', { name: account.role === 'candidate' ? 'Candidate' : 'Recruiter' }).check();
  if (organisation !== undefined) await form.getByLabel('Organization').fill(organisation);
  await form.getByLabel('Full name').fill(account.fullName);
  await form.getByLabel('Email address').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/otp/);
  await form.getByLabel('One-time code').fill(await codeTo(page.request, account.email));
  await form.getByRole('button', { name: 'Verify' }).click();
}

/** Goes home by the sidebar, which a phone folds into a menu. */
export async function goHome(page: Page): Promise<void> {
  await inSidebar(page, 'Home');
  await expect(page).toHaveURL('/dashboard');
}

/** Follows an entry of the sidebar. */
export async function inSidebar(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();
}

/** What waits, as Home lists it, the first thing first. */
export const whatWaits = (page: Page): Locator =>
  page.getByRole('list', { name: 'What waits for you' }).getByRole('listitem');

/** The email of this subject to an address, once it has come. */
export async function mailAbout(request: APIRequestContext, email: string, subject: string): Promise<Mail> {
  const subjects = async () => (await mailsTo(request, email)).map((mail) => mail.subject);
  // Longer than a decision can be undone, and than the queue waits before it looks for a morning’s work.
  await expect.poll(subjects, { timeout: 45_000 }).toContain(subject);
  const mail = (await mailsTo(request, email)).find((one) => one.subject === subject);
  if (mail === undefined) throw new Error(`No mail “${subject}”.`);
  return mail;
}

/** What an email asks its reader to do: the labels of its links above the signature. */
export function deedsIn({ text }: Mail): string[] {
  const [letter = ''] = text.split('\n--\n');
  return [...letter.matchAll(/^(.+):\nhttps?:\/\//gm)].map(([, label = '']) => label);
}
