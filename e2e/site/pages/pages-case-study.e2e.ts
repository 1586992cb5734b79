import type { Page } from '@playwright/test';
import { expect, test } from '../../test.ts';

// These pages send no script but the theme’s.
test.use({ javaScriptEnabled: false });

const pounds = (text: string) => Number(/£([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** The sum of the lines of one payer. */
async function sumOf(page: Page, payer: string): Promise<number> {
  const rows = page.getByRole('region', { name: 'The company pays the Home Office' }).getByRole('row');
  const texts = await rows.filter({ hasText: payer }).allTextContents();
  return texts.reduce((sum, text) => sum + pounds(text), 0);
}

test('it is marked as an example, not a client’s story; its figures are the sums of the lines, and the calculator’s', async ({
  page,
}) => {
  await page.goto('/case-study');
  await expect(page.getByText('Worked example', { exact: true })).toBeVisible();
  await expect(page.getByText('This is not a client or a success story')).toBeVisible();
  const card = page.getByRole('region', { name: 'The company pays the Home Office' });
  const company = await sumOf(page, 'Company');
  const engineer = await sumOf(page, 'Engineer');
  expect(company).toBeGreaterThan(1000);
  await expect(card).toContainText(`The company pays the Home Office£${company.toLocaleString('en-GB')}`);
  await expect(card).toContainText(`The engineer pays£${engineer.toLocaleString('en-GB')}`);
  await card
    .getByRole('row', { name: /^Visa application fee/ })
    .getByRole('link')
    .click();
  await expect(page.locator('#answer')).toContainText(`£${engineer.toLocaleString('en-GB')}.00`);
});

test('the company of the example is small by the size test', async ({ page }) => {
  await page.goto('/case-study');
  await page.getByRole('link', { name: 'Test it' }).click();
  await expect(page.getByRole('region', { name: 'Size of sponsor' })).toContainText('Size of sponsorSmall');
});
