import { nightly } from '../../support/nightly.ts';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { hydrated } from '../../support/pages/hydrated.ts';
import { readPage, sendForm } from '../../support/pages/page-by-request.ts';
import { test as reading } from '../../support/requests.ts';
import {
  active,
  charge,
  developers,
  field,
  holdBack,
  list,
  minimum,
  options,
  salary,
  search,
  searchResults,
  searchStatus,
  typeRole,
} from '../../support/role-field.ts';
import { expect, test } from '../../test.ts';

test.describe('awake', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(salary);
    await hydrated(page);
  });

  test('a title is typed, a code chosen and the result shown, by keyboard alone', async ({ page }) => {
    await typeRole(page, 'react developer');
    await expect(options(page)).toHaveText([`${developers}matched from “React developer”`]);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(searchStatus(page)).toHaveText('1 option');
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(/^2134/);
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(developers);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(list(page)).toBeHidden();
    await expect(minimum(page)).toContainText('£38,300');
    expect(new URL(page.url()).searchParams.get('role')).toBe(developers);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(developers);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('the arrow keys move through the options, and the text keeps its own keys', async ({ page }) => {
    await page.route(search, (route) => route.fulfill(searchResults('Chemists', 'Biologists', 'Physicists')));
    await typeRole(page, 'scientist');
    await expect(options(page)).toHaveCount(3);
    await expect(searchStatus(page)).toHaveText('3 options');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('2113 - Physicists');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText('2111 - Chemists');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', 'role-options-0');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('2113 - Physicists');
    await page.keyboard.press('Home');
    await expect(active(page)).toHaveCount(0);
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('End');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(9);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('scientist');
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).not.toBeFocused();
  });

  test('Enter with no option selected searches for the text; an option is chosen by pointer, and focus stays', async ({
    page,
  }) => {
    await typeRole(page, 'react developer');
    await page.keyboard.press('Enter');
    await expect(minimum(page)).toContainText('£38,300');
    await page.waitForTimeout(500);
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('react developer');
    await field(page).fill('');
    await field(page).pressSequentially('data analyst');
    const other = options(page).filter({ hasText: /^3544/ });
    expect((await other.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await other.click();
    await expect(field(page)).toHaveValue(/^3544 - /);
    await expect(field(page)).toBeFocused();
    await expect(list(page)).toBeHidden();
    await expect(minimum(page)).toContainText('3544');
  });

  test('an unknown title has no options, and an open list has no axe violations in light or dark colours', async ({
    page,
  }) => {
    await typeRole(page, 'qqqqzz');
    await expect(searchStatus(page)).toHaveText('No options found');
    await expect(searchStatus(page)).toBeInViewport();
    await expect(list(page)).toBeHidden();
    await field(page).fill('care assistant');
    await expect(options(page)).toHaveCount(10);
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);
  });
});

for (const [tool, address] of [
  ['the skills charge', charge],
  ['the pay period test', '/salary-calculator/pay-periods?assignedOn=2026-11-20'],
] as const) {
  test(`${tool} takes a title for a code, and shows the result at once`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await field(page).fill('');
    await typeRole(page, 'react developer');
    await options(page).first().click();
    await expect(field(page)).toHaveValue(developers);
    await expect(page).toHaveURL(/role=2134/);
    await expect(field(page)).toBeFocused();
  });
}

test('the skills charge keeps what was typed into the role before any script arrives (nightly)', async ({
  page,
}) => {
  test.skip(!nightly, 'nightly');
  const arrive = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto(charge);
  await field(page).fill('2311');
  await page.getByLabel('Sponsorship length').focus();
  arrive();
  await hydrated(page);
  await expect(field(page)).toHaveValue('2311');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap chooses, and the list fits the screen above the bar at its bottom', async ({ page }) => {
    await page.goto(salary);
    await hydrated(page);
    await field(page).tap();
    await typeRole(page, 'care assistant');
    await expect(options(page)).toHaveCount(10);
    const box = await list(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await axeViolations(page)).toEqual([]);
    await options(page).filter({ hasText: /^6131/ }).tap();
    await expect(field(page)).toHaveValue('6131 - Nursing auxiliaries and assistants');
    await expect(minimum(page)).toContainText('6131');
    await expect(field(page)).toBeFocused();
  });
});

reading('without scripts it is a plain field', async ({ request }) => {
  const { html, forms } = await readPage(request, salary);
  expect(html).toMatch(/<label for="role"[^>]*>Job title or occupation code/);
  expect(html).toMatch(/<input type="text"[^>]* id="role"/);
  expect(html).not.toContain('role="combobox"');
  expect((await sendForm(request, forms[0], { role: 'react developer' })).answer).toContain('£38,300');
});
