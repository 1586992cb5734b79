import { hydrated } from '../../support/pages/hydrated.ts';
import { expect, test } from '../../test.ts';

const plans = [
  {
    name: 'Basic Plan',
    price: '€1200 a year',
    pounds: 'or £1250 a year',
    badge: 'Just License',
    id: 'basic',
  },
  {
    name: 'Standard Plan',
    price: '€1650 a year',
    pounds: 'In pounds on request',
    badge: 'Most Common',
    id: 'standard',
  },
  { name: 'Premium Plan', price: '€2200 a year', pounds: 'In pounds on request', id: 'premium' },
];

test.describe('what the page says', () => {
  test.use({ javaScriptEnabled: false });

  test('each plan shows its price, what it costs in pounds and its badge', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Transparent Pricing for All Your Needs',
    );
    for (const { name, price, pounds, badge } of plans) {
      const card = page.getByRole('region', { name });
      await expect(card).toContainText(price);
      await expect(card).toContainText(pounds);
      if (badge !== undefined) await expect(card).toContainText(badge);
    }
    await expect(page.getByRole('region', { name: 'Premium Plan' })).not.toContainText(/License|Common/);
    await expect(page.getByRole('region', { name: 'Basic Plan' }).getByRole('listitem')).toHaveText([
      /^Sponsorship licence only/,
    ]);
    await expect(page.getByRole('region', { name: 'Standard Plan' }).getByRole('listitem')).toHaveCount(5);
  });

  test('each part of a plan says whether it is open, and leads to its page', async ({ page, request }) => {
    await page.goto('/pricing');
    const parts = page.getByRole('region', { name: 'Premium Plan' }).getByRole('listitem');
    await expect(parts).toHaveText([
      /^Sponsorship licenceOpen/,
      /^Recruitment portal accessOpen/,
      /^Up to 20 CoS assignmentsOpen/,
      /^Visa assistanceOpen/,
      /^Ongoing compliance for unlimited employeesOpen in part/,
    ]);
    for (const link of await parts.getByRole('link').all())
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    await expect(page.getByRole('row', { name: /^CoS assignments Open/ })).toBeVisible();
    const form = page.getByRole('region', { name: 'Get Started Now' });
    await expect(form).toContainText('“Start Free Trial” does not start anything by itself');
  });

  test('an unknown plan is selected nowhere', async ({ page }) => {
    await page.goto('/pricing?plan=gold');
    const section = page.getByRole('region', { name: 'Get Started Now' });
    await expect(section.getByLabel(/^Plan/)).toHaveValue('');
    await expect(section).not.toContainText('gold');
  });

  test('the Home Office fees on top are those of the estimator, and link to their rules', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const licence = page.getByRole('row', { name: /^Sponsor licence/ });
    const figures = await licence.getByRole('link').allTextContents();
    for (const [place, size] of ['small', 'large'].entries()) {
      await page.goto(`/cost-estimator/calculate?sponsorSize=${size}`);
      const fee = await page.getByRole('row', { name: /^Licence Fee/ }).textContent();
      expect(fee).toContain(`${/£[\d,]+/.exec(figures[place] ?? '')?.[0]}.00`);
    }
    await page.goto('/pricing');
    await licence.getByRole('link').first().click();
    await expect(page).toHaveURL('/rules/licence-fee.worker.small');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('Request Pricing leads to the pricing form, with the plan in the address', async ({ page }) => {
      await page.goto('/pricing');
      if (javaScriptEnabled) await hydrated(page);
      for (const { name, id } of plans) {
        await page.getByRole('link', { name: new RegExp(`Request Pricing.*${name}`) }).click();
        await expect(page).toHaveURL(`/pricing?plan=${id}#get-started`);
        const section = page.getByRole('region', { name: 'Get Started Now' });
        await expect(section.getByLabel(/^Plan/)).toHaveValue(id);
        await expect(section.getByRole('heading', { name: 'Get Started Now' })).toBeInViewport();
      }
    });
  });
}
