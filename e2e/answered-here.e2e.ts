import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { nightly } from './nightly.ts';
import { randomAnswers } from './random-answers.ts';
import { expect, test } from './test.ts';

const seed = 20_261_120;

/** By night 500 addresses in all; by day the first of them. */
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
    // A code that does not exist is asked for, to learn that.
    complaints.expect(/404 .*\/api\/occupations\/9999/);
    test.setTimeout(120_000);
    const server = await asTheServerAnswers(browser, request);
    const fromServer = await answeringByItself(page, path);
    const answers = randomAnswers(seed, await occupationCodes(request));
    const addresses = Array.from({ length: cases }, () => `${path}?${new URLSearchParams(answers[kind]())}`);
    for (let done = 0; done < cases; done += 20) {
      const some = addresses.slice(done, done + 20);
      expect(await shownHere(page, some)).toEqual(await server.shows(some));
    }
    expect(fromServer).toEqual([]);
  });
}

/** Opens a tool, lets its rules load, and notes what it still asks the server for: that must be rows and searches. */
async function answeringByItself(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  const loaded = page.waitForResponse(/answer-here-.*\.js/);
  await page.locator('main form').locator('input, select').first().focus();
  await loaded;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.data\b/.test(request.url())) asked.push(request.url());
  });
  // What the rules import in their turn arrives a moment later: until then the server answers.
  await expect(async () => {
    asked.length = 0;
    await shownHere(page, [`${path}?a-try=${Date.now()}`]);
    expect(asked).toEqual([]);
  }).toPass();
  return asked;
}

interface Shown {
  readonly address: string;
  readonly answer: string | null | undefined;
  readonly form: string | null | undefined;
}

/** What the page shows for each address, gone to as a changed answer goes there. */
async function shownHere(page: Page, addresses: readonly string[]): Promise<Shown[]> {
  return await page.evaluate(async (list) => {
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
    if (typeof router !== 'object' || router === null) throw new Error('There is no router.');
    const navigate: unknown = Reflect.get(router, 'navigate');
    if (typeof navigate !== 'function') throw new Error('The router has another shape.');
    const shown = [];
    for (const address of list) {
      await Reflect.apply(navigate, router, [address, { replace: true, preventScrollReset: true }]);
      // React draws in small turns after the router is done: the page is idle when it has drawn all.
      await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
      shown.push({
        address: location.pathname + location.search,
        answer: document.querySelector('#answer > section')?.textContent,
        form: document.querySelector('main form')?.textContent,
      });
    }
    return shown;
  }, addresses);
}

/** The same pages as the server sends them, read in an empty page, where nothing of ours runs. */
async function asTheServerAnswers(browser: Browser, request: APIRequestContext) {
  const blank = await browser.newPage();
  return {
    async shows(addresses: readonly string[]): Promise<Shown[]> {
      const pages = await Promise.all(
        addresses.map(async (address) => ({ address, html: await (await request.get(address)).text() })),
      );
      return await blank.evaluate(
        (sent) =>
          sent.map(({ address, html }) => {
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
