import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { elementsOf, linkOf, partIn, partOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { test as reading } from '../support/requests.ts';
import { expect, test } from '../test.ts';

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
  'Three cases, worked today',
];

reading(
  'the page follows the specified order: a plan, a way to start, the jobs and Basic’s price',
  async ({ request }) => {
    const page = await readPage(request, '/');
    const texts = [...page.html.matchAll(/<(h[12])\b[\s\S]*?<\/\1>/g)].map(([text]) => partIn(text).words);
    expect(texts.filter((text) => headings.includes(text))).toEqual(headings);
    expect(linkOf(page, 'Get Started')).toBe('/e');
    expect(linkOf(page, 'Explore Jobs')).toBe('/login');
    expect(page.words).toContain(
      'Plans start from £1250, refundable if you recruit through us, plus Home Office fees.',
    );
    expect(page.html).not.toMatch(/>\s*Example\s*</);
  },
);

test('on a phone the way to the jobs is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const jobs = page.getByRole('link', { name: 'Explore Jobs' });
  await expect(jobs).toBeInViewport({ ratio: 1 });
});

reading(
  'a wide word from the ticket is asked about, and nothing typed is the plan’s form',
  async ({ request }) => {
    const [ticket] = (await readPage(request, '/')).forms;
    const headingsFor = async (role: string) => {
      const plan = await sendForm(request, ticket, { role });
      return [...plan.html.matchAll(/<(h\d)\b[\s\S]*?<\/\1>/g)].map(([text]) => partIn(text).words);
    };
    expect(await headingsFor('engineer')).toContain('Which job?');
    expect(await headingsFor('')).toContain('Start with the job');
  },
);

reading(
  'three worked cases, one of them a barrier, each open the plan with the same figures',
  async ({ request }) => {
    const verdicts = ['No obvious barrier', 'No obvious barrier', 'A barrier'];
    const cases = partOf(await readPage(request, '/'), 'Three cases, worked today');
    expect(elementsOf(cases, 'h3').map(({ words }) => words)).toEqual(verdicts);
    for (const [index, each] of elementsOf(cases, 'article').entries()) {
      const plan = await readPage(request, each.links[0]?.href ?? '');
      const answer = partOf(plan, 'Can this job be sponsored, on these answers?');
      expect(elementsOf(answer, 'h2').map(({ words }) => words)).toContain(verdicts[index]);
      for (const figure of elementsOf(each, 'dd')) expect(answer.words).toContain(figure.words);
    }
  },
);

reading('each chip of the banner opens the search that it names', async ({ request }) => {
  const talent = partOf(await readPage(request, '/'), 'Unlock Global Talent Effortlessly');
  // The list stands there again for the eye, hidden from screen readers.
  const [first = ''] = /<ul\b[\s\S]*?<\/ul>/.exec(talent.html) ?? [];
  const searches = partIn(first).links.map(({ href }) => href);
  expect(searches).toEqual([
    '/jobs?sponsored=anyone',
    '/jobs?title=engineer',
    '/jobs?occupation=2134&workplace=fully-remote',
    '/jobs?title=machine+learning',
    '/jobs?occupation=2134&sponsored=anyone',
  ]);
  for (const search of searches) expect((await request.get(search)).status(), search).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('dark bands never touch, but at the footer', async ({ page }) => {
    await page.goto('/');
    const dark = await page
      .locator('main > *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.clientHeight > 0)
          .map((part) => /hero-ground|foot-ground/.test(part.className)),
      );
    for (const [index, isDark] of dark.entries()) expect(isDark && dark[index + 1]).toBeFalsy();
  });
});

for (const scripts of ['on', 'off'] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    test('the first thing offered is a plan: a job in one’s own words leads to its answer', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByLabel('The job, in your own words').fill('Backend engineer');
      await page.getByRole('button', { name: 'Plan this hire' }).click();
      await expect(page).toHaveURL('/plan-a-hire?role=Backend+engineer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backend engineer from abroad');
    });
  });
}

test('by keyboard every chip comes into view, standing still', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await banner(page).getByRole('checkbox').focus();
  for (const link of await banner(page).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('the whole page is below 6,500 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_500);
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
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    for (const link of await banner(page).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
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
    expect(await axeViolations(page)).toEqual([]);
  });
}
