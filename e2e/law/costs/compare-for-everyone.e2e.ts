import type { Page } from '@playwright/test';
import { nightly } from '../../support/nightly.ts';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { hydrated } from '../../support/pages/hydrated.ts';
import { byLength, cells, length, scenario, sideways } from '../../support/pages/side-by-side.ts';
import { expect, test } from '../../test.ts';

test('by keyboard alone (nightly): choose what differs, answer, add, open the working', async ({ page }) => {
  test.skip(!nightly, 'nightly');
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers, adding and removing all work, and what was typed stays', async ({ page }) => {
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

  test('only the table scrolls sideways, its rows keep their names, and there are no axe violations', async ({
    page,
  }) => {
    await page.goto(`${byLength}&d.years=5&d.partner=yes`);
    await page.getByText('The same in every scenario', { exact: true }).click();
    for (const name of ['A', 'D'])
      await page.getByText(`How we worked out Scenario ${name}`, { exact: true }).click();
    expect(await sideways(page)).toBe(0);
    const table = page.getByRole('group', { name: 'Scenarios side by side' });
    const scrollLeft = await table.evaluate((region) => {
      region.scrollLeft = 200;
      return region.scrollLeft;
    });
    expect(scrollLeft).toBe(200);
    const name = await page.getByRole('rowheader', { name: 'Sponsoring costs you' }).boundingBox();
    const region = await table.boundingBox();
    expect(name?.x).toBe(region?.x);
    await expect(page.getByRole('link', { name: /^Sponsoring costs you/ })).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);
  });
});
