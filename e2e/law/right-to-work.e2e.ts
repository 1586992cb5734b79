import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { choice, partOf, readPage, sendForm } from '../support/pages/page-by-request.ts';
import { test as reading } from '../support/requests.ts';
import { expect, test } from '../test.ts';

const tool = '/tools/right-to-work';

test('a day earlier the law did not ask, and a check is judged as it is answered', async ({ page }) => {
  await page.goto(
    `${tool}?arrangement=workers-contract&arrangedOn=2026-10-01&startsOn=2026-10-05&method=online-share-code&checkedOn=2026-10-02&resultExpiresOn=2028-02-01`,
  );
  await hydrated(page);
  const excuse = page.getByRole('region', { name: 'Is there an excuse against a penalty?' });
  await expect(excuse).toContainText('Yes, to 1 February 2028');
  await expect(excuse).toContainText('Rules for 1 October 2026');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Day the arrangement was made').fill('2026-09-30');
  const scope = page.getByRole('region', { name: 'Do you have to check?' });
  await expect(scope).toContainText('Not by this rule');
  await page.getByLabel('How does this person work?').selectOption('As my employee');
  await page
    .getByLabel('How was the check made?')
    .selectOption({ label: 'Original document, seen with the person present' });
  await page.getByLabel('Which document did you see?').selectOption('Biometric residence permit or card');
  await expect(excuse).toContainText('Ask for a share code');
  await expect(excuse).toContainText('£45,000');
  await page.getByLabel('Which document did you see?').selectOption('UK birth or adoption certificate');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(excuse).toContainText('Yes, without an end');
  expect(await axeViolations(page)).toEqual([]);
});

reading('without scripts the form answers too, and an error is named', async ({ request }) => {
  const page = await readPage(request, tool);
  const result = await sendForm(request, page.forms[0], {
    arrangement: choice(page, 'arrangement', 'For another business that I have a contract with'),
    arrangedOn: '2026-10-01',
  });
  expect(partOf(result, 'Do you have to check?').words).toContain('The other business checks');
  const nextPage = await sendForm(request, page.forms[0], {
    method: choice(page, 'method', 'Employer Checking Service'),
    noticeOn: '2026-08-31',
    startsOn: '2026-09-01',
  });
  const check = await sendForm(request, nextPage.forms[0], { checkedOn: '2026-09-01' });
  expect(partOf(check, 'Is there an excuse against a penalty?').words).toContain('Yes, to 28 February 2027');
  const { faults } = await readPage(request, `${tool}?startsOn=2026-02-30`);
  expect(faults).toEqual([expect.stringMatching(/Enter the first day of work/)]);
});
