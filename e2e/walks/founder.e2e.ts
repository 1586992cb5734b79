import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { newAccount } from '../support/people/accounts.ts';
import { goHome, signUpHere } from '../support/people/newcomer.ts';
import { expect, test } from '../test.ts';

// The founder of law/founder-story goes on: from the plan over sign-up to the first step on Home, and a second plan.

test('a founder saves the first plan by signing up, says “Not yet” at home, and plans again with what is known', {
  tag: '@first-visit',
}, async ({ page }) => {
  test.skip(!nightly, 'By day the founder’s story and the plans’ own try its parts.');
  test.slow();
  page.setDefaultTimeout(15_000);
  const main = page.getByRole('main');

  await test.step('the plan leads over sign-up to where it is saved', async () => {
    await page.goto('/');
    await page.getByLabel('The job, in your own words').fill('Backend engineer');
    await page.getByRole('button', { name: 'Plan this hire' }).click();
    await page.getByRole('link', { name: 'Log in to save this plan' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUpHere(page, newAccount('recruiter'), 'Northgate Systems');
    await expect(page).toHaveURL(/\/dashboard\/plans\/new\?/);
    await expect(main).toContainText('No obvious barrier');
    await page.getByRole('button', { name: 'Save this plan' }).click();
    const plan = page.getByRole('list', { name: 'Plans' }).getByRole('listitem');
    for (const figure of ['£54,700', '£2,576', '£3,924']) await expect(plan).toContainText(figure);
    await plan.getByRole('button', { name: 'Make a job draft' }).click();
    await expect(plan).toContainText('Candidates cannot see it.');
  });

  await test.step('Home asks who is sponsored, and “Not yet” is answered by the first step', async () => {
    await goHome(page);
    const question = page.getByRole('group', { name: 'Do you sponsor anyone already?' });
    await question.getByRole('button', { name: 'Not yet' }).click();
    await expect(main.getByRole('link', { name: 'Check whether you can apply for a licence' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the next plan begins with what the first one said of the sponsor', async () => {
    await main.getByRole('link', { name: 'Plan the hire' }).click();
    await expect(page).toHaveURL(/\/plan-a-hire\?.*sponsorSize=small/);
    await expect(page).toHaveURL(/holdsLicence=no/);
  });
});
