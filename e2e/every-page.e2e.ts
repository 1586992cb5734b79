import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { crawl } from './crawl.ts';
import { meets, pagesToTry } from './page-families.ts';
import { expect, test } from './test.ts';

const widths = [360, 768, 1360] as const;
const schemes = ['light', 'dark'] as const;

test.setTimeout(1_200_000);

for (const [width, px] of widths.entries()) {
  for (const [scheme, colorScheme] of schemes.entries()) {
    test.describe(`at ${px} px, ${colorScheme}`, () => {
      test.use({ viewport: { width: px, height: 900 }, colorScheme, reducedMotion: 'reduce' });

      test('pages are sound: title, one heading, nothing sideways, no barrier', async ({ page }) => {
        const pages = pagesToTry(await crawl());
        const met = pages.filter((one, index) => meets(one, index, { width, scheme }));
        expect(met.length).toBeGreaterThan(5);
        for (const { path } of met) await test.step(path, () => isSound(page, path));
      });
    });
  }
}

async function isSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect.soft(answer?.status(), path).toBe(200);
  expect.soft(await page.title(), path).toMatch(/.+Portway|Portway.+/);
  expect.soft(await page.locator('meta[name=description]').count(), `description of ${path}`).toBe(1);
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `h1 of ${path}`).toBe(1);
  expect.soft(await page.locator('[style]').count(), `style attributes of ${path}`).toBe(0);
  expect.soft(await sideways(page), `${path} moves sideways`).toBe(0);
  expect.soft(await barriers(page), `barriers of ${path}`).toEqual([]);
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('at 320 px, which is 1280 px zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page has to be moved sideways, and every control is at least 44 px high', async ({ page }) => {
    for (const { path } of pagesToTry(await crawl())) {
      await page.goto(path);
      expect.soft(await sideways(page), path).toBe(0);
      expect.soft(await page.evaluate(smallControls), `small controls of ${path}`).toEqual([]);
    }
  });
});

/** Links inside a sentence are excepted; so is what only a screen reader meets. */
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

test('no two pages share a title', async () => {
  const reached = await crawl();
  // A tool for other sites' frames is the same page as our own.
  const paths = new Set(
    pagesToTry(reached).flatMap(({ path }) => (path.startsWith('/embed/') ? [] : [path])),
  );
  const titles = reached
    .filter(({ path }) => paths.has(path))
    .map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
