import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
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

test('the page is told in the specified order', async ({ page }) => {
  await page.goto('/');
  const found = await page.getByRole('main').locator('h1, h2').allInnerTexts();
  const told = found.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  expect(told.filter((text) => headings.includes(text))).toEqual(headings);
});

test('the hero’s two buttons lead to a start and to the jobs, and the claim is Basic’s price', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/e');
  await expect(main.getByRole('link', { name: 'Explore Jobs' })).toHaveAttribute('href', '/login');
  await expect(main).toContainText(
    'Plans start from £1250, refundable if you recruit through us, plus Home Office fees.',
  );
});

test('the page asks for no script but the two small ones that stand beside it', async ({ page }) => {
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

/** A pause is asked for at once and takes hold with the next frame drawn. */
const halted = (page: Page) =>
  banner(page)
    .locator('.drift')
    .evaluateAll((rows) => Promise.all(rows.flatMap((row) => row.getAnimations().map(({ ready }) => ready))));

test.describe('the banner', () => {
  test('drifts in two directions until it is paused', async ({ page }) => {
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

  test('says each of its five words once, and fills a wide screen', async ({ page }) => {
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

  test('stands still, with nothing to pause, where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const before = await placesOf(page);
    await page.waitForTimeout(300);
    expect(await placesOf(page)).toEqual(before);
    await expect(banner(page).locator('.pause')).toBeHidden();
  });
});

const clients = (page: Page) => page.getByRole('region', { name: 'What our clients say' });

test('words that nobody has confirmed are called an example', async ({ page }) => {
  await page.goto('/');
  await expect(clients(page).getByRole('figure')).toHaveCount(3);
  await expect(clients(page).getByText('Example', { exact: true })).toHaveCount(3);
});

for (const width of [320, 360, 768, 1360]) {
  test(`nothing moves sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page has no barrier, ${colorScheme}, also while the banner moves`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    expect(await barriers(page)).toEqual([]);
  });
}
