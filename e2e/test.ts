import { test as base, expect, type Page } from '@playwright/test';

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

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/policy-reports'))
      heard.push(`policy report: ${request.postData() ?? ''}`);
  });
}

/** Every test also fails on a console error, an uncaught error or a report of the content policy. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(reportViolations);
      listen(page, heard);
      context.on('page', (other) => listen(other, heard));
      await use({ expect: (pattern) => allowed.push(pattern) });
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
