import type { Page } from '@playwright/test';
import { nightly, sampled } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, toAccount } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const paths = [
  '/dashboard',
  '/dashboard/organisation',
  '/dashboard/organisation/people',
  '/dashboard/organisation/register',
  '/dashboard/notifications',
  '/dashboard/hiring/messages',
  '/dashboard/hiring/jobs',
  '/dashboard/hiring/new-job',
  '/dashboard/plans',
  '/dashboard/plans/new?role=2134',
  '/dashboard/following',
  '/dashboard/account',
  '/dashboard/account/password',
  '/dashboard/account/security',
  '/dashboard/account/sessions',
  '/dashboard/account/notifications',
  '/dashboard/account/data',
];

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const windows = [
  [320, 'light'],
  [360, 'dark'],
  [768, 'light'],
  [1360, 'dark'],
] as const;

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the pages behind the log-in are sound at every width, in light and dark colours', async ({
    page,
    request,
  }) => {
    test.slow();
    await arrive(page, await openAccount(request, newAccount('recruiter')));
    for (const [index, path] of sampled(paths, 3).entries()) {
      for (const [turn, [width, colorScheme]] of windows.entries()) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        // Loaded once and then resized, because a page requests nothing more at another width. The nightly
        // run loads it each time.
        if (nightly || turn === 0) await goTo(page, path);
        const where = `${path} at ${width} px, ${colorScheme}`;
        expect.soft(await page.getByRole('heading', { level: 1 }).count(), where).toBe(1);
        expect.soft(await sideways(page), `${where} moves sideways`).toBe(0);
        expect.soft(await page.locator('[style]').count(), `style attributes of ${where}`).toBe(0);
        expect.soft(await page.evaluate(smallControls), `small controls of ${where}`).toEqual([]);
        // The pages share two templates: each is tested with axe in one of the windows, so that together they
        // cover all.
        if (nightly || turn === index % windows.length)
          expect.soft(await axeViolations(page), `axeViolations of ${where}`).toEqual([]);
      }
    }
  });
});

/**
 * Excluded: links inside a sentence, what only a screen reader meets, and boxes whose label is the target.
 */
function smallControls(): string[] {
  const controls = document.querySelectorAll(
    'a, button, input:not([type=hidden], [type=checkbox]), select, summary',
  );
  return [...controls]
    .filter((control) => control.checkVisibility() && control.closest('.sr-only') === null)
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .filter((control) => control.getBoundingClientRect().height < 43.5)
    .map((control) => control.outerHTML.slice(0, 120));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the bar at the bottom and the tabs of the account lead from page to page', async ({
    page,
    request,
  }) => {
    await arrive(page, await openAccount(request));
    const bar = page.getByRole('navigation', { name: 'Dashboard' });
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    await toAccount(page);
    await page.getByRole('link', { name: 'Your data' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
    await expect(page.getByRole('link', { name: 'Your data' })).toBeInViewport();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport();
    expect(await sideways(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('in a low window, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header and navigation scroll away and leave room for the page', async ({ page, request }) => {
    await arrive(page, await openAccount(request), '/dashboard/account/data');
    const bar = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(bar).toBeInViewport();
    await page.getByRole('button', { name: 'Delete my account' }).focus();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeInViewport({ ratio: 1 });
    await expect(bar).not.toBeInViewport();
    expect(await sideways(page)).toBe(0);
    if (nightly) expect(await axeViolations(page)).toEqual([]);
  });
});
