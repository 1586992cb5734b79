import type { Page } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const blogs = (page: Page) => page.getByRole('region', { name: 'Latest Blogs' });
const cards = (page: Page) => blogs(page).getByRole('article');

test('three articles, each with title, day, reading time and a link; a click anywhere on a card opens it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(3);
  for (const card of await cards(page).all()) {
    const title = await card.getByRole('heading').textContent();
    await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(card).toContainText(/\d+ min read/);
    await expect(card.getByRole('link', { name: new RegExp(`Read More.*${title}`) })).toHaveAttribute(
      'href',
      /^\/blogs\/[a-z-]+$/,
    );
  }
  await cards(page)
    .nth(1)
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/blogs/uk-work-visa-requirements');
});

/** The distance from the middle of the second card to the middle of the screen. */
const offCentre = (page: Page) =>
  cards(page)
    .nth(1)
    .evaluate((card) => {
      const { left, width } = card.getBoundingClientRect();
      return Math.round(Math.abs(left + width / 2 - innerWidth / 2));
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the middle card is centred when the page has loaded and after a resize', async ({ page }) => {
    await page.goto('/');
    expect(await offCentre(page)).toBeLessThanOrEqual(1);
    await blogs(page)
      .locator('.strip')
      .evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(() => offCentre(page)).toBeGreaterThan(100);
    await page.setViewportSize({ width: 412, height: 740 });
    await expect.poll(() => offCentre(page)).toBeLessThanOrEqual(1);
  });

  test('it stays where the reader moved it when only the phone’s own toolbars come and go', async ({
    page,
  }) => {
    await page.goto('/');
    await blogs(page)
      .locator('.strip')
      .evaluate((strip) => strip.scrollTo({ left: 0, behavior: 'instant' }));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.waitForTimeout(200);
    expect(await offCentre(page)).toBeGreaterThan(100);
  });

  test('it is centred too when reached from a hydrated page', async ({ page }) => {
    await page.goto('/tools');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Portway, home' }).first().click();
    await expect(cards(page)).toHaveCount(3);
    await expect.poll(() => offCentre(page)).toBeLessThanOrEqual(1);
  });

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('the cards scroll sideways, and the page does not', async ({ page }) => {
      await page.goto('/');
      const last = cards(page).last();
      await last.getByRole('link').focus();
      await expect(last.getByRole('link')).toBeInViewport();
    });
  });
});
