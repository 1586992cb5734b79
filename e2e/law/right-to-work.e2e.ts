import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const tool = '/tools/right-to-work';

test('a day earlier the law did not ask, by keyboard', async ({ page }) => {
  await page.goto(`${tool}?arrangement=workers-contract&arrangedOn=2026-10-01`);
  await hydrated(page);
  const answer = page.getByRole('region', { name: 'Do you have to check?' });
  await expect(answer).toContainText('Yes, you check');
  await expect(answer).toContainText('£45,000');
  await expect(answer).toContainText('Rules for 1 October 2026');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Day the arrangement was made').fill('2026-09-30');
  await expect(answer).toContainText('Not by this rule');
  await page.getByLabel('How does this person work?').selectOption('Through an online matching service');
  await expect(answer).toContainText('Not answered yet');
  expect(await axeViolations(page)).toEqual([]);
});

test('without scripts, at 360 pixels, the form answers too, and an error is named', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(tool);
  await page
    .getByLabel('How does this person work?')
    .selectOption('For another business that I have a contract with');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByRole('region', { name: 'Do you have to check?' })).toContainText(
    'The other business checks',
  );
  await page.goto(`${tool}?arrangedOn=2026-02-30`);
  await expect(page.getByRole('link', { name: /Enter the day the arrangement was made/ })).toBeVisible();
  await context.close();
});
