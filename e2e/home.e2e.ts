import type { Page } from '@playwright/test';
import { barriers } from './axe-violations.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './test.ts';

const headings = [
  'Your Integrated International Recruitment and Immigration Portal',
  'Sponsor licence application',
  'Compliance portal',
  'Recruitment portal',
  'Unlock Global Talent Effortlessly',
  'You get a Sponsorship License, we take the hassle',
  'Discover our solutions',
  'Latest Blogs',
  'Questions and answers',
  'What our clients say',
];

const clients = (page: Page) => page.getByRole('region', { name: 'What our clients say' });

test('the page follows the specified order: a way to start, the jobs, Basic’s price, and labelled examples', async ({
  page,
}) => {
  await page.goto('/');
  const found = await page.getByRole('main').locator('h1, h2').allInnerTexts();
  const told = found.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  expect(told.filter((text) => headings.includes(text))).toEqual(headings);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/e');
  await expect(main.getByRole('link', { name: 'Explore Jobs' })).toHaveAttribute('href', '/login');
  await expect(main).toContainText(
    'Plans start from £1250, refundable if you recruit through us, plus Home Office fees.',
  );
  await expect(clients(page).getByRole('figure')).toHaveCount(3);
  await expect(clients(page).getByText('Example', { exact: true })).toHaveCount(3);
});

test('the page loads only its two small scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(scripts.toSorted()).toEqual(['/home.js', '/theme.js']);
});

const banner = (page: Page) => page.getByRole('region', { name: 'Unlock Global Talent Effortlessly' });
const placesOf = (page: Page) =>
  banner(page)
    .locator('.drift')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().x));

/** A pause takes effect only with the next frame. */
const halted = (page: Page) =>
  banner(page)
    .locator('.drift')
    .evaluateAll((rows) => Promise.all(rows.flatMap((row) => row.getAnimations().map(({ ready }) => ready))));

test.describe('the banner', () => {
  test('moves in two directions until it is paused', async ({ page }) => {
    await page.goto('/');
    await banner(page).scrollIntoViewIfNeeded();
    const [first = 0, second = 0] = await placesOf(page);
    await page.waitForTimeout(400);
    const [firstLater = 0, secondLater = 0] = await placesOf(page);
    expect(firstLater).toBeLessThan(first);
    expect(secondLater).toBeGreaterThan(second);

    const pause = banner(page).getByRole('checkbox', { name: 'Pause the moving banner' });
    await pause.focus();
    await page.keyboard.press('Space');
    await expect(pause).toBeChecked();
    await halted(page);
    const paused = await placesOf(page);
    await page.waitForTimeout(300);
    expect(await placesOf(page)).toEqual(paused);
  });

  test('shows each of its five words once to screen readers, and fills a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 900 });
    await page.goto('/');
    await expect(banner(page).getByRole('listitem')).toHaveText([
      'Visa-Supported Roles',
      'Skilled Engineers',
      'Remote Developers',
      'AI & ML Specialists',
      'Sponsored Tech Talent',
    ]);
    const widths = await banner(page)
      .locator('.drift')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().width));
    for (const width of widths) expect(width * 0.75).toBeGreaterThan(2560);
  });

  test('stands still, with nothing to pause, with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const before = await placesOf(page);
    await page.waitForTimeout(300);
    expect(await placesOf(page)).toEqual(before);
    await expect(banner(page).locator('.pause')).toBeHidden();
  });
});

// Widths, and the page at rest in light colours, are checked by every-page.e2e.ts.
for (const colorScheme of nightly ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test(`the page has no axe violations while the banner moves, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    expect(await barriers(page)).toEqual([]);
  });
}
