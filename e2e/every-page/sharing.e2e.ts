import { nightly } from '../support/nightly.ts';
import { crawl } from '../support/pages/crawl.ts';
import { pagesToTry } from '../support/pages/page-families.ts';
import {
  asText,
  type PageMetadata,
  pageMetadata,
  pagesMetadata,
  pngSize,
  type Thing,
} from '../support/pages/page-metadata.ts';
import { expect, test } from '../support/requests.ts';

/** For some pages a picture is rendered. */
const timeForAll = 180_000;

/**
 * As much of a title as search engines show. Occupations' official names and articles' headlines are not
 * shortened.
 */
const maxOf = (path: string) => (/^\/(?:occupations|blogs)\/./.test(path) ? 100 : 65);

/**
 * The paths of the pages that fail a check: reported together, because an expectation for each of hundreds
 * takes long.
 */
const faulty = (pages: readonly PageMetadata[], sound: (page: PageMetadata) => boolean) =>
  pages
    .filter((page) => !sound(page))
    .map(({ path, title, meta }) => ({ path, title, told: meta('description') }));

test('every page has one canonical address, its own, and a description of its own', async ({ baseURL }) => {
  const pages = await pagesMetadata();
  expect(pages.map(({ canonicals }) => canonicals)).toEqual(pages.map(({ path }) => [`${baseURL}${path}`]));
  expect(faulty(pages, ({ path, title }) => title.length <= maxOf(path))).toEqual([]);
  expect(faulty(pages, ({ meta }) => meta('description').length > 25)).toEqual([]);
  expect(faulty(pages, ({ meta }) => meta('description').length <= 160)).toEqual([]);
  const first = (same: (page: PageMetadata) => string) =>
    new Map(pages.toReversed().map((page) => [same(page), page]));
  const byTitle = first(({ title }) => title);
  const byDescription = first(({ meta }) => meta('description'));
  expect(faulty(pages, (page) => byTitle.get(page.title) === page)).toEqual([]);
  expect(faulty(pages, (page) => byDescription.get(page.meta('description')) === page)).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
});

test('no two pages share a title', async () => {
  const reached = await crawl();
  // A tool for embedding is the same page as our own.
  const paths = new Set(pagesToTry(reached).filter((path) => !path.startsWith('/embed/')));
  const titles = reached
    .filter(({ path }) => paths.has(path))
    .map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every page has a picture and a text for link previews', async ({ baseURL }) => {
  const pages = await pagesMetadata();
  const names = ['title', 'description', 'url', 'type', 'site_name', 'locale', 'image:width', 'image:height'];
  expect(pages.map(({ meta }) => names.map((name) => meta(`og:${name}`)))).toEqual(
    pages.map(({ path, title, meta }) => [
      title.replace(' · Portway', ''),
      meta('description'),
      `${baseURL}${path}`,
      path.startsWith('/blogs/') ? 'article' : 'website',
      'Portway',
      'en_GB',
      '1200',
      '630',
    ]),
  );
  const picture = new RegExp(`^${baseURL}/og/.+\\.png$`);
  expect(faulty(pages, ({ meta }) => picture.test(meta('og:image')))).toEqual([]);
  expect(faulty(pages, ({ meta }) => meta('og:image:alt') !== '')).toEqual([]);
  expect(faulty(pages, ({ meta }) => meta('twitter:card') === 'summary_large_image')).toEqual([]);
});

test('the preview picture is rendered, for every kind of page', async ({ request }) => {
  test.setTimeout(timeForAll);
  const paths = new Set(pagesToTry(await crawl()));
  const pages = (await pagesMetadata()).filter(({ path }) => paths.has(path));
  const images = new Set(pages.map(({ meta }) => meta('og:image')));
  expect(images.size).toBeGreaterThan(20);
  // An ordinary run checks every third: one function renders them all from a title.
  for (const image of [...images].filter((_, index) => nightly || index % 3 === 0))
    expect.soft(await pngSize(await request.get(image)), image).toEqual([1200, 630]);
});

