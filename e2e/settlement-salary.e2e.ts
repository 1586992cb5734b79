import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const tool = '/settlement-salary';
const asked = (query: string) => `${tool}?appliedOn=2026-11-20&${query}`;
const answer = (page: Page) => page.getByRole('region', { name: 'Salary you need to settle' });
const row = (page: Page, letter: string) => page.getByRole('row', { name: new RegExp(`^${letter} ·`) });

test('the tools page leads to it, and it opens waiting for the job', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: /Salary for settlement/ }).click();
  await expect(page).toHaveURL(tool);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What must I earn to settle in the UK?');
  await expect(page.getByLabel('Hours per week')).toHaveValue('37.5');
  await expect(answer(page)).toContainText('No figure yet');
});

test('a first visa of 2025 needs the full going rate; one of 2023 the lower one', async ({ page }) => {
  await page.goto(asked('role=2134&inRouteSince=2025-06-01&lastSponsoredOnList=no'));
  await expect(answer(page)).toContainText('£54,700');
  await expect(row(page, 'A')).toContainText('Applies');
  await page.goto(asked('role=2134&inRouteSince=2023-06-01&lastSponsoredOnList=no'));
  await expect(answer(page)).toContainText('£40,000');
  await expect(row(page, 'C')).toContainText('Applies');
});

test('a first visa soon after 4 April 2024 is asked for the day of its certificate', async ({ page }) => {
  await page.goto(asked('role=2134&lastSponsoredOnList=no'));
  await hydrated(page);
  const certificate = page.getByLabel('Certificate for that first visa assigned on');
  await expect(certificate).toHaveCount(0);
  await page.getByLabel('Skilled Worker visa since').fill('2024-05-01');
  await expect(certificate).toBeVisible();
  await certificate.fill('2024-04-03');
  await expect(answer(page)).toContainText('£40,000');
  await certificate.fill('2024-04-04');
  await expect(answer(page)).toContainText('£54,700');
});

test('a salary below the figure is told how much is missing', async ({ page }) => {
  await page.goto(asked('role=2134&inRouteSince=2023-06-01&lastSponsoredOnList=no&salary=39%2C500'));
  await expect(answer(page)).toContainText('£39,500 is £500.00 short.');
  await page.goto(asked('role=2134&inRouteSince=2023-06-01&lastSponsoredOnList=no&salary=40%2C000'));
  await expect(answer(page)).toContainText('Enough');
});

test('a job on a national pay scale has a least salary, and no single figure', async ({ page }) => {
  await page.goto(asked('role=2237'));
  await expect(answer(page)).toContainText('At least £25,000');
  await expect(page.getByLabel('Skilled Worker visa since')).toHaveCount(0);
});

test('it says what it does not look at', async ({ page }) => {
  await page.goto(asked('role=2134'));
  await page.getByText('What this does not look at').click();
  await expect(answer(page)).toContainText('Settlement after ten years instead of five: a proposal.');
  await expect(answer(page)).toContainText('Changes to the Rules after 5 October 2026');
});

test('what cannot be read is pointed out, and nothing typed is lost', async ({ page }) => {
  await page.goto(asked('role=2134&hours=full+time&salary=lots'));
  await expect(page.getByRole('link', { name: /Enter hours per week/ })).toBeVisible();
  await expect(page.getByLabel('Hours per week')).toHaveValue('full time');
  await expect(page.getByLabel('Your salary')).toHaveValue('lots');
});

test('the keyboard alone answers it', async ({ page }) => {
  await page.goto(asked('role=2134&inRouteSince=2023-06-01&lastSponsoredOnList=no'));
  await hydrated(page);
  await page.getByLabel('Your salary').focus();
  await page.keyboard.type('41000');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('£41,000 reaches the figure');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers by its button, and the address holds the answers', async ({ page }) => {
    await page.goto(tool);
    await page.getByLabel('Job title or occupation code').fill('2142');
    await page.getByLabel('Skilled Worker visa since').fill('2023-06-01');
    await page.getByLabel('Was your last visa for a job on the Immigration Salary List?').selectOption('yes');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer(page)).toContainText('£26,200');
    expect(new URL(page.url()).searchParams.get('lastSponsoredOnList')).toBe('yes');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the figure stays in sight at the foot, and nothing moves sideways', async ({ page }) => {
    await page.goto(asked('role=2134&inRouteSince=2025-06-01&lastSponsoredOnList=no'));
    await expect(page.getByRole('link', { name: /£54,700/ })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

for (const [name, query] of [
  ['default', ''],
  ['result', 'role=2134&salary=50000'],
  ['pay scale', 'role=6131&salary=20000'],
  ['refusal', 'role=8115&inRouteSince=2025-06-01&lastSponsoredOnList=no'],
  ['error', 'role=2134&hours=none'],
] as const) {
  test(`its ${name} state has no barrier`, async ({ page }) => {
    await page.goto(asked(query));
    expect(await barriers(page)).toEqual([]);
  });
}
