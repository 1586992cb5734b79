import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const calculate = '/salary-calculator/calculate';
const asked = (query: string) => `${calculate}?assignedOn=2026-11-20&${query}`;
const answer = (page: Page) => page.getByRole('region', { name: 'Minimum annual salary' });
const option = (page: Page, letter: string) => page.getByRole('row', { name: new RegExp(`^${letter} ·`) });

test('the landing leads to the calculator, which opens with the specified answers', async ({ page }) => {
  await page.goto('/salary-calculator');
  await page.getByRole('link', { name: 'Start Calculation' }).first().click();
  await expect(page).toHaveURL(calculate);
  for (const question of ['Is the person in the UK?', 'Is the person under 26?']) {
    await expect(
      page.getByRole('group', { name: question }).getByRole('radio', { name: 'Yes' }),
    ).toBeChecked();
  }
  await expect(page.getByLabel('Hours per week')).toHaveValue('37.5');
  await expect(answer(page)).toContainText('No figure yet');
});

test('a title in anyone’s words finds the code, the figure and the other one while the age is not told', async ({
  page,
}) => {
  await page.goto(asked('role=React+developer'));
  await expect(answer(page)).toContainText('£38,300');
  await expect(answer(page)).toContainText('£38,300 if under 26 · £54,700 otherwise');
  await expect(page.getByText('matched from “React developer”')).toBeVisible();
  await expect(option(page, 'E')).toContainText('Applies');
  await expect(option(page, 'A')).toContainText('£54,700');
});

test('several codes that could fit are links, and one of them answers', async ({ page }) => {
  await page.goto(asked('role=data+analyst&under26=no'));
  await expect(answer(page)).toContainText('£41,700');
  await page.getByRole('link', { name: /^2134 -/ }).click();
  await expect(answer(page)).toContainText('£54,700');
  await expect(page.getByLabel('Job title or occupation code')).toHaveValue(/^2134 - Programmers/);
});

test('an offer is told how far it falls short, and what would change the answer', async ({ page }) => {
  await page.goto(asked('role=2134&under26=no&visaType=other&salary=50%2C000'));
  await expect(answer(page)).toContainText('£4,700.00 short of the lowest figure');
  await page.getByText('What would change the answer').click();
  await expect(answer(page).getByText(/£43,700 by option C/)).toBeVisible();
});

test('questions that this case needs are asked only then', async ({ page }) => {
  await page.goto(asked('role=2134'));
  await expect(page.getByLabel('Months of permission already held')).toHaveCount(0);
  await hydrated(page);
  await page.getByLabel('Visa type').focus();
  await page.getByLabel('Visa type').selectOption('graduate');
  await expect(page.getByLabel('Months of permission already held')).toBeVisible();
  await expect(page.getByLabel('Visa type')).toBeFocused();
});

test('a Graduate who enters care work is asked for the months with this sponsor', async ({ page }) => {
  await page.goto(asked('role=6135&visaType=graduate&employer=adult-social-care'));
  await expect(answer(page)).toContainText('No figure yet');
  await expect(answer(page)).toContainText(
    'how many months of legal work the worker has done for this sponsor',
  );
  await hydrated(page);
  await answer(page).getByRole('link', { name: 'Months of care work for this sponsor' }).click();
  const months = page.getByLabel('Months of care work for this sponsor');
  await expect(months).toBeInViewport();
  await months.fill('3');
  await months.blur();
  await expect(answer(page)).toContainText('£25,000');
  await expect(answer(page)).toContainText('This is the figure that adult social care uses.');
});

test('8115 asks since when in the route, and whether the sponsor is the same', async ({ page }) => {
  await page.goto(asked('role=8115&visaType=skilled&inRouteSince=2023-05-01'));
  await expect(answer(page)).toContainText('whether the sponsor is the same');
  await hydrated(page);
  const sameSponsor = page.getByLabel('Is the sponsor the same as in the worker’s last permission?');
  await sameSponsor.selectOption('yes');
  await expect(answer(page)).toContainText('£31,300');
  await sameSponsor.selectOption('no');
  await expect(answer(page)).toContainText('Cannot be sponsored');
});

test('another permission in the UK is asked for: a Visitor cannot switch', async ({ page }) => {
  await page.goto(asked('role=2134&under26=no&visaType=other'));
  await hydrated(page);
  await page.getByLabel('Which permission?').selectOption('Visitor');
  await expect(answer(page)).toContainText('Cannot switch');
  await page.getByLabel('Which permission?').selectOption('Another permission');
  await expect(answer(page)).toContainText('£54,700');
});

test('the roles of a pay scale are those of the nation, and a role it does not have is chosen again', async ({
  page,
}) => {
  await page.goto(asked('role=2314&workNation=wales&payScaleRole=leadership-group&shareOfFullTime=100'));
  await expect(answer(page)).toContainText('Option K');
  await hydrated(page);
  await page.getByLabel('Nation of the job').selectOption('Scotland');
  await expect(answer(page)).toContainText('Choose the band, grade or role.');
  const role = page.getByLabel('Band, grade or role');
  await expect(role.getByRole('option', { name: 'Leadership group' })).toHaveCount(0);
  await expect(role).toHaveValue('');
  await role.selectOption('Principal teachers');
  await expect(answer(page)).toContainText('which share of full time the job is');
  const share = page.getByLabel('Share of full time');
  await share.fill('100');
  await share.blur();
  await expect(answer(page)).toContainText('Option K');
});

