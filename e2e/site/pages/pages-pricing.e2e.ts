import { hydrated } from '../../support/pages/hydrated.ts';
import { elementsOf, partOf, readPage } from '../../support/pages/page-by-request.ts';
import { test as reading } from '../../support/requests.ts';
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

reading('each plan shows its price, what it costs in pounds and its badge', async ({ request }) => {
  const page = await readPage(request, '/pricing');
  expect(page.heading).toBe('Transparent Pricing for All Your Needs');
  for (const { name, price, pounds, badge = '' } of plans) {
    const { words } = partOf(page, name);
    expect(words).toContain(price);
    expect(words).toContain(pounds);
    expect(words).toContain(badge);
  }
  expect(partOf(page, 'Premium Plan').words).not.toMatch(/License|Common/);
  const parts = (name: string) => elementsOf(partOf(page, name), 'li').map(({ words }) => words);
  expect(parts('Basic Plan')).toEqual([expect.stringMatching(/^Sponsorship licence only/)]);
  expect(parts('Standard Plan')).toHaveLength(5);
});

reading('each part of a plan says whether it is open, and leads to its page', async ({ request }) => {
  const page = await readPage(request, '/pricing');
  const parts = elementsOf(partOf(page, 'Premium Plan'), 'li');
  const beginnings = [
    /^Sponsorship licence Open/,
    /^Recruitment portal access Open/,
    /^Up to 20 CoS assignments Open/,
    /^Visa assistance Open/,
    /^Ongoing compliance for unlimited employees Open in part/,
  ];
  expect(parts.map(({ words }) => words)).toEqual(beginnings.map((each) => expect.stringMatching(each)));
  for (const { href } of parts.flatMap(({ links }) => links))
    expect((await request.get(href)).status(), href).toBe(200);
  expect(elementsOf(page, 'tr').some(({ words }) => /^CoS assignments Open/.test(words))).toBe(true);
  const { words } = partOf(page, 'Get Started Now');
  expect(words).toContain('“Start Free Trial” does not start anything by itself');
});

reading('an unknown plan is selected nowhere', async ({ request }) => {
  const page = await readPage(request, '/pricing?plan=gold');
  expect(page.forms.find(({ fields }) => fields.has('plan'))?.fields.get('plan')?.value).toBe('');
  expect(partOf(page, 'Get Started Now').words).not.toContain('gold');
});

reading(
  'the Home Office fees on top are those of the estimator, and link to their rules',
  async ({ request }) => {
    const page = await readPage(request, '/pricing');
    const licence = elementsOf(page, 'tr').find(({ words }) => words.startsWith('Sponsor licence Once'));
    const figures = licence?.links.map(({ words }) => /£[\d,]+/.exec(words)?.[0]);
    expect(figures).toHaveLength(2);
    for (const [place, size] of ['small', 'large'].entries()) {
      const estimate = await readPage(request, `/cost-estimator/calculate?sponsorSize=${size}`);
      const fee = elementsOf(estimate, 'tr').find(({ words }) => words.startsWith('Licence Fee'));
      expect(fee?.words).toContain(`${figures?.[place]}.00`);
    }
    expect(licence?.links[0]?.href).toBe('/rules/licence-fee.worker.small');
  },
);

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

test('on a phone all three plans are in sight, side by side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pricing');
  const plans = page.getByRole('group', { name: 'The plans side by side' });
  await plans.scrollIntoViewIfNeeded();
  for (const name of ['Basic', 'Standard', 'Premium'])
    await expect(plans.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
  expect(await plans.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
