import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** One after the other in one worker, so that a test gets the page of the one before. */
test.describe.configure({ mode: 'serial' });

const picture = '/favicon.svg';
const used: { page?: Page } = {};

/** What a page finds in its browser, and what its browser sends. */
async function foundBy(page: Page, context: BrowserContext) {
  const response = await page.goto(picture);
  const headers = await response?.request().allHeaders();
  const inPage = await page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    name: window.name,
    isOnline: navigator.onLine,
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    size: [innerWidth, innerHeight],
  }));
  return {
    ...inPage,
    headers: [headers?.['x-left'], headers?.['x-left-by-page']],
    cookies: (await context.cookies()).map(({ name }) => name),
    pages: context.pages().length,
  };
}

let nothing: Awaited<ReturnType<typeof foundBy>> | undefined;

test('a first visit has a context of its own', { tag: '@first-visit' }, async ({ page, context }) => {
  nothing = await foundBy(page, context);
  expect(nothing).toMatchObject({ stored: [0, 0], databases: [], caches: [], cookies: [], pages: 1 });
  await context.addInitScript(() => {});
});

function fail(): never {
  throw new Error('The listener of an earlier test was called.');
}

test('a test leaves whatever it can in its page and in its context', async ({ page, context }) => {
  await page.goto(picture);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    window.name = 'left';
    await caches.open('left');
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('left');
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
  });
  await page.setExtraHTTPHeaders({ 'X-Left-By-Page': 'yes' });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 400, height: 300 });
  await context.addCookies([{ name: 'left', value: 'yes', domain: 'localhost', path: '/' }]);
  await context.grantPermissions(['geolocation']);
  await context.setExtraHTTPHeaders({ 'X-Left': 'yes' });
  await context.newPage();
  expect(await foundBy(page, context)).toEqual({
    stored: [1, 1],
    databases: [{ name: 'left', version: 1 }],
    caches: ['left'],
    name: 'left',
    isOnline: true,
    mayLocate: 'granted',
    isDark: true,
    isStill: true,
    size: [400, 300],
    headers: ['yes', 'yes'],
    cookies: ['left'],
    pages: 2,
  });
  for (const either of [page, context]) {
    await either.route('**', (route) => route.abort());
    either.on('request', fail);
  }
  await context.setOffline(true);
  used.page = page;
});

test('the next one has the same page, and finds in it what a first visit finds', async ({
  page,
  context,
}) => {
  expect(page).toBe(used.page);
  expect(await foundBy(page, context)).toEqual(nothing);
});

test.describe('with another clock', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('a test with an option of its own has another page', async ({ page }) => {
    expect(page).not.toBe(used.page);
    expect(await page.evaluate(() => new Date(0).getHours())).toBe(5);
  });
});

test('what cannot be taken back is refused', async ({ page, context }) => {
  expect(page).toBe(used.page);
  for (const either of [page, context]) expect(() => either.addInitScript(() => {})).toThrow('@first-visit');
  expect(() => page.clock.install()).toThrow('@first-visit');
});
