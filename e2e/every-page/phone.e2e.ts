import { axeViolations } from '../support/pages/axe-violations.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const panel = '.phone-menu:popover-open';

const entries = [
  ['Home', '/'],
  ['Candidate', '/job-seekers'],
  ['Recruiter', '/recruitment'],
  ['Jobs', '/jobs'],
  ['Sponsor register', '/sponsors'],
  ['Pricing', '/pricing'],
  ['Blogs', '/blogs'],
  ['Tools', '/tools'],
  ['About', '/about'],
  ['Contact Us', '/contact'],
  ['Candidate', '/signup?role=candidate'],
  ['Recruiter', '/signup?role=recruiter'],
  ['I have an account', '/login'],
  ['Request a Demo', '/demo'],
];

for (const scripts of ['on', 'off'] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    test('the menu has the same entries as on a wide screen, closes by a button or a tap outside it, and its links work', async ({
      page,
    }) => {
      await page.goto('/tools');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await menu.tap();
      // For people who are logged in there is another, which is not shown.
      const links = page.locator(panel).getByRole('navigation').getByRole('link').filter({ visible: true });
      await expect(links).toHaveText(entries.map(([label = '']) => label));
      const leads = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(leads).toEqual(entries.map(([, to]) => to));
      await page.getByRole('button', { name: 'Close the menu' }).tap();
      await expect(page.locator(panel)).toHaveCount(0);
      await menu.tap();
      await expect(page.locator(panel)).toBeVisible();
      await page.touchscreen.tap(15, 400);
      await expect(page.locator(panel)).toHaveCount(0);
      await expect(page).toHaveURL('/tools');
      await menu.tap();
      await page.locator(panel).getByRole('link', { name: 'Pricing' }).tap();
      await expect(page).toHaveURL('/pricing');
      await expect(page.locator(panel)).toHaveCount(0);
    });
  });
}

test('an open menu has no axe violations', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.waitForTimeout(300);
  expect(await axeViolations(page)).toEqual([]);
});
