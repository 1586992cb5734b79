import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { expect, test } from '../test.ts';

// No script but the theme's is sent, so that the page is the same with and without scripts.
for (const scripts of nightly ? (['on', 'off'] as const) : (['off'] as const)) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    test('five questions are open, the others are grouped by subject, closed, and open one by one', async ({
      page,
    }) => {
      await page.goto('/faq');
      const subjects = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link');
      await expect(subjects).toHaveText([
        'Sponsor licence',
        'Costs',
        'Visas',
        'Compliance',
        'Recruitment',
        'Portway',
      ]);
      await expect(page.locator('script[src]:not([src="/theme.js"])')).toHaveCount(0);
      await expect(page.getByRole('main').locator('details[open]')).toHaveCount(5);
      const first = page.getByRole('region', { name: 'Start here' });
      await expect(first).toContainText('£611 for a small or charitable sponsor, £1,682');
      await expect(first.getByRole('link', { name: '£611' })).toHaveAttribute(
        'href',
        '/rules/licence-fee.worker.small',
      );
      const costs = page.getByRole('region', { name: 'Costs' });
      await costs.locator('summary').first().click();
      await expect(costs.locator('details[open]')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(/Rates for \d+ \w+ \d{4}\. Rules read to/);
    });

    test('a search shows the questions that have its words, open, and says where it finds none', async ({
      page,
    }) => {
      await page.goto('/faq');
      await page.getByLabel('Search the questions').fill('licence fee');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/faq?q=licence+fee');
      await expect(page.locator('details[open] #licence-fee')).toBeVisible();
      expect(await page.locator('main details:not([open])').count()).toBe(0);
      await page.goto('/faq?q=zebra');
      await expect(page.getByRole('main')).toContainText('No question contains “zebra”.');
      await page.getByRole('link', { name: 'All questions' }).click();
      await expect(page).toHaveURL('/faq');
    });
  });
}

test.describe('an answer', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of an answer opens it', async ({ page }) => {
    await page.goto('/faq#licence-fee');
    await expect(page.locator('#licence-fee')).toBeInViewport();
    await expect(page.locator('details:has(#licence-fee)')).toHaveAttribute('open', '');
  });
});

for (const width of nightly ? [320, 1360] : [320]) {
  test(`with every answer open it has no axe violations at ${width} px, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faq');
    const questions = page.getByRole('main').locator('details');
    await questions.evaluateAll((all) => all.map((each) => each.toggleAttribute('open', true)));
    expect(await axeViolations(page)).toEqual([]);
    for (const at of [320, 1360]) {
      await page.setViewportSize({ width: at, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });
}
