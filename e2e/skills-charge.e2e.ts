import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const calculate = '/immigration-skill-charge-calculator/calculate';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const abroad = `${calculate}?${days}&role=2134&sponsorSize=large&location=outside&years=3`;

const section = (page: Page, title: string) => page.getByRole('table', { name: title });
const total = (page: Page) => page.getByRole('region', { name: 'Everything together' });

test('the landing leads to the calculator', async ({ page }) => {
  await page.goto('/immigration-skill-charge-calculator');
  await page.getByRole('link', { name: 'Calculate Charge' }).first().click();
  await expect(page).toHaveURL(calculate);
});

test('it opens with the specified defaults: employer £525.00, no skills charge, and a length to choose', async ({
  page,
}) => {
  await page.goto(`${calculate}?${days}`);
  await expect(page.getByLabel('Role')).toHaveValue('2141 - Web design professionals');
  await expect(page.getByLabel('Visa type')).toHaveValue('student');
  await expect(page.getByLabel('Sponsorship length')).toHaveValue('');
  const employer = section(page, 'Employer fees');
  await expect(employer.getByRole('row', { name: /Certificate of Sponsorship/ })).toContainText('£525.00');
  await expect(employer.getByRole('row', { name: /Immigration Skills Charge/ })).toContainText(
    'Not Applicable',
  );
  await expect(total(page)).toContainText('£525.00');
  await expect(
    section(page, 'Candidate fees').getByRole('row', { name: /Visa application fee/ }),
  ).toContainText('Choose a length');
  await expect(section(page, 'Dependant fees')).toHaveCount(0);
});

test('three years from abroad for a large sponsor: £3,960, £819 and £3,105', async ({ page }) => {
  await page.goto(abroad);
  await expect(section(page, 'Employer fees').getByRole('row', { name: /Skills Charge/ })).toContainText(
    '£3,960.00',
  );
  await expect(
    section(page, 'Candidate fees').getByRole('row', { name: /Visa application fee/ }),
  ).toContainText('£819.00');
  await expect(section(page, 'Candidate fees').getByRole('row', { name: /Health Surcharge/ })).toContainText(
    '£3,105.00',
  );
  await expect(total(page)).toContainText('£3,622.50');
});

test('one day more moves every band', async ({ page }) => {
  await page.goto(`${abroad.replace('years=3', 'years=days')}&startsOn=2027-01-01&endsOn=2030-01-01`);
  await expect(section(page, 'Employer fees').getByRole('row', { name: /Skills Charge/ })).toContainText(
    '£4,620.00',
  );
  await expect(
    section(page, 'Candidate fees').getByRole('row', { name: /Visa application fee/ }),
  ).toContainText('£1,618.00');
  await expect(section(page, 'Candidate fees').getByRole('row', { name: /Health Surcharge/ })).toContainText(
    '£3,622.50',
  );
});

test('own days wait until both are given, and one alone is asked for the other', async ({ page }) => {
  const own = abroad.replace('years=3', 'years=days');
  await page.goto(own);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(total(page)).toContainText('Choose a length');
  await page.goto(`${own}&startsOn=2027-01-01`);
  await expect(page.getByRole('alert')).toContainText('Give the certificate’s last day too.');
});

test('questions show only when an answer needs them', async ({ page }) => {
  await page.goto(calculate);
  await expect(page.getByLabel('Visa type')).toBeVisible();
  await page.getByRole('radio', { name: 'Outside the UK' }).check();
  await expect(page.getByLabel('Visa type')).toBeHidden();
  await expect(page.getByLabel('Partner priority')).toBeHidden();
  await page.getByRole('group', { name: 'Partner', exact: true }).getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByLabel('Partner priority')).toBeVisible();
  await expect(page.getByLabel('Number of children')).toBeHidden();
  await page
    .getByRole('group', { name: 'Children', exact: true })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await expect(page.getByLabel('Number of children')).toBeVisible();
  await expect(page.getByLabel('First day')).toBeHidden();
  await page.getByLabel('Sponsorship length').selectOption('days');
  await expect(page.getByLabel('First day')).toBeVisible();
});

