import type { APIRequestContext } from '@playwright/test';
import {
  elementsOf,
  linkOf,
  type PageRead,
  partOf,
  readPage,
  rowsOf,
  scriptsOf,
  sendForm,
} from '../../support/pages/page-by-request.ts';
import { pageMetadata } from '../../support/pages/page-metadata.ts';
import { expect, test } from '../../support/requests.ts';

// These pages send no script but the theme’s, so that they are the same without: what they say is read from their HTML.
// occupations-sound.e2e.ts opens them in a browser.

/** One code of each kind; the expected answers hold until the lists end on 31 December 2026. */
const kinds = [
  { code: '2134', what: 'higher skilled', answer: /^Yes, this job can be sponsored/, figure: '£54,700' },
  { code: '2142', what: 'higher skilled and listed', answer: /^Yes, this job/, figure: '£33,400' },
  { code: '3544', what: 'on the shortage list', answer: /only while it is listed|Not known/, figure: /£/ },
  {
    code: '5314',
    what: 'with two printed rates',
    answer: /only while it is listed|Not known/,
    figure: /£/,
  },
  { code: '6135', what: 'a care role', answer: /^Not for someone outside/, figure: '£33,400' },
  { code: '9119', what: 'only some of its jobs', answer: /^Only some of its jobs|Not known/, figure: /£/ },
  { code: '2237', what: 'on a national pay scale', answer: /^Yes, this job/, figure: 'National pay scale' },
  { code: '3214', what: 'only for extending', answer: /^Only to extend/, figure: '£31,300' },
  { code: '1112', what: 'not eligible', answer: /^No, this job cannot/, figure: 'None published' },
];

const occupation = (request: APIRequestContext, code: string) => readPage(request, `/occupations/${code}`);
const card = (page: PageRead) => partOf(page, /going rate/i);
const follow = (request: APIRequestContext, page: Pick<PageRead, 'links'>, words: string | RegExp) =>
  readPage(request, linkOf(page, words));

for (const { code, what, answer, figure } of kinds) {
  test(`${code}, ${what}: the answer first, then today’s rate and its rule`, async ({ request, baseURL }) => {
    const page = await occupation(request, code);
    expect(page.heading).toContain(code);
    const header = /<main\b[\s\S]*?<\/header>/.exec(page.html)?.[0] ?? '';
    expect(elementsOf({ html: header }, 'p').at(-1)?.words).toMatch(answer);
    expect(card(page).words).toMatch(figure);
    expect(linkOf(card(page), /^The rule/)).toBe('/rules/occupations.going-rates');
    const { canonicals } = await pageMetadata(request, `/occupations/${code}`);
    expect(canonicals).toEqual([`${baseURL}/occupations/${code}`]);
    expect(scriptsOf(page)).toEqual(['/theme.js']);
  });
}

test('2134 shows each edition in a chart, and the same figures in its table', async ({ request }) => {
  const page = await occupation(request, '2134');
  expect(page.html).toMatch(/role="img" aria-label="Going rates of 2134/);
  const edition = (day: string) => rowsOf(page, 'Going rates of 2134 by edition', day).join();
  expect(edition('22 July 2025')).toContain('£54,700');
  expect(edition('22 July 2025')).toContain('In force today');
  expect(edition('9 April 2025')).toContain('To be confirmed');
  expect(edition('9 April 2025')).toContain('£49,400');
});

test('5314 shows that the list prints another rate than the table', async ({ request }) => {
  const list = partOf(await occupation(request, '5314'), 'Immigration Salary List');
  expect(list.words).toContain('GOV.UK’s two tables differ');
  expect(list.words).toContain('£25,000, the going-rate table £25,300');
  const rule = await follow(request, list, 'The rule: Immigration Salary List');
  expect(rule.path).toBe('/rules/salary-list.5314');
  expect((await follow(request, rule, /^5314 /)).path).toBe('/occupations/5314');
});

test('6135 says who can be sponsored, the condition and the last day', async ({ request }) => {
  const page = await occupation(request, '6135');
  const list = partOf(page, 'Immigration Salary List');
  expect(list.words).toContain('England: CQC-registered sponsor');
  expect(list.words).toContain('21 July 2028.');
  const who = partOf(page, 'Who can use it');
  expect(who.words).toContain('No certificate can be assigned to someone outside the UK');
  expect(who.words).toContain('A partner and children cannot come');
  expect(card(page).words).toContain('Usual in care: option I, 37.5 hours');
});

test('2237 shows the pay bands of each nation', async ({ request }) => {
  const page = await occupation(request, '2237');
  const scale = partOf(page, /^Going rates of 2237 a year/);
  const band = elementsOf(scale, 'tr').find(({ words }) => words.startsWith('Band 5'));
  expect(band?.words).toContain('£29,970');
  expect(band?.words).toContain('£31,892');
  expect(partOf(page, 'The national pay scale').words).toContain('Rules of 6 December 2025');
});

test('3214 shows both readings of the editions before 22 July 2025', async ({ request }) => {
  const page = await occupation(request, '3214');
  const edition = (day: string) => rowsOf(page, 'Going rates of 3214 by edition', day).join();
  expect(edition('22 July 2025')).toContain('£31,300');
  expect(edition('9 April 2025')).toContain('£25,000 or £29,000');
});

test('1112 leads to a search for another role, and has no chart and no price', async ({ request }) => {
  const page = await occupation(request, '1112');
  expect(page.html).not.toMatch(/role="img" aria-label="[^"]*Going rates/);
  expect(page.links.map(({ words }) => words).filter((words) => /Calculate charge/.test(words))).toEqual([]);
  expect((await follow(request, page, 'Search for another occupation')).path).toBe('/occupations');
});

