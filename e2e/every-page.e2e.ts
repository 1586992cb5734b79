import type { Page } from '@playwright/test';
import { barriers } from './axe-violations.ts';
import { crawl } from './crawl.ts';
import { nightly } from './nightly.ts';
import { pagesToTry } from './page-families.ts';
import { expect, test } from './test.ts';

const widths = [360, 768, 1360];
const schemes = ['light', 'dark'] as const;
const views = widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));

/** Shows every component there is, so it is checked in every view. */
const allComponents = '/design-system';

/**
 * In an ordinary run each page is checked in one of the views, in rotation; in the nightly run, in all of
 * them.
 */
const viewsOf = (path: string, index: number) =>
  nightly || path === allComponents ? views : views.slice(index % views.length).slice(0, 1);

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(nightly ? 3_600_000 : 300_000);

const parts = 4;
for (let part = 0; part < parts; part += 1) {
  test(`pages are sound: title, one heading, no sideways scrolling, no small controls, no axe violations; part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const pages = pagesToTry(await crawl());
    expect(pages.length).toBeGreaterThan(40);
    for (const [index, path] of pages.entries()) {
      if (index % parts === part) await test.step(path, () => isSound(page, path, viewsOf(path, index)));
    }
  });
}

async function isSound(page: Page, path: string, met: typeof views): Promise<void> {
  for (const { width, colorScheme } of met) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    expect.soft(await barriers(page), `barriers of ${path} at ${width} px, ${colorScheme}`).toEqual([]);
    expect.soft(await sideways(page), `${path} moves sideways at ${width} px`).toBe(0);
  }
  expect.soft(await page.title(), path).toMatch(/.+Portway|Portway.+/);
  expect.soft(await page.locator('meta[name=description]').count(), `description of ${path}`).toBe(1);
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${path}`).toBe(1);
  expect.soft(await page.locator('[style]').count(), `style attributes of ${path}`).toBe(0);
  await fits(page, path);
}

/**
 * Checks that the page fits at every width, and at 320 px, which is 1280 px zoomed to 400 %, with controls
 * large enough for a finger.
 */
async function fits(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(() => sideways(page), `${path} moves sideways at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await settled(() => sideways(page), `${path} moves sideways at 320 px`);
  expect.soft(await page.evaluate(smallControls), `small controls of ${path}`).toEqual([]);
}

/** Polls, because a page that has just changed its width may be measured before its scripts have reacted. */
const settled = (measure: () => Promise<number>, what: string) =>
  expect.configure({ soft: true }).poll(measure, { message: what }).toBe(0);

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Excluded: links inside a sentence, and what only a screen reader meets. */
function smallControls(): string[] {
  const controls = document.querySelectorAll(
    'a, button, input:not([type=hidden]), select, textarea, summary',
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && control.closest('.sr-only') === null)
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .filter((control) => control.getBoundingClientRect().height < 43.5)
    .map((control) => control.outerHTML.slice(0, 120));
}