test('family brings its fees: a partner and two children of whom one is under 18', async ({ page }) => {
  await page.goto(abroad);
  await hydrated(page);
  await page.getByRole('group', { name: 'Partner', exact: true }).getByRole('radio', { name: 'Yes' }).check();
  await page
    .getByRole('group', { name: 'Children', exact: true })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page.getByLabel('Number of children').fill('2');
  await page.keyboard.press('Tab');
  const dependants = section(page, 'Dependant fees');
  await expect(dependants.getByRole('row', { name: /Partner: Visa application fee/ })).toContainText(
    '£819.00',
  );
  await expect(dependants.getByRole('row', { name: /Children: Visa application fee/ })).toContainText(
    '£1,638.00',
  );
  // Three years of £1,035 for one child of 18 or over, and of £776 for one under 18.
  await expect(dependants.getByRole('row', { name: /Children: Immigration Health Surcharge/ })).toContainText(
    '£5,433.00',
  );
});

test('warnings come before prices: a job at RQF 3 to 5 brings no family', async ({ page }) => {
  await page.goto(abroad.replace('role=2134', 'role=3544'));
  const caution = total(page).getByText(/No partner or children can come/);
  await expect(caution).toBeVisible();
  await expect(total(page)).toContainText('30 December 2026 is the last safe day');
  const before = await caution.boundingBox();
  const prices = await section(page, 'Candidate fees').boundingBox();
  expect(before?.y).toBeLessThan(prices?.y ?? 0);
});

test('from the day its list ends, a job on it has no whole bill', async ({ page }) => {
  const role = abroad.replace('role=2134', 'role=2142');
  await page.goto(role);
  await expect(
    section(page, 'Candidate fees').getByRole('row', { name: /Visa application fee/ }),
  ).toContainText('£628.00');
  await page.goto(role.replaceAll('2026-11-20', '2026-12-31'));
  await expect(total(page)).toContainText('30 December 2026 is the last safe day');
  await expect(
    section(page, 'Candidate fees').getByRole('row', { name: /Visa application fee/ }),
  ).toContainText('No figure');
  await expect(section(page, 'Employer fees')).toContainText('£3,960.00');
});

test('who must pay is said for each part', async ({ page }) => {
  await page.goto(abroad);
  await expect(page.getByRole('heading', { name: /Employer fees Sponsor only/ })).toBeVisible();
  await page.getByText('Who must pay', { exact: true }).click();
  await expect(page.getByText('may not recover it from the worker')).toBeVisible();
});

test('a code that does not exist is named at its field, and the rest stays as typed', async ({ page }) => {
  await page.goto(abroad.replace('role=2134', 'role=welder'));
  await expect(page.getByRole('alert')).toContainText('Enter a four-digit occupation code');
  await expect(page.getByLabel('Role')).toHaveValue('welder');
  await expect(page.getByLabel('Sponsorship length')).toHaveValue('3');
  expect(await barriers(page)).toEqual([]);
});

test('a role is asked again when it is left, not while it is typed', async ({ page }) => {
  await page.goto(abroad);
  await hydrated(page);
  const role = page.getByLabel('Role');
  await role.fill('2311');
  await expect(role).toHaveValue('2311');
  await page.keyboard.press('Tab');
  await expect(section(page, 'Employer fees').getByRole('row', { name: /Skills Charge/ })).toContainText(
    'carries no charge',
  );
  await expect(role).toHaveValue(/^2311 - /);
});

test('a whole result with its working open has no barrier', async ({ page }) => {
  await page.goto(`${abroad}&partner=yes&children=yes`);
  for (const summary of await page.getByText('How we worked this out').all()) await summary.click();
  await page.getByText('Who must pay', { exact: true }).click();
  await page.getByText('Compare with the simple estimate').click();
  expect(await barriers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers all the same, and hides what does not apply', async ({ page }) => {
    await page.goto(`${calculate}?${days}`);
    await page.getByLabel('Role').fill('2134');
    await page.getByRole('radio', { name: 'Outside the UK' }).check();
    await expect(page.getByLabel('Visa type')).toBeHidden();
    await page.getByLabel('Sponsorship length').selectOption('3');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(section(page, 'Employer fees').getByRole('row', { name: /Skills Charge/ })).toContainText(
      '£1,440.00',
    );
    await expect(page.getByLabel('Role')).toHaveValue(
      '2134 - Programmers and software development professionals',
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing moves sideways with the whole family and the working open', async ({ page }) => {
    await page.goto(`${abroad}&partner=yes&children=yes`);
    for (const summary of await page.getByText('How we worked this out').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expect(page.getByRole('link', { name: /Everything together/ })).toBeInViewport();
  });
});

test('the old spelling with one m leads to the right one and keeps the answers', async ({ request }) => {
  const answer = await request.get('/imigration-skill-charge-calculator/calculate?years=3', {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`${calculate}?years=3`);
});
