import { nightly } from '../../support/nightly.ts';
import { expect, test } from '../../test.ts';

// /job-seekers sends no script but the theme's; salary.e2e.ts tests the calculator with scripts.
for (const javaScriptEnabled of nightly ? [true, false] : [false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a job title in the user’s own words leads to what it must pay', async ({ page }) => {
      await page.goto('/job-seekers');
      await page.getByLabel('What is your job?').fill('web designer');
      await page.getByLabel('What is your job?').press('Enter');
      await expect(page).toHaveURL('/salary-calculator/calculate?role=web+designer&inUk=no&reader=worker');
      await expect(page.locator('#answer')).toContainText('2141 Web design professionals');
      await expect(page.getByRole('heading', { name: 'Minimum annual salary' })).toBeVisible();
    });
  });
}
