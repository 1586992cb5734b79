import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { byLength, cells, compare, days, length, programmer, scenario, totals } from './side-by-side.ts';
import { expect, test } from './test.ts';

test('starting empty, it offers comparisons, each of which has an answer', async ({ page }) => {
  await page.goto(compare);
  const offers = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /years|or|after|own/ });
  await expect(offers).toHaveCount(6);
  expect(await barriers(page)).toEqual([]);
  const addresses = await offers.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(scenario(page, 'B')).toBeVisible();
  }
});

test('one, two and three years: £3,699, £6,054 and £8,409, and the difference to the first', async ({
  page,
}) => {
  await page.goto(byLength);
  await expect(totals(page)).toHaveText(['£3,699.00Cheapest', '£6,054.00', '£8,409.00']);
  await expect(cells(page, /^Compared with A/)).toHaveText(['Base', '+£2,355', '+£4,710']);
  await expect(cells(page, /^Employer £/)).toHaveText(['£1,845.00', '£3,165.00', '£4,485.00']);
  await expect(cells(page, /^Immigration Skills Charge/)).toHaveText(['£1,320.00', '£2,640.00', '£3,960.00']);
  await expect(page.getByRole('region', { name: 'Cheapest' })).toContainText('A: £3,699.00');
  await expect(page.getByText('Certificate assigned on: 20 November 2026')).toBeVisible();
});

test('the totals are those of the API', async ({ page, request }) => {
  await page.goto(`${compare}?${programmer}&years=3&a.partner=no&b.partner=yes`);
  const asked = async (partner?: { priority: string }) => {
    const answer = await request.post('/api/estimates/sponsorship-cost', {
      data: {
        assignedOn: '2026-11-20',
        appliedOn: '2026-11-20',
        sponsorSize: 'large',
        months: 36,
        location: 'outside',
        visaType: 'other',
        enteredAsStudent: true,
        occupationCode: '2134',
        healthAndCare: false,
        priority: 'none',
        ...(partner && { partner }),
      },
    });
    const { totals: sums } = await answer.json();
    return sums.allPence / 100;
  };
  const shown = (await totals(page).allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(shown).toEqual([await asked(), await asked({ priority: 'none' })]);
  expect(shown).toEqual([8409, 12333]);
});

test('the calculator’s answers become scenario A, and B is their copy with another length', async ({
  page,
}) => {
  await page.goto(`/immigration-skill-charge-calculator/calculate?${programmer}&years=3`);
  await page.getByRole('link', { name: 'Compare with other scenarios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Scenarios');
  await expect(length(page, 'A')).toHaveValue('3');
  await expect(length(page, 'B')).toHaveValue('5');
  await expect(totals(page)).toHaveText(['£8,409.00Cheapest', '£13,918.00']);
});

test('a changed answer asks again at once, and focus stays', async ({ page }) => {
  await page.goto(byLength);
  await hydrated(page);
  await length(page, 'C').focus();
  await length(page, 'C').selectOption('5');
  await expect(totals(page)).toHaveText(['£3,699.00Cheapest', '£6,054.00', '£13,918.00']);
  await expect(length(page, 'C')).toBeFocused();
  expect(new URL(page.url()).searchParams.get('c.years')).toBe('5');
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
  expect(new URL(page.url()).searchParams.get('b.role')).toMatch(/^2313 - /);
  await expect(scenario(page, 'A').getByLabel('Role')).toHaveValue(/^2134 - /);
  await expect(cells(page, 'Role').nth(1)).toContainText('2313 - ');
});

test('a scenario is added with one change, removed, and brought back by going back', async ({ page }) => {
  await page.goto(byLength);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add a scenario' }).click();
  await expect(length(page, 'D')).toHaveValue('5');
  await expect(page.getByRole('button', { name: 'Add a scenario' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Scenario A' }).click();
  await expect(scenario(page, 'D')).toHaveCount(0);
  await expect(totals(page)).toHaveText(['£6,054.00Cheapest', '£8,409.00', '£13,918.00']);
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

test('a link shows another reader the same', async ({ page, browser }) => {
  await page.goto(byLength);
  await hydrated(page);
  await length(page, 'B').selectOption('4');
  await expect(totals(page).nth(1)).not.toHaveText('£6,054.00');
  const figures = await totals(page).allTextContents();
  const other = await browser.newPage();
  await other.goto(page.url());
  expect(await totals(other).allTextContents()).toEqual(figures);
  await expect(length(other, 'B')).toHaveValue('4');
  await other.close();
});

test('each scenario has its working, and every figure of it leads to its rule', async ({ page }) => {
  await page.goto(byLength);
  await page.getByText('How we worked out Scenario A', { exact: true }).click();
  const rule = page
    .getByRole('link', { name: 'The rule: Immigration Skills Charge, first 12 months' })
    .first();
  await expect(rule).toHaveAttribute('href', '/rules/skills-charge.first-year.large');
});

test('warnings and missing bills come before the prices, by scenario', async ({ page }) => {
  const query = `years=3&location=outside&a.role=2134&b.role=3544&${days}`;
  await page.goto(`${compare}?${query}&c.role=3544&c.assignedOn=2027-01-04&c.appliedOn=2027-01-04&d.years=`);
  await expect(totals(page)).toHaveText(['£5,889.00', '£5,889.00', 'No figure', 'Choose a length']);
  const result = page.getByRole('region', { name: 'All with a figure' });
  await expect(result.getByText('Scenario C: The law from 4 January 2027 is not settled yet.')).toBeVisible();
  await expect(result.getByText(/^Scenario B: No partner or children can come/)).toBeVisible();
  const order = await result.evaluate((card) => {
    const text = card.textContent ?? '';
    return text.indexOf('Before you read the prices') < text.indexOf('Everything together');
  });
  expect(order).toBe(true);
  expect(await barriers(page)).toEqual([]);
});

test('an answer that is none is named with its scenario, and nothing typed is lost', async ({ page }) => {
  await page.goto(`${compare}?${programmer}&a.years=3&b.years=3&b.role=welder&c.nothing=1`);
  await hydrated(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Scenario B: Enter a four-digit occupation code, such as 2134.');
  await expect(alert).toContainText('Scenario C: “nothing” is not a question of this page.');
  await alert.getByRole('link', { name: /^Scenario B/ }).click();
  await expect(scenario(page, 'B').getByLabel('Role')).toBeFocused();
  await expect(scenario(page, 'B').getByLabel('Role')).toHaveValue('welder');
  await expect(totals(page)).toHaveText(['£8,409.00', 'Needs a change']);
  expect(await barriers(page)).toEqual([]);
});

test('a wrong answer that all share is named once, and its field is in sight', async ({ page }) => {
  await page.goto(`${compare}?${days}&location=outside&role=welder&a.years=3&b.years=5`);
  await hydrated(page);
  await page.getByRole('alert').getByRole('link', { name: 'Every scenario: Enter a four-digit' }).click();
  const role = page.locator('#role');
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('welder');
  await expect(totals(page)).toHaveText(['Needs a change', 'Needs a change']);
});
