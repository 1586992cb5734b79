import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { randomAnswers } from '../support/random-answers.ts';
import { expect, test } from '../test.ts';

const seed = 20_261_120;

/** The nightly run tries 500 addresses in all, the ordinary one only the first few. */
const tools = [
  { path: '/salary-calculator/calculate', kind: 'salary', atNight: 200 },
  { path: '/immigration-skill-charge-calculator/calculate', kind: 'bill', atNight: 180 },
  { path: '/cost-estimator/calculate', kind: 'licence', atNight: 40 },
  { path: '/cost-estimator/size', kind: 'size', atNight: 40 },
  { path: '/salary-calculator/pay-periods', kind: 'pays', atNight: 40 },
] as const;

for (const { path, kind, atNight } of tools) {
  const cases = nightly ? atNight : 12;

  test(`${path}: in ${cases} random cases the browser answers as the server does`, async ({
    page,
    browser,
    request,
    complaints,
  }) => {
    // One of the random codes does not exist, and the page asks the server for it.
    complaints.expect(/404 .*\/api\/occupations\/9999/);
    test.setTimeout(120_000);
    const server = await asTheServerAnswers(browser, request);
    const fromServer = await answeringByItself(page, path);
    const answers = randomAnswers(seed, await occupationCodes(request));
    const addresses = Array.from({ length: cases }, () => `${path}?${new URLSearchParams(answers[kind]())}`);
    for (let start = 0; start < cases; start += 20) {
      const some = addresses.slice(start, start + 20);
      expect(await shownHere(page, some)).toEqual(await server.shows(some));
    }
    expect(fromServer).toEqual([]);
  });
}

/**
 * Opens a tool, waits for its rules, and records what it still asks the server for: only occupation rows and
 * searches are allowed.
 */
async function answeringByItself(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  const rulesLoaded = page.waitForResponse(/evaluate-in-browser-.*\.js/);
  await page.locator('main form').locator('input, select').first().focus();
  await rulesLoaded;
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.data\b/.test(request.url())) requests.push(request.url());
  });
  // The rules' own imports arrive a moment later: until then the server answers.
  await expect(async () => {
    requests.length = 0;
    await shownHere(page, [`${path}?a-try=${Date.now()}`]);
    expect(requests).toEqual([]);
  }).toPass();
  return requests;
}

interface PageState {
  readonly address: string;
  readonly answer: string | null | undefined;
  readonly form: string | null | undefined;
}

/** What the page shows for each address, reached by the same navigation as after a changed answer. */
async function shownHere(page: Page, addresses: readonly string[]): Promise<PageState[]> {
  return await page.evaluate(async (list) => {
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
    if (typeof router !== 'object' || router === null) throw new Error('There is no router.');
    const navigate: unknown = Reflect.get(router, 'navigate');
    if (typeof navigate !== 'function') throw new Error('The router has another shape.');
    const results = [];
    for (const address of list) {
      await Reflect.apply(navigate, router, [address, { replace: true, preventScrollReset: true }]);
      // React renders in small steps after the router is done; an idle page has rendered everything.
      await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
      results.push({
        address: location.pathname + location.search,
        answer: document.querySelector('#answer > section')?.textContent,
        form: document.querySelector('main form')?.textContent,
      });
    }
    return results;
  }, addresses);
}

/** The same pages as the server sends them, parsed in an empty page, where none of our scripts run. */
async function asTheServerAnswers(browser: Browser, request: APIRequestContext) {
  const blank = await browser.newPage();
  return {
    async shows(addresses: readonly string[]): Promise<PageState[]> {
      const pages = await Promise.all(
        addresses.map(async (address) => ({ address, html: await (await request.get(address)).text() })),
      );
      return await blank.evaluate(
        (pages) =>
          pages.map(({ address, html }) => {
            const page = new DOMParser().parseFromString(html, 'text/html');
            return {
              address,
              answer: page.querySelector('#answer > section')?.textContent,
              form: page.querySelector('main form')?.textContent,
            };
          }),
        pages,
      );
    },
  };
}

async function occupationCodes(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/\/occupations\/(\d{4})</g)].map(([, code = '']) => code);
}
