import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { crawl, pagesOf } from './crawl.ts';
import { expect, test } from './test.ts';

const widths = [360, 768, 1360] as const;
const schemes = ['light', 'dark'] as const;
const all = process.env.ALL === '1';

/** Each page meets every width and both themes; with `ALL=1` also every pair of them. */
const meets = (page: number, width: number, scheme: number) => all || (page + width) % 2 === scheme;

for (const [w, width] of widths.entries()) {
  for (const [s, colorScheme] of schemes.entries()) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      test.setTimeout(180_000);

      test('pages are sound: status, title, one heading, nothing sideways, no barrier', async ({
        page,
        request,
      }) => {
        const paths = pagesOf(await crawl(request)).filter((_, index) => meets(index, w, s));
        expect(paths.length).toBeGreaterThan(5);
        for (const path of paths) await test.step(path, () => isSound(page, path));
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.html}`),
  );
  expect.soft(barriers, `barriers of ${path}`).toEqual([]);
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('at 320 px, which is 1280 px zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page has to be moved sideways', async ({ page, request }) => {
    for (const path of pagesOf(await crawl(request))) {
      await page.goto(path);
      expect.soft(await sideways(page), path).toBe(0);
    }
  });
});

test('no two pages share a title', async ({ request }) => {
  const reached = await crawl(request);
  const paths = new Set(pagesOf(reached));
  const titles = reached
    .filter(({ path }) => paths.has(path))
    .map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every control is at least 44 px high', async ({ page, request }) => {
  for (const path of pagesOf(await crawl(request))) {
    await page.goto(path);
    expect.soft(await page.evaluate(smallControls), path).toEqual([]);
  }
});

/** Links inside a sentence are excepted; so is what only a screen reader meets. */
function smallControls(): string[] {
  const controls = document.querySelectorAll(
    'a, button, input:not([type=hidden]), select, textarea, summary',
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && !control.matches('.sr-only'))
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .filter((control) => control.getBoundingClientRect().height < 43.5)
    .map((control) => control.outerHTML.slice(0, 120));
}
