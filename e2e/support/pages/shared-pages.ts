import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

/** With what a context is made: tests that differ in any of these share no page. */
export type PageLooks = Pick<
  PlaywrightTestOptions,
  | 'javaScriptEnabled'
  | 'isMobile'
  | 'hasTouch'
  | 'viewport'
  | 'colorScheme'
  | 'reducedMotion'
  | 'timezoneId'
  | 'contextOptions'
>;

/** The pages that the tests of a worker use one after the other. */
export interface SharedPages {
  /** A page that is as a new one would be, but on the site. */
  take(looks: PageLooks): Promise<Page>;
  /** Makes the page of a test that has passed ready for the next one. */
  giveBack(looks: PageLooks, page: Page): Promise<void>;
  close(): Promise<void>;
}

/** How many pages wait for a test: each holds a process of the browser. */
const most = 3;

/**
 * A page of a new context has a new process, in which every script of the site is read and compiled again; so has one that
 * comes from `about:blank`. From a page of the site the next one opens in the process that is there, for half the work.
 */
export function sharedPages(browser: Browser): SharedPages {
  const waiting = new Map<string, Page>();
  return {
    async take(looks) {
      const key = JSON.stringify(looks);
      const page = waiting.get(key) ?? (await sharedPage(browser, looks));
      waiting.delete(key);
      return page;
    },
    async giveBack(looks, page) {
      if (page.isClosed()) return await page.context().close();
      await asNew(page, looks);
      waiting.set(JSON.stringify(looks), page);
      const [oldest] = waiting;
      if (waiting.size <= most || oldest === undefined) return;
      waiting.delete(oldest[0]);
      await oldest[1].context().close();
    },
    async close() {
      for (const page of waiting.values()) await page.context().close();
    },
  };
}

/** A page in a context of its own. */
export async function openPage(browser: Browser, { javaScriptEnabled }: PageLooks): Promise<Page> {
  const context = await browser.newContext();
  if (javaScriptEnabled) await context.addInitScript(reportViolations);
  return await context.newPage();
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `policy (${event.disposition}): ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
    );
  });
}

/** What stays with a page or a context for good: a test that needs it has a context of its own. */
const staysWithEither = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
];
const staysWithContext = ['newCDPSession', 'setHTTPCredentials'];
const staysWithClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

async function sharedPage(browser: Browser, looks: PageLooks): Promise<Page> {
  const page = await openPage(browser, looks);
  refuse(page, [...staysWithEither, 'addLocatorHandler']);
  refuse(page.context(), [...staysWithEither, ...staysWithContext]);
  refuse(page.context().clock, staysWithClock);
  return page;
}

function refuse(owner: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(owner, name, {
      value: () => {
        throw new Error(`The next test would meet what ${name} does: give this test the tag @first-visit.`);
      },
    });
}

/** What either tells of; a page of what it does itself, too. */
const events = ['console', 'dialog', 'request', 'requestfailed', 'requestfinished', 'response'];
const pageEvents = [
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
];
const contextEvents = ['page', 'weberror'];

/** Takes back what a test has done, and leaves its page where no script of the site runs. */
async function asNew(page: Page, looks: PageLooks): Promise<void> {
  const context = page.context();
  for (const event of [...events, ...pageEvents]) page.removeAllListeners(event);
  for (const event of [...events, ...contextEvents]) context.removeAllListeners(event);
  await Promise.all([takeBack(page, looks), takeBackFrom(context)]);
  await page.goto('/favicon.svg');
  for (const other of context.pages()) if (other !== page) await other.close();
  // Last, when nothing runs any more that could write to them again.
  await Promise.all([context.clearCookies(), page.evaluate(emptyStorage)]);
}

async function takeBack(page: Page, { viewport, colorScheme, reducedMotion }: PageLooks): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setExtraHTTPHeaders({});
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null, contrast: null });
  if (viewport) await page.setViewportSize(viewport);
  // A new page has no pointer on it.
  await page.mouse.move(-1, -1);
}

async function takeBackFrom(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  await context.setGeolocation(null);
  await context.clearPermissions();
}

async function emptyStorage(): Promise<void> {
  window.name = '';
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
}
