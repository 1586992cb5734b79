import { nightly } from '../../support/nightly.ts';
import { elementsOf, partIn, readPage } from '../../support/pages/page-by-request.ts';
import { test as reading } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const path = '/privacy-policy';

// No script but the theme's is sent, as pages-legal.e2e.ts tests.
for (const javaScriptEnabled of nightly ? [true, false] : [false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('every section is closed at first, and opens and closes by keyboard', async ({ page }) => {
      await page.goto(path);
      const sections = page.getByRole('main').getByRole('group');
      expect(await sections.count()).toBeGreaterThan(10);
      await expect(page.locator('main details[open]')).toHaveCount(0);
      const words = page.getByText('We do not train AI models on anyone’s data, and we give nobody data');
      await expect(words).toBeHidden();
      await page.getByRole('heading', { name: 'Use of data for AI model training' }).locator('..').focus();
      await page.keyboard.press('Enter');
      await expect(words).toBeVisible();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(words).toBeHidden();
    });

    test('a link to a right opens the section that says how to use it', async ({ page }) => {
      await page.goto(`${path}#rights`);
      await expect(page.getByText('We answer within a month')).toBeVisible();
      await expect(page.locator('main details[open]')).toHaveCount(1);
    });
  });
}

reading('it says how long each kind of data is kept, chat and documents included', async ({ request }) => {
  const rows = elementsOf(await readPage(request, path), 'tr').map(({ words }) => words);
  const retention = (what: string) => rows.filter((row) => row.startsWith(what));
  expect(retention('Messages, price requests')).toEqual([expect.stringMatching(/ 2 years$/)]);
  expect(retention('Assessments')).toEqual([expect.stringMatching(/ 2 years$/)]);
  expect(retention('Copies of emails')).toEqual([expect.stringMatching(/ 30 days$/)]);
  expect(retention('Chat logs')).toEqual([expect.stringMatching(/ Up to 2 years$/)]);
  expect(retention('Documents')).toEqual([expect.stringMatching(/ Up to 5 years$/)]);
});

reading(
  'the provider is a UK limited company with a postal address, marked as an example',
  async ({ request }) => {
    const { html } = await readPage(request, path);
    const who = partIn(/<div [^>]*id="who"[\s\S]*?<\/div>/.exec(html)?.[0] ?? '');
    expect(who.words).toContain('a UK limited company');
    expect(who.words).toContain('Example');
    expect(who.links.map(({ href }) => href)).toEqual(['mailto:hello@portway.example?subject=My%20data']);
  },
);

test('no public page sets a cookie or requests anything from another site', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  for (const each of ['/', path, '/pricing', '/salary-calculator/calculate?role=2134']) {
    await page.goto(each, { waitUntil: 'networkidle' });
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
