import { expect, test } from '../test.ts';

test('a result is printed under its answers in a few lines, without menus and empty fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1016 });
  await page.goto('/plan-a-hire?role=2134&salary=58000&assignedOn=2026-11-23');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden();
  const form = page.locator('.answer-form-fields');
  await expect(form.getByText('Outside the UK')).toBeVisible();
  // What was not chosen, what was left empty, hints and buttons.
  await expect(form.getByText('In the UK', { exact: true })).toBeHidden();
  await expect(form.getByLabel('Visa applied for on')).toBeHidden();
  await expect(form.getByRole('button')).toHaveCount(0);
  expect((await form.locator('form').boundingBox())?.height).toBeLessThan(180);
  // The figures are on the first sheet.
  await expect(page.getByText('£54,700', { exact: true }).first()).toBeInViewport();
});

test('articles, questions and prices are printed without what can only be pressed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/blogs/what-sponsorship-costs', '/faq', '/pricing', '/sponsors', '/jobs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(Contact us|Request Pricing|Log in)$/ })).toHaveCount(0);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  }
});

test('the button of a calculator brings its figure into sight on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 500 });
  await page.goto('/salary-calculator/calculate?role=2134&salary=58000');
  const figure = page.locator('#answer').getByText('£38,300 or £54,700');
  const calculate = page.getByRole('button', { name: 'Calculate' });
  // A figure that stays beside the form would always be in sight.
  await page.locator('#answer').evaluate((element) => {
    element.style.position = 'static';
  });
  await calculate.scrollIntoViewIfNeeded();
  await expect(figure).not.toBeInViewport();
  await calculate.click();
  await expect(figure).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '£38,300 or £54,700' })).toBeAttached();
});
