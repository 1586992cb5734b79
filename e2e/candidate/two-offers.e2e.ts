import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { openHiring } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

const withApplication = z.object({ application: z.string() });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The day so many days from now: as the API takes it, and as pages say it. */
function dayAfter(days: number) {
  const date = new Date(Date.now() + days * 86_400_000);
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options }).format(date);
  return {
    iso: date.toISOString().slice(0, 10),
    short: inWords({ day: 'numeric', month: 'long' }),
    long: inWords({ day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

const [sooner, later] = [dayAfter(9), dayAfter(12)];

interface OfferToMake {
  readonly company: string;
  readonly title: string;
  readonly pay: number;
  readonly expiresOn: string;
}

/** The candidate applies to a new organisation, which makes them an offer. */
async function makeOffer(
  request: APIRequestContext,
  candidate: ApiClient,
  offer: OfferToMake,
): Promise<string> {
  const { company, title, pay, expiresOn } = offer;
  const { employer, publish } = await openHiring(request, company);
  const job = await publish(title);
  const body = { text: 'I would like to work with you.', resume: null };
  const { application } = withApplication.parse(
    await candidate.post(`/api/me/jobs/${job}/applications`, body),
  );
  const path = `/api/organisation/applications/${application}`;
  await employer.patch(path, { from: 'pending', status: 'interview' });
  const sponsored = {
    certificateOn: dayAfter(40).iso,
    months: 36,
    appliesFrom: 'outside',
    sponsorSize: 'small',
    holdsLicence: true,
  };
  const terms = {
    ...{ title, pay, hoursPerWeek: 37.5, startsOn: dayAfter(100).iso, place: 'London', nation: 'england' },
    ...{ employment: 'permanent', years: null, occupationCode: '2134', sponsored, note: null, expiresOn },
  };
  await employer.post(`${path}/offer/send`, { terms, seen: 0 });
  return application;
}

test('a candidate with two offers compares them, accepts one, sees what happens now, and declines the other', async ({
  page,
  request,
}) => {
  test.slow();
  const account = await openAccount(request);
  const candidate = await logInByApi(request, account);
  await makeOffer(request, candidate, {
    company: 'Quillfold',
    title: 'Documents Engineer',
    pay: 63_000,
    expiresOn: later.iso,
  });
  await makeOffer(request, candidate, {
    company: 'Slievebrook Analytics',
    title: 'Backend Engineer',
    pay: 55_000,
    expiresOn: sooner.iso,
  });

  await test.step('both wait at home with their days, the first to end first', async () => {
    await arrive(page, account);
    const waiting = page.getByRole('main').getByRole('listitem').filter({ hasText: 'offers you a job' });
    await expect(waiting).toHaveCount(2);
    await expect(waiting.nth(0)).toContainText('Slievebrook Analytics');
    await expect(waiting.nth(0)).toContainText(sooner.short);
    await expect(waiting.nth(1)).toContainText('Quillfold');
    await expect(waiting.nth(1)).toContainText(later.short);
  });

  await test.step('beside each other they say what to ask, and fit a phone, the dark and paper', async () => {
    await page.locator('a[href="/dashboard/offers/compare"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Two offers are open: answer the first by ${sooner.long}`,
    );
    await expect(page.getByRole('heading', { name: /^What to ask/ })).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await sideways(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await expect(page.getByRole('link', { name: /^Read the offer/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Quillfold', exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('accepting one says what happens now', async () => {
    await page.getByRole('link', { name: /^Read the offer, ask or answer.*Quillfold/ }).click();
    await page.getByRole('button', { name: 'Accept this offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What happens now' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('What Quillfold does');
  });

  await test.step('the other is still open, and is declined with a word', async () => {
    await page.goto('/dashboard');
    const waiting = page.getByRole('main').getByRole('listitem').filter({ hasText: 'offers you a job' });
    await expect(waiting).toHaveCount(1);
    await waiting.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page
      .getByLabel('A word to Slievebrook Analytics')
      .fill('Thank you. I have accepted another offer.');
    await page.getByRole('button', { name: 'Decline the offer' }).click();
    await expect(page.getByRole('main')).toContainText(
      'You have declined the offer of Slievebrook Analytics',
    );
    await expect(page.getByRole('main')).toContainText('I have accepted another offer.');
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText('Your first day at Quillfold');
    await expect(page.getByText('offers you a job')).toHaveCount(0);
  });
});

test('tools speak to a candidate as the worker, and to whom is chosen once for the tab and told by the link', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await arrive(page, account);
  await page.goto('/plan-a-hire?role=2134');
  await expect(page).toHaveURL(/reader=worker/);
  await expect(page.getByRole('main')).toContainText('Your employer pays');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'I am the employer' }).click();
  await expect(page.getByRole('main')).toContainText('Sponsoring costs you');
  await page.goto('/immigration-skill-charge-calculator/calculate?years=3');
  await expect(page.getByRole('main')).toContainText('Sponsoring costs you');
  await expect(page.getByRole('link', { name: 'I am the employer' })).toHaveAttribute('aria-current', 'true');
});
