import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import {
  choice,
  elementsOf,
  linkOf,
  type PageRead,
  partIn,
  partOf,
  readPage,
  sendForm,
} from '../support/pages/page-by-request.ts';
import { editions, importEdition, inWords } from '../support/register.ts';
import { test as reading } from '../support/requests.ts';
import { expect, test } from '../test.ts';

const [first, newest] = editions.map(({ day }) => inWords(day));
const rows = '.sponsor-list > li';

const sponsorsOf = ({ html }: PageRead) =>
  elementsOf({ html: /<ul [^>]*class="sponsor-list"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '' }, 'li');
const robotsOf = ({ html }: PageRead) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
/** The form with this field. */
const formWith = ({ forms }: PageRead, field: string) => forms.find(({ fields }) => fields.has(field));
reading('a job seeker finds a company, reads its entry, and sees of which day it is', async ({ request }) => {
  const page = await readPage(request, '/sponsors');
  expect(page.heading).toBe('Is this company a licensed sponsor?');
  expect(page.words).toContain(`Edition of ${newest}, one day old.`);
  const answer = await sendForm(request, formWith(page, 'query'), { query: 'larkspur rob' });
  expect(sponsorsOf(answer)).toHaveLength(1);
  expect(answer.html).toMatch(/role="status"[^>]*>1 sponsor\.</);
  expect(elementsOf(answer, 'mark').map(({ words }) => words)).toEqual(['Larkspur', 'Robotics', 'Robot']);
  expect(robotsOf(answer)).toBe('noindex');
  const entry = await readPage(request, linkOf(answer, /Larkspur Robotics/));
  expect(entry.heading).toMatch(/Larkspur Robotics Ltd.* is on the register of sponsors, with an A rating/);
  const routes = elementsOf(partOf(entry, /Routes and ratings/), 'tr').map(({ words }) => words);
  expect(routes).toEqual(
    ['Route', 'Senior or Specialist Worker', 'Skilled Worker'].map((words) => expect.stringContaining(words)),
  );
  expect(routes[1]).toContain(String(newest));
  expect(routes[2]).toContain(`at least ${first}`);
  expect(entry.words).toContain('An entry does not show that an offer is real');
  expect(entry.html).toContain('"@type":"Organization","name":"Larkspur Robotics Ltd');
  expect(entry.html).toContain('"@type":"BreadcrumbList"');
  // A style sheet shows the other link of these words to who is logged in.
  const forVisitors = entry.html.match(/<a [^>]*\bsigned-out-only\b[\s\S]*?<\/a>/g) ?? [];
  const claim = await readPage(request, linkOf(partIn(forVisitors.join('')), 'This is us: claim it'));
  expect(claim.status).toBe(200);
  expect(claim.path).toMatch(
    /\/signup\?role=recruiter&next=%2Fdashboard%2Forganisation%2Fregister%3Fclaim%3Dlarkspur-robotics-ltd-[\w-]+$/,
  );
});

reading('filters, order and pages are in the address', async ({ request }) => {
  const page = await readPage(request, '/sponsors?query=wendlebury');
  expect(sponsorsOf(page)).toHaveLength(20);
  const more = await readPage(request, linkOf(page, 'More sponsors'));
  expect(sponsorsOf(more)).toHaveLength(2);
  const firstPage = await readPage(request, linkOf(more, 'Back to the first'));
  const london = await sendForm(request, formWith(firstPage, 'query'), {
    town: choice(firstPage, 'town', 'London'),
    sort: choice(firstPage, 'sort', 'By name'),
  });
  const inLondon = sponsorsOf(london).map(({ links }) => links[0]?.words);
  expect(inLondon).toEqual(inLondon.toSorted());
  expect(inLondon.length).toBeGreaterThan(0);
  expect(inLondon.length).toBeLessThan(20);
  const rated = sponsorsOf(await readPage(request, '/sponsors?rating=B'));
  expect(rated.some(({ words }) => words.includes('Larkspur Court Nursing Limited'))).toBe(true);
  // A page of another edition leads back to the first one.
  const old = await readPage(request, '/sponsors?query=wendlebury&after=2020-01-01.5.5');
  expect(old.path).toBe('/sponsors?query=wendlebury');
});