test('an occupation leads to the tool with its code filled in, to its group and to its neighbours', async ({
  request,
}) => {
  const page = await occupation(request, '2134');
  const tool = await follow(request, page, /Calculate charge/);
  expect(tool.forms[0]?.fields.get('role')?.value).toMatch(/^2134 - Programmers/);
  const neighbour = await follow(request, page, '2135 Cyber security professionals');
  expect(neighbour.path).toBe('/occupations/2135');
  const group = await follow(request, partOf(neighbour, 'Breadcrumb'), /Professional/);
  expect(group.path).toBe('/occupations?group=2');
  expect(group.words).toContain('97 occupations');
});

test('the filter finds by title and by status, and says what to do when nothing is found', async ({
  request,
}) => {
  const page = await readPage(request, '/occupations');
  const bricklayers = await sendForm(request, page.forms[0], { q: 'bricklayers' });
  expect(bricklayers.path).toMatch(/[?&]q=bricklayers/);
  const row = elementsOf(bricklayers, 'tr').find(({ words }) => words.startsWith('5313 Bricklayers'));
  expect(row?.words).toContain('£33,400');
  const nothing = await sendForm(request, bricklayers.forms[0], { q: 'nothing zzzz', sponsor: 'no' });
  expect(nothing.words).toContain('No occupations match');
  expect(nothing.forms[0]?.fields.get('q')?.value).toBe('nothing zzzz');
  const groups = await follow(request, nothing, 'See all groups');
  expect(elementsOf(groups, 'h2').map(({ words }) => words)).toContain('Skilled trades occupations');
  expect([page, bricklayers, nothing].map(scriptsOf)).toEqual(Array(3).fill(['/theme.js']));
});

test('a long answer comes in pages', async ({ request }) => {
  const page = await readPage(request, '/occupations?sponsor=yes');
  expect(page.words).toContain('121 occupations, page 1 of 2');
  const next = await follow(request, partOf(page, 'Pages'), 'Page 2');
  expect(next.words).toContain('121 occupations, page 2 of 2');
  expect(next.links.filter(({ words }) => /^\d{4} /.test(words))).toHaveLength(21);
});

test('search engines do not index a filtered list, but do index a group under its own address', async ({
  request,
  baseURL,
}) => {
  expect((await pageMetadata(request, '/occupations?q=engineer')).meta('robots')).toBe('noindex');
  const group = await pageMetadata(request, '/occupations?group=5');
  expect(group.meta('robots')).toBe('');
  expect(group.canonicals).toEqual([`${baseURL}/occupations?group=5`]);
});

for (const code of ['9999', '213', 'programmer', '%3Cscript%3E']) {
  test(`/occupations/${code} returns 404 and helps`, async ({ request }) => {
    expect((await request.get(`/occupations/${code}`)).status()).toBe(404);
    const missing = await pageMetadata(request, `/occupations/${code}`);
    expect(missing.title).toBe('No such occupation code · Portway');
    expect(missing.meta('robots')).toBe('noindex');
    expect(missing.html).toMatch(/<a [^>]*href="\/occupations"[^>]*>Search the occupations/);
  });
}

test('a slash at the end leads to the code’s one address', async ({ request }) => {
  const response = await request.get('/occupations/2134/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/occupations/2134');
});

test('the sitemap names the index, all 412 codes and every topic of the rules', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/occupations</loc>`);
  expect(sitemap.match(/\/occupations\/\d{4}<\/loc>/g)).toHaveLength(412);
  expect(sitemap).toContain(`<loc>${baseURL}/rules/skills-charge</loc>`);
  expect(sitemap).not.toMatch(/\/:[a-z]/);
});
