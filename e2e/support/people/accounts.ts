import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type ApiClient, apiClient } from '../api-client.ts';
import { mailsTo } from '../mailbox.ts';
import { hydrated } from '../pages/hydrated.ts';

/** An account for one test alone. */
export interface Account {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly role: 'candidate' | 'recruiter';
}

/** An account that is not signed up yet. No other test reads the mail of its address. */
export function newAccount(role: Account['role'] = 'candidate'): Account {
  const email = `amara.${crypto.randomUUID().slice(0, 8)}@example.com`;
  return { fullName: 'Amara Okafor', email, password: 'violet kettle under stairs', role };
}

/** The newest code emailed to an address, once the expected number of such emails has arrived. */
export async function codeTo(request: APIRequestContext, email: string, awaited = 1): Promise<string> {
  const codes = async () =>
    (await mailsTo(request, email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(awaited);
  return (await codes())[0] ?? '';
}

/** Signs up and confirms the address through the API, for tests of what comes afterwards. */
export async function openAccount(
  request: APIRequestContext,
  account: Account = newAccount(),
  more: Readonly<Record<string, string>> = {},
): Promise<Account> {
  const api = apiClient(request);
  await api.post('/api/auth/signup', { ...account, ...more });
  const otp = await codeTo(request, account.email);
  await api.post('/api/auth/verify-otp', { email: account.email, otp });
  return account;
}

const loggedIn = z.object({ token: z.string() });

type Credentials = Pick<Account, 'email' | 'password'>;

/** Logs in without a browser, and returns the token. */
export async function newToken(
  request: APIRequestContext,
  { email, password }: Credentials,
  code?: string,
): Promise<string> {
  const body = await apiClient(request).post('/api/auth/login', { email, password, ...(code && { code }) });
  return loggedIn.parse(body).token;
}

/** Logs in without a browser, and returns a client that calls the API as this account. */
export async function logInByApi(
  request: APIRequestContext,
  credentials: Credentials,
  code?: string,
): Promise<ApiClient> {
  const token = await newToken(request, credentials, code);
  return apiClient(request, { Authorization: `Bearer ${token}` });
}

/**
 * Writes to the pages' local storage. Opens a picture for this, because a page of the site would run its
 * scripts first.
 */
export async function keepInBrowser(page: Page, name: 'token' | 'email', value: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((entry) => localStorage.setItem(entry.name, entry.value), { name, value });
}

/** Fills in email and password on the log-in page and submits them. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  const form = logInForm(page);
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Submit' }).click();
}

/** The form of an account page, which is the first in its card. */
export const logInForm = (page: Page) => page.locator('main form').first();

/** Opens an account page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a secret at a time in milliseconds. */
export function appCode(secret: string, at: number): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