reading('a slip of the pen is said, and so is a name that nobody has', async ({ request }) => {
  const slip = await readPage(request, '/sponsors?query=quilfeathr');
  expect(slip.words).toContain('Nothing is written “quilfeathr”; similar names:');
  expect(sponsorsOf(slip)[0]?.words).toContain('Quillfeather Studios Ltd');
  const nobody = await readPage(request, '/sponsors?query=zzyzxq');
  expect(nobody.words).toContain('No sponsor is called “zzyzxq”');
  expect(linkOf(nobody, 'Official list on GOV.UK')).toBe(
    'https://www.gov.uk/government/publications/register-of-licensed-sponsors-workers',
  );
});

reading(
  'an entry that has left keeps its page and says so; one that never was leads to the search',
  async ({ request }) => {
    const changes = await readPage(request, '/sponsors/changes?kind=gone');
    const entry = await readPage(request, linkOf(changes, 'Larkspur Dental Limited'));
    expect(entry.heading).toBe('Larkspur Dental Limited is no longer on the register of sponsors');
    expect(entry.words).toContain(`last seen in the edition of ${first}`);
    expect(entry.words).toContain('The register does not say why');
    const missing = await readPage(request, '/sponsors/no-such-sponsor-1');
    expect(missing.status).toBe(404);
    const answer = await sendForm(request, formWith(missing, 'query'), { query: 'tidewater' });
    expect(sponsorsOf(answer)[0]?.words).toContain('Tidewater Health, Care & Sons PLC');
  },
);

reading('what an edition changed is a list, by kind, route and town', async ({ request }) => {
  const page = await readPage(request, `/sponsors/changes?day=${editions[1].day}`);
  expect(page.words).toContain('Larkspur Court Nursing Limited');
  expect(page.words).toContain('Skilled Worker: A rating to B rating');
  expect(page.words).toContain('Global Business Mobility: Senior or Specialist Worker added');
  const some = await sendForm(request, formWith(page, 'kind'), {
    kind: choice(page, 'kind', 'New'),
    town: choice(page, 'town', 'Hull'),
  });
  expect(sponsorsOf(some).map(({ links }) => links[0]?.words)).toEqual(['Quillfeather Studios Ltd']);
  const none = await readPage(request, '/sponsors/changes?route=religious-worker');
  expect(none.words).toContain('Nothing changed that is like this.');
});

reading('towns and routes have pages with their sponsors', async ({ request }) => {
  const leeds = await readPage(request, linkOf(await readPage(request, '/sponsors/towns'), 'Leeds'));
  expect(leeds.heading).toMatch(/^Leeds has \d+ sponsors$/);
  expect(sponsorsOf(leeds).some(({ words }) => words.includes('Tidewater Health, Care & Sons PLC'))).toBe(
    true,
  );
  const search = await sendForm(request, formWith(leeds, 'query'), { query: 'wendlebury' });
  expect(search.path).toBe('/sponsors?town=leeds&query=wendlebury');
  const routes = await readPage(request, '/sponsors/routes');
  const route = await readPage(request, linkOf(routes, 'Religious Worker'));
  expect(route.heading).toBe('Religious Worker: 2 sponsors are licensed');
  const entry = await readPage(request, linkOf(route, /Carmelite House/));
  expect(entry.words).toContain('The same name in other towns');
  for (const path of ['/sponsors/towns/nowhere', '/sponsors/routes/nothing'])
    expect((await readPage(request, path)).status).toBe(404);
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

reading('feed readers and search engines find every change and every entry', async ({ request }) => {
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

reading('another file of the newest edition is shown while the site runs', async ({ request }) => {
  const searchWords = async () => (await readPage(request, '/sponsors?query=brindlewood')).words;
  expect(await searchWords()).toContain('No sponsor is called “brindlewood”');
  await importEdition({ file: 'e2e/register/next-edition-again.csv', day: editions[1].day });
  await expect.poll(searchWords, { timeout: 60_000 }).toContain('Brindlewood Cartography Ltd');
});
