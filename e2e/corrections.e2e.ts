import { barriers } from './barriers.ts';
import { expect, test } from './test.ts';

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the rules lead to the corrections, and a correction to its paragraph and its rules', async ({
      page,
    }) => {
      await page.goto('/rules');
      await page.getByRole('main').getByRole('link', { name: 'Our corrections' }).click();
      await expect(page).toHaveURL('/rules/corrections');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we got wrong');
      const care = page.locator('#care-workers');
      await expect(care).toContainText('Wrong since 20 November 2026');
      await expect(care).toContainText('Put right on 22 November 2026');
      await expect(care.getByRole('link', { name: /SW 6\.1B/ })).toHaveAttribute(
        'href',
        /^https:\/\/www\.gov\.uk\//,
      );
      await care.getByRole('link', { name: 'Eligible roles' }).click();
      await expect(page).toHaveURL('/rules/eligible-role');
    });

    test('one calculator’s corrections can be looked at alone', async ({ page }) => {
      await page.goto('/rules/corrections');
      const filter = page.getByRole('navigation', { name: 'Corrections by calculator' });
      await filter.getByRole('link', { name: /^Licence cost estimator/ }).click();
      await expect(page).toHaveURL('/rules/corrections?calculator=licence-cost');
      await expect(filter.getByRole('link', { name: /^Licence cost estimator/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
        'Two licence fees that are to be confirmed',
      ]);
    });
  });
}

test('the page is in the sitemap under one address, a filtered list is not for search engines', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/rules/corrections</loc>`);
  await page.goto('/rules/corrections');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('script[src]:not([src="/theme.js"])')).toHaveCount(0);
  await page.goto('/rules/corrections?calculator=minimum-salary');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an error can be told, and a correction has an address of its own', async ({ page }) => {
  await page.goto('/rules/corrections#national-pay-scales');
  await expect(page.locator('#national-pay-scales')).toBeInViewport();
  await expect(page.locator('#national-pay-scales')).toContainText('£3,970 short');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact');
});

for (const width of [360, 768, 1360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });

      test('the corrections have no barrier, and nothing moves sideways', async ({ page }) => {
        await page.goto('/rules/corrections');
        expect(await barriers(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      });
    });
  }
}
