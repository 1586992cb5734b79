import type { Page } from '@playwright/test';
import { nightly, sampled } from '../../support/nightly.ts';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { expect, test } from '../../test.ts';

const views = [360, 768, 1360].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/**
 * Checks a page for axe violations and sideways scrolling: in one of the views, in the nightly run in each.
 */
async function isSound(page: Page, path: string, index: number): Promise<void> {
  const viewsTried = nightly ? views : views.slice(index % views.length).slice(0, 1);
  for (const { width, colorScheme } of viewsTried) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    expect.soft(await axeViolations(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
  }
  for (const { width } of views) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${path} moves sideways at ${width} px`).toBe(0);
  }
}

// A page of one code is checked by every-page.e2e.ts as well. Here, one of each kind.
const pages = [
  ...['/occupations?group=9', '/occupations?q=nothing+like+it'],
  ...['2134', '2142', '3544', '5314', '6135', '9119', '2237', '3214', '1112'].map(
    (code) => `/occupations/${code}`,
  ),
];
for (const [index, path] of sampled(pages, 4).entries()) {
  test(`${path} has no axe violations, and nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(120_000);
    await isSound(page, path, index * 3);
  });
}
