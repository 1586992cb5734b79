import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { asNew, type ScriptlessPage } from './scriptless-page.ts';

/** Errors in a page that its reader does not see. */
export interface Complaints {
  /**
   * Allows one kind of error: the document of a missing page, for example, is itself an error on the console.
   */
  expect(pattern: RegExp): void;
}

const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `policy (${event.disposition}): ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
    );
  });
};

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
  /** Whether a test without scripts needs a browser that has seen nothing yet. */
  firstVisit: boolean;
}

/**
 * Every test also fails on a console error, an uncaught error or a report of the content policy. It has a browser context
 * of its own; without scripts, the tests of a worker share one.
 */
export const test = base.extend<Fixtures, { scriptless: ScriptlessPage }>({
  firstVisit: [false, { option: true }],
  scriptless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from this pattern.
    async ({}, use) => {
      const shared: ScriptlessPage = {};
      await use(shared);
      await shared.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, scriptless, javaScriptEnabled, isMobile, firstVisit, viewport, colorScheme },
    use,
  ) => {
    if (javaScriptEnabled || isMobile || firstVisit) {
      const page = await (await browser.newContext()).newPage();
      await use(page);
      await page.context().close();
      return;
    }
    scriptless.page ??= await (await browser.newContext()).newPage();
    await asNew(scriptless.page, { viewport, colorScheme });
    await use(scriptless.page);
  },
  context: async ({ page }, use) => use(page.context()),
  complaints: [
    async ({ page, context, javaScriptEnabled }, use) => {
      const lines: string[] = [];
      const allowed: RegExp[] = [];
      if (javaScriptEnabled) await context.addInitScript(reportViolations);
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
