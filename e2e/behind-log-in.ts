import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type Account, keepInBrowser } from './accounts.ts';
import { hydrated } from './hydrated.ts';

const loggedIn = z.object({ token: z.string() });

/** Logs a browser in as its own script would, without the page of the log-in, and opens a page behind it. */
export async function arrive(page: Page, account: Account, path = '/dashboard'): Promise<void> {
  await enter(page, account);
  await goTo(page, path);
}

/** The same, and no page of the site is open yet. */
export async function enter(page: Page, { email, password }: Account): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { email, password } });
  await keepToken(page, loggedIn.parse(await response.json()).token);
}

/** Puts a token where the pages look for it. */
export const keepToken = (page: Page, token: string) => keepInBrowser(page, 'token', token);

/** Opens a page behind the log-in, and waits for what it shows. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('main h1:not(.sr-only)')).toBeVisible();
}

/** Opens one's account by the menu behind one's name. */
export async function toAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
}

/** One subject of an account page. */
export const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** What a panel says of what was asked. */
export const told = (page: Page, title: string) => panel(page, title).getByRole('status').last();

/** The next time this is asked, the server wants to know who is there; after that it answers. */
export async function askWhoIsThere(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'Prove once more that it is you.', code: 'confirm-identity' },
      }),
    { times: 1 },
  );
}

/** What the console says of an answer that refuses. */
export const refusals = /Failed to load resource: the server responded with a status of 4\d\d/;
