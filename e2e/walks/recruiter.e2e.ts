import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { mailsTo } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import {
  type Account,
  logIn,
  logInByApi,
  newAccount,
  open,
  openAccount,
} from '../support/people/accounts.ts';
import { ownWord, type PublishedJob, publish } from '../support/people/employer.ts';
import { goHome, inSidebar, whatWaits } from '../support/people/newcomer.ts';
import { daysAgo, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

// A recruiter with two hundred applications of twenty-five people for eight jobs.

const [people, openJobs] = [25, 8];
const applied = z.object({ application: z.string() });

test('a recruiter answers two hundred applications: by job, all of a filter at once, with undo, to a hire', {
  tag: '@first-visit',
}, async ({ page, request }) => {
  test.skip(!nightly, 'It takes a minute to have two hundred applications.');
  test.setTimeout(300_000);
  page.setDefaultTimeout(15_000);
  const { helen, jobs, candidates } = await twoHundred(request);
  const [first] = jobs;
  const rejected = async () =>
    (await mailsTo(request, candidates[0]?.email ?? '')).filter(
      ({ kind }) => kind === 'application-rejected',
    );
  const main = page.getByRole('main');
  const together = page.getByRole('region', { name: 'With those you chose' });

  await test.step('Home counts them in one line, by job, with the day of the oldest', async () => {
    await open(page, '/login');
    await logIn(page, helen);
    const waiting = whatWaits(page).filter({ hasText: '200 applications wait for a decision' });
    await expect(waiting).toContainText(`25 for ${first?.title}`);
    await expect(waiting).toContainText(/The oldest came on \w+ \d+ \w+\./);
    expect(await axeViolations(page)).toEqual([]);
    await waiting.getByRole('link', { name: 'Read them' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('25 people wait for an answer');
    await expect(main).toContainText('25 people with 200 applications');
  });

  await test.step('filters by job, chooses all of the filter, and takes the rejection of all back', async () => {
    await page.getByText('Filter by job, tag or messages').click();
    await page.getByLabel('Job', { exact: true }).selectOption(`${first?.title} (25)`);
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(main).toContainText('25 people with 25 applications');
    await page.getByRole('button', { name: 'Choose all that these filters find' }).click();
    await expect(main).toContainText('All 25 that these filters find are chosen.');
    expect(await axeViolations(page)).toEqual([]);
    await together.getByRole('button', { name: 'Reject' }).click();
    const email = page.getByRole('dialog', { name: 'Reject 25 applicants' });
    await email.getByRole('button', { name: 'Reject 25 with this email' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Undone\. Nothing was sent/)).toBeAttached();
    expect(await rejected()).toEqual([]);
  });

  await test.step('moves all of them, and the board and Home agree', async () => {
    await page.getByRole('button', { name: 'Choose all that these filters find' }).click();
    await together.getByRole('button', { name: 'Move to…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Interview/ })
      .click();
    await expect(page.getByText('25 applicants moved. They hear of it in ten seconds.')).toBeVisible();
    await goHome(page);
    await expect(whatWaits(page)).toContainText([/175 applications wait for a decision/]);
  });

  await test.step('one press from the applicant to the offer', async () => {
    await inSidebar(page, /^Applicants/);
    await page.getByRole('link', { name: 'Interview 25' }).click();
    await page.getByRole('link', { name: 'Candidate 1', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Candidate 1' });
    await panel.getByRole('link', { name: 'Make the offer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prepare an offer to Candidate 1');
    await page.goBack();
  });

  await test.step('hired outside Portway begins a hire with its day', async () => {
    await page.getByRole('dialog', { name: 'Candidate 1' }).getByRole('button', { name: 'Move to…' }).click();
    await page
      .getByRole('dialog', { name: 'Move Candidate 1 to…' })
      .getByRole('button', { name: /Hired/ })
      .click();
    const hire = page.getByRole('dialog', { name: 'Hire Candidate 1 outside Portway' });
    await hire.getByLabel('First day at work').fill(daysAgo(-30));
    await hire.getByRole('button', { name: 'Record the hire' }).click();
    await expect(hire).toHaveCount(0);
    await goHome(page);
    await expect(whatWaits(page).filter({ hasText: 'Candidate 1 starts in 30 days' })).toContainText(
      'Next: ',
    );
    await inSidebar(page, /^Hires/);
    await main.getByRole('link', { name: /Candidate 1/ }).click();
    await expect(main).toContainText('Hired outside Portway');
    await expect(main).toContainText(inWords(daysAgo(-30)));
    expect(await axeViolations(page)).toEqual([]);
  });
});

/** An employer with eight jobs, for each of which twenty-five people have applied. */
async function twoHundred(request: APIRequestContext) {
  const helen = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };
  await openAccount(request, helen, { organizationName: `${ownWord()} Systems` });
  const employer = await logInByApi(request, helen);
  const jobs: PublishedJob[] = [];
  for (let at = 1; at <= openJobs; at++) jobs.push(await publish(employer, { title: `Engineer ${at}` }));
  const candidates: Account[] = [];
  for (let at = 1; at <= people; at++) {
    const account = { ...newAccount(), fullName: `Candidate ${at}` };
    const candidate = await logInByApi(request, await openAccount(request, account));
    for (const { id } of jobs)
      applied.parse(await candidate.post(`/api/me/jobs/${id}/applications`, { text: 'Hello', resume: null }));
    candidates.push(account);
  }
  return { helen, jobs, candidates };
}
