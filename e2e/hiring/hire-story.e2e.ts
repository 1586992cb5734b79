import type { Browser, Page } from '@playwright/test';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { type Account, logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo } from '../support/people/behind-log-in.ts';
import { ownWord } from '../support/people/employer.ts';
import { expect, test } from '../test.ts';

// From a job that can be sponsored to an accepted offer, in two browsers at once.

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Amara Okafor' });

/** Pastes an advertisement, chooses the code, and publishes the job. */
async function publish(page: Page, title: string): Promise<void> {
  await goTo(page, '/dashboard/hiring/new-job');
  const text = `${title}\nLocation: Leeds\nSalary: £58,000 to £66,000 a year\n37.5 hours a week, permanent, hybrid`;
  await page.getByLabel('Advertisement').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: /^Accept all/ }).click();
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const rules = page.getByRole('dialog', { name: 'What the rules say' });
  await rules.getByRole('radio', { name: /^2134/ }).check();
  await expect(rules.getByRole('heading', { level: 2 })).toHaveText(/for anyone$/);
  await page.getByLabel('Summary').fill('You build and run what moves the post.');
  await page.getByLabel('Level', { exact: true }).selectOption({ label: 'Senior Level' });
  await expect(page.getByText(/^Draft saved at/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The job is published.')).toBeVisible();
}

/** Finds the job by its title, and applies. */
async function apply(page: Page, title: string): Promise<void> {
  await goTo(page, `/dashboard/jobs?title=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByLabel(/^What interests you/).fill('I know why parcels get lost.');
  await page.locator('#apply').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^You have applied to/)).toBeVisible();
  await page.getByRole('link', { name: 'View application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** A candidate abroad who needs sponsorship, and whose age would allow a lower figure: nobody is to learn that. */
async function candidate(page: Page): Promise<Account> {
  const account = await openAccount(page.request);
  const api = await logInByApi(page.request, account);
  const answers = {
    isLegallyAuthorized: 'No',
    requiresSponsorship: 'Yes',
    currentVisa: 'none',
    bornOn: '2003-07-09',
  };
  for (const [field, value] of Object.entries(answers)) await api.patch('/api/me/profile', { field, value });
  return account;
}

async function both(page: Page, browser: Browser) {
  const title = `Software engineer ${ownWord()}`;
  const helen = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };
  await openAccount(page.request, helen, { organizationName: 'Northgate Systems' });
  await arrive(page, helen);
  const context = await browser.newContext();
  const hers = await context.newPage();
  const amara = await candidate(hers);
  await arrive(hers, amara);
  await publish(page, title);
  await apply(hers, title);
  return { title, amara, hers, context };
}

test('an employer posts a job, invites, learns what sponsoring takes, offers, and the candidate accepts', {
  tag: '@first-visit',
}, async ({ page, browser }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  const { title, amara, hers, context } = await both(page, browser);

  await test.step('the application waits at home, and is answered with an invitation', async () => {
    await goTo(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/waits? for you$/);
    await expect(page.locator('main')).toContainText('One application waits for a decision');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Applicants', exact: false }).first().click();
    await page.getByRole('link', { name: 'Amara Okafor' }).click();
    await panelOf(page).getByRole('button', { name: 'Move to Interview' }).click();
    // Not before it can no longer be undone.
    await expect(hers.locator('main')).toContainText('Northgate Systems invited you to an interview', {
      timeout: 25_000,
    });
  });

  await test.step('the employer asks, she sees exactly what is shared, shares, takes back and shares', async () => {
    await panelOf(page).getByRole('link', { name: 'Sponsoring' }).click();
    await panelOf(page).getByRole('button', { name: 'Ask about sponsorship' }).click();
    const sharing = hers.getByRole('region', { name: /asks about sponsorship|What you share/ });
    await expect(sharing).toContainText('£54,700 a year');
    expect(await axeViolations(hers)).toEqual([]);
    await sharing.getByRole('button', { name: 'Share these answers' }).click();
    await expect(panelOf(page)).toContainText('No obvious barrier');
    await expect(panelOf(page)).not.toContainText(/2003|under 26|£38,300/i);
    expect(await axeViolations(page)).toEqual([]);
    await sharing.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(panelOf(page)).toContainText('The copy is deleted.');
    await expect(panelOf(page)).not.toContainText('No obvious barrier');
    await sharing.getByRole('button', { name: 'Share these answers' }).click();
    await expect(panelOf(page)).toContainText('No obvious barrier');
  });

  await test.step('the offer is judged by the rules, sent, asked about and answered', async () => {
    await panelOf(page).getByRole('link', { name: 'Prepare an offer' }).click();
    await page.getByLabel('Pay a year').fill('60000');
    await page.getByLabel('First day').fill('2027-03-01');
    await page
      .getByRole('group', { name: 'Do you sponsor this job?' })
      .getByRole('radio', { name: 'Yes' })
      .check();
    await page.getByLabel('Size of your organisation').selectOption('small');
    await page.getByLabel('Do you hold a sponsor licence?').selectOption('no');
    await expect(page.locator('main')).toContainText('£54,700');
    // Nothing was answered for the employer, and what contradicts itself is said.
    await page.getByLabel('Certificate planned for').fill('2026-12-01');
    await expect(page.locator('main')).toContainText('No certificate can be assigned before');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the offer' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Send this offer to Amara Okafor?' });
    await expect(confirmation).toContainText('£60,000 a year');
    await expect(confirmation).toContainText('You sponsor this job');
    await expect(confirmation).toContainText('No certificate can be assigned before');
    expect(await axeViolations(page)).toEqual([]);
    await confirmation.getByRole('button', { name: 'Not yet' }).click();
    await page.getByLabel('Certificate planned for').fill('2027-02-22');
    await expect(page.locator('main')).not.toContainText('No certificate can be assigned before');
    await page.getByRole('button', { name: 'Send the offer' }).click();
    await confirmation.getByRole('button', { name: 'Send it' }).click();
    await hers.getByRole('link', { name: 'Read the offer' }).click();
    await expect(hers.locator('main')).toContainText('£60,000');
    await expect(hers.locator('main')).toContainText('A right to work check before the first day');
    await expect(hers.locator('main')).toContainText(
      'A sponsor licence, which the employer does not hold yet',
    );
    expect(await axeViolations(hers)).toEqual([]);
    await hers.getByRole('button', { name: 'Ask about it' }).click();
    await hers.getByLabel('Your question').fill('May I start on 8 March?');
    await hers.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.locator('main')).toContainText('May I start on 8 March?');
    await page.getByRole('button', { name: /^Answer/ }).click();
    await page.getByLabel('Your answer').fill('You may.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(hers.locator('main')).toContainText('You may.');
  });

  await test.step('she accepts, and the employer has a case', async () => {
    await goTo(hers, '/dashboard');
    const waiting = hers.getByRole('list', { name: 'What waits for you' });
    await expect(waiting.getByRole('listitem').first()).toContainText('offers you a job');
    expect(await axeViolations(hers)).toEqual([]);
    await waiting.getByRole('link', { name: /^Read the offer/ }).click();
    await hers.getByRole('button', { name: 'Accept this offer' }).click();
    await hers.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(hers.getByRole('heading', { name: 'What happens now' })).toBeVisible();
    await expect(hers.getByRole('region', { name: 'What you do' })).toContainText('passport');
    expect(await axeViolations(hers)).toEqual([]);
    await page.getByRole('link', { name: 'Hires' }).click();
    await page.getByRole('link', { name: 'Amara Okafor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara Okafor');
    await expect(page.locator('main')).toContainText('£60,000');
    await expect(page.locator('main')).toContainText(/right to work/i);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('checkbox').first().click();
    await expect(page.getByText('Marked as done.')).toBeAttached();
    await hers.reload();
    await expect(hers.getByText(/^Done on /)).toBeVisible();
    await goTo(hers, '/dashboard');
    await expect(waiting.getByRole('listitem').first()).toContainText(/^Your first day at .* is in \d+ days/);
    expect((await mailsTo(page.request, amara.email)).length).toBeGreaterThan(1);
    for (const { text } of await mailsTo(page.request, amara.email))
      expect(text).not.toMatch(/2003|54,700|£38,300/);
    await goTo(page, '/dashboard/hiring/jobs');
    await expect(page.locator('main')).toContainText(title);
  });
  await context.close();
});

test('an employer rejects an applicant, who learns the end at once', { tag: '@first-visit' }, async ({
  page,
  browser,
}) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  const { amara, hers, context } = await both(page, browser);
  await goTo(page, '/dashboard/hiring/applicants');
  await page.getByRole('link', { name: 'Amara Okafor' }).click();
  await panelOf(page).getByRole('button', { name: 'Reject' }).click();
  const email = page.getByRole('dialog', { name: 'Reject Amara Okafor' });
  await email.getByRole('button', { name: 'Reject with this email' }).click();
  const rejection = async () =>
    (await mailsTo(page.request, amara.email)).filter(({ kind }) => kind === 'application-rejected').length;
  await expect.poll(rejection, { timeout: 25_000 }).toBe(1);
  await expect(hers.locator('main')).toContainText('Rejected');
  await goTo(page, '/dashboard');
  await expect(page.locator('main')).not.toContainText('One application waits for a decision');
  await context.close();
});
