import { expect, type Page } from '@playwright/test';
import { goTo, keepToken } from './behind-log-in.ts';

/**
 * Made on the empty database before the server starts: see the settings of these tests. A second try begins with
 * somebody else, for the first has a second factor by then whose secret is forgotten.
 */
export const team = [
  { name: 'Sam Staff', email: 'staff@portway.example', password: 'copper lantern over water' },
  { name: 'Alex Again', email: 'staff-again@portway.example', password: 'copper lantern over water' },
] as const;

let kept: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> | undefined;

/** Keeps the session of this browser for the tests that follow. */
export async function keepSeat(page: Page): Promise<void> {
  kept = await page.context().storageState();
}

/** Opens a page of the desk with the session that was kept. */
export async function sitDown(page: Page, path = '/staff'): Promise<void> {
  await page.context().addCookies(kept?.cookies ?? []);
  await keepToken(page, kept?.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value ?? '');
  await goTo(page, path);
}

/** Sends a message as the contact form does; answers the address it came from. */
export async function send(page: Page, message: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const sent = await page.request.post('/api/contact', {
    data: { firstName: 'Ravi', lastName: 'Menon', email, message },
  });
  expect(sent.status()).toBe(200);
  return email;
}

export const search = (page: Page) => page.getByRole('search');
export const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');
