import type { APIRequestContext, Page } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated.ts';
import { readPage } from '../../support/pages/page-by-request.ts';
import {
  byLength,
  compare,
  days,
  length,
  programmer,
  scenario,
  totals,
} from '../../support/pages/side-by-side.ts';
import { expect, test } from '../../test.ts';

test('the page offers both files, a link and print, but not while an answer is invalid', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${compare}?scenarios=2&vary=length&a.years=1&b.years=3`);
  await hydrated(page);
  for (const kind of ['PDF', 'CSV']) {
    const link = page.getByRole('link', { name: kind, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`/compare\\.${kind.toLowerCase()}\\?scenarios=2`));
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Embed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([...copied.searchParams.keys()]).toEqual(['a.years', 'b.years', 'assignedOn', 'appliedOn']);
  const wrong = await readPage(request, `${compare}?a.years=1&b.years=3&b.role=welder`);
  expect(wrong.links.map(({ words }) => words)).not.toContain('PDF');
});

/** Opens a comparison and waits for its rules; returns what it asks the server for after that. */
async function withRules(page: Page): Promise<string[]> {
  await page.goto(byLength);
  await hydrated(page);
  const rulesLoaded = page.waitForResponse(/evaluate-in-browser-.*\.js/);
  await page.getByRole('checkbox', { name: 'Family' }).focus();
  await rulesLoaded;
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.data\b/.test(request.url())) requests.push(request.url());
  });
  // The rules' own imports arrive a moment later: until then the server answers.
  const years = ['4', '5'];
  await expect(async () => {
    requests.length = 0;
    years.reverse();
    await length(page, 'C').selectOption(years[0] ?? '5');
    await expect(totals(page).nth(2)).toHaveText(years[0] === '5' ? '£7,125.00' : '£5,805.00');
    expect(requests).toEqual([]);
  }).toPass();
  return requests;
}

const shownOn = (page: Page) =>
  page.evaluate(() => ({
    answer: document.querySelector('#answer > section')?.textContent,
    form: document.querySelector('main form')?.textContent,
  }));

/** The same page as the server sends it, parsed in an empty page, where none of our scripts run. */
async function fromServer(blank: Page, request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  return await blank.evaluate((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    return {
      answer: page.querySelector('#answer > section')?.textContent,
      form: page.querySelector('main form')?.textContent,
    };
  }, html);
}

test('once the rules are loaded the browser answers alone, with the same result as the server', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  // A code that does not exist, so that the page asks the server for it.
  complaints.expect(/404 .*\/api\/occupations\/9999/);
  const blank = await browser.newPage();
  const requests = await withRules(page);
  await scenario(page, 'A').getByLabel('Sponsorship length').selectOption('3');
  for (const address of [
    byLength,
    `${compare}?${programmer}&years=3`,
    `${compare}?${days}&location=outside&years=3&a.role=2134&b.role=3544&c.role=1112&d.role=9999`,
    `${compare}?${days}&role=2313&a.location=outside&b.location=inside&b.visaType=graduate&c.children=yes&years=days&startsOn=2026-12-01&endsOn=2029-11-30`,
    `${compare}?a.years=9&b.years=&b.role=welder&e.years=2&c.nothing=1&${days}`,
    `${compare}?scenarios=3&role=2136&${days}`,
  ]) {
    await page.evaluate(async (to) => {
      const router: unknown = Reflect.get(window, '__reactRouterDataRouter');
      if (typeof router !== 'object' || router === null) throw new Error('There is no router.');
      const navigate: unknown = Reflect.get(router, 'navigate');
      if (typeof navigate !== 'function') throw new Error('The router has another shape.');
      await Reflect.apply(navigate, router, [to]);
    }, address);
    const server = await fromServer(blank, request, address);
    expect(server.answer).toBeTruthy();
    await expect.poll(() => shownOn(page), { message: address }).toEqual(server);
  }
  expect(requests).toEqual([]);
});

test('a comparison begun from a suggestion loads its rules at the first interaction, and adding and removing still work', async ({
  page,
}) => {
  await page.goto(compare);
  await hydrated(page);
  const rulesLoaded = page.waitForResponse(/evaluate-in-browser-.*\.js/);
  await page.getByRole('link', { name: '1, 3 and 5 years' }).click();
  await length(page, 'A').focus();
  await rulesLoaded;
  await length(page, 'A').selectOption('2');
  await expect(length(page, 'A')).toHaveValue('2');
  await page.getByRole('button', { name: 'Add a scenario' }).click();
  await expect(scenario(page, 'D')).toBeVisible();
  await expect(page).toHaveURL(/[?&]d\.years=/);
  await expect(page).not.toHaveURL(/[?&]add=/);
  await page.getByRole('button', { name: 'Remove Scenario A' }).click();
  await expect(scenario(page, 'D')).toHaveCount(0);
  await expect(length(page, 'A')).toHaveValue('3');
  await page.getByRole('link', { name: 'Reset' }).click();
  await page.getByRole('link', { name: 'Small or large sponsor' }).click();
  await expect(scenario(page, 'B').getByLabel('Sponsor size')).toHaveValue('large');
});
