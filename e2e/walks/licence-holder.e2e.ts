import type { Page } from '@playwright/test';
import { linkIn } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { isoDays } from '../support/pages/iso-days.ts';
import { newAccount } from '../support/people/accounts.ts';
import { setUpApp } from '../support/people/authenticator-app.ts';
import { panel, panelStatus } from '../support/people/behind-log-in.ts';
import { deedsIn, goHome, inSidebar, mailAbout, signUpHere, whatWaits } from '../support/people/newcomer.ts';
import { daysAgo, inWords } from '../support/register.ts';
import { runAdmin } from '../support/run-admin.ts';
import { expect, test } from '../test.ts';

// An HR manager who sponsors forty people already: from sign-up to the duty that one of them leaves, and its mail.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const visaEnds = daysAgo(-25);

const staff = [
  'Name,Reference,Job title,SOC code,Pay,Hours,Terms from,CoS start,Start date,Visa expiry',
  ...Array.from({ length: 40 }, (_, at) => at + 1).map(
    (at) =>
      `Worker ${at},N-${at},Programmer,2134,62000,37.5,2025-12-01,2025-12-01,2025-12-01,${at <= 2 ? visaEnds : '2029-03-31'}`,
  ),
  '',
].join('\r\n');

test('an HR manager sets sponsorship up, brings forty workers in, records that one leaves, and is told its day', {
  tag: '@first-visit',
}, async ({ page, request }) => {
  test.skip(!nightly, 'By day the stories of sponsors try its parts.');
  test.slow();
  page.setDefaultTimeout(15_000);
  const helen = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };

  await test.step('Home asks who is sponsored, and names the steps that follow', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Jobs' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUpHere(page, helen, 'Northgate Systems');
    await expect(page).toHaveURL('/dashboard');
    const question = page.getByRole('group', { name: 'Do you sponsor anyone already?' });
    await question.getByRole('button', { name: 'Yes, already' }).click();
    await main(page).getByRole('button', { name: 'I keep them' }).click();
    await page.getByRole('link', { name: 'Log in with a second factor' }).click();
    await setUpApp(page);
    await goHome(page);
    await page.getByRole('link', { name: 'Say that you hold a licence' }).click();
    await expect(heading(page)).toHaveText('5 steps are left to set up your licence');
  });

  await test.step('the licence is set up, and says that the workers come next', async () => {
    await setUpLicence(page);
    await expect(heading(page)).toHaveText('Your licence is set up');
    expect(await axeViolations(page)).toEqual([]);
    await inSidebar(page, 'Today');
    const setUp = page.getByRole('region', { name: 'Set up your sponsorship' });
    await expect(setUp.getByRole('link')).toHaveText(['Bring in your workers', 'Or add one worker']);
    await setUp.getByRole('link', { name: 'Bring in your workers' }).click();
  });

  await test.step('the file of the staff is read and imported', async () => {
    await page
      .getByLabel('Choose an Excel or CSV file, or drop it here')
      .setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(staff) });
    await expect(heading(page)).toHaveText('Choose the columns, then check the rows');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(heading(page)).toHaveText('Every row is right');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(heading(page)).toHaveText('staff.csv is imported', { timeout: 30_000 });
  });

  await test.step('Home and Today say what ends, with its day, and what was not checked', async () => {
    const ending = whatWaits(page).filter({ hasText: 'Worker 1’s visa ends' });
    // The records are looked at a moment after the import, of which Home is not told while it is open.
    await expect(async () => {
      await inSidebar(page, /^Today/);
      await goHome(page);
      await expect(ending).toContainText(`On ${inWords(visaEnds)}, in 25 days.`, { timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ wait for you$/);
    expect(await axeViolations(page)).toEqual([]);
    await inSidebar(page, /^Today/);
    await expect(main(page)).toContainText('2 to act on · 38 not fully checked');
    await expect(main(page)).toContainText('40 without a next right to work check');
    await expect(page.getByRole('region', { name: 'Set up your sponsorship' })).toHaveCount(0);
    expect(await isoDays(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('that a worker leaves becomes a report, with its day counted before it is recorded', async () => {
    await page.getByRole('link', { name: 'Something happened' }).first().click();
    await page.getByRole('link', { name: 'Someone leaves, or is dismissed' }).click();
    const worker = page.getByRole('combobox', { name: 'Worker', exact: true });
    await worker.pressSequentially('Worker 7');
    await page.getByRole('option', { name: 'Worker 7 N-7 · Programmer' }).click();
    await expect(heading(page)).toHaveText('Worker 7: Someone leaves, or is dismissed');
    await page.getByLabel('Last day of sponsored work').fill(daysAgo(0));
    await page.getByRole('button', { name: 'See what follows' }).click();
    await page.getByRole('button', { name: 'Record it' }).click();
    await expect(heading(page)).toHaveText('Worker 7: employment or sponsorship ends');
    await goHome(page);
    const report = whatWaits(page).filter({ hasText: 'Worker 7' });
    await expect(report).toContainText(/Report it by \w+ \d+ \w+: \d+ working days, counting today\./);
    await expect(report.getByRole('link', { name: 'Prepare the report' })).toBeVisible();
  });

  await test.step('the morning’s mail names the day, and no worker', async () => {
    const report = await whatWaits(page).filter({ hasText: 'Worker 7' }).textContent();
    const day = /Report it by \w+ (\d+ \w+):/.exec(report ?? '')?.[1];
    // As the queue does each morning at seven.
    await runAdmin(['sql', '--write', "insert into pgboss.job (name) values ('sponsor-reminders')"]);
    const mail = await mailAbout(request, helen.email, 'Northgate Systems: A sponsor duty is due');
    expect(mail.text).toContain(` on ${day}`);
    expect(mail.text).not.toContain('Worker 7');
    expect(deedsIn(mail)).toContain('See what is due');
    await page.goto(linkIn(mail, '/dashboard/sponsor/today'));
    await expect(heading(page)).toHaveText('One report is due');
    await page.getByRole('link', { name: /^Prepare/ }).click();
    await expect(heading(page)).toHaveText('Worker 7: employment or sponsorship ends');
  });
});

/** Fills in what the page of the licence asks for, so that every report of the coming weeks is reminded of today. */
async function setUpLicence(page: Page): Promise<void> {
  const licence = panel(page, 'Your licence');
  await licence.getByLabel('Rating').selectOption('A rating');
  await licence.getByLabel('Routes').fill('Skilled Worker');
  await licence.getByLabel('Portway counts from').fill(daysAgo(30));
  await licence.getByLabel('Reminders by email').fill('12, 13, 14, 15, 16, 17, 18, 19');
  await licence.getByRole('button', { name: 'Save the licence' }).click();
  await expect(panelStatus(page, 'Your licence')).toHaveText('Saved.');
  const people = panel(page, 'Key people');
  const form = people.locator('form').filter({ has: page.getByRole('button', { name: 'Add the person' }) });
  for (const role of ['Authorising Officer', 'Level 1 User']) {
    await form.getByLabel('Role', { exact: true }).selectOption(role);
    await form.getByLabel('Full name').fill('Carys Bowen');
    await form.getByLabel('First day in the role').fill('2020-01-01');
    await form.getByRole('button', { name: 'Add the person' }).click();
    await expect(people.getByRole('list').first()).toContainText(role);
  }
  const places = panel(page, 'Work places');
  await places.getByLabel('Name').fill('Leeds office');
  await places.getByLabel('Nation').selectOption('England and Wales');
  await places.getByRole('button', { name: 'Add the place' }).click();
}
