import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { readPage } from '../support/pages/page-by-request.ts';
import { editions, importEdition, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

const [first, newest] = editions.map(({ day }) => inWords(day));
const rows = '.sponsor-list > li';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a job seeker finds a company, reads its entry, and sees of which day it is', async ({ page }) => {
    await page.goto('/sponsors');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this company a licensed sponsor?');
    await expect(page.getByRole('main')).toContainText(`Edition of ${newest}, one day old.`);
    await page.getByLabel('Name of the company').fill('larkspur rob');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'sponsor' })).toHaveText('1 sponsor.');
    await expect(page.locator('mark')).toHaveText(['Larkspur', 'Robotics', 'Robot']);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: /Larkspur Robotics/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Larkspur Robotics Ltd.* is on the register of sponsors, with an A rating/,
    );
    const routes = page.getByRole('table', { name: /Routes and ratings/ }).getByRole('row');
    await expect(routes).toContainText(['Route', 'Senior or Specialist Worker', 'Skilled Worker']);
    await expect(routes.nth(1)).toContainText(String(newest));
    await expect(routes.nth(2)).toContainText(`at least ${first}`);
    await expect(page.getByRole('main')).toContainText('An entry does not show that an offer is real');
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(described).toContain('"@type":"Organization","name":"Larkspur Robotics Ltd');
    expect(described).toContain('"@type":"BreadcrumbList"');
    await page.getByRole('link', { name: 'This is us: claim it' }).click();
    await expect(page).toHaveURL(
      /\/signup\?role=recruiter&next=%2Fdashboard%2Forganisation%3Fclaim%3Dlarkspur-robotics-ltd-[\w-]+%23register$/,
    );
  });

  test('filters, order and pages are in the address', async ({ page }) => {
    await page.goto('/sponsors?query=wendlebury');
    await expect(page.locator(rows)).toHaveCount(20);
    await page.getByRole('link', { name: 'More sponsors' }).click();
    await expect(page.locator(rows)).toHaveCount(2);
    await page.getByRole('link', { name: 'Back to the first' }).click();
    await page.getByRole('combobox', { name: 'Town' }).selectOption('London');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
    await page.getByRole('button', { name: 'Search' }).click();
    const inLondon = await page.locator(`${rows} a`).allTextContents();
    expect(inLondon).toEqual(inLondon.toSorted());
    expect(inLondon.length).toBeLessThan(20);
    await page.goto('/sponsors?rating=B');
    await expect(page.locator(rows)).toContainText(['Larkspur Court Nursing Limited']);
    // A page of another edition leads back to the first one.
    await page.goto('/sponsors?query=wendlebury&after=2020-01-01.5.5');
    await expect(page).toHaveURL('/sponsors?query=wendlebury');
  });

  test('a slip of the pen is said, and so is a name that nobody has', async ({ page }) => {
    await page.goto('/sponsors?query=quilfeathr');
    await expect(page.getByRole('main')).toContainText('Nothing is written “quilfeathr”; similar names:');
    await expect(page.locator(rows)).toContainText(['Quillfeather Studios Ltd']);
    await page.goto('/sponsors?query=zzyzxq');
    await expect(page.getByRole('main')).toContainText('No sponsor is called “zzyzxq”');
    await expect(page.getByRole('link', { name: 'Official list on GOV.UK' })).toHaveAttribute(
      'href',
      'https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers',
    );
  });

  test('an entry that has left keeps its page and says so; one that never was leads to the search', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 404/);
    await page.goto('/sponsors/changes?kind=gone');
    await page.getByRole('link', { name: 'Larkspur Dental Limited' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Larkspur Dental Limited is no longer on the register of sponsors',
    );
    await expect(page.getByRole('main')).toContainText(`last seen in the edition of ${first}`);
    await expect(page.getByRole('main')).toContainText('The register does not say why');
    expect((await page.goto('/sponsors/no-such-sponsor-1'))?.status()).toBe(404);
    await page.getByLabel('Name of the company').fill('tidewater');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.locator(rows)).toContainText(['Tidewater Health, Care & Sons PLC']);
  });

  test('what an edition changed is a list, by kind, route and town', async ({ page }) => {
    await page.goto(`/sponsors/changes?day=${editions[1].day}`);
    await expect(page.getByRole('main')).toContainText('Larkspur Court Nursing Limited');
    await expect(page.getByRole('main')).toContainText('Skilled Worker: A rating to B rating');
    await expect(page.getByRole('main')).toContainText(
      'Global Business Mobility: Senior or Specialist Worker added',
    );
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('New');
    await page.getByRole('combobox', { name: 'Town' }).selectOption('Hull');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator(`${rows} a`)).toHaveText(['Quillfeather Studios Ltd']);
    await page.goto('/sponsors/changes?route=religious-worker');
    await expect(page.getByRole('main')).toContainText('Nothing changed that is like this.');
  });

  test('towns and routes have pages with their sponsors', async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.goto('/sponsors/towns');
    await page.getByRole('link', { name: 'Leeds', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Leeds has \d+ sponsors$/);
    await expect(page.locator(rows)).toContainText(['Tidewater Health, Care & Sons PLC']);
    await page.getByLabel('Name of the company').fill('wendlebury');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/sponsors?town=leeds&query=wendlebury');
    await page.goto('/sponsors/routes');
    await page.getByRole('link', { name: 'Religious Worker', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Religious Worker: 2 sponsors are licensed',
    );
    await page
      .getByRole('link', { name: /Carmelite House/ })
      .first()
      .click();
    await expect(page.getByRole('main')).toContainText('The same name in other towns');
    expect((await page.goto('/sponsors/towns/nowhere'))?.status()).toBe(404);
    expect((await page.goto('/sponsors/routes/nothing'))?.status()).toBe(404);
  });
});

