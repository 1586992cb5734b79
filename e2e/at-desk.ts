import type { Page } from '@playwright/test';
import { z } from 'zod';
import { appCode, codeTo, newToken } from './accounts.ts';
import { apiClient } from './api-client.ts';
import { goTo, keepToken } from './behind-log-in.ts';

/**
 * Staff accounts, created in the empty database before the server starts: see playwright.config.ts. A retry
 * uses the second one, because by then the first has a second factor whose secret is lost.
 */
export const team = [
  { name: 'Sam Staff', email: 'staff@portway.example', password: 'copper lantern over water' },
  { name: 'Alex Again', email: 'staff-again@portway.example', password: 'copper lantern over water' },
] as const;

const secret = z.object({ secret: z.string() });

/**
 * Logs a member of staff in for the first time, with an authenticator app. A retry needs another account: the
 * secret of the first is lost.
 */
export async function logInStaff(page: Page, email: string): Promise<void> {
  const { request } = page;
  const { password } = team[0];
  const visitor = apiClient(request);
  await visitor.post('/api/auth/forgot', { email });
  await visitor.post('/api/auth/reset', { email, otp: await codeTo(request, email), password });
  const token = await newToken(request, { email, password });
  const staff = apiClient(request, { Authorization: `Bearer ${token}` });
  const begun = secret.parse(await staff.post('/api/me/authenticator/begin'));
  await staff.post('/api/me/authenticator', { code: appCode(begun.secret, Date.now()) });
  await keepToken(page, token);
}

let kept: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> | undefined;

/** Saves the session of this browser for the tests that follow. */
export async function keepSeat(page: Page): Promise<void> {
  kept = await page.context().storageState();
}

/** Opens a staff page with the saved session. */
export async function sitDown(page: Page, path = '/staff'): Promise<void> {
  await page.context().addCookies(kept?.cookies ?? []);
  await keepToken(page, kept?.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value ?? '');
  await goTo(page, path);
}

/** Sends a message as the contact form does, and returns the address it came from. */
export async function send(page: Page, message: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const body = { firstName: 'Ravi', lastName: 'Menon', email, message };
  await apiClient(page.request).post('/api/contact', body);
  return email;
}

export const search = (page: Page) => page.getByRole('search');
export const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');
