import { hydrated } from '../../support/pages/hydrated.ts';
import { readPage, rowsOf } from '../../support/pages/page-by-request.ts';
import {
  byLength,
  cells,
  compare,
  days,
  length,
  scenario,
  totals,
} from '../../support/pages/side-by-side.ts';
import { expect, test } from '../../test.ts';

test('a changed answer updates the result at once, focus stays, and a link shows another reader the same', async ({
  page,
  request,
}) => {
  await page.goto(byLength);
  await hydrated(page);
  await length(page, 'C').focus();
  await length(page, 'C').selectOption('5');
  await expect(totals(page)).toHaveText(['£1,845.00Least', '£3,165.00', '£7,125.00']);
  await expect(length(page, 'C')).toBeFocused();
  await expect(page).toHaveURL(/c\.years=5/);
  const other = await readPage(request, page.url());
  expect(rowsOf(other, 'Scenarios side by side', 'Sponsoring costs you')).toEqual([
    'Sponsoring costs you £1,845.00 Least £3,165.00 £7,125.00',
  ]);
  expect(other.forms[0]?.fields.get('c.years')?.value).toBe('5');
});

test('what differs can be chosen, and each scenario then has its own answer', async ({ page }) => {
  await page.goto(byLength);
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Family' }).check();
  await scenario(page, 'B').getByLabel('Partner', { exact: true }).selectOption('yes');
  await expect(cells(page, 'Partner: Visa application fee')).toHaveText(['None', '£819.00', 'None']);
  await expect(scenario(page, 'B').getByLabel('Number of children')).toBeHidden();
  await scenario(page, 'B').getByLabel('Children', { exact: true }).selectOption('yes');
  await expect(scenario(page, 'B').getByLabel('Number of children')).toBeVisible();
  await expect(scenario(page, 'C').getByLabel('Number of children')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Length' }).uncheck();
  await expect(length(page, 'A')).toHaveCount(0);
  await expect(cells(page, /^Immigration Skills Charge/)).toHaveText(['£1,320.00', '£1,320.00', '£1,320.00']);
});

test('a job title is typed into one scenario, and its code chosen', async ({ page }) => {
  await page.goto(`${compare}?${days}&location=outside&sponsorSize=large&years=3&a.role=2134&b.role=3544`);
  await hydrated(page);
  const role = scenario(page, 'B').getByLabel('Role');
  await role.focus();
  await expect(role).toHaveRole('combobox');
  await role.fill('');
  await role.pressSequentially('secondary teacher');
  await page.getByRole('option', { name: /^2313/ }).click();
  await expect(role).toHaveValue(/^2313 - /);
  await expect.poll(() => new URL(page.url()).searchParams.get('b.role')).toMatch(/^2313 - /);
  await expect(scenario(page, 'A').getByLabel('Role')).toHaveValue(/^2134 - /);
  await expect(cells(page, 'Role').nth(1)).toContainText('2313 - ');
});

test('a scenario is added with one change, removed, and restored by going back', async ({ page }) => {
  await page.goto(byLength);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add a scenario' }).press('Enter');
  await expect(length(page, 'D')).toHaveValue('5');
  await expect(page.locator('#scenarios')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add a scenario' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Scenario A' }).click();
  await expect(scenario(page, 'D')).toHaveCount(0);
  await expect(totals(page)).toHaveText(['£3,165.00Least', '£4,485.00', '£7,125.00']);
  await expect(length(page, 'A')).toHaveValue('2');
  await page.goBack();
  await expect(length(page, 'A')).toHaveValue('1');
  await expect(length(page, 'D')).toHaveValue('5');
  await page.goBack();
  await expect(scenario(page, 'D')).toHaveCount(0);
  await page.goForward();
  await expect(length(page, 'D')).toHaveValue('5');
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(compare);
  await expect(page.getByRole('link', { name: 'Small or large sponsor' })).toBeVisible();
});

test('a wrong answer that all share gets one error, and its field is in sight', async ({ page }) => {
  await page.goto(`${compare}?${days}&location=outside&role=welder&a.years=3&b.years=5`);
  await hydrated(page);
  await page.getByRole('alert').getByRole('link', { name: 'Every scenario: Enter a four-digit' }).click();
  const role = page.locator('#role');
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('welder');
  await expect(totals(page)).toHaveText(['Needs a change', 'Needs a change']);
});
