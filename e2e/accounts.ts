import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { hydrated } from './hydrated.ts';
import { mailsTo } from './mailbox.ts';

/** An account of one test alone. */
export interface Account {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'candidate' | 'recruiter';
}

/** Nobody yet: an address that no other test reads the mail of, and a password that is not easy to guess. */
export function somebody(role: Account['role'] = 'candidate'): Account {
  const email = `amara.${crypto.randomUUID().slice(0, 8)}@example.com`;
  return { fullName: 'Amara Okafor', email, password: 'violet kettle under stairs', role };
}

/** The newest code that was mailed to an address, once there are as many mails with one as are awaited. */
export async function codeTo(request: APIRequestContext, email: string, awaited = 1): Promise<string> {
  const codes = async () =>
    (await mailsTo(request, email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(awaited);
  return (await codes())[0] ?? '';
}

/** Signs up and proves the address as a program does, for tests of what comes afterwards. */
export async function openAccount(
  request: APIRequestContext,
  account: Account = somebody(),
  more: Readonly<Record<string, string>> = {},
): Promise<Account> {
  const signedUp = await request.post('/api/auth/signup', { data: { ...account, ...more } });
  expect(signedUp.status(), await signedUp.text()).toBe(200);
  const otp = await codeTo(request, account.email);
  const verified = await request.post('/api/auth/verify-otp', { data: { email: account.email, otp } });
  expect(verified.status(), await verified.text()).toBe(200);
  return account;
}

const loggedIn = z.object({ token: z.string() });

/** The headers of a program that is logged in. */
export async function asProgram(request: APIRequestContext, { email, password }: Account, code?: string) {
  const answer = await request.post('/api/auth/login', { data: { email, password, ...(code && { code }) } });
  const { token } = loggedIn.parse(await answer.json());
  return { Authorization: `Bearer ${token}` };
}

/** Keeps something where the pages look for it, by way of a picture: a page of the site would run its scripts first. */
export async function keepInBrowser(page: Page, name: 'token' | 'email', value: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem(kept.name, kept.value), { name, value });
}

/** Types an account's e-mail and password into the page of the log-in and sends them. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  const form = logInForm(page);
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Submit' }).click();
}

/** The form of an account page, which is the first of its card. */
export const logInForm = (page: Page) => page.locator('main form').first();

/** Opens an account page once it has woken. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a secret, at a moment in milliseconds. */
export function appCode(secret: string, at: number): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
