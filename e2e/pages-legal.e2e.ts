import { expect, test } from './test.ts';

const legal = ['/privacy-policy', '/terms', '/cookies', '/accessibility'];

test('each legal page says when it changed, stands in the footer and needs no scripts but the theme’s', async ({
  page,
}) => {
  for (const path of legal) {
    await page.goto(path);
    await expect(page.getByText('Changed 21 November 2026')).toBeVisible();
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
    expect(scripts, path).toEqual(['/theme.js']);
    await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test('the cookies page names everything that a visit leaves in the browser, and nothing else', async ({
  page,
  context,
}) => {
  await page.goto(
    '/assessment/result?isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes',
  );
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.mouse.wheel(0, 400);
  await page.goto('/cookies');
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const named = await page.getByRole('rowheader').allTextContents();
  expect(left.sort()).toEqual(named.sort());
  expect(await context.cookies()).toEqual([]);
});

test('every clause of the terms can be reached from the list of them', async ({ page }) => {
  await page.goto('/terms');
  const clauses = page.getByRole('navigation', { name: 'Clauses' }).getByRole('link');
  await expect(clauses).toHaveCount(12);
  await clauses.nth(7).click();
  await expect(page).toHaveURL('/terms#availability');
  await expect(page.getByRole('heading', { name: 'Changes and interruptions' })).toBeInViewport();
});
