import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const place = (page: import('@playwright/test').Page) => page.evaluate(() => Math.round(scrollY));

test('a new page opens at its top, with focus on its heading', async ({ page }) => {
  await page.goto('/cost-estimator');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sponsor Licence Calculators' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Powerful Hiring & Compliance Tools');
  expect(await place(page)).toBe(0);
});

test('Back and Forward return to where the reader was', async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('link', { name: /Learn More.*Minimum salary/ }).click();
  await expect(page).toHaveURL('/salary-calculator');
  // The address changes before the page does, and the scroll position belongs to the page that is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 120));
  await page.waitForTimeout(100);
  await page.goBack();
  await expect(page).toHaveURL('/tools');
  await expect.poll(() => place(page)).toBeGreaterThan(300);
  await page.goForward();
  await expect(page).toHaveURL('/salary-calculator');
  await expect.poll(() => place(page)).toBe(120);
});

test('a reloaded page keeps its scroll position', async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await expect.poll(() => place(page)).toBe(500);
  await hydrated(page);
  await page.waitForTimeout(200);
  expect(await place(page)).toBe(500);
});

test('the same page with another query does not scroll', async ({ page }) => {
  await page.goto('/signup?role=candidate');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 100));
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Recruiter', exact: true }).click();
  await expect(page).toHaveURL('/signup?role=recruiter');
  expect(await place(page)).toBe(100);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('the skip link is the first stop of the keyboard and leads past the menus', async ({ page }) => {
  await page.goto('/tools');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('another page carries over no messages of the first one', async ({ page }) => {
  const metadata = page
    .locator('head')
    .locator('link[rel=canonical], meta[property], script[type="application/ld+json"]');
  await page.goto('/cost-estimator');
  await hydrated(page);
  expect(await metadata.count()).toBeGreaterThan(10);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page).toHaveTitle('Free hiring and compliance tools · Portway');
  await expect(metadata).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle('Sponsor licence cost estimator · Portway');
  await expect(metadata).toHaveCount(0);
});
