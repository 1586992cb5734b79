import type { Page } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated.ts';
import { expect, test } from '../../test.ts';

const calculate = '/immigration-skill-charge-calculator/calculate';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const abroad = `${calculate}?${days}&role=2134&sponsorSize=large&location=outside&years=3`;

const section = (page: Page, title: string) => page.getByRole('table', { name: title });
const yes = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: 'Yes' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions show only when an answer needs them, and the form’s button gives the result', async ({
    page,
  }) => {
    await page.goto(`${calculate}?${days}`);
    await expect(page.getByLabel('Visa type')).toBeVisible();
    await page.getByRole('radio', { name: 'Outside the UK' }).check();
    await expect(page.getByLabel('Visa type')).toBeHidden();
    await expect(page.getByLabel('Partner priority')).toBeHidden();
    await yes(page, 'Partner').check();
    await expect(page.getByLabel('Partner priority')).toBeVisible();
    await expect(page.getByLabel('Number of children')).toBeHidden();
    await yes(page, 'Children').check();
    await expect(page.getByLabel('Number of children')).toBeVisible();
    await expect(page.getByLabel('First day')).toBeHidden();
    await page.getByLabel('Sponsorship length').selectOption('days');
    await expect(page.getByLabel('First day')).toBeVisible();
    await page.getByLabel('Role').fill('2134');
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

test('a role is submitted when the field is left, not during typing, and family adds its fees', async ({
  page,
}) => {
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
  await yes(page, 'Partner').check();
  await expect(page.getByRole('heading', { name: 'Dependant fees' })).toBeVisible();
  await yes(page, 'Children').check();
  await page.getByLabel('Number of children').fill('2');
  await page.keyboard.press('Tab');
  await page.getByLabel(/^Were the children of 18 or over/).selectOption('yes');
  await expect(
    section(page, 'Dependant fees').getByRole('row', { name: /Children: Visa application fee/ }),
  ).toContainText('£1,638.00');
});
