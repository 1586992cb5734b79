import { operations } from '@portway/contracts/operations';
import { test as reading } from '../support/requests.ts';
import { expect, test } from '../test.ts';

test('the API page leads by subject to every operation, and to its fields', async ({ page }) => {
  const linksOn = async (path: string) => {
    await page.goto(path);
    return await page
      .locator('main a')
      .evaluateAll((all) => all.flatMap((link) => (link.checkVisibility() ? link.getAttribute('href') : [])));
  };
  const groups = (await linksOn('/api/docs')).filter((href) => href?.startsWith('/api/docs/groups/'));
  const links: unknown[] = [];
  for (const group of groups) links.push(...(await linksOn(group ?? '')));
  expect(links).toEqual(expect.arrayContaining(operations.map(({ id }) => `/api/docs/${id}`)));
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'Estimates', exact: true }).click();
  await page.getByRole('link', { name: /estimates\/minimum-salary/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('POST/api/estimates/minimum-salary');
  await expect(page.getByText('What a Skilled Worker must be paid')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Request' })).toContainText('hoursPerWeek');
  await expect(page.getByRole('table', { name: 'SalaryOption' })).toContainText('decidedBy');
});

reading('an operation that creates something says how to repeat it safely', async ({ request }) => {
  expect(await (await request.get('/api/docs/assessSponsor')).text()).toContain('Idempotency-Key');
});

reading('the page of an operation that does not exist is not found', async ({ request }) => {
  expect((await request.get('/api/docs/noSuchOperation')).status()).toBe(404);
});
