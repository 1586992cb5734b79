import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

test.describe('what the page says', () => {
  test.use({ javaScriptEnabled: false });

  const bar = (page: import('@playwright/test').Page) =>
    page.getByRole('banner').getByRole('navigation', { name: 'Main' });

  test('the header has the entries of the specification, in their order', async ({ page }) => {
    await page.goto('/');
    const entries = bar(page).locator(':scope > a, :scope > div > button');
    await expect(entries).toHaveText(['Home', 'Platform', 'Pricing', 'Resources', 'About', 'Contact Us']);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Request a Demo' })).toHaveAttribute(
      'href',
      '/demo',
    );
    await expect(page.getByRole('link', { name: 'Portway, home' }).first()).toHaveAttribute('href', '/');
  });

  test('the page’s own entry is marked', async ({ page }) => {
    await page.goto('/pricing');
    await expect(bar(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  test('the menu that holds the page is marked', async ({ page }) => {
    await page.goto('/tools');
    await expect(page.getByRole('button', { name: 'Resources' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Platform' })).not.toHaveAttribute('aria-current');
  });

  test('the footer has everything required', async ({ page }) => {
    await page.goto('/tools');
    const foot = page.getByRole('contentinfo');
    for (const column of ['Organization', 'Individuals', 'Universities', 'Resources']) {
      await expect(foot.getByRole('heading', { name: column })).toBeVisible();
    }
    await expect(foot).toContainText(`© ${new Date().getFullYear()} Portway`);
    await expect(foot).toContainText('General information. The Home Office decides.');
    await expect(foot.getByRole('link', { name: 'Open Government Licence v3.0' })).toBeVisible();
    await expect(foot.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });
});

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner')).toBeInViewport();
});

const menus = [
  {
    button: 'Platform',
    entries: { Candidate: '/job-seekers', Recruiter: '/recruitment', 'Sponsor register': '/sponsors' },
  },
  { button: 'Resources', entries: { Blogs: '/blogs', Tools: '/tools' } },
  {
    button: 'Login',
    entries: {
      Candidate: '/signup?role=candidate',
      Recruiter: '/signup?role=recruiter',
      'I have an account': '/login',
    },
  },
] as const;

for (const { button, entries } of menus) {
  test(`${button} opens under its button by mouse and lists where it leads`, async ({ page }) => {
    await page.goto('/tools');
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    const menu = page.locator('.drop-down:popover-open');
    for (const [label, to] of Object.entries(entries)) {
      await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
    const [buttonBox, menuBox] = [await opener.boundingBox(), await menu.boundingBox()];
    expect(menuBox?.y).toBeGreaterThanOrEqual((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0));
    expect(
      Math.abs((menuBox?.x ?? 0) - (buttonBox?.x ?? 0)) < 20 || (menuBox?.x ?? 0) < (buttonBox?.x ?? 0),
    ).toBe(true);
    expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeLessThanOrEqual(1360);
  });
}

test('a click elsewhere closes a menu', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Platform' }).click();
  await expect(page.locator('.drop-down:popover-open')).toHaveCount(1);
  // At its start, beside the menu.
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(page.locator('.drop-down:popover-open')).toHaveCount(0);
});

test('the keyboard opens a menu, moves through it, and Escape returns to its button', async ({ page }) => {
  await page.goto('/tools');
  const opener = page.getByRole('button', { name: 'Resources' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Blogs' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.drop-down:popover-open')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a menu closes after one of its links is followed', async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.getByRole('button', { name: 'Platform' }).click();
  await page.getByRole('link', { name: 'Recruiter' }).click();
  await expect(page).toHaveURL('/recruitment');
  await expect(page.locator(':popover-open')).toHaveCount(0);
});
