import { hydrated } from '../../support/pages/hydrated.ts';
import { expect, test } from '../../test.ts';

test('a first visa soon after 4 April 2024 asks for the day of its certificate, and Enter submits a salary', async ({
  page,
}) => {
  await page.goto('/settlement-salary?appliedOn=2026-11-20&role=2134&lastSponsoredOnList=no');
  await hydrated(page);
  const answer = page.getByRole('region', { name: 'Salary you need to settle' });
  const certificate = page.getByLabel('Certificate for that first visa assigned on');
  await expect(certificate).toHaveCount(0);
  await page.getByLabel('Skilled Worker visa since').fill('2024-05-01');
  await expect(certificate).toBeVisible();
  await certificate.fill('2024-04-04');
  await expect(answer).toContainText('£54,700');
  await certificate.fill('2024-04-03');
  await expect(answer).toContainText('£40,000');
  await page.getByLabel('Your salary').focus();
  await page.keyboard.type('41000');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('£41,000 is enough');
});
