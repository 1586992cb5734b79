import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const salary = '/salary-calculator/calculate?assignedOn=2026-11-20';
const bill = '/immigration-skill-charge-calculator/calculate?assignedOn=2026-11-20&appliedOn=2026-11-20';
const pays = '/salary-calculator/pay-periods?role=2134&assignedOn=2026-11-20';
const minimum = (page: Page) => page.getByRole('region', { name: 'Minimum annual salary' });
const everything = (page: Page) => page.getByRole('region', { name: 'Sponsoring costs you' });
const tested = (page: Page) => page.getByRole('region', { name: 'On these figures, the pay' });

test('by keyboard alone a job title is typed, its code chosen and every answer changed', async ({ page }) => {
  await page.goto(salary);
  await hydrated(page);
  await page.getByLabel('Job title or occupation code').focus();
  await page.keyboard.type('react developer');
  // The list of the whole text: on a busy machine that of its first letters is shown before.
  await expect(page.getByRole('option').first()).toContainText('2134');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(minimum(page)).toContainText('£38,300');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const age = page.getByRole('group', { name: /under 26/ });
  await expect(age.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(minimum(page)).toContainText('£54,700');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Student');
  await expect(page.getByLabel('Visa type')).toHaveValue('student');
  await expect(page.getByLabel('Visa type')).toBeFocused();
});

test('by keyboard alone a bill grows as its questions are answered, and another page leads back to it', async ({
  page,
}) => {
  await page.goto(bill);
  await hydrated(page);
  const length = page.getByLabel('Sponsorship length');
  await length.focus();
  await page.keyboard.type('3');
  await expect(everything(page)).toContainText('£4,048.00');
  await expect(length).toBeFocused();
  await page.getByRole('group', { name: 'Partner' }).getByRole('radio', { name: 'No' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Dependant fees' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Partner priority')).toBeFocused();
  await expect(page).toHaveURL(/years=3.*partner=yes/);
  await page.getByRole('link', { name: 'Tools' }).first().click();
  await expect(page).toHaveURL('/tools');
  await page.goBack();
  await expect(length).toHaveValue('3');
  await expect(page.getByRole('heading', { name: 'Dependant fees' })).toBeVisible();
});

test('Back and Forward show the answers of each address: salary calculator', async ({ page }) => {
  await page.goto(`${salary}&role=2134&under26=no`);
  await page.goto(`${salary}&role=2134&under26=yes`);
  await page.goBack();
  await expect(minimum(page)).toContainText('£54,700');
  await expect(
    page.getByRole('group', { name: /under 26/ }).getByRole('radio', { name: 'No' }),
  ).toBeChecked();
  await page.goForward();
  await expect(minimum(page)).toContainText('£38,300');
});

test('Back and Forward show the answers of each address: pay test (nightly)', async ({ page }) => {
  test.skip(!nightly, 'nightly');
  await page.goto(`${pays}&pays=4558.34`);
  await page.goto(`${pays}&pays=4000`);
  await expect(tested(page)).toContainText('Would fail');
  await page.goBack();
  await expect(tested(page)).toContainText('Would pass');
  await expect(page.getByLabel('Pay for each period, in order')).toHaveValue('4558.34');
});

const results = [
  [`${bill}&years=3&partner=yes`, everything],
  [`${salary}&role=2134&salary=50000`, minimum],
  [`${pays}&pays=4000`, tested],
  [
    '/settlement-salary?appliedOn=2026-11-20&role=2134',
    (page: Page) => page.getByRole('region', { name: 'Salary you need to settle' }),
  ],
  [
    '/cost-estimator/calculate?appliedOn=2026-11-20',
    (page: Page) => page.getByRole('region', { name: 'Total licence fee' }),
  ],
] as const;

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a headline stays in sight and leads to its result: of a bill; in the nightly run, of every tool', async ({
    page,
  }) => {
    for (const [address, answer] of results.slice(0, nightly ? undefined : 1)) {
      await page.goto(address);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const bar = page.locator('a[href="#answer"]');
      await expect(bar).toBeInViewport();
      const headline = (await answer(page).textContent())?.match(/£[\d,.]+|Would fail/)?.[0] ?? '£';
      await expect(bar).toContainText(headline);
      await bar.click();
      await expect(answer(page)).toBeInViewport();
      await expect(page.locator('main form')).not.toBeInViewport({ ratio: 0.5 });
    }
  });
});
