import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { hydrated } from '../../support/pages/hydrated.ts';
import { elementsOf, linkOf, readPage } from '../../support/pages/page-by-request.ts';
import { waitForHydration } from '../../support/pages/wait-for-hydration.ts';
import { test as reading } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const licence = '/cost-estimator/calculate?licenceType=worker&sponsorSize=small&appliedOn=2026-11-20';
const salary = '/salary-calculator/calculate?role=2134&under26=no&assignedOn=2026-11-20';
const total = (page: Page) => page.getByRole('region', { name: 'Total licence fee' });

const results = [
  licence,
  salary,
  '/immigration-skill-charge-calculator/calculate?years=3&assignedOn=2026-11-20&appliedOn=2026-11-20',
  '/cost-estimator/size?turnover=1000000&employees=10',
  '/salary-calculator/pay-periods?role=2134&pays=4558.34&assignedOn=2026-11-20',
  '/tools/reporting-deadline?event=worker-leaves&day=2026-11-27',
  '/assessment/result?isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes',
];

for (const address of results) {
  reading(
    `${address.split('?')[0]}: the result gives the day of its law and how far the law is recorded, and has export links`,
    async ({ request }) => {
      const page = await readPage(request, address);
      expect(page.words).toMatch(/(the law of|(rates|rules) for) \d+ \w+ \d{4}/i);
      expect(page.words).toMatch(/read to \d+ \w+ \d{4}/);
      for (const kind of ['PDF', 'CSV'])
        expect(linkOf(page, kind)).toMatch(new RegExp(`\\.${kind.toLowerCase()}\\?`));
      const buttons = elementsOf(page, 'button').map(({ words }) => words);
      expect(buttons).toEqual(expect.arrayContaining(['Copy link', 'Print']));
    },
  );
}

test('a copied link opens the same result for another reader, without scripts too', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/salary-calculator/calculate');
  await hydrated(page);
  await page.getByLabel('Job title or occupation code').fill('2134');
  await page.getByLabel('Salary offered').fill('50,000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  // What is copied is the result that is shown: only then is it this one.
  await expect(page).toHaveURL(/role=2134.*salary=50/);
  await expect(page.getByRole('region', { name: 'Minimum annual salary' })).toContainText(
    '£50,000 a year may be enough',
  );
  await page.getByRole('button', { name: 'Copy link' }).click();
  // Both stand there for four seconds.
  await Promise.all([
    expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible(),
    expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1),
  ]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const result = await page.getByRole('region', { name: 'Minimum annual salary' }).textContent();
  const other = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('region', { name: 'Minimum annual salary' })).toHaveText(result ?? '');
  await other.close();
});

test('a clipboard that refuses is reported, not ignored', { tag: '@first-visit' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto(licence);
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Your browser blocks copying' })).toBeVisible();
});

test('print leaves the buttons out, keeps the answers, and opens the working', {
  tag: '@first-visit',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(salary);
  await hydrated(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
  await expect(page.getByLabel('Hours per week')).toBeVisible();
  await expect(page.getByText('General threshold').first()).toBeVisible();
});

test.describe('the law’s day', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('leads to its field, and another day has another law', async ({ page }) => {
        await page.goto(licence);
        if (javaScriptEnabled) await hydrated(page);
        await expect(total(page)).toContainText('£611.00');
        await page.getByRole('link', { name: 'Choose another day' }).click();
        const day = page.getByLabel('Day you apply');
        await expect(day).toBeFocused();
        await day.fill('2026-04-07');
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Calculate' }).click();
        await expect(total(page)).toContainText('£574.00');
        await expect(total(page)).toContainText('Rates for 7 April 2026');
      });
    });
  }
});

test('a tool that has loaded its rules answers without a connection', { tag: '@first-visit' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED .*favicon/);
  await page.goto(salary);
  await hydrated(page);
  await waitForHydration(page);
  await page.getByLabel('PhD').focus();
  // The browser's own list: it has a response once its last byte is there.
  const arrived = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /\/api\/[a-z]+\/\w+/.exec(name) ?? []),
    );
  // Until the rules have loaded and run, the server answers: another answer is given until this browser does.
  await expect(async () => {
    await page.getByLabel('Visa type').selectOption('student');
    await page.getByLabel('Visa type').selectOption('graduate');
    const requests = expect.poll(arrived, { timeout: 2000 });
    await requests.toEqual(expect.arrayContaining(['/api/occupations/2134', '/api/salary/details']));
  }).toPass();
  await context.setOffline(true);
  await page.getByLabel('PhD').selectOption('stem');
  await expect(page.getByRole('region', { name: 'Minimum annual salary' })).toContainText('£43,700');
  await page.getByLabel('Certificate assigned on').fill('2025-07-21');
  await expect(page.getByRole('region', { name: 'Minimum annual salary' })).toContainText(
    'Rates for 21 July 2025',
  );
});

test('on a phone the headline stays in sight, follows the answers and leads to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(licence);
  await hydrated(page);
  const bar = page.getByRole('link', { name: /^Total licence fee/ });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('£611.00');
  await page.getByRole('radio', { name: 'Large' }).check();
  await expect(bar).toContainText('£1,682.00');
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(total(page)).toBeInViewport();
});

test('the keyboard alone reaches and uses every export link', async ({ page }) => {
  await page.goto(licence);
  await hydrated(page);
  await page.getByRole('link', { name: 'Choose another day' }).focus();
  const names: string[] = [];
  for (let step = 0; step < 12 && !names.includes('Embed'); step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(names.filter((name) => /^(Copy link|Print|PDF|CSV|Embed)$/.test(name))).toEqual([
    'Copy link',
    'Print',
    'PDF',
    'CSV',
    'Embed',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/embed\?tool=cost-estimator&licenceType=worker/);
  expect(await axeViolations(page)).toEqual([]);
});
