import type { Page, Request } from '@playwright/test';
import { arrive } from '../support/people/behind-log-in.ts';
import { openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

/** What one change of page may fetch: scripts and styles, compressed, in bytes. */
const most = 25 * 1024;

/** Scripts follow a page within this many milliseconds, when the browser is idle, or not at all. */
const quiet = 500;

/**
 * The bytes of scripts and styles that are fetched from now on, as they come over the wire. Its end is told by those alone: a
 * page of the workspace is never without a request, because its live stream stays open.
 */
function downloadsOf(page: Page) {
  const sizes: Promise<number>[] = [];
  const underWay = new Set<Request>();
  let lastAt = 0;
  const isCounted = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());
  page.on('request', (request) => {
    if (isCounted(request)) underWay.add(request);
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    if (!isCounted(request)) return;
    underWay.delete(request);
    lastAt = Date.now();
    // Of what the browser had already, the size is negative.
    sizes.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  return {
    async atRest(): Promise<void> {
      lastAt = Date.now();
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
      await expect.poll(() => underWay.size === 0 && Date.now() - lastAt >= quiet).toBe(true);
    },
    bytes: async () => (await Promise.all(sizes.splice(0))).reduce((sum, size) => sum + size, 0),
  };
}

test('a change of page fetches at most 25 KB of scripts, from Home through the rooms of an employer', async ({
  page,
  request,
}) => {
  const { recruiter, job } = await openApplication(request);
  await arrive(page, recruiter, '/dashboard/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As for a person who reads Home: the pages of the bar have been fetched meanwhile (record 0134).
  const preloaded = () => page.evaluate(() => sessionStorage.getItem('preloaded-pages'));
  await expect.poll(preloaded, { timeout: 60_000 }).not.toBeNull();
  const downloads = downloadsOf(page);
  await downloads.atRest();
  const figures: Record<string, number> = {};
  const go = async (name: string, open: () => Promise<void>, arrived: () => Promise<void>) => {
    await downloads.bytes();
    await open();
    await arrived();
    await downloads.atRest();
    figures[name] = await downloads.bytes();
  };
  const heading = (text: RegExp | string) => () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  const row = (name: string) => () =>
    page.getByRole('navigation').getByRole('link', { name }).first().click();
  await go('Jobs', row('Jobs'), heading(/open/));
  await go(
    'Board',
    () => page.locator(`a[href*="/hiring/board?job=${job}"]`).first().click(),
    async () => {
      await expect(page.getByRole('link', { name: 'Amara Okafor' })).toBeVisible();
    },
  );
  await go(
    'Applicant',
    () => page.getByRole('link', { name: 'Amara Okafor' }).click(),
    async () => {
      await expect(page.getByRole('dialog', { name: 'Amara Okafor' })).toBeVisible();
    },
  );
  await page.getByRole('dialog', { name: 'Amara Okafor' }).getByRole('button', { name: 'Close' }).click();
  await go('Applicants', row('Applicants'), heading(/waits? for an answer/));
  await go('Messages', row('Messages'), heading(/Messages|message/));
  await go('Organisation', row('Organisation'), heading(/Northgate Systems|Organisation/));
  await row('Jobs')();
  await heading(/open/)();
  await go(
    'Editor',
    () => page.locator(`a[href*="/hiring/jobs/${job}"]`).first().click(),
    async () => {
      await expect(page.getByLabel('Pay to')).toBeVisible();
    },
  );
  console.log(JSON.stringify(figures));
  for (const [name, bytes] of Object.entries(figures)) expect.soft(bytes, name).toBeLessThanOrEqual(most);
});
