import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { asText, type PageMetadata, pageMetadata } from '../support/pages/page-metadata.ts';
import { test as reading } from '../support/requests.ts';
import { expect, test } from '../test.ts';

// These pages send no script but the theme’s.
test.use({ javaScriptEnabled: false });

const articles = [
  ['hiring-engineers-from-abroad', 'International tech hiring: what 2025 changed, and what applies today'],
  ['uk-work-visa-requirements', 'UK work visa requirements: what 2025 changed, and what applies today'],
  ['becoming-a-licensed-sponsor', 'Becoming a licensed sponsor, step by step'],
  ['the-skilled-worker-salary', 'How a Skilled Worker’s minimum salary is worked out'],
  ['what-sponsorship-costs', 'What sponsoring one engineer costs, and who must pay'],
  ['a-sponsors-duties', 'A sponsor’s duties, and how its deadlines are counted'],
] as const;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('the blog leads with one article and lists five more, each with its day and how long it takes, and no scripts are sent', async ({
  page,
}) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn and Connect');
  await expect(page.getByRole('heading', { name: 'Latest Blogs' })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  for (const [index, [slug, title]] of articles.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card).toContainText(/\d+ \w+ 20\d\d · \d min read/);
    await expect(card.getByRole('link', { name: new RegExp(`^Read Now ?: ${title}$`) })).toHaveAttribute(
      'href',
      `/blogs/${slug}`,
    );
  }
  await expect(page.locator('script[src]:not([src="/theme.js"])')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Follow these articles by feed' })).toHaveAttribute(
    'href',
    '/blogs.xml',
  );
  const head = main(page).locator('header');
  await expect(head.getByRole('article')).toHaveCount(1);
  const looks = await main(page)
    .locator('.cover')
    .evaluateAll((all) => all.map((cover) => getComputedStyle(cover).backgroundColor));
  expect(new Set(looks).size).toBe(6);
});

// No script but the theme's is sent, so that the journey is the same with and without scripts.
for (const scripts of nightly ? [true, false] : [false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a card leads to its article, and the article to the next and back', async ({ page }) => {
      await page.goto('/blogs');
      // Clicking anywhere on the card works, on its cover too.
      await cards(page)
        .nth(3)
        .click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL('/blogs/the-skilled-worker-salary');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[3][1]);
      const more = page.getByRole('navigation', { name: 'More articles' });
      await more.getByRole('link', { name: /^Next article/ }).click();
      await expect(page).toHaveURL('/blogs/what-sponsorship-costs');
      await more.getByRole('link', { name: /^Previous article/ }).click();
      await expect(page).toHaveURL('/blogs/the-skilled-worker-salary');
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blogs');
    });
  });
}

