import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { openPage, type SharedPages, sharedPages } from './support/pages/shared-pages.ts';

/** Errors in a page that its reader does not see. */
export interface Complaints {
  /**
   * Allows one kind of error: the document of a missing page, for example, is itself an error on the console.
   */
  expect(pattern: RegExp): void;
}

/** Notes the errors of a page until the function that it returns is called. */
function listen(page: Page, complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  };
  const onError = (error: Error) => complaints.push(`page error: ${error.message}`);
  const onRequest = (request: Request) => {
    if (request.url().endsWith('/api/policy-reports'))
      complaints.push(`policy report: ${request.postData() ?? ''}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  };
}

interface Fixtures {
  complaints: Complaints;
}

/** On a test whose browser must have seen nothing yet, or that does to its context what cannot be taken back. */
const firstVisit = '@first-visit';

/**
 * Every test also fails on a console error, an uncaught error or a report of the content policy. Tests of a
 * worker share their pages.
 */
export const test = base.extend<Fixtures, { shared: SharedPages }>({
  shared: [
    async ({ browser }, use) => {
      const pages = sharedPages(browser);
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      shared,
      javaScriptEnabled,
      isMobile,
      hasTouch,
      viewport,
      colorScheme,
      reducedMotion,
      timezoneId,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const looks = {
      ...{ javaScriptEnabled, isMobile, hasTouch, viewport },
      ...{ colorScheme, reducedMotion, timezoneId, contextOptions },
    };
    const isAlone = testInfo.tags.includes(firstVisit);
    const page = isAlone ? await openPage(browser, looks) : await shared.take(looks);
    await use(page);
    const hasPassed = testInfo.status === testInfo.expectedStatus;
    if (isAlone || !hasPassed) await page.context().close();
    else await shared.giveBack(looks, page);
  },
  context: async ({ page }, use) => use(page.context()),
  complaints: [
    async ({ page, context }, use) => {
      const lines: string[] = [];
      const allowed: RegExp[] = [];
      const stops = [listen(page, lines)];
      const listenToo = (other: Page) => stops.push(listen(other, lines));
      context.on('page', listenToo);
      await use({ expect: (pattern) => allowed.push(pattern) });
      context.off('page', listenToo);
      for (const stop of stops) stop();
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
