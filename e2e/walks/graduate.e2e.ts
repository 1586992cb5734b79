import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { linkIn } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { isoDays } from '../support/pages/iso-days.ts';
import { logIn, logInByApi, newAccount, open, openAccount } from '../support/people/accounts.ts';
import { ownWord, publish } from '../support/people/employer.ts';
import { deedsIn, goHome, mailAbout, signUpHere, whatWaits } from '../support/people/newcomer.ts';
import { allSaved, answer } from '../support/people/profile-answers.ts';
import { pdfRead } from '../support/read-back.ts';
import { daysAgo, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

// A graduate on a Graduate visa, under 26: the same figures from the job page to the document of the offer.

const needs = { anyone: '£54,700', newEntrant: '£38,300' };
const [certificate, firstDay, visaEnds] = [daysAgo(-40), daysAgo(-95), daysAgo(-120)];

const panelOf = (desk: Page) => desk.getByRole('dialog', { name: 'Amara Okafor' });
const rules = (page: Page) => page.getByRole('region', { name: 'What the rules say' });
/** The sentences in which the rules say what an offer's pay is enough for. */
const ruleReason = (page: Page) => rules(page).getByText(/£46,000 a year/);

test('a graduate is told the same need on the job page, by the employer’s form, in the offer and its document', {
  tag: '@first-visit',
}, async ({ page, browser }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  const company = `${ownWord()} Systems`;
  const { helen, job, desk } = await employerWith(page, browser, company);
  const amara = newAccount();

  await test.step('finds the job without an account, and is back on it after the code', async () => {
    await page.goto('/jobs');
    await page.getByLabel('Job title').fill(job.title);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: job.title }).click();
    const panel = page.getByRole('region', { name: 'Can this job be sponsored?' });
    await expect(panel).toContainText(`a new worker needs ${needs.anyone} a year`);
    await expect(panel).toContainText(`enough for a new entrant (${needs.newEntrant})`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUpHere(page, amara);
    await expect(page).toHaveURL(`/dashboard/job-details?job=${job.id}`);
  });

  await test.step('says what the page asks for, and Home names the end of the permission', async () => {
    await page.getByRole('link', { name: 'your date of birth' }).click();
    await answer(page, 'Are you authorised to work in the UK?', 'Yes').check();
    await answer(page, 'Will you need sponsorship, now or later?', 'Yes').check();
    await page.getByLabel('Current visa').selectOption('Graduate');
    await page.getByLabel('It expires on').fill(visaEnds);
    await page.getByLabel('Date of birth').fill('2003-07-09');
    await page.getByLabel('Months held').fill('17');
    await page.getByLabel('Months held').press('Tab');
    await allSaved(page);
    await goHome(page);
    await expect(whatWaits(page)).toHaveCount(1);
    await expect(whatWaits(page)).toContainText('Your permission ends in 120 days');
    await expect(whatWaits(page)).toContainText(`Your profile gives ${inWords(visaEnds)}`);
  });

  await test.step('the job page answers for this reader, who applies', async () => {
    await page.getByRole('link', { name: 'Search for Jobs' }).first().click();
    await page.getByLabel('Job title').fill(job.title);
    await page.getByLabel('Job title').press('Enter');
    await page.getByRole('link', { name: job.title, exact: true }).click();
    const panel = page.getByRole('region', { name: 'Can this job be sponsored?' });
    await expect(panel).toContainText('The pay is enough to sponsor you, based on your profile.');
    await expect(panel).toContainText(`The lowest figure that could apply to you is ${needs.newEntrant}`);
    await page.locator('#apply').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`You have applied to ${company}.`)).toBeVisible();
  });

  await test.step('the employer finds the application on Home, two presses from the offer', async () => {
    await open(desk, '/login');
    await logIn(desk, helen);
    await expect(whatWaits(desk).first()).toContainText('One application waits for a decision');
    await expect(whatWaits(desk).first()).toContainText(`1 for ${job.title}. It came on `);
    await whatWaits(desk).first().getByRole('link', { name: 'Read it' }).click();
    await desk.getByRole('link', { name: 'Amara Okafor' }).click();
    if (nightly) await asksAboutSponsorship({ page, desk, company });
    else await panelOf(desk).getByRole('link', { name: 'Make the offer' }).click();
  });

  await test.step('the form judges the offer with the same figures', async () => {
    await desk.getByLabel('Pay a year').fill('46000');
    await desk.getByLabel('First day').fill(firstDay);
    await answer(desk, 'Do you sponsor this job?', 'Yes').check();
    await desk.getByLabel('Certificate planned for').fill(certificate);
    await desk.getByLabel('Months of the certificate').fill('30');
    await desk.getByLabel('Visa applied for from').selectOption('Inside the UK');
    await desk.getByLabel('Size of your organisation').selectOption('Small or charitable');
    await desk.getByLabel('Do you hold a sponsor licence?').selectOption('Yes');
    await expect(rules(desk)).toContainText('More to find out');
    await expect(ruleReason(desk)).toContainText(`for a new entrant (from ${needs.newEntrant})`);
    await expect(ruleReason(desk)).toContainText(`it is £8,700 short of ${needs.anyone}`);
    await expect(rules(desk)).toContainText(`On the rules of ${inWords(certificate)}`);
    await desk.getByRole('button', { name: 'Send the offer' }).click();
    const confirmation = desk.getByRole('dialog', { name: 'Send this offer to Amara Okafor?' });
    await expect(confirmation).toContainText('£46,000 a year');
    await confirmation.getByRole('button', { name: 'Send it' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Amara Okafor has your offer');
  });

  await test.step('the mail names pay, day and one deed, and the offer reads as the form did', async () => {
    await goHome(page);
    await expect(whatWaits(page).first()).toContainText(`${company} offers you a job`);
    await expect(whatWaits(page).first()).toContainText(
      /£46,000 a year\. Answer by \w+ \d+ \w+, in \d+ days\./,
    );
    const mail = await mailAbout(page.request, amara.email, `${company} has made you an offer`);
    expect(mail.text).toMatch(new RegExp(`${job.title}: £46,000 a year\\. Answer by \\d+ \\w+ \\d{4}\\.`));
    expect(deedsIn(mail)).toEqual(['Read the offer']);
    await page.goto(linkIn(mail, '/dashboard/offers/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${company} offers you a job`);
    await expect(ruleReason(page)).toHaveText((await ruleReason(desk).textContent()) ?? '');
    const forHer = page.getByRole('region', { name: 'What it means for you' });
    await expect(forHer).toContainText(
      `The pay is enough for you as a new entrant (from ${needs.newEntrant})`,
    );
    await expect(forHer).toContainText('the offer pays £46,000.');
    // What only others may use is folded, with the reason.
    await expect(ruleReason(page)).toBeHidden();
    const others = forHer.getByText(/^\d+ other salary options do not apply to you$/);
    await others.click();
    await expect(forHer).toContainText('granted under the rules before 4 April 2024');
    await expect(forHer).toContainText('the certificate of 30 months is too long');
    expect(await isoDays(page)).toEqual([]);
  });

  await test.step('the document says the same', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the offer as a document' }).click();
    const { text } = await pdfRead(await readFile(await (await download).path()));
    const reason = (await ruleReason(page).textContent()) ?? '';
    for (const words of ['£46,000 a year, before tax', reason, needs.anyone, needs.newEntrant])
      expect(text).toContain(words);
  });

  await test.step('acceptance is answered on both sides by what comes next, with its day', async () => {
    // An employer who has the offer open when it is answered is told there, and not by mail.
    await goHome(desk);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/waits? for you$/);
    await expect(whatWaits(desk).filter({ hasText: 'Amara Okafor' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Accept this offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('heading', { name: 'What happens now' })).toBeVisible();
    await goHome(page);
    await expect(whatWaits(page)).toContainText([
      'Your permission ends in 120 days',
      `Your first day at ${company} is in 95 days`,
    ]);
    const mail = await mailAbout(page.request, amara.email, `You have accepted the offer of ${company}`);
    expect(deedsIn(mail)).toEqual(['See what happens now']);
    const hire = whatWaits(desk).filter({ hasText: 'Amara Okafor starts in 95 days' });
    await expect(hire).toContainText(/steps of yours are open\. Next: \w/);
    expect(
      deedsIn(await mailAbout(page.request, helen.email, `${company}: Amara Okafor has accepted your offer`)),
    ).toEqual(['See the answer']);
  });
  await desk.context().close();
});

/** At night: the employer asks about sponsorship after an invitation, and reads on Home that it was answered. */
async function asksAboutSponsorship({
  page,
  desk,
  company,
}: Record<'page' | 'desk', Page> & { company: string }) {
  await panelOf(desk).getByRole('button', { name: 'Move to Interview' }).click();
  await panelOf(desk).getByRole('link', { name: 'Sponsoring' }).click();
  // An invitation can be undone for ten seconds.
  await panelOf(desk).getByRole('button', { name: 'Ask about sponsorship' }).click({ timeout: 25_000 });
  await expect(panelOf(desk)).toContainText('Waiting for Amara');
  await panelOf(desk).getByRole('button', { name: 'Close' }).click();
  await goHome(desk);
  await goHome(page);
  const question = whatWaits(page).filter({ hasText: `${company} asks about sponsorship` });
  await expect(question).toContainText('you may say no. Asked on ');
  await question.getByRole('link', { name: 'Answer' }).click();
  await page.getByRole('button', { name: 'Share these answers' }).click();
  await expect(page.getByText(/sees exactly this:/)).toBeVisible();
  // A candidate who has the application open when an offer comes is told there, and not by mail.
  await goHome(page);
  const shared = whatWaits(desk).filter({ hasText: 'Amara Okafor has shared what sponsorship would need' });
  await shared.getByRole('link', { name: 'Read' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Sponsoring Amara Okafor');
  await expect(desk.getByRole('main')).toContainText(`the job would have to pay ${needs.anyone}`);
  await expect(desk.getByRole('main')).not.toContainText(/2003|under 26/);
  expect(await axeViolations(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Prepare an offer' }).click();
}

/** An employer with one published job, whose pay is enough for new entrants only; and its own browser. */
async function employerWith(page: Page, browser: Browser, company: string) {
  const helen = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };
  await openAccount(page.request, helen, { organizationName: company });
  const title = `${company.split(' ')[0]} Engineer`;
  const job = await publish(await logInByApi(page.request, helen), { title, payFrom: 45_000, payTo: 48_000 });
  const desk = await (await browser.newContext()).newPage();
  desk.setDefaultTimeout(15_000);
  return { helen, job, desk };
}
