import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.ts';
import { linkIn } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { isoDays } from '../support/pages/iso-days.ts';
import { logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { ownWord, publish } from '../support/people/employer.ts';
import { deedsIn, goHome, mailAbout, signUpHere, whatWaits } from '../support/people/newcomer.ts';
import { daysAgo, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

// A nurse in Manila, on her phone: from the home page to the papers for the visa. The employer acts by the API.

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Manila',
});

const cv = `Maria Santos
Location: Manila, Philippines

Experience
Staff Nurse, St Luke's\tMarch 2019 - Present
A ward of thirty beds.

Skills: Triage, Wound care
`;
const received = z.object({ applications: z.array(z.object({ id: z.string() })) });
const [interviewDay, certificateDay, firstDay, lastDay] = [
  daysAgo(-9),
  daysAgo(-30),
  daysAgo(-120),
  daysAgo(-7),
];

/** Checks what every page of the walk must keep: no day as a machine writes it, no way to move sideways, no barrier. */
async function isWell(page: Page): Promise<void> {
  expect(await isoDays(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

test('a nurse abroad finds a job on her phone, is interviewed in her own time, accepts, and reads her papers', {
  tag: '@first-visit',
}, async ({ page, request }) => {
  test.skip(!nightly, 'By day the graduate walks the same way.');
  test.slow();
  page.setDefaultTimeout(15_000);
  const company = `${ownWord()} Trust`;
  const { employer, job } = await trustWith(request, company);
  const maria = { ...newAccount(), fullName: 'Maria Santos' };

  await test.step('finds the job without an account, with what it needs, and signs up from it', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Jobs' }).click();
    await page.getByRole('link', { name: /^Browse .*jobs? without an account$/ }).click();
    await page.getByLabel('Job title').fill(job.title);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: job.title }).click();
    const panel = page.getByRole('region', { name: 'Can this job be sponsored?' });
    await expect(panel).toContainText('The pay is enough for anyone');
    await expect(panel).toContainText('a new worker needs £29,970 a year');
    await isWell(page);
    await page.getByRole('link', { name: 'Create an account' }).first().click();
    await signUpHere(page, maria);
    await expect(page).toHaveURL(`/dashboard/job-details?job=${job.id}`);
  });

  await test.step('Home asks for the CV first, and then for what it did not say', async () => {
    await goHome(page);
    await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
    const next = page.getByRole('region', { name: 'What to do next' });
    await expect(next.getByRole('listitem').first()).toContainText('Upload your CV');
    await isWell(page);
    await next.getByRole('link', { name: 'Upload a CV' }).click();
    await page
      .getByLabel('Choose a file, or drop it here')
      .setInputFiles({ name: 'Maria CV.txt', mimeType: 'text/plain', buffer: Buffer.from(cv) });
    await expect(page.getByText('Read from Maria CV.txt')).toBeVisible();
    await isWell(page);
    await goHome(page);
    await expect(next.getByRole('listitem').first()).toContainText('Say what you do');
  });

  await test.step('the job page answers for her, and the CV goes with the application', async () => {
    await page.getByRole('link', { name: 'Search for Jobs' }).first().click();
    await page.getByLabel('Job title').fill(job.title);
    await page.getByLabel('Job title').press('Enter');
    await page.getByRole('link', { name: job.title, exact: true }).click();
    const panel = page.getByRole('region', { name: 'Can this job be sponsored?' });
    await expect(panel).toContainText('The pay is enough to sponsor you, based on your profile.');
    await expect(page.getByRole('radio', { name: /^Maria CV\.txt/ })).toBeChecked();
    await isWell(page);
    await page.locator('#apply').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`You have applied to ${company}.`)).toBeVisible();
    await mailAbout(request, maria.email, `${company} has your application`);
  });

  const { applications } = received.parse(await employer.get('/api/organisation/applications'));
  const path = `/api/organisation/applications/${applications[0]?.id}`;

  await test.step('the interview is first on Home in her own time, and confirmed from its mail', async () => {
    await employer.patch(path, { from: 'pending', status: 'interview' });
    await employer.put(`${path}/interview`, {
      ...{ date: interviewDay, time: '10:30', timeZone: 'Europe/London', minutes: 45 },
      place: 'https://meet.example/maria',
    });
    await goHome(page);
    const first = whatWaits(page).first();
    await expect(first).toContainText(`Interview with ${company} in 9 days`);
    await expect(first).toContainText(/10:30 \(London\), 45 minutes\. Where you are: .*, 1[78]:30\./);
    await expect(first).toContainText('You have not confirmed it.');
    await isWell(page);
    const mail = await mailAbout(
      request,
      maria.email,
      `Your interview with ${company}: ${weekday(interviewDay)} at 10:30, London time`,
    );
    expect(mail.text).toMatch(/Where you are: .* at 1[78]:30, Philippine Standard Time/);
    expect(deedsIn(mail)).toEqual(['Confirm, or ask for another time']);
    await page.goto(linkIn(mail, '/dashboard/applied'));
    await page.getByRole('button', { name: 'Confirm this time' }).click();
    await expect(page.getByText(/^You confirmed it on /)).toBeVisible();
    await isWell(page);
    await goHome(page);
    await expect(whatWaits(page).first()).toContainText('You have confirmed it.');
  });

  await test.step('the offer takes its place on Home, with pay and day, and in a mail', async () => {
    const sponsored = { certificateOn: certificateDay, months: 36, appliesFrom: 'outside' };
    const terms = {
      ...{ title: job.title, pay: 34_000, hoursPerWeek: 37.5, place: 'Leeds', nation: 'england' },
      ...{ employment: 'permanent', years: null, note: null, startsOn: firstDay, expiresOn: lastDay },
      ...{ occupationCode: '2237', payScaleRole: 'band-5', healthCareEmployer: 'nhs' },
      sponsored: { ...sponsored, sponsorSize: 'large', holdsLicence: true },
    };
    await employer.post(`${path}/offer/send`, { terms, seen: 0 });
    await expect(whatWaits(page).first()).toContainText(`${company} offers you a job`);
    await expect(whatWaits(page)).toHaveCount(1);
    await expect(whatWaits(page).first()).toContainText(/£34,000 a year\. Answer by .*, in 7 days\./);
    const mail = await mailAbout(request, maria.email, `${company} has made you an offer`);
    expect(mail.text).toContain(`£34,000 a year. Answer by ${inWords(lastDay)}.`);
    expect(deedsIn(mail)).toEqual(['Read the offer']);
    await whatWaits(page).first().getByRole('link', { name: 'Read the offer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${company} offers you a job`);
    await isWell(page);
    await page.getByRole('button', { name: 'Accept this offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  });

  await test.step('after accepting: who does what, her papers by country, and who pays', async () => {
    await expect(page.getByRole('heading', { name: 'What happens now' })).toBeVisible();
    const papers = page.getByRole('region', { name: 'Your papers for the visa' });
    const paper = (name: string) =>
      papers.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) });
    await expect(paper('Tuberculosis (TB) test')).toContainText('Depends on where you have lived');
    await papers.getByLabel(/^Where have you lived/).selectOption('Philippines');
    await expect(paper('Tuberculosis (TB) test')).toContainText(/Needed.*You pay about £50 to £150/);
    await papers
      .getByLabel('Which passport do you hold?')
      .selectOption('Of a country that is not in this list');
    await expect(paper('English')).toContainText(/Needed, unless you are exempt.*You pay about £150 to £200/);
    await expect(paper('Police certificate')).toContainText('12 months or more in the last 10 years');
    await expect(paper('Professional registration')).toContainText('Nursing and Midwifery Council');
    await expect(page.getByRole('region', { name: `What ${company} does` })).toContainText(
      'right to work check',
    );
    const now = page.getByRole('region', { name: 'What happens now' });
    // In the NHS without the surcharge.
    await expect(now).toContainText('The worker pays£324');
    await expect(now).toContainText('Sponsoring costs the employer£4,485');
    await isWell(page);
    const mail = await mailAbout(request, maria.email, `You have accepted the offer of ${company}`);
    expect(deedsIn(mail)).toEqual(['See what happens now']);
    await goHome(page);
    await expect(whatWaits(page)).toHaveCount(1);
    await expect(whatWaits(page)).toContainText(`Your first day at ${company} is in 120 days`);
  });
});

/** A part of the NHS with one published job for a nurse, and a client of its recruiter. */
async function trustWith(request: APIRequestContext, company: string) {
  const helen = { ...newAccount('recruiter'), fullName: 'Helen Marsh' };
  await openAccount(request, helen, { organizationName: company });
  const employer: ApiClient = await logInByApi(request, helen);
  const job = await publish(employer, {
    ...{ title: `${company.split(' ')[0]} nurse`, occupationCode: '2237', payFrom: 32_000, payTo: 38_000 },
    ...{ payScaleRole: 'band-5', healthCareEmployer: 'nhs', workplace: 'on-site', place: 'Leeds' },
    skills: ['Triage'],
  });
  return { employer, job };
}

/** A day as the mail of an interview names it. */
function weekday(day: string): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', words).format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
