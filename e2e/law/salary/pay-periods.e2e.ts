import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { hydrated } from '../../support/pages/hydrated.ts';
import { linkOf, readPage } from '../../support/pages/page-by-request.ts';
import { expect, test } from '../../support/requests.ts';
import { test as browsing } from '../../test.ts';

const pays = '/salary-calculator/pay-periods';
const tested = (page: Page) => page.getByRole('region', { name: 'On these figures, the pay' });

test('the pay test is reached from a result, with the known answers filled in', async ({ request }) => {
  const result = await readPage(
    request,
    '/salary-calculator/calculate?assignedOn=2026-11-20&role=2134&visaType=other&hours=40',
  );
  const page = await readPage(request, linkOf(result, 'Test the pay, period by period'));
  expect(page.path).toMatch(/pay-periods/);
  const fields = page.forms[0]?.fields;
  expect(fields?.get('role')?.value).toMatch(/^2134/);
  expect(fields?.get('option')?.value).toBe('E');
  expect(fields?.get('hours')?.value).toBe('40');
});

test('a line that cannot be read is marked', async ({ request }) => {
  const page = await readPage(request, `${pays}?role=2134&assignedOn=2026-11-20&pays=4558.34%0Alots`);
  expect(page.faults.join()).toMatch(/Line 2, “lots”/);
});

browsing(
  'by keyboard alone: pay is typed line by line, and the first period that would fail is found',
  async ({ page }) => {
    await page.goto(`${pays}?role=2134&assignedOn=2026-11-20`);
    await hydrated(page);
    const lines = page.getByLabel('Pay for each period, in order');
    await lines.focus();
    await page.keyboard.type('4558.34\n4000\n5200');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(tested(page)).toContainText('Would fail');
    await expect(tested(page)).toContainText('Period 2 is the first that would fail: short by £558.34.');
    await expect(lines).toHaveValue('4558.34\n4000\n5200');
    expect(await axeViolations(page)).toEqual([]);
  },
);
