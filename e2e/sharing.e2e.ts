import { hydrated } from './hydrated.ts';
import { asText, pagesInSitemap, pageTold, pngSize, type Thing } from './page-told.ts';
import { expect, test } from './test.ts';

/** Some sixty pages are rendered, and for each a picture is drawn. */
const timeForAll = 180_000;

/** What search engines show of a title; an occupation's official name is not ours to cut, nor an article's headline. */
const mostOf = (path: string) => (/^\/(?:occupations|blogs)\/./.test(path) ? 100 : 65);

test('every page names one address, its own, and says something of its own', async ({ request, baseURL }) => {
  test.setTimeout(timeForAll);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of await pagesInSitemap(request)) {
    const { canonicals, title, meta } = await pageTold(request, path);
    const description = meta('description');
    expect.soft(canonicals, path).toEqual([`${baseURL}${path}`]);
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(mostOf(path));
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThan(25);
    expect.soft(titles.get(title), `${path} has the title of another`).toBeUndefined();
    expect.soft(descriptions.get(description), `${path} has the description of another`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
  expect(titles.size).toBeGreaterThan(40);
});

test('every page has a picture and words for a link to it', async ({ request, baseURL }) => {
  test.setTimeout(timeForAll);
  const sizes = new Map<string, Promise<[number, number]>>();
  for (const path of await pagesInSitemap(request)) {
    const { meta, title } = await pageTold(request, path);
    expect.soft(meta('og:title'), path).toBe(title.replace(' · Portway', ''));
    expect.soft(meta('og:description'), path).toBe(meta('description'));
    expect.soft(meta('og:url'), path).toBe(`${baseURL}${path}`);
    expect.soft(meta('og:type'), path).toBe(path.startsWith('/blogs/') ? 'article' : 'website');
    expect.soft(meta('og:site_name'), path).toBe('Portway');
    expect.soft(meta('og:locale'), path).toBe('en_GB');
    expect.soft(meta('og:image:alt'), path).not.toBe('');
    expect.soft(meta('twitter:card'), path).toBe('summary_large_image');
    const image = meta('og:image');
    expect.soft(image, path).toMatch(new RegExp(`^${baseURL}/og/.+\\.png$`));
    if (!sizes.has(image)) sizes.set(image, request.get(image).then(pngSize));
    expect.soft(await sizes.get(image), image).toEqual([1200, 630]);
    expect.soft([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630']);
  }
});

test('a picture may be shown by others, and is asked for once', async ({ request }) => {
  const answer = await request.get('/og/tools.png');
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=604800',
  });
  expect((await answer.body()).length).toBeLessThan(60_000);
  const etag = answer.headers().etag ?? '';
  expect((await request.get('/og/tools.png', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});

for (const path of [
  '/og/nothing.png',
  '/og/occupations/0000.png',
  '/og/design-system.png',
  '/og/Tools.png',
  '/og',
]) {
  test(`nothing is drawn for ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

const typed = (things: readonly Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

test('the breadcrumbs told to machines are those on the page', async ({ request, baseURL }) => {
  test.setTimeout(timeForAll);
  let met = 0;
  for (const path of await pagesInSitemap(request)) {
    const { things, html } = await pageTold(request, path);
    const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const shown = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const { itemListElement: list } of typed(things, 'BreadcrumbList')) {
      if (!Array.isArray(list)) throw new Error(`${path} lists no crumbs`);
      met += 1;
      expect
        .soft(
          list.map(({ position }) => position),
          path,
        )
        .toEqual(list.map((_, index) => index + 1));
      expect
        .soft(
          list.map(({ name }) => name).filter((name) => !name),
          path,
        )
        .toEqual([]);
      const above = list.slice(0, -1).map(({ item }) => item.replace(baseURL, ''));
      expect.soft(list.at(-1)?.item, path).toBe(`${baseURL}${path}`);
      for (const one of above) expect.soft(shown, `the way to ${path}`).toContain(one);
    }
    if (shown.length > 0) expect.soft(typed(things, 'BreadcrumbList'), path).toHaveLength(1);
  }
  expect(met).toBeGreaterThan(20);
});

test('the home page says who runs the site', async ({ request, baseURL }) => {
  const { things } = await pageTold(request, '/');
  const [organisation] = typed(things, 'Organization');
  expect(organisation).toMatchObject({
    name: 'Portway',
    url: `${baseURL}/`,
    logo: `${baseURL}/icon-512.png`,
  });
  expect(organisation?.contactPoint).toMatchObject({ email: expect.stringContaining('@') });
  expect(typed(things, 'WebSite')).toMatchObject([{ name: 'Portway', url: `${baseURL}/` }]);
  expect(await pngSize(await request.get('/icon-512.png'))).toEqual([512, 512]);
});

for (const path of [
  '/sponsor-licence-assessment',
  '/salary-calculator',
  '/immigration-skill-charge-calculator',
  '/cost-estimator',
]) {
  test(`${path} is told to be a free application`, async ({ request, baseURL }) => {
    expect(typed((await pageTold(request, path)).things, 'WebApplication')).toMatchObject([
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
  const answer = await request.get(`${path}?type=temporary-worker`);
  expect(answer.headers().link).toBe(`<${baseURL}${path}>; rel="canonical"`);
  const { canonicals, meta } = await pageTold(request, `${path}?type=temporary-worker`);
  expect(canonicals).toEqual([]);
  expect(meta('og:url')).toBe('');
  expect(meta('og:image')).toBe(`${baseURL}/og${path}.png`);
});

for (const path of ['/design-system', '/embed/sponsor-size', '/no-such-page']) {
  test(`${path} is not told of`, async ({ request }) => {
    const { html, canonicals, things } = await pageTold(request, path);
    expect(html).not.toContain('property="og:');
    expect(canonicals).toEqual([]);
    expect(things).toEqual([]);
  });
}

test('a browser that goes on takes along nothing that was told of the first page', async ({ page }) => {
  const told = page
    .locator('head')
    .locator('link[rel=canonical], meta[property], script[type="application/ld+json"]');
  await page.goto('/cost-estimator');
  await hydrated(page);
  expect(await told.count()).toBeGreaterThan(10);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page).toHaveTitle('Free hiring and compliance tools · Portway');
  await expect(told).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle('Sponsor licence cost estimator · Portway');
  await expect(told).toHaveCount(0);
});

test('a browser without scripts is told the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/tools`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/tools`);
  await context.close();
});

test('the manifest names icons that are there, in the sizes it says', async ({ page, request }) => {
  await page.goto('/tools');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await answer.json();
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
  const answer = await request.get('/security.txt');
  expect(answer.url()).toBe(`${baseURL}/.well-known/security.txt`);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trim().split('\n');
  const fields = new Map(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.replace(/^\S+: /, '')]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe(`${baseURL}/.well-known/security.txt`);
  expect(fields.get('Preferred-Languages')).toBe('en');
  const day = 86_400_000;
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(90 * day);
  expect(left).toBeLessThan(365 * day);
});

test('the sitemap says when an article was published, and guesses no other day', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const dated = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  for (const [, place, day] of dated) {
    expect(place).toContain('/blogs/');
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(dated).toHaveLength([...sitemap.matchAll(/<loc>[^<]*\/blogs\/[^<]+<\/loc>/g)].length);
});

test('an article is told with its day and its picture', async ({ request, baseURL }) => {
  for (const path of (await pagesInSitemap(request)).filter((one) => one.startsWith('/blogs/'))) {
    const { things, meta } = await pageTold(request, path);
    const [article] = typed(things, 'BlogPosting');
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
  const { things, html } = await pageTold(request, '/faq');
  const [{ mainEntity } = {}] = typed(things, 'FAQPage');
  if (!Array.isArray(mainEntity)) throw new Error('/faq tells of no questions');
  expect(mainEntity.length).toBeGreaterThanOrEqual(8);
  const shown = wordsOf(html.replace(/<script\b.*?<\/script>|<span class="sr-only">.*?<\/span>/gs, ''));
  for (const { name, acceptedAnswer } of mainEntity) {
    expect.soft(shown.includes(wordsOf(name)), name).toBe(true);
    expect.soft(shown.includes(wordsOf(acceptedAnswer.text)), acceptedAnswer.text).toBe(true);
  }
});

/** The words of a page or a text, without markup and spaces: a link inside an answer changes neither. */
const wordsOf = (html: string) => asText(html.replace(/<[^>]*>/g, '')).replace(/\s+/g, '');
