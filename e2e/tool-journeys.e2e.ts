import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const salary = '/salary-calculator/calculate?assignedOn=2026-11-20';
const bill = '/immigration-skill-charge-calculator/calculate?assignedOn=2026-11-20&appliedOn=2026-11-20';
const pays = '/salary-calculator/pay-periods?role=2134&assignedOn=2026-11-20';
const minimum = (page: Page) => page.getByRole('region', { name: 'Minimum annual salary' });
const everything = (page: Page) => page.getByRole('region', { name: 'Everything together' });
const tested = (page: Page) => page.getByRole('region', { name: 'On these figures the pay' });

test.describe('by keyboard alone', () => {
  test('a job title is typed, its code chosen and every answer changed', async ({ page }) => {
    await page.goto(salary);
    await hydrated(page);
    await page.getByLabel('Job title or occupation code').focus();
    await page.keyboard.type('react developer');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(minimum(page)).toContainText('£38,300');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(
      page
        .getByRole('group', { name: /under 26/ })
        .getByRole('radio')
        .first(),
    ).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(minimum(page)).toContainText('£54,700');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Student');
    await expect(page.getByLabel('Visa type')).toHaveValue('student');
    await expect(page.getByLabel('Visa type')).toBeFocused();
  });

  test('a bill grows as its questions are answered, and focus stays where it is', async ({ page }) => {
    await page.goto(bill);
    await hydrated(page);
    await page.getByLabel('Sponsorship length').focus();
    await page.keyboard.type('3');
    await expect(everything(page)).toContainText('£4,573.00');
    await expect(page.getByLabel('Sponsorship length')).toBeFocused();
    await page.getByRole('group', { name: 'Partner' }).getByRole('radio', { name: 'No' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: 'Dependant fees' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Partner priority')).toBeFocused();
  });

  test('pay is typed line by line and tested', async ({ page }) => {
    await page.goto(pays);
    await hydrated(page);
    await page.getByLabel('Pay of each period, in order').focus();
    await page.keyboard.type('4558.34\n4000');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(tested(page)).toContainText('Would fail');
  });
});

test.describe('back and forward show the answers of each address', () => {
  test('of a salary', async ({ page }) => {
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

  test('of a bill', async ({ page }) => {
    await page.goto(`${bill}&years=3`);
    await hydrated(page);
    await page.getByLabel('Sponsorship length').selectOption('1');
    await expect(page).toHaveURL(/years=1/);
    await page.getByRole('link', { name: 'Tools' }).first().click();
    await expect(page).toHaveURL('/tools');
    await page.goBack();
    await expect(page.getByLabel('Sponsorship length')).toHaveValue('1');
    await expect(everything(page)).not.toContainText('£4,573.00');
  });

  test('of tested pay', async ({ page }) => {
    await page.goto(`${pays}&pays=4558.34`);
    await page.goto(`${pays}&pays=4000`);
    await expect(tested(page)).toContainText('Would fail');
    await page.goBack();
    await expect(tested(page)).toContainText('Would pass');
    await expect(page.getByLabel('Pay of each period, in order')).toHaveValue('4558.34');
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [name, address, answer] of [
    ['a salary', `${salary}&role=2134&salary=50000`, minimum],
    ['a bill', `${bill}&years=3&partner=yes`, everything],
    ['tested pay', `${pays}&pays=4000`, tested],
  ] as const) {
    test(`${name}: nothing moves sideways, the headline stays in sight and leads to the answer`, async ({
      page,
    }) => {
      await page.goto(address);
      await hydrated(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBe(0);
      const bar = page.locator('a[href="#answer"]');
      await expect(bar).toBeInViewport();
      await bar.click();
      await expect(answer(page)).toBeInViewport();
      await expect(page.locator('main form')).not.toBeInViewport({ ratio: 0.5 });
    });
  }
});
