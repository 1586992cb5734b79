import { hydrated } from '../support/pages/hydrated.ts';
import { waitForHydration } from '../support/pages/wait-for-hydration.ts';
import { expect, test } from '../test.ts';

const tools = [
  ['/cost-estimator/calculate?appliedOn=2026-11-20', 'Sponsor Licence Cost Estimator'],
  ['/cost-estimator/size?turnover=1000000&employees=10', 'Am I a Small Sponsor?'],
  ['/tools/reporting-deadline?event=worker-leaves&day=2026-11-27', 'When must we report it?'],
  [
    '/salary-calculator/calculate?role=2134&assignedOn=2026-11-20',
    'Skilled Worker Minimum Salary Calculator',
  ],
  ['/salary-calculator/pay-periods?role=2134&pays=4558.34', 'Pay Period Test'],
  ['/immigration-skill-charge-calculator/calculate?years=3', 'Immigration Skills Charge Calculator'],
  ['/embed/cost-estimator?appliedOn=2026-11-20', 'Sponsor Licence Cost Estimator'],
] as const;

for (const [address, title] of tools) {
  test(`${address}: reloaded after a change and after the button, the page appears and hydrates`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    for (const change of ['change', 'button'] as const) {
      if (change === 'button') await page.locator('main form button').first().click();
      else {
        const option = page.locator('main form input[type=radio]:not(:checked), main form select').first();
        if ((await option.evaluate((field) => field.tagName)) === 'SELECT')
          await option.selectOption({ index: 1 });
        else await option.check();
      }
      await page.waitForURL((url) => url.search.length > 20);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('main form')).toBeVisible();
    }
  });
}

test('a page whose text was changed before hydration is rendered again, not lost', {
  tag: '@first-visit',
}, async ({ page, complaints }) => {
  complaints.expect(/Minified React error|Hydration/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      if (heading) heading.textContent = 'Translated';
    });
  });
  for (const [address, title] of tools.slice(0, 3)) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main form')).toBeVisible();
  }
});

test('a dropped connection loses neither the form nor the result', { tag: '@first-visit' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/cost-estimator/calculate?appliedOn=2026-11-20');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Large' }).check();
  await expect(page.getByText('The site cannot be reached')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await context.setOffline(false);
  await page.getByLabel('Type of Licence').selectOption('both');
  await expect(page.getByRole('region', { name: 'Total licence fee' })).toContainText('£1,682.00');
  await expect(page.getByText('The site cannot be reached')).toHaveCount(0);
});

test('a dropped connection loses no answer of the assessment', { tag: '@first-visit' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/assessment');
  await hydrated(page);
  const answer = (question: string | RegExp, name: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name });
  await answer(/^Is your organisation registered/, 'Yes').click();
  await answer(/^Was it set up/, 'No').click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing you typed is lost');
  await expect(answer(/^Is your organisation registered/, 'Yes')).toBeChecked();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
});
