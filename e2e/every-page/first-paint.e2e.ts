import type { Page } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const lettersOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

/** The style sheets and fonts that were requested before the page had loaded. */
function earlyRequests(page: Page): string[] {
  const early: string[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (!isLoaded && ['stylesheet', 'font'].includes(request.resourceType())) early.push(request.url());
  });
  return early;
}

test.describe('on a phone', { tag: '@first-visit' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first page waits for no style sheet and no font; the next one has the fonts', async ({
    page,
  }) => {
    const early = earlyRequests(page);
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto('/about');
    expect(early).toEqual([]);
    expect(await lettersOf(page)).toMatch(/^"Geist Fallback"/);
    await font;
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL('/');
    expect(await lettersOf(page)).toMatch(/^"Geist Variable"/);
  });

  test('a page that hydrates has the rest of its style sheets before its scripts change it', async ({
    page,
  }) => {
    const early = earlyRequests(page);
    await page.goto('/tools');
    await hydrated(page);
    expect(early).toEqual([]);
    const waiting = page.locator('link[rel="stylesheet"][disabled]');
    await expect(waiting).toHaveCount(0);
  });
});

test('a wide screen has the fonts at once', { tag: '@first-visit' }, async ({ page }) => {
  await page.goto('/about');
  expect(await lettersOf(page)).toMatch(/^"Geist Variable"/);
});

test.describe('with scripts off', { tag: '@first-visit' }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a page is styled without a request for a style sheet, and gets the fonts', async ({ page }) => {
    const early = earlyRequests(page);
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto('/about');
    await font;
    expect(early.filter((url) => url.includes('.css'))).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Geist Variable"/);
  });
});
