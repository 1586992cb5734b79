import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { hydrated } from '../../support/pages/hydrated.ts';
import { expect, test } from '../../test.ts';

const calculate = '/salary-calculator/calculate';
const salaryAddress = (query: string) => `${calculate}?assignedOn=2026-11-20&${query}`;
const answer = (page: Page) => page.getByRole('region', { name: 'Minimum annual salary' });

test('a changed answer updates the result at once, follow-up questions appear when needed, and Reset clears everything', async ({
  page,
}) => {
  await page.goto(salaryAddress('role=2134'));
  await expect(page.getByLabel('Months of permission so far')).toHaveCount(0);
  await hydrated(page);
  await page.getByLabel('Visa type').focus();
  await page.getByLabel('Visa type').selectOption('graduate');
  await expect(page.getByLabel('Months of permission so far')).toBeVisible();
  await expect(page.getByLabel('Visa type')).toBeFocused();
  await page
    .getByRole('group', { name: 'Is the person under 26?' })
    .getByRole('radio', { name: 'No' })
    .check();
  await page.getByLabel('Visa type').selectOption('');
  await expect(answer(page)).toContainText('£54,700');
  // The result may appear a moment before the address changes.
  await expect(page).toHaveURL(/[?&]under26=no(?:&|$)/);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(calculate);
  await expect(page.getByLabel('Job title or occupation code')).toHaveValue('');
});

test('a Graduate who enters care work is asked for the months with this sponsor', async ({ page }) => {
  await page.goto(salaryAddress('role=6135&visaType=graduate&employer=adult-social-care'));
  await expect(answer(page)).toContainText('No figure yet');
  await expect(answer(page)).toContainText(
    'how many months of legal work the worker has done for this sponsor',
  );
  await hydrated(page);
  await answer(page).getByRole('link', { name: 'Months of care work for this sponsor' }).click();
  const months = page.getByLabel('Months of care work for this sponsor');
  await expect(months).toBeInViewport();
  await months.fill('3');
  await months.blur();
  await expect(answer(page)).toContainText('£25,000');
  await expect(answer(page)).toContainText('This is the figure that adult social care uses.');
});

test('the roles of a pay scale are those of the nation, and a role that it does not have must be chosen again', async ({
  page,
}) => {
  await page.goto(
    salaryAddress('role=2314&workNation=wales&payScaleRole=leadership-group&shareOfFullTime=100'),
  );
  await expect(answer(page)).toContainText('Option K');
  await hydrated(page);
  await page.getByLabel('Nation the job is in').selectOption('Scotland');
  await expect(answer(page)).toContainText('Choose the band, grade or role.');
  const role = page.getByLabel('Band, grade or role');
  await expect(role.getByRole('option', { name: 'Leadership group' })).toHaveCount(0);
  await expect(role).toHaveValue('');
  await role.selectOption('Principal teachers');
  await expect(answer(page)).toContainText('what percentage of full time the job is');
  const share = page.getByLabel('Percentage of full time');
  await share.fill('100');
  await share.blur();
  await expect(answer(page)).toContainText('Option K');
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the questions fold to the answers, and open again to change one', async ({ page }) => {
    await page.goto(salaryAddress('role=2134&salary=58000'));
    await hydrated(page);
    await expect(page.getByLabel('Hours per week')).toBeHidden();
    await expect(page.getByText('37.5 hours a week')).toBeVisible();
    const height = await page.locator('main').evaluate((main) => main.clientHeight);
    expect(height).toBeLessThan(2500);
    await page.getByText('Change answers').click();
    await page.getByLabel('Hours per week').fill('40');
    await page.getByLabel('Hours per week').blur();
    await expect(page.getByText('40 hours a week')).toBeVisible();
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByLabel('Hours per week')).toBeHidden();
    await expect(page.getByText('Change answers')).toBeInViewport();
  });

  test('without an answer the questions are open', async ({ page }) => {
    await page.goto(calculate);
    await expect(page.getByLabel('Hours per week')).toBeVisible();
  });
});
