import { expect, type Page } from '@playwright/test';
import { hydrated } from '../pages/hydrated.ts';
import { isoDays } from '../pages/iso-days.ts';
import { type Account, keepInBrowser, newToken } from './accounts.ts';

/** Logs a browser in as its own script would, without the page of the log-in, and opens a page behind it. */
export async function arrive(page: Page, account: Account, path = '/dashboard'): Promise<void> {
  await enter(page, account);
  await goTo(page, path);
}

/** The same, and no page of the site is open yet. */
export async function enter(page: Page, account: Account): Promise<void> {
  await keepToken(page, await newToken(page.request, account));
}

/** Stores a token where the pages look for it. */
export const keepToken = (page: Page, token: string) => keepInBrowser(page, 'token', token);

/** Opens a page behind the log-in, and waits until its content is shown, which says every day in words. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('main h1:not(.sr-only)')).toBeVisible();
  expect.soft(await isoDays(page), `ISO days on ${path}`).toEqual([]);
}

/** Opens the account pages through the account menu. */
export async function toAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
}

/** One panel of an account page. */
export const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Where a panel says what became of an action. */
export const panelStatus = (page: Page, title: string) => panel(page, title).getByRole('status').last();

/** Makes the next request to this path fail as if a recent log-in were required; later requests succeed. */
export async function askWhoIsThere(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({
        status: 403,
        json: { message: 'Confirm again that it is you.', code: 'confirm-identity' },
      }),
    { times: 1 },
  );
}

/** The browser's console message for a 4xx response. */
export const refusals = /Failed to load resource: the server responded with a status of 4\d\d/;