test('a changed answer asks again at once, and Reset clears everything', async ({ page }) => {
  await page.goto(asked('role=2134'));
  await hydrated(page);
  await page
    .getByRole('group', { name: 'Is the person under 26?' })
    .getByRole('radio', { name: 'No' })
    .check();
  await expect(answer(page)).toContainText('£54,700');
  // The answer may be there a moment before the address is.
  await expect(page).toHaveURL(/[?&]under26=no(?:&|$)/);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(calculate);
  await expect(page.getByLabel('Job title or occupation code')).toHaveValue('');
});

test('a job that cannot be sponsored, one on a pay scale and one whose list ended say so', async ({
  page,
}) => {
  await page.goto(asked('role=5434&visaType=other'));
  await expect(answer(page)).toContainText('Cannot be sponsored');
  await page.goto(asked('role=2237'));
  await expect(answer(page)).toContainText('No single figure');
  await expect(answer(page)).toContainText('Choose the nation of the job, and the band, grade or role.');
  await page.goto(`${calculate}?role=3544&assignedOn=2027-01-04`);
  await expect(answer(page)).toContainText('30 December 2026 is the last safe day');
});

test('what cannot be read is pointed out, and nothing typed is lost', async ({ page }) => {
  await page.goto(asked('role=2134&hours=full+time&salary=lots'));
  await expect(page.getByRole('link', { name: /Enter hours per week/ })).toBeVisible();
  await expect(page.getByLabel('Hours per week')).toHaveValue('full time');
  await expect(page.getByLabel('Salary offered')).toHaveValue('lots');
  await page.goto(asked('role=qqqq+zzzz'));
  await expect(page.getByText('No options found')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers by its button, and a shared address answers the same', async ({ page }) => {
    await page.goto(calculate);
    await page.getByLabel('Job title or occupation code').fill('care assistant');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer(page)).toContainText('6135');
    expect(new URL(page.url()).searchParams.get('role')).toBe('care assistant');
  });

  test('a nurse in Band 5 who is offered £26,000 is £3,970 short', async ({ page }) => {
    await page.goto(asked('role=2237&salary=26000'));
    await page.getByLabel('Nation of the job').selectOption('England');
    await page.getByLabel('Band, grade or role').selectOption('Band 5');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer(page)).toContainText('£29,970');
    await expect(answer(page)).toContainText('£3,970.00 short of the lowest figure');
  });
});

for (const [name, query] of [
  ['default', ''],
  ['result', 'role=2134&salary=50000'],
  ['warnings', 'role=care+assistant&visaType=graduate'],
  ['pay scale', 'role=2314&workNation=england'],
  ['ATAS', 'role=2311&visaType=skilled&sponsorRating=B'],
  ['error', 'role=2134&hours=none'],
] as const) {
  test(`its ${name} state has no barrier`, async ({ page }) => {
    await page.goto(asked(query));
    expect(await barriers(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('long answers do not move the page sideways', async ({ page }) => {
    await page.goto(asked('role=2211&under26=no&visaType=student&newEntrantLimb=student&sponsorRating=B'));
    await expect(page.getByLabel('How far is the course?')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test.describe('the pay period test', () => {
  const pays = '/salary-calculator/pay-periods';
  const tested = (page: Page) => page.getByRole('region', { name: 'On these figures the pay' });

  test('is reached from a result, with what is known', async ({ page }) => {
    await page.goto(asked('role=2134&visaType=other&hours=40'));
    await page.getByRole('link', { name: 'Test the pay, period by period' }).click();
    await expect(page).toHaveURL(/pay-periods/);
    await expect(page.getByLabel('Occupation code', { exact: true })).toHaveValue('2134');
    await expect(page.getByLabel('Salary option', { exact: true })).toHaveValue('E');
    await expect(page.getByLabel('Hours per week')).toHaveValue('40');
  });

  test('finds the first period that would fail, and keeps what was pasted', async ({ page }) => {
    await page.goto(`${pays}?role=2134&assignedOn=2026-11-20`);
    await page.getByLabel('Pay of each period, in order').fill('4558.34\n4000\n5200');
    await page.getByRole('button', { name: 'Test the pay' }).click();
    await expect(tested(page)).toContainText('Would fail');
    await expect(tested(page)).toContainText('Period 2 is the first that would fail: short by £558.34.');
    await expect(page.getByLabel('Pay of each period, in order')).toHaveValue('4558.34\n4000\n5200');
    expect(await barriers(page)).toEqual([]);
  });

  test('points at a line that cannot be read', async ({ page }) => {
    await page.goto(`${pays}?role=2134&assignedOn=2026-11-20&pays=4558.34%0Alots`);
    await expect(page.getByRole('link', { name: /Line 2, “lots”/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
