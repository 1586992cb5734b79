import { nightly } from '../support/nightly.ts';
import { pageMetadata } from '../support/pages/page-metadata.ts';
import { expect, test } from '../test.ts';

// No script but the theme's is sent, so that the journey is the same with and without scripts.
for (const scripts of nightly ? [true, false] : [false]) {
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

    test('the corrections of one calculator can be shown alone', async ({ page }) => {
      await page.goto('/rules/corrections');
      const filter = page.getByRole('navigation', { name: 'Corrections by calculator' });
      await filter.getByRole('link', { name: /^Licence cost estimator/ }).click();
      await expect(page).toHaveURL('/rules/corrections?calculator=licence-cost');
      await expect(filter.getByRole('link', { name: /^Licence cost estimator/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
        'Licence rules shown as official',
        'Priority for a new licence',
        'The fee table of 8 October 2026',
        'Two licence fees that are to be confirmed',
      ]);
    });
  });
}

test('the page is in the sitemap under one address, and search engines do not index a filtered list', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/rules/corrections</loc>`);
  const all = await pageMetadata(request, '/rules/corrections');
  expect(all.meta('robots')).toBe('');
  expect(all.html.match(/<script\b[^>]* src="[^"]+"/g)).toEqual([expect.stringContaining('/theme.js')]);
  const some = await pageMetadata(request, '/rules/corrections?calculator=minimum-salary');
  expect(some.meta('robots')).toBe('noindex');
});

test.describe('an error', () => {
  test.use({ javaScriptEnabled: false });

  test('an error can be told, and a correction has an address of its own', async ({ page }) => {
    await page.goto('/rules/corrections#national-pay-scales');
    await expect(page.locator('#national-pay-scales')).toBeInViewport();
    await expect(page.locator('#national-pay-scales')).toContainText('£3,970 short');
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
