import type { Page } from '@playwright/test';
import { nightly, sampled } from '../../support/nightly.ts';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { pageMetadata } from '../../support/pages/page-metadata.ts';
import { expect, test } from '../../test.ts';

// These pages send no script but the theme’s, so that they are the same without.
test.use({ javaScriptEnabled: false });

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

const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => page.getByRole('region', { name: /going rate/i }).first();

const views = [360, 768, 1360].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/**
 * Checks a page for axe violations and sideways scrolling: in one of the views, in the nightly run in each.
 */
async function isSound(page: Page, path: string, index: number): Promise<void> {
  const viewsTried = nightly ? views : views.slice(index % views.length).slice(0, 1);
  for (const { width, colorScheme } of viewsTried) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect.soft(await axeViolations(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
  }
  for (const { width } of views) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${path} moves sideways at ${width} px`).toBe(0);
  }
}

for (const { code, what, answer, figure } of kinds) {
  test(`${code}, ${what}: the answer first, then today’s rate and its rule`, async ({ page }) => {
    await page.goto(`/occupations/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
    await expect(main(page).locator('header p').last()).toHaveText(answer);
    await expect(card(page)).toContainText(figure);
    await expect(card(page).getByRole('link', { name: /^The rule/ })).toHaveAttribute(
      'href',
      '/rules/occupations.going-rates',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^http://localhost:\\d+/occupations/${code}$`),
    );
    await expect(page.locator('script[src]:not([src="/theme.js"])')).toHaveCount(0);
  });
}

test('2134 shows each edition in a chart, and the same figures in its table', async ({ page }) => {
  await page.goto('/occupations/2134');
  await expect(page.getByRole('img', { name: /^Going rates of 2134/ })).toBeVisible();
  const table = page.getByRole('table', { name: 'Going rates of 2134 by edition' });
  await expect(table.getByRole('row', { name: /^22 July 2025/ })).toContainText('£54,700');
  await expect(table.getByRole('row', { name: /^22 July 2025/ })).toContainText('In force today');
  await expect(table.getByRole('row', { name: /^9 April 2025/ })).toContainText('To be confirmed');
  await expect(table.getByRole('row', { name: /^9 April 2025/ })).toContainText('£49,400');
});

test('5314 shows that the list prints another rate than the table', async ({ page }) => {
  await page.goto('/occupations/5314');
  const list = page.getByRole('region', { name: 'Immigration Salary List' });
  await expect(list).toContainText('GOV.UK’s two tables differ');
  await expect(list).toContainText('£25,000, the going-rate table £25,300');
  await list.getByRole('link', { name: 'The rule: Immigration Salary List' }).click();
  await expect(page).toHaveURL('/rules/salary-list.5314');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^5314 / })
    .click();
  await expect(page).toHaveURL('/occupations/5314');
});

test('6135 says who can be sponsored, the condition and the last day', async ({ page }) => {
  await page.goto('/occupations/6135');
  const list = page.getByRole('region', { name: 'Immigration Salary List' });
  await expect(list).toContainText('England: CQC-registered sponsor');
  await expect(list).toContainText('21 July 2028.');
  const who = page.getByRole('region', { name: 'Who can use it' });
  await expect(who).toContainText('No certificate can be assigned to someone outside the UK');
  await expect(who).toContainText('A partner and children cannot come');
  await expect(card(page)).toContainText('Usual in care: option I, 37.5 hours');
});

test('2237 shows the pay bands of each nation', async ({ page }) => {
  await page.goto('/occupations/2237');
  const scale = page.getByRole('table', { name: /^Going rates of 2237 a year/ });
  await expect(scale.getByRole('row', { name: /^Band 5/ })).toContainText('£29,970');
  await expect(scale.getByRole('row', { name: /^Band 5/ })).toContainText('£31,892');
  await expect(page.getByRole('region', { name: 'The national pay scale' })).toContainText(
    'Rules of 6 December 2025',
  );
});

test('3214 shows both readings of the editions before 22 July 2025', async ({ page }) => {
  await page.goto('/occupations/3214');
  const table = page.getByRole('table', { name: 'Going rates of 3214 by edition' });
  await expect(table.getByRole('row', { name: /^22 July 2025/ })).toContainText('£31,300');
  await expect(table.getByRole('row', { name: /^9 April 2025/ })).toContainText('£25,000 or £29,000');
});

test('1112 leads to a search for another role, and has no chart and no price', async ({ page }) => {
  await page.goto('/occupations/1112');
  await expect(page.getByRole('img', { name: /Going rates/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Calculate charge/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Search for another occupation' }).click();
  await expect(page).toHaveURL('/occupations');
});

test('an occupation leads to the tool with its code filled in, to its group and to its neighbours', async ({
  page,
}) => {
  await page.goto('/occupations/2134');
  await page.getByRole('link', { name: /Calculate charge/ }).click();
  await expect(page.getByLabel(/Role|Job/).first()).toHaveValue(/^2134 - Programmers/);
  await page.goBack();
  await page.getByRole('link', { name: '2135 Cyber security professionals' }).click();
  await expect(page).toHaveURL('/occupations/2135');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Professional' })
    .click();
  await expect(page).toHaveURL('/occupations?group=2');
  await expect(page.getByText('97 occupations')).toBeVisible();
});

// No script but the theme's is sent, so that the journey is the same with and without scripts.
for (const scripts of nightly ? [true, false] : [false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the filter finds by title and by status, and says what to do when nothing is found', async ({
      page,
    }) => {
      await page.goto('/occupations');
      await page.getByLabel('Code or title').fill('bricklayers');
      await page.getByRole('button', { name: 'Show occupations' }).click();
      await expect(page).toHaveURL(/[?&]q=bricklayers/);
      await expect(page.getByRole('row', { name: /5313 Bricklayers/ })).toContainText('£33,400');
      await page.getByLabel('Code or title').fill('nothing zzzz');
      await page.getByLabel('Can it be sponsored?').selectOption('No');
      await page.getByRole('button', { name: 'Show occupations' }).click();
      await expect(page.getByText('No occupations match')).toBeVisible();
      await expect(page.getByLabel('Code or title')).toHaveValue('nothing zzzz');
      await page.getByRole('link', { name: 'See all groups' }).click();
      await expect(page.getByRole('heading', { name: 'Skilled trades occupations' })).toBeVisible();
    });
  });
}

test('a long answer comes in pages', async ({ page }) => {
  await page.goto('/occupations?sponsor=yes');
  await expect(main(page).getByRole('status')).toHaveText('121 occupations, page 1 of 2');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(main(page).getByRole('status')).toHaveText('121 occupations, page 2 of 2');
  await expect(main(page).getByRole('link', { name: /^\d{4} / })).toHaveCount(21);
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
    expect(missing.html).toMatch(/<a [^>]*href="\/occupations">Search the occupations/);
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

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  // A page of one code is checked by every-page.e2e.ts as well.
  const pages = [
    ...['/occupations?group=9', '/occupations?q=nothing+like+it'],
    ...kinds.map(({ code }) => `/occupations/${code}`),
  ];
  for (const [index, path] of sampled(pages, 4).entries()) {
    test(`${path} has no axe violations, and nothing scrolls sideways`, async ({ page }) => {
      test.setTimeout(120_000);
      await isSound(page, path, index * 3);
    });
  }
});
