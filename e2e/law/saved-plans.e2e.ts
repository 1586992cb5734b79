import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { logIn, logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { test as reading } from '../support/requests.ts';
import { expect, test } from '../test.ts';

const path = '/dashboard/plans';
const programmer = '/plan-a-hire?role=2134&salary=58000&workNation=england';
const plan = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Plans' }).getByRole('listitem').filter({ hasText: name });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Saves a plan by the API. */
async function save(api: ApiClient, name: string, answers: Readonly<Record<string, string>> = {}) {
  const job = { title: 'Backend engineer', occupationCode: '2134' };
  await api.post('/api/me/plans', { name, answers: { role: '2134', ...answers }, job });
}

test('a founder plans a hire, logs in, saves the plan, finds it, opens it and makes a job draft of it', async ({
  page,
  request,
}) => {
  test.slow();
  const founder = await openAccount(request, newAccount('recruiter'), {
    organizationName: 'Northgate Systems',
  });
  await page.goto(programmer);
  await page.getByRole('link', { name: 'Log in to save this plan' }).click();
  await hydrated(page);
  await logIn(page, founder);
  await expect(page).toHaveURL(/\/dashboard\/plans\/new\?role=2134/);
  const name = page.getByLabel('Name');
  await expect(name).toHaveValue('Programmers and software development professionals from abroad');
  await expect(page.getByRole('main')).toContainText('No obvious barrier');
  expect(await axeViolations(page)).toEqual([]);
  await name.fill('Backend engineer for Leeds');
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/plans\?saved=/);
  await expect(page.getByText('“Backend engineer for Leeds” is saved.')).toBeVisible();

  const row = plan(page, 'Backend engineer for Leeds');
  for (const text of ['No obvious barrier', '£54,700', '£2,576', '£3,924'])
    await expect(row).toContainText(text);
  // It goes on with the law: the day on which it was saved is no answer.
  expect(await row.getByRole('link').getAttribute('href')).not.toContain('assignedOn');
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Can this job be sponsored' })).toContainText(
    'you offer £3,300 more',
  );
  await expect(page.getByRole('link', { name: 'Save this plan', exact: true })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Plans' }).click();
  await row.getByRole('button', { name: 'Make a job draft' }).click();
  await expect(row).toContainText('Candidates cannot see it.');
  await expect(row.getByRole('button', { name: 'Make a job draft' })).toHaveCount(0);
  await expect(row.getByRole('link', { name: /^Open it/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/hiring\/jobs\/[0-9a-f-]{36}/);
  await expect(page.getByLabel('Hours a week')).toHaveValue('37.5');
  await expect(page.getByLabel('Pay from')).toHaveValue('58000');
  await expect(page.getByRole('radio', { name: /^2134/ })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
});

test('a candidate renames a plan, deletes it and brings it back, by keyboard alone', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  await save(await logInByApi(request, amara), 'A first plan');
  await arrive(page, amara, path);
  const row = plan(page, 'A first plan');
  await expect(row.getByRole('button', { name: 'Make a job draft' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Rename' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('A second plan');
  await page.keyboard.press('Enter');
  await expect(plan(page, 'A second plan')).toBeVisible();
  await plan(page, 'A second plan').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '“A second plan” is deleted.' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(plan(page, 'A second plan').getByRole('link')).toBeFocused();
});

test('a long list is searched and read page by page; one that the form has left behind says so', async ({
  page,
  request,
}) => {
  test.slow();
  const amara = await openAccount(request);
  const api = await logInByApi(request, amara);
  for (let number = 1; number <= 25; number += 1) await save(api, `Plan ${number}`);
  await save(api, 'Much too dear', { salary: 'much' });
  await arrive(page, amara, path);
  const rows = page.getByRole('list', { name: 'Plans' }).getByRole('listitem');
  await expect(rows).toHaveCount(25);
  await expect(plan(page, 'Much too dear')).toContainText('Enter the salary in pounds a year');
  await page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('link').first().click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Plan 1');
  await page.getByLabel('Search by name').fill('plan 25');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Plan 25');
  await page.getByLabel('Search by name').fill('nurse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No plan is called “nurse”')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('more plans than can be kept are refused in words, and nothing typed is lost', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const amara = await openAccount(request);
  await arrive(page, amara, `${path}/new?role=2134`);
  const message = 'You can save 200 plans. Delete one you no longer need first.';
  await page.route('**/api/me/plans', (route) =>
    route.fulfill({ status: 409, json: { message, code: 'too-many' } }),
  );
  await page.getByLabel('Name').fill('One too many');
  await page.getByRole('button', { name: 'Save this plan' }).click();
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('One too many');
});

test('a plan by the law of a chosen day keeps that day, and says so', async ({ page, request }) => {
  await arrive(page, await openAccount(request), `${path}/new?role=2134&assignedOn=2027-01-04`);
  await page.getByRole('button', { name: 'Save this plan' }).click();
  const row = page.getByRole('list', { name: 'Plans' }).getByRole('listitem');
  await expect(row).toContainText('by the law of 4 January 2027');
  expect(await row.getByRole('link').getAttribute('href')).toContain('assignedOn=2027-01-04');
});

test('answers that make no plan yet lead back to the form', async ({ page, request }) => {
  await arrive(page, await openAccount(request), `${path}/new?role=2134&salary=much`);
  await expect(page.getByRole('main')).toContainText('There is no plan to save yet');
  await expect(page.getByRole('main')).toContainText('Enter the salary in pounds a year');
  await expect(page.getByRole('link', { name: 'Back to the plan' })).toHaveAttribute(
    'href',
    '/plan-a-hire?role=2134&salary=much',
  );
});

for (const colorScheme of nightly ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme, reducedMotion: 'reduce' });

    test('plans are found from the account menu, and nothing scrolls sideways', async ({ page, request }) => {
      const amara = await openAccount(request);
      await arrive(page, amara);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('link', { name: 'Plans' }).click();
      await expect(page.getByRole('main')).toContainText('You have saved no plans');
      expect(await axeViolations(page)).toEqual([]);
      const api = await logInByApi(request, amara);
      await save(api, 'x'.repeat(120));
      await save(api, 'A job nobody can be sponsored in', { role: '8120' });
      await page.reload();
      await expect(plan(page, 'A job nobody')).toContainText('A barrier');
      expect(await sideways(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test('the settlement calculator is one press away where the worker is in the route already', async ({
  page,
}) => {
  await page.goto(
    '/plan-a-hire?role=2134&salary=58000&location=inside&visaType=skilled&inRouteSince=2022-03-01&assignedOn=2026-11-23',
  );
  await page.getByRole('link', { name: 'What must they earn to settle?' }).click();
  await expect(page).toHaveURL(
    /\/settlement-salary\?role=2134&hours=37\.5&salary=58000&inRouteSince=2022-03-01/,
  );
  await page.goto(programmer);
  await expect(page.getByRole('link', { name: 'What must they earn to settle?' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan leads to the log-in, which knows where to go on', async ({ page }) => {
    await page.goto(programmer);
    await expect(page.getByRole('link', { name: 'Save this plan', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Log in to save this plan' }).click();
    const next = new URL(page.url()).searchParams.get('next');
    expect(next).toBe('/dashboard/plans/new?role=2134&salary=58000&workNation=england');
  });
});

reading('a program reads the figures of a plan beside its answers', async ({ request }) => {
  const body = await (await request.get('/plan-a-hire.json?role=2134&salary=58000')).json();
  const { verdict, job } = z
    .object({ verdict: z.object({ title: z.string() }), job: z.unknown() })
    .parse(body);
  expect(verdict.title).toBe('No obvious barrier');
  expect(job).toMatchObject({ occupationCode: '2134', payFrom: 58_000 });
});