for (const [slug, title] of articles) {
  reading(
    `${slug} gives its day and reading time, the sources of its figures, and what to do next`,
    async ({ request, baseURL }) => {
      const article = await pageMetadata(request, `/blogs/${slug}`);
      expect(wordsOf(article, /<h1.*?<\/h1>/s)).toBe(title);
      expect(wordsOf(article, /<main.*?<\/header>/s)).toMatch(/min read · Figures of \d+ \w+ 20\d\d/);
      expect(article.canonicals).toEqual([`${baseURL}/blogs/${slug}`]);
      expect(article.html).toMatch(/<link [^>]*type="application\/atom\+xml"[^>]* href="\/blogs\.xml"/);
      expect(scriptsOf(article)).toEqual(['/theme.js']);
      expect(section(article, 'next').match(/<a /g)).toHaveLength(3);
      expect(wordsOf(article, /<section aria-labelledby="sources".*?<\/section>/s)).toContain(
        'The Home Office decides.',
      );
      expect(section(article, 'sources')).toMatch(/<a [^>]*href="https:\/\/www\.gov\.uk\/[^>]*>GOV\.UK/);
      const each = new RegExp(`href="/blogs/${slug}/sources">Each figure, when it took effect`);
      expect(section(article, 'sources')).toMatch(each);
      const sources = await pageMetadata(request, `/blogs/${slug}/sources`);
      expect(wordsOf(sources, /<main.*<\/main>/s)).toMatch(/In force from \d+ \w+ 20\d\d/);
      expect(wordsOf(sources, /<main.*<\/main>/s)).toMatch(/checked on \d+ \w+ 20\d\d/);
      expect(sources.meta('robots')).toBe('noindex');
    },
  );
}

const section = ({ html }: PageMetadata, id: string) =>
  new RegExp(`<section aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';
const wordsOf = ({ html }: PageMetadata, part: RegExp) =>
  asText((part.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ''));
const scriptsOf = ({ html }: PageMetadata) =>
  [...html.matchAll(/<script\b[^>]* src="([^"]+)"/g)].map(([, src]) => src);

test('a figure leads to its rule, and a tool opens with the article’s example', async ({ page }) => {
  await page.goto('/blogs/becoming-a-licensed-sponsor');
  await main(page)
    .getByRole('link', { name: /^£[\d,]+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rules\/licence-fee\.worker\.(small|large)$/);
  await page.goto('/blogs/the-skilled-worker-salary');
  await page.getByRole('link', { name: 'Work out your own case' }).click();
  await expect(page.getByLabel(/Role|Job/).first()).toHaveValue(/^2134/);
  await expect(page.getByLabel(/^Hours/).first()).toHaveValue('40');
});

test('the keyboard reaches the cards one after the other, and a heading from the sidebar', async ({
  page,
}) => {
  await page.goto('/blogs');
  const links = cards(page).getByRole('link');
  await links.first().focus();
  for (const index of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs/a-sponsors-duties');
  const rail = page.getByRole('navigation', { name: 'In this article' });
  await rail.getByRole('link', { name: 'How a deadline is counted' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How a deadline is counted' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the latest articles scroll sideways in a strip of their own, and the page does not', async ({
    page,
  }) => {
    await page.goto('/blogs');
    const last = cards(page).last();
    await expect(last).not.toBeInViewport();
    await last.getByRole('link').focus();
    await expect(last).toBeInViewport();
    const tops = await page
      .getByRole('region', { name: 'Latest Blogs' })
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    expect(await sideways(page)).toBe(0);
  });
});

test('an XML parser reads the feed: six articles with absolute addresses', async ({ page, baseURL }) => {
  const feed = await page.request.get('/blogs.xml');
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  // A page of the site would refuse to parse a text from elsewhere.
  await page.goto('about:blank');
  const feedRead = await page.evaluate(
    (xml) => {
      const feedDocument = new DOMParser().parseFromString(xml, 'application/xml');
      const hrefs = [...feedDocument.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
      return {
        broken: feedDocument.querySelectorAll('parsererror').length,
        root: feedDocument.documentElement.localName,
        hrefs,
      };
    },
    await feed.text(),
  );
  expect(feedRead.broken).toBe(0);
  expect(feedRead.root).toBe('feed');
  expect(feedRead.hrefs).toEqual([
    `${baseURL}/blogs.xml`,
    `${baseURL}/blogs`,
    ...articles.map(([slug]) => `${baseURL}/blogs/${slug}`),
  ]);
});

reading('the sitemap lists the blog and its articles', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/blogs', ...articles.map(([slug]) => `/blogs/${slug}`)])
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
});

for (const path of ['/blogs/no-such-article', '/blogs/no-such-article/sources']) {
  reading(`${path} returns 404 and suggests where to go`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
    const missing = await pageMetadata(request, path);
    expect(missing.title).toBe('Page not found · Portway');
    expect(missing.meta('robots')).toBe('noindex');
  });
}

test('a printed article has no menu and no next links', async ({ page }) => {
  await page.goto('/blogs/what-sponsorship-costs');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  for (const name of ['More articles', 'In this article', 'Breadcrumb'])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
});
