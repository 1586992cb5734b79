import { expect, test } from '../../test.ts';

// These pages send no script but the theme’s.
test.use({ javaScriptEnabled: false });

test('the calendar counts to the day that its sentence names', async ({ page }) => {
  await page.goto('/compliance');
  const card = page.getByRole('region', { name: /^Report it by \w+ \d+ \w+ \d{4}$/ });
  const [, last] = /Report it by (\w+ \d+ \w+)/.exec((await card.textContent()) ?? '') ?? [];
  const countedDays = card.getByRole('cell', { name: /, counts, / });
  await expect(countedDays).toHaveCount(10);
  await expect(countedDays.last()).toHaveAccessibleName(`${last}, counts, 10 of 10, report by`);
});

test('each duty names its rule, and what is not settled says so', async ({ page }) => {
  await page.goto('/compliance');
  const records = page.getByRole('listitem').filter({ hasText: 'How long a worker’s records are kept' });
  await expect(records).toContainText('To be confirmed on GOV.UK');
  await records.getByRole('link').click();
  await expect(page).toHaveURL('/rules/sponsor-duties.records-kept-for');
});
