import type { Page } from '@playwright/test';
import { nightly } from '../../support/nightly.ts';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { hydrated } from '../../support/pages/hydrated.ts';
import { expect, test } from '../../test.ts';

// What all tools have in common: the address holds the answers, and errors are shown.

const calculate = '/cost-estimator/calculate';
const today = `${calculate}?appliedOn=2026-11-20`;

const box = (page: Page, fee: string) => page.getByRole('row', { name: new RegExp(`^${fee}`) });

test('a changed answer updates the result at once, Reset restores the first answers, and Back the changed ones', async ({
  page,
}) => {
  await page.goto(`${today}&licenceType=both`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 150));
  const large = page.getByRole('radio', { name: 'Large' });
  await large.check();
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,682.00');
  expect(new URL(page.url()).searchParams.get('sponsorSize')).toBe('large');
  await expect(large).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(calculate);
  await expect(page.getByLabel('Type of Licence')).toHaveValue('worker');
  await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked();
  await page.goBack();
  await expect(large).toBeChecked();
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,682.00');
});

test('Calculate shows the errors again, the summary leads to the field, and neither has axe violations', async ({
  page,
}) => {
  await page.goto(today);
  await hydrated(page);
  await page.getByLabel('Day you apply').fill('');
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Enter the day you apply');
  await expect(summary).not.toBeFocused();
  for (const _press of ['once', 'again']) {
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(summary).toBeFocused();
  }
  await summary.getByRole('link', { name: /Enter the day you apply/ }).click();
  await expect(page.getByLabel('Day you apply')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('the keyboard alone fills it in (nightly)', async ({ page }) => {
  test.skip(!nightly, 'nightly');
  await page.goto(today);
  await hydrated(page);
  await page.getByLabel('Type of Licence').focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, 'Total Licence Fee')).toContainText('£611.00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Am I small?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,361.00');
});
