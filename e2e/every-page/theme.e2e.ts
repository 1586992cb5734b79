import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const ground = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const paper = 'rgb(251, 248, 241)';
const night = 'rgb(11, 21, 17)';

test('the theme follows the system until the reader chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/tools');
  expect(await ground(page)).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(paper);
});

test('a chosen theme still applies on the next page and on the next visit', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await ground(page)).toBe(night);
  await page.goto('/cost-estimator');
  expect(await ground(page)).toBe(night);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'false');
});

test('going back to the system’s theme forgets the choice', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'System' }).click();
  expect(await ground(page)).toBe(paper);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a choice in one tab shows in the other', async ({ page, context }) => {
  await page.goto('/tools');
  const other = await context.newPage();
  await other.goto('/tools');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is not offered, since it could not be stored', async ({ page }) => {
    await page.goto('/tools');
    await expect(page.getByRole('button', { name: 'Dark' })).toBeHidden();
  });
});