test('the list answers as one types, keeps the field, and opens the first entry beside it', async ({
  page,
}) => {
  await page.goto('/sponsors');
  await hydrated(page);
  const field = page.getByLabel('Name of the company');
  await field.pressSequentially('quillf', { delay: 20 });
  await expect(page.locator(rows)).toContainText(['Quillfeather Studios Ltd']);
  await expect(page).toHaveURL('/sponsors?query=quillf');
  await expect(field).toBeFocused();
  const beside = page.getByRole('complementary', { name: 'The first answer' });
  await expect(beside.getByRole('heading', { level: 2 })).toContainText('Quillfeather Studios Ltd');
  await field.fill('tidewater');
  await expect(page.locator(rows)).toContainText(['Tidewater Health, Care & Sons PLC']);
  await expect(beside.getByRole('heading', { level: 2 })).toContainText('Tidewater');
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('B rating');
  await expect(page.getByRole('main')).toContainText('No sponsor is called “tidewater”');
  await page.getByRole('link', { name: 'Search without the filters' }).click();
  await expect(page.locator(rows)).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  // One step back, however much was typed.
  await page.getByRole('link', { name: 'Open this entry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tidewater');
  await page.goBack();
  await expect(field).toHaveValue('tidewater');
});

test('by keyboard alone: type, go to the first answer, open it', async ({ page }) => {
  await page.goto('/sponsors');
  await hydrated(page);
  await page.getByLabel('Name of the company').focus();
  await page.keyboard.type('harbour lights');
  await expect(page.locator(rows)).toHaveCount(1);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Harbour Lights Limited', exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('with a provisional rating');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the list leads to the entry, and nothing moves sideways', async ({ page }) => {
    await page.goto('/sponsors?query=larkspur');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /Larkspur & Finch/ }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Larkspur & Finch Architects LLP');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('feed readers and search engines find every change and every entry', async ({ request }) => {
  const feed = await request.get('/sponsors/changes.atom?town=hull');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('<title>New: Quillfeather Studios Ltd, Hull</title>');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap-sponsors.xml');
  expect(await (await request.get('/sitemap-sponsors.xml')).text()).toContain('/sitemap-sponsors/1.xml');
  expect(await (await request.get('/sitemap-sponsors/1.xml')).text()).toMatch(
    /\/sponsors\/quillfeather-studios-ltd-hull-\d+</,
  );
  for (const part of ['0', '99', 'x'])
    expect((await request.get(`/sitemap-sponsors/${part}.xml`)).status()).toBe(404);
});

test('another file of the newest edition is shown while the site runs', async ({ request }) => {
  const searchWords = async () => (await readPage(request, '/sponsors?query=brindlewood')).words;
  expect(await searchWords()).toContain('No sponsor is called “brindlewood”');
  await importEdition({ file: 'e2e/register/next-edition-again.csv', day: editions[1].day });
  await expect.poll(searchWords, { timeout: 60_000 }).toContain('Brindlewood Cartography Ltd');
});
