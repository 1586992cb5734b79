import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const firstAnswers =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes';
const lastStep = `/assessment?${firstAnswers}&authorizingOfficerAvailable=Yes&at=5`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const summary = (page: Page) => page.getByRole('alert');
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function answerFive(page: Page): Promise<void> {
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
    await page.getByRole('radio', { name: 'Yes' }).first().check();
    await next(page);
  }
  await expect(heading(page)).toHaveText('Where shall we send your result?');
}

test('the first question can be skipped, each new one takes focus, and going back shows the earlier answers', async ({
  page,
}) => {
  await page.goto('/assessment');
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip Assessment' })).toHaveAttribute('href', '/');
  await hydrated(page);
  await page.getByRole('radio', { name: 'No - Foreign Company' }).check();
  await next(page);
  await expect(heading(page)).toHaveText('Can you provide the documents the Home Office asks for?');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip Assessment' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Need More Information' }).check();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { name: 'No - Foreign Company' })).toBeChecked();
  await next(page);
  await expect(page.getByRole('radio', { name: 'Need More Information' })).toBeChecked();
  await next(page);
  await expect(page.getByText('Question 3 of 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Question 3 of 6')).toBeVisible();
});

test('who is logged in is not asked for their address, and can use another', async ({ page, request }) => {
  const account = await openAccount(request);
  await arrive(page, account);
  await page.goto(lastStep);
  await expect(page.getByText(`We send it to ${account.email}`)).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('an error is listed in the summary and by its field, and takes focus', async ({ page }) => {
  await page.goto('/assessment');
  await hydrated(page);
  for (const _press of ['once', 'again']) {
    await next(page);
    await expect(summary(page)).toContainText('Please select an answer before proceeding');
    await expect(summary(page)).toBeFocused();
  }
  await summary(page).getByRole('link').click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('a wrong email address, going back and a dropped connection lose nothing that was typed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await page.goto(lastStep);
  await hydrated(page);
  await page.getByLabel('Email address').fill('amara@');
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(summary(page)).toContainText('Please enter a valid email address');
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('amara@');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Email address').fill('amara@example.com');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Question 5 of 6')).toBeVisible();
  await next(page);
  await expect(page.getByLabel('Email address')).toHaveValue('amara@example.com');
  await page.route(/assessment\.data/, (route) => route.abort());
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(summary(page)).toContainText('Nothing you typed is lost');
  await expect(page.getByLabel('Email address')).toHaveValue('amara@example.com');
  expect(page.url()).not.toContain('amara');
  await page.unroute(/assessment\.data/);
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(page).toHaveURL(/\/assessment\/result\?/);
});

test('the keyboard alone answers all six, and the result gives its status in a word and who decides', async ({
  page,
}) => {
  await page.goto('/assessment');
  await hydrated(page);
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Email address').focus();
  await page.keyboard.type('amara@example.com');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('No obvious barrier found');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(`/assessment/result?${firstAnswers}&authorizingOfficerAvailable=Yes`);
  await expect(page.getByText('General information. The Home Office decides.').first()).toBeVisible();
});

test('the job is suggested while it is typed, and taken along to the result and its plan', async ({
  page,
}) => {
  await page.goto('/assessment?isUKRegistered=Yes&documentsSubmitted=Yes&at=2');
  await hydrated(page);
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await page.getByLabel('Which job?').fill('software dev');
  await page.getByRole('option', { name: /^2134/ }).click();
  expect(await axeViolations(page)).toEqual([]);
  await next(page);
  await expect(page.getByText('It must pay at least £54,700 a year')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await next(page);
  await expect(page.getByText('Question 5 of 6')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await next(page);
  await page.getByLabel('Email address').fill('amara@example.com');
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(page).toHaveURL(/&role=2134$/);
  await expect(page.getByText('Can be sponsored', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the plan' }).click();
  await expect(heading(page)).toContainText('Programmers and software development professionals');
});

test('a wide word gets a question, and leaves what was answered', async ({ page }) => {
  await page.goto('/assessment?isUKRegistered=Yes&documentsSubmitted=Yes&at=2');
  await hydrated(page);
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('Which job?').fill('engineer');
  await next(page);
  await expect(summary(page)).toBeFocused();
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^2134 - / }).click();
  await expect(page.getByText('Question 4 of 6')).toBeVisible();
  await page.getByRole('link', { name: 'Change the job' }).click();
  await page.getByLabel('Which job?').fill('');
  await next(page);
  await expect(page.getByText('Question 4 of 6')).toBeVisible();
  await expect(page.getByText('It must pay at least')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('six steps lead to the result, and its address holds the five answers only', async ({ page }) => {
    await page.goto('/assessment');
    await next(page);
    await expect(summary(page)).toContainText('Please select an answer before proceeding');
    await answerFive(page);
    await page.getByLabel('Email address').fill('amara@example');
    await page.getByRole('button', { name: 'See my result' }).click();
    await expect(summary(page)).toContainText('Please enter a valid email address');
    await page.getByLabel('Email address').fill('amara@example.com');
    await page.getByRole('button', { name: 'See my result' }).click();
    await expect(page).toHaveURL(`/assessment/result?${firstAnswers}&authorizingOfficerAvailable=Yes`);
  });
});
