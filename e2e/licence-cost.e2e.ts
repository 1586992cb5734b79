import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const calculate = '/cost-estimator/calculate';
const today = `${calculate}?appliedOn=2026-11-20`;

const box = (page: Page, fee: string) => page.getByRole('row', { name: new RegExp(`^${fee}`) });
const answer = (page: Page) => page.getByRole('region', { name: 'Total licence fee' });

test('the landing leads to the estimator, which opens with the specified answers', async ({ page }) => {
  await page.goto('/cost-estimator');
  await page.getByRole('link', { name: 'Estimate Now' }).first().click();
  await expect(page).toHaveURL(calculate);
  await expect(page.getByLabel('Type of Licence')).toHaveValue('worker');
  await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Priority processing' }).getByRole('radio', { name: 'No' }),
  ).toBeChecked();
});

test('a small sponsor pays £611 for a Worker licence on 20 November 2026, and £1,361 with priority', async ({
  page,
}) => {
  await page.goto(today);
  await expect(box(page, 'Licence Fee')).toContainText('£611.00');
  await expect(box(page, 'Priority Fee')).toContainText('Not chosen');
  await page.goto(`${today}&priority=yes`);
  await expect(box(page, 'Priority Fee')).toContainText('£750.00');
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,361.00');
});

test('the day before and the day of the rise of 8 April 2026 differ', async ({ page }) => {
  await page.goto(`${calculate}?sponsorSize=large&appliedOn=2026-04-07`);
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,579.00');
  await page.goto(`${calculate}?sponsorSize=large&appliedOn=2026-04-08`);
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,682.00');
});

test('a changed answer asks again at once: the address holds it, focus and scroll stay', async ({ page }) => {
  await page.goto(today);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 150));
  const large = page.getByRole('radio', { name: 'Large' });
  await large.check();
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,682.00');
  expect(new URL(page.url()).searchParams.get('sponsorSize')).toBe('large');
  await expect(large).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});

test('the keyboard alone answers it', async ({ page }) => {
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

test('Reset brings the specified answers back', async ({ page }) => {
  await page.goto(`${today}&licenceType=both&sponsorSize=large&priority=yes`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(calculate);
  await expect(page.getByLabel('Type of Licence')).toHaveValue('worker');
  await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked();
});

test('back and forward show the answers of each address', async ({ page }) => {
  await page.goto(`${today}&sponsorSize=large`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await expect(box(page, 'Total Licence Fee')).toContainText('£1,682.00');
});

test('a day before the records says so, and shows no figure', async ({ page }) => {
  await page.goto(`${calculate}?appliedOn=2023-10-03`);
  await expect(answer(page)).toContainText('Our records begin on 4 October 2023');
  await expect(answer(page)).not.toContainText('£611');
});

test('a figure that is not settled is shown as to be confirmed', async ({ page }) => {
  await page.goto(`${today}&licenceType=temporary`);
  await expect(answer(page)).toContainText('To be confirmed on GOV.UK');
  await page.goto(today);
  await expect(answer(page)).not.toContainText('To be confirmed on GOV.UK');
});

test('each step of law leads to its rule, with all its versions and sources', async ({ page }) => {
  await page.goto(today);
  await page.getByRole('link', { name: /^The rule: Worker licence/ }).click();
  await expect(page).toHaveURL('/rules/licence-fee.worker.small');
  await expect(page.getByRole('heading', { name: 'From 8 April 2026' })).toBeVisible();
  await expect(page.getByText('£536')).toBeVisible();
});

test('the simple estimate stays closed, and says that it is not the law', async ({ page }) => {
  await page.goto(`${today}&priority=yes`);
  const said = page.getByText('A quick sum, not the law: don’t use it.');
  await expect(said).toBeHidden();
  await page.getByText('Compare with the simple estimate').click();
  await expect(said).toBeVisible();
  await expect(said).toContainText('£1,036.00');
});

test('an answer that makes no sense is named, in the summary and at its field, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(`${calculate}?licenceType=visitor&appliedOn=2026-02-30&sponsorSize=large`);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Choose the type of licence.');
  await expect(summary).toContainText('Enter the day you apply');
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await summary.getByRole('link', { name: 'Choose the type of licence.' }).click();
  await expect(page.getByLabel('Type of Licence')).toBeFocused();
  expect(await barriers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers all the same', async ({ page }) => {
    await page.goto(today);
    await page.getByLabel('Type of Licence').selectOption('both');
    await page.getByRole('radio', { name: 'Large' }).check();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(box(page, 'Total Licence Fee')).toContainText('£1,682.00');
    await expect(page.getByLabel('Type of Licence')).toHaveValue('both');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the answer stays in sight at the foot while the form is filled in', async ({ page }) => {
    await page.goto(today);
    await expect(page.getByRole('link', { name: /Total licence fee/ })).toBeInViewport();
    await expect(page.getByRole('link', { name: /£611.00/ })).toBeInViewport();
  });
});

test('pressing Calculate again says again what is wrong, and keeps the form as it is', async ({ page }) => {
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
});

test('“Am I small?” answers by rule, and takes the answer back to the estimator', async ({ page }) => {
  await page.goto(today);
  await page.getByRole('link', { name: 'Am I small?' }).click();
  await page.goto('/cost-estimator/size?yearBeganOn=2026-04-06&turnover=12%2C000%2C000&employees=40');
  const size = page.getByRole('region', { name: 'Size of sponsor' });
  await expect(size).toContainText('Small');
  await page.goto(
    '/cost-estimator/size?yearBeganOn=2025-04-05&turnover=12%2C000%2C000&balanceSheet=6%2C000%2C000&employees=40',
  );
  await expect(size).toContainText('Medium or large');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Estimate a licence of this size' }).click();
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
});

test('“Am I small?” waits for one more figure, and points at what it cannot read', async ({ page }) => {
  await page.goto('/cost-estimator/size?yearBeganOn=2026-04-06&turnover=12000000');
  await expect(page.getByRole('region', { name: 'Size of sponsor' })).toContainText('Not told yet');
  await page.goto('/cost-estimator/size?yearBeganOn=2026-04-06&turnover=lots');
  await expect(page.getByRole('link', { name: /Enter the turnover/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