test('a picture may be shown by other sites, and is cached', async ({ request }) => {
  const response = await request.get('/og/tools.png');
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=604800',
  });
  expect((await response.body()).length).toBeLessThan(60_000);
  const etag = response.headers().etag ?? '';
  expect((await request.get('/og/tools.png', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});

for (const path of [
  '/og/nothing.png',
  '/og/occupations/0000.png',
  '/og/design-system.png',
  '/og/Tools.png',
  '/og',
]) {
  test(`no picture is rendered for ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

test('the breadcrumbs in the structured data are those on the page', async ({ baseURL }) => {
  const pages = await pagesMetadata();
  const crumbs = pages.map(({ path, things, html }) => ({
    path,
    lists: ofType(things, 'BreadcrumbList'),
    html,
  }));
  const breadcrumbLinks = (html: string) => {
    const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    return [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  };
  const unlike = crumbs.filter(({ path, lists, html }) => {
    const links = breadcrumbLinks(html);
    if (links.length > 0 && lists.length !== 1) return true;
    return lists.some(({ itemListElement: list }) => {
      if (!Array.isArray(list)) return true;
      const parents = list.slice(0, -1).map(({ item }) => item.replace(baseURL, ''));
      return (
        list.some(({ position, name }, index) => position !== index + 1 || !name) ||
        list.at(-1)?.item !== `${baseURL}${path}` ||
        parents.some((one) => !links.includes(one))
      );
    });
  });
  expect(unlike.map(({ path, lists }) => ({ path, lists }))).toEqual([]);
  expect(crumbs.filter(({ lists }) => lists.length > 0).length).toBeGreaterThan(20);
});

test('the home page says who runs the site', async ({ request, baseURL }) => {
  const { things } = await pageMetadata(request, '/');
  const [organisation] = ofType(things, 'Organization');
  expect(organisation).toMatchObject({
    name: 'Portway',
    url: `${baseURL}/`,
    logo: `${baseURL}/icon-512.png`,
  });
  expect(organisation?.contactPoint).toMatchObject({ email: expect.stringContaining('@') });
  expect(ofType(things, 'WebSite')).toMatchObject([{ name: 'Portway', url: `${baseURL}/` }]);
  expect(await pngSize(await request.get('/icon-512.png'))).toEqual([512, 512]);
});

for (const path of [
  '/sponsor-licence-assessment',
  '/salary-calculator',
  '/immigration-skill-charge-calculator',
  '/cost-estimator',
]) {
  test(`${path} is told to be a free application`, async ({ request, baseURL }) => {
    expect(ofType((await pageMetadata(request, path)).things, 'WebApplication')).toMatchObject([
      {
        name: expect.stringMatching(/\w/),
        url: `${baseURL}${path}`,
        applicationCategory: 'BusinessApplication',
        browserRequirements: expect.stringMatching(/\w/),
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'GBP' },
      },
    ]);
  });
}

test('an address with an answer in it is shared as it is, and found without it', async ({
  request,
  baseURL,
}) => {
  const path = '/cost-estimator/calculate';
  const response = await request.get(`${path}?type=temporary-worker`);
  expect(response.headers().link).toBe(`<${baseURL}${path}>; rel="canonical"`);
  const { canonicals, meta } = await pageMetadata(request, `${path}?type=temporary-worker`);
  expect(canonicals).toEqual([]);
  expect(meta('og:url')).toBe('');
  expect(meta('og:image')).toBe(`${baseURL}/og${path}.png`);
});

for (const path of ['/design-system', '/embed/sponsor-size', '/no-such-page']) {
  test(`${path} is not told of`, async ({ request }) => {
    const { html, canonicals, things } = await pageMetadata(request, path);
    expect(html).not.toContain('property="og:');
    expect(canonicals).toEqual([]);
    expect(things).toEqual([]);
  });
}

test('the manifest names icons that are there, in the sizes it says', async ({ request }) => {
  const { html } = await pageMetadata(request, '/tools');
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(href);
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'Portway',
    start_url: '/',
    display: 'browser',
    theme_color: '#0d3b2e',
  });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') expect((await pngSize(icon)).join('x'), src).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
  expect(await pngSize(await request.get('/apple-touch-icon.png'))).toEqual([180, 180]);
});

test('favicon.ico holds one picture of 32 pixels', async ({ request }) => {
  const bytes = await (await request.get('/favicon.ico')).body();
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(bytes.toString('latin1', 23, 26)).toBe('PNG');
});

test('security.txt says whom to write to, and is good for less than a year', async ({ request, baseURL }) => {
  const response = await request.get('/security.txt');
  expect(response.url()).toBe(`${baseURL}/.well-known/security.txt`);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trim().split('\n');
  const fields = new Map(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.replace(/^\S+: /, '')]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe(`${baseURL}/.well-known/security.txt`);
  expect(fields.get('Preferred-Languages')).toBe('en');
  const day = 86_400_000;
  const validFor = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(validFor).toBeGreaterThan(90 * day);
  expect(validFor).toBeLessThan(365 * day);
});

test('the sitemap says when an article or a newsletter was published, and guesses no other day', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const dated = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  for (const [, place, day] of dated) {
    expect(place).toMatch(/\/(?:blogs|newsletter\/issues)\//);
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(dated).toHaveLength(
    [...sitemap.matchAll(/<loc>[^<]*\/(?:blogs|newsletter\/issues)\/[^<]+<\/loc>/g)].length,
  );
});

test('an article is told with its day and its picture', async ({ baseURL }) => {
  const articles = (await pagesMetadata()).filter(({ path }) => path.startsWith('/blogs/'));
  expect(articles).toHaveLength(6);
  for (const { path, things, meta } of articles) {
    const [article] = ofType(things, 'BlogPosting');
    expect.soft(article, path).toMatchObject({
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      image: meta('og:image'),
      mainEntityOfPage: `${baseURL}${path}`,
      author: { '@type': 'Organization', name: 'Portway' },
    });
    expect.soft(meta('og:image'), path).toBe(`${baseURL}/og${path}.png`);
  }
});

test('each question told to machines stands on the page, with its answer', async ({ request }) => {
  const { things, html } = await pageMetadata(request, '/faq');
  const [{ mainEntity } = {}] = ofType(things, 'FAQPage');
  if (!Array.isArray(mainEntity)) throw new Error('/faq tells of no questions');
  expect(mainEntity.length).toBeGreaterThanOrEqual(8);
  const words = wordsOf(html.replace(/<script\b.*?<\/script>|<span class="sr-only">.*?<\/span>/gs, ''));
  for (const { name, acceptedAnswer } of mainEntity) {
    expect.soft(words.includes(wordsOf(name)), name).toBe(true);
    expect.soft(words.includes(wordsOf(acceptedAnswer.text)), acceptedAnswer.text).toBe(true);
  }
});

/** The words of a page or a text, without markup and spaces: a link inside an answer changes neither. */
const wordsOf = (html: string) => asText(html.replace(/<[^>]*>/g, '')).replace(/\s+/g, '');
