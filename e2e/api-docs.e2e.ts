import { operations } from '@portway/contracts/operations';
import { expect, test } from './test.ts';

test('the API page names every operation, and leads to its fields', async ({ page }) => {
  await page.goto('/api/docs');
  for (const { id } of operations) await expect(page.locator(`a[href="/api/docs/${id}"]`)).toBeVisible();
  await page.getByRole('link', { name: /estimates\/minimum-salary/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('POST/api/estimates/minimum-salary');
  await expect(page.getByText('What a Skilled Worker must be paid')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Request' })).toContainText('hoursPerWeek');
  await expect(page.getByRole('table', { name: 'SalaryOption' })).toContainText('decidedBy');
});

test('an operation that keeps something says how to send it again', async ({ page }) => {
  await page.goto('/api/docs/assessSponsor');
  await expect(page.getByText('Idempotency-Key')).toBeVisible();
});

test('an operation that is none is not found', async ({ page, complaints }) => {
  complaints.expect(/404 \(Not Found\)/);
  const answer = await page.goto('/api/docs/noSuchOperation');
  expect(answer?.status()).toBe(404);
});
