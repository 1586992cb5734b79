import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const calculate = '/immigration-skill-charge-calculator/calculate';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const abroad = `${calculate}?${days}&sponsorSize=large&location=outside&years=3`;
const family = `${abroad}&role=3544&partner=yes&children=yes`;
const refused = `${abroad}&role=2134&healthAndCare=yes`;

const result = (page: Page) => page.getByRole('region', { name: 'Everything together' });
const fee = (page: Page, table: string, row: RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row });

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a partner cannot come with 3544: no price and no total, but the employer’s and the candidate’s', async ({
      page,
    }) => {
      await page.goto(`${abroad}&role=3544&partner=yes`);
      const partner = fee(page, 'Dependant fees', /^Partner: Coming as a dependant/);
      await expect(partner).toContainText('Cannot come with this job');
      await expect(partner).toContainText('Exceptions: workers granted in such a job before it closed');
      await expect(result(page)).toContainText('No total: family cannot come with this job.');
      // £819 and £3,105; £525 and £3,960.
      await expect(result(page)).toContainText('£3,924.00');
      await expect(result(page)).toContainText('£4,485.00');
      await expect(page.getByRole('table', { name: 'The bill by payer' })).toHaveCount(0);
    });

    test('Health and Care prices are refused to 2134, and lead to the bill without them', async ({
      page,
    }) => {
      await page.goto(refused);
      if (scripts) await hydrated(page);
      await expect(result(page)).toContainText('is not an occupation of the Health and Care Worker visa');
      await page.getByRole('link', { name: 'Price it without Health and Care' }).click();
      await expect(result(page)).toContainText('£8,409.00');
      await expect(
        page.getByRole('group', { name: 'Health and Care Worker visa' }).getByRole('radio', { name: 'No' }),
      ).toBeChecked();
    });

    test('a certificate that starts more than three months after the application is refused', async ({
      page,
    }) => {
      const own = abroad.replace('years=3', 'years=days&role=2134&endsOn=2030-01-31');
      await page.goto(`${own}&startsOn=2027-02-20`);
      await expect(result(page)).not.toContainText('No whole bill');
      await page.goto(`${own}&startsOn=2027-02-21`);
      await expect(result(page)).toContainText('more than 3 months after the visa application');
      await expect(result(page)).toContainText('It must start by 20 February 2027.');
    });

    test('a switch from Student carries no charge on conditions that stand beside it', async ({ page }) => {
      await page.goto(`${calculate}?${days}&years=3`);
      if (scripts) await hydrated(page);
      const charge = fee(page, 'Employer fees', /^Immigration Skills Charge/);
      await expect(charge).toContainText('Not Applicable');
      await expect(charge.getByText('the course is completed')).toBeHidden();
      await charge.getByText('On one of these conditions').click();
      await expect(charge.getByText('the course is completed')).toBeVisible();
      await page.getByLabel('How far is the course?').selectOption('none');
      if (!scripts) await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(result(page)).toContainText('cannot switch to Skilled Worker inside the UK');
    });
  });
}

test('a worker in the route is asked since when, and near a change of the Rules for the first certificate', async ({
  page,
}) => {
  await page.goto(`${calculate}?${days}&role=3544&years=3&partner=yes`);
  await hydrated(page);
  await expect(page.getByLabel('In the Skilled Worker route since')).toHaveCount(0);
  await page.getByLabel('Visa type').selectOption('skilled');
  const partner = fee(page, 'Dependant fees', /^Partner: Coming as a dependant/);
  await expect(partner).toContainText('answer “In the Skilled Worker route since”');
  await page.getByLabel('In the Skilled Worker route since').fill('2025-08-01');
  await page.getByLabel('First certificate assigned on').fill('2025-07-21');
  await expect(fee(page, 'Dependant fees', /^Partner: Visa application fee/)).toContainText('£');
  await page.getByLabel('First certificate assigned on').fill('2025-07-22');
  await expect(partner).toContainText('Cannot come with this job');
});

test('a child born in the UK may come with a job that brings no family', async ({ page }) => {
  await page.goto(`${abroad}&role=3544&children=yes`);
  await hydrated(page);
  await page.getByLabel('Why the children may come').selectOption('born-in-uk');
  await expect(fee(page, 'Dependant fees', /^Children: Visa application fee/)).toContainText('£819.00');
  await page.getByLabel('Role').fill('2134');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Why the children may come')).toHaveCount(0);
});

test('what would come back of the charge is told year by year', async ({ page }) => {
  await page.goto(`${abroad}&role=2134`);
  await page.getByText('Skills charge: refunds, and which routes pay it').click();
  const refunds = page.getByRole('table', { name: 'What comes back of the skills charge' });
  await expect(refunds.getByRole('row', { name: /in year 1/ })).toContainText('£2,640.00');
});

test('scenarios with and without family who may come: no cheapest of what has no total', async ({ page }) => {
  await page.goto(
    `/immigration-skill-charge-calculator/compare?${days}&location=outside&years=3&role=3544&a.partner=no&b.partner=yes`,
  );
  const row = page.getByRole('row', { name: /^Partner: Coming as a dependant/ }).getByRole('cell');
  await expect(row.first()).toHaveText('None');
  await expect(row.nth(1)).toContainText('Cannot come with this job');
  await expect(page.getByRole('row', { name: /^Partner (None|£)/ })).toHaveCount(0);
  await expect(page.getByText('Scenario B: No total: family cannot come with this job.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme });

    for (const [what, address] of [
      ['family who cannot come', family],
      ['refused Health and Care prices', refused],
      ['the defaults', `${calculate}?${days}`],
    ] as const) {
      test(`${what} have no barrier, and nothing moves sideways`, async ({ page }) => {
        await page.goto(address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        expect(await barriers(page)).toEqual([]);
      });
    }
  });
}
