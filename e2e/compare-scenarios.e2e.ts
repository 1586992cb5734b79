import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const compare = '/immigration-skill-charge-calculator/compare';
const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
const programmer = `${days}&role=2134&sponsorSize=large&location=outside`;
const byLength = `${compare}?${programmer}&a.years=1&b.years=2&c.years=3`;

const scenario = (page: Page, name: string) =>
  page.getByRole('group', { name: `Scenario ${name}`, exact: true });
const length = (page: Page, name: string) => scenario(page, name).getByLabel('Sponsorship length');
const totals = (page: Page) => cells(page, 'Everything together');
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What the cells of a row say, scenario by scenario. */
function cells(page: Page, row: string | RegExp) {
  return page.getByRole('row', { name: row }).getByRole('cell');
}

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

test('by keyboard alone: choose what differs, answer, add, open the working', async ({ page }) => {
  await page.goto(byLength);
  await hydrated(page);
  const reach = async (target: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not reach it');
  };
  await reach(page.getByRole('checkbox', { name: 'Sponsor size' }));
  await page.keyboard.press('Space');
  const size = scenario(page, 'B').getByLabel('Sponsor size');
  await expect(size).toBeVisible();
  await reach(size);
  await page.keyboard.press('s');
  await expect(cells(page, /^Immigration Skills Charge/)).toHaveText(['£1,320.00', '£960.00', '£3,960.00']);
  await reach(page.getByRole('button', { name: 'Add a scenario' }));
  await page.keyboard.press('Enter');
  await expect(scenario(page, 'D')).toBeVisible();
  await expect(page.locator('#scenarios')).toBeFocused();
  const working = page.locator('summary', { hasText: 'How we worked out Scenario D' });
  await reach(working);
  await page.keyboard.press('Enter');
  await expect(page.getByText('As in scenario A').last()).toBeVisible();
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
  await page.getByRole('alert').getByRole('link', { name: 'Every scenario: Enter a four-digit' }).click();
  const role = page.getByRole('textbox', { name: 'Role' });
  await expect(role).toBeFocused();
  await expect(role).toHaveValue('welder');
  await expect(totals(page)).toHaveText(['Needs a change', 'Needs a change']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`by ${colorScheme === 'light' ? 'day' : 'night'}`, () => {
    test.use({ colorScheme });

    test('a whole comparison with everything open has no barrier', async ({ page }) => {
      await page.goto(`${byLength}&d.years=5&d.partner=yes`);
      await page.getByText('The same in every scenario', { exact: true }).click();
      for (const name of ['A', 'D']) await page.getByText(`How we worked out Scenario ${name}`).click();
      expect(await barriers(page)).toEqual([]);
    });

    test('an empty and a wrong one have none either', async ({ page }) => {
      await page.goto(compare);
      expect(await barriers(page)).toEqual([]);
      await page.goto(`${compare}?a.years=9&b.years=`);
      expect(await barriers(page)).toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers, adding and removing all work, and what was typed is kept', async ({ page }) => {
    await page.goto(byLength);
    await page.getByText('The same in every scenario', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Sponsor size' }).selectOption('small');
    await length(page, 'B').selectOption('5');
    await page.getByRole('button', { name: 'Add a scenario' }).click();
    await expect(length(page, 'B')).toHaveValue('5');
    await expect(length(page, 'D')).toHaveValue('2');
    await expect(cells(page, /^Immigration Skills Charge/)).toHaveText([
      '£480.00',
      '£2,400.00',
      '£1,440.00',
      '£960.00',
    ]);
    await page.getByRole('button', { name: 'Remove Scenario B' }).click();
    await expect(length(page, 'B')).toHaveValue('3');
    await page.goBack();
    await expect(length(page, 'B')).toHaveValue('5');
    await page.getByRole('checkbox', { name: 'Place and visa' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await scenario(page, 'A').getByLabel('Candidate location').selectOption('inside');
    await expect(scenario(page, 'A').getByLabel('Visa type')).toBeVisible();
    await expect(scenario(page, 'C').getByLabel('Visa type')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing moves sideways but the table in its own place, and its rows keep their names', async ({
    page,
  }) => {
    await page.goto(`${byLength}&d.years=5&d.partner=yes`);
    await page.getByText('How we worked out Scenario A', { exact: true }).click();
    expect(await sideways(page)).toBe(0);
    const table = page.getByRole('group', { name: 'Scenarios side by side' });
    const moved = await table.evaluate((region) => {
      region.scrollLeft = 200;
      return region.scrollLeft;
    });
    expect(moved).toBe(200);
    const name = await page.getByRole('rowheader', { name: 'Everything together' }).boundingBox();
    const region = await table.boundingBox();
    expect(name?.x).toBe(region?.x);
    await expect(page.getByRole('link', { name: /^Cheapest/ })).toBeInViewport();
    expect(await barriers(page)).toEqual([]);
  });
});
