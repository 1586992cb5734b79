import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { choice, partOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { test as reading } from '../support/requests.ts';
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

reading('without scripts the form answers too, and an error is named', async ({ request }) => {
  const page = await readPage(request, tool);
  const result = await sendForm(request, page.forms[0], {
    arrangement: choice(page, 'arrangement', 'For another business that I have a contract with'),
  });
  expect(partOf(result, 'Do you have to check?').words).toContain('The other business checks');
  const { faults } = await readPage(request, `${tool}?arrangedOn=2026-02-30`);
  expect(faults).toEqual([expect.stringMatching(/Enter the day the arrangement was made/)]);
});
