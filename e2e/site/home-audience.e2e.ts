import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { expect, test } from '../test.ts';

const audience = (page: Page) =>
  page.getByRole('region', { name: 'You get a Sponsorship License, we take the hassle' });
const pick = (page: Page, name: string) => audience(page).getByRole('radio', { name });
const cards = (page: Page) => audience(page).getByRole('heading', { level: 3 });

const tabs = [
  [
    'For Organizations',
    { 'Sponsor License': '/sponsor-licence', Compliance: '/compliance', Recruitment: '/recruitment' },
  ],
  ['For Individuals', { 'Job Seekers': '/job-seekers', 'Visa Processing': '/visa-processing' }],
] as const;

for (const scripts of ['on', 'off'] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    test('organisations are shown first, and each tab has its own cards', async ({ page }) => {
      await page.goto('/');
      await expect(pick(page, 'For Organizations')).toBeChecked();
      for (const [tab, leads] of tabs) {
        await pick(page, tab).check();
        await expect(cards(page).filter({ visible: true })).toHaveText(Object.keys(leads));
        for (const [title, to] of Object.entries(leads)) {
          const link = audience(page).getByRole('link', { name: new RegExp(`Learn More.*${title}`) });
          await expect(link).toHaveAttribute('href', to);
        }
      }
      await pick(page, 'For Universities').check();
      await expect(cards(page).filter({ visible: true })).toHaveText(['Partner with us']);
      await expect(audience(page).getByRole('link', { name: 'Register Now' })).toHaveAttribute(
        'href',
        '/universities#register',
      );
    });
  });
}

test('arrows move between the tabs', async ({ page }) => {
  await page.goto('/');
  await pick(page, 'For Organizations').focus();
  await page.keyboard.press('ArrowRight');
  await expect(pick(page, 'For Individuals')).toBeChecked();
  await expect(audience(page).getByRole('heading', { name: 'Job Seekers' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(audience(page).getByRole('link', { name: 'Register Now' })).toBeFocused();
});

test('every tab is at least 44 px high and has no axe violations', async ({ page }) => {
  await page.goto('/');
  for (const name of ['For Organizations', 'For Individuals', 'For Universities']) {
    await pick(page, name).check();
    expect((await pick(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await axeViolations(page, 'section[aria-labelledby=audience]'), name).toEqual([]);
  }
});
