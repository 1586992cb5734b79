import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { apiClient } from '../api-client.ts';
import { runAdmin } from '../run-admin.ts';
import { appCode, codeTo, newToken } from './accounts.ts';
import { goTo, keepToken } from './behind-log-in.ts';

export interface StaffMember {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Makes an account of our team as an operator does, while the site runs, and chooses its password. */
export async function newStaff(request: APIRequestContext): Promise<StaffMember> {
  const word = crypto.randomUUID().slice(0, 8);
  const [name, email] = [`Sam Staff ${word}`, `staff-${word}@portway.example`];
  const password = 'copper lantern over water';
  await runAdmin(['create-staff', '--email', email, '--name', name]);
  const visitor = apiClient(request);
  await visitor.post('/api/auth/forgot', { email });
  await visitor.post('/api/auth/reset', { email, otp: await codeTo(request, email), password });
  return { name, email, password };
}

const secret = z.object({ secret: z.string() });

/** Logs a new member of staff in, with an authenticator app. */
export async function logInStaff(page: Page): Promise<StaffMember> {
  const { request } = page;
  const member = await newStaff(request);
  const { email, password } = member;
  const token = await newToken(request, { email, password });
  const staff = apiClient(request, { Authorization: `Bearer ${token}` });
  const enrolment = secret.parse(await staff.post('/api/me/authenticator/begin'));
  await staff.post('/api/me/authenticator', { code: appCode(enrolment.secret, Date.now()) });
  await keepToken(page, token);
  return member;
}

let storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> | undefined;

/** Saves the session of this browser for the tests that follow. */
export async function keepSeat(page: Page): Promise<void> {
  storageState = await page.context().storageState();
}

/** Opens a staff page with the saved session. */
export async function sitDown(page: Page, path = '/staff'): Promise<void> {
  await page.context().addCookies(storageState?.cookies ?? []);
  await keepToken(
    page,
    storageState?.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value ?? '',
  );
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
