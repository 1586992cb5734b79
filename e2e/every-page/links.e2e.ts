import { crawl } from '../support/pages/crawl.ts';
import { pageMetadata } from '../support/pages/page-metadata.ts';
import { textsOf } from '../support/pages/page-text.ts';
import { expect, test } from '../support/requests.ts';

/** Every page is fetched, most of them rendered for the first time. */
const timeForAll = 300_000;

/** In one worker, which reads the crawl once for all. */
test.describe.configure({ mode: 'default' });

test('no link of any page is dead', async () => {
  test.setTimeout(timeForAll);
  const reached = await crawl();
  expect(reached.length).toBeGreaterThan(20);
  // A job that another test has closed in the meantime is gone, and its page says so.
  const isClosedJob = ({ path, status }: { path: string; status: number }) =>
    status === 410 && path.startsWith('/jobs/');
  const dead = reached.filter((page) => (page.status >= 400 && !isClosedJob(page)) || page.status === 204);
  expect(dead.map(({ path, status, from }) => `${path} ${status}, linked from ${from}`)).toEqual([]);
});

test('a link inside a page leads to something on that page', async () => {
  test.setTimeout(timeForAll);
  const brokenLinks = (await crawl()).flatMap(({ path, html }) =>
    [...html.matchAll(/<a\b[^>]*\bhref="#([^"]+)"/g)]
      .filter(([, id]) => !html.includes(`id="${id}"`))
      .map(([, id]) => `${path}#${id}`),
  );
  expect(brokenLinks).toEqual([]);
});

test('a page that does not exist answers 404 and shows the way out', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  const { title, html, meta } = await pageMetadata(request, '/no-such-page');
  expect(title).toBe('Page not found · Portway');
  expect(textsOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '')).toEqual(['We can’t find that page']);
  expect(meta('robots')).toBe('noindex');
  const ways = [...html.matchAll(/<a\b[^>]*\bhref="\/tools"[^>]*>.*?<\/a>/gs)].flatMap(([link]) =>
    textsOf(link),
  );
  expect(ways).toContain('See the free tools');
});

test('a missing page inside an existing section answers 404 too', async ({ request }) => {
  expect((await request.get('/tools/no-such-tool')).status()).toBe(404);
  expect((await request.get('/guilloche/no-such-seed.svg')).status()).toBe(404);
});

test('Get Started leads to signing up', async ({ request }) => {
  const response = await request.get('/e', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/signup');
});

for (const path of ['/imigration-skill-charge-calculator', '/imigration-skill-charge-calculator/calculate']) {
  test(`${path} moved for good to the right spelling and keeps its answers`, async ({ request }) => {
    const response = await request.get(`${path}?size=small&years=3`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${path.replace('imi', 'immi')}?size=small&years=3`);
  });
}

test('the steps on the way to an account answer 200 and stay out of search engines', async ({ request }) => {
  for (const path of ['/otp', '/forgot', '/reset', '/invitation']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect((await pageMetadata(request, path)).meta('robots'), path).toContain('noindex');
  }
});

test('the sitemap lists what search engines should know, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/tools</loc>`);
  expect(sitemap).toContain(`<loc>${baseURL}/login</loc>`);
  expect(sitemap).toContain(`<loc>${baseURL}/signup</loc>`);
  for (const path of ['/otp', '/forgot', '/reset', '/invitation', '/dashboard'])
    expect(sitemap).not.toContain(`<loc>${baseURL}${path}`);
  expect(sitemap).not.toContain('/design-system');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  // Google Calendar obeys it. Where several rules fit, the longest wins, and for simple readers the first.
  expect(robots).toMatch(/^Allow: \/api\/sponsor\/calendar\.ics\n(?:.*\n)*Disallow: \/api\/$/m);
});
