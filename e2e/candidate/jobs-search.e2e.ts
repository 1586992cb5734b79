import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { openAccount } from '../support/people/accounts.ts';
import { arrive, goTo } from '../support/people/behind-log-in.ts';
import { openEmployer, ownWord } from '../support/people/employer.ts';
import { expect, test } from '../test.ts';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const cards = (page: Page) => page.getByRole('article');

test('jobs are searched and filtered by keyboard, with an address that can be bookmarked', async ({
  page,
  request,
}) => {
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  await employer.offer({ title: 'Platform Engineer' });
  await employer.offer({
    title: 'Data Engineer',
    workplace: 'fully-remote',
    place: null,
    nation: null,
    payTo: 70_000,
  });
  await arrive(page, await openAccount(request), '/dashboard/jobs');
  const { keyboard } = page;

  await page.getByLabel('Location').focus();
  await keyboard.type('Lond');
  await expect(page.getByRole('option', { name: /^London/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Location')).toHaveValue('London');
  await page.getByLabel('Job title').focus();
  await keyboard.type(word);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/jobs?title=${word}&place=London`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('1 job');
  await page.getByLabel('Location').fill('');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('2 jobs');

  const filters = page.locator('summary').filter({ hasText: 'Filters' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await filters.focus();
  await keyboard.press('Enter');
  await page.getByLabel('Pay from').fill('a lot');
  await keyboard.press('Enter');
  await expect(page.getByText('Enter a whole amount a year, such as 45,000.')).toBeVisible();
  await page.getByLabel('Pay from').fill('75k');
  await expect(sheet.getByRole('button', { name: 'Show 1 job' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/jobs?title=${word}&pay=75000`);
  await expect(sheet).toBeHidden();
  await expect(cards(page)).toHaveCount(1);
  await filters.click();
  await sheet.getByRole('radio', { name: 'Fully Remote' }).check();
  await expect(sheet.getByRole('button', { name: 'Show 0 jobs' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Show 0 jobs' }).click();
  await expect(page.getByText(`No job here for “${word}” with these filters`)).toBeVisible();
  await expect(page.getByText('They fit all your filters but one.')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'From £75,000 (remove this filter)' }).focus();
  await keyboard.press('Enter');
  await expect(cards(page)).toContainText(['Remote in the UK']);
  await expect(filters).toBeFocused();
  await filters.click();
  await expect(sheet).toBeVisible();
  await expect(page.getByLabel('Pay from')).toHaveValue('');
  await keyboard.press('Escape');
  await page.goBack();
  await filters.click();
  await expect(sheet).toBeVisible();
  await expect(page.getByLabel('Pay from')).toHaveValue('75,000');
  await keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('list', { name: 'Filters' }).getByRole('link', { name: 'Clear all' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue(word);
});

test('a job is saved and removed, and a search is saved, renamed, emailed and removed, each with an undo', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  const job = await employer.offer({ title: 'Platform Engineer' });
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, await openAccount(request), `/dashboard/jobs?title=${word}`);
  const { keyboard } = page;
  const tabs = page.getByRole('navigation', { name: 'Jobs' });

  await page.route('**/api/me/saved-jobs/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save Platform Engineer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not changed.' })).toBeVisible();
  await expect(tabs).toContainText('Saved (0)');
  await page.getByRole('button', { name: 'Save Platform Engineer' }).click();
  await expect(tabs).toContainText('Saved (1)');
  await tabs.getByRole('link', { name: 'Saved (1)' }).click();
  // The previous list has a button of the same name.
  await expect(tabs.getByRole('link', { name: 'Saved (1)' })).toHaveAttribute('aria-current', /./);
  await page.getByRole('button', { name: 'Saved Platform Engineer: press to remove it' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByText('Platform Engineer is no longer saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.press('Enter');
  await expect(tabs).toContainText('Saved (1)');
  await employer.close(job);
  await page.reload();
  await expect(cards(page)).toContainText('Closed');

  await goTo(page, `/dashboard/jobs?title=${word}`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Give this search a name.');
  await dialog.getByLabel('Name').fill('Mine');
  await dialog.getByLabel('Emails about new jobs').selectOption('Weekly');
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(tabs).toContainText('Searches1');
  await employer.offer({ title: 'Network Engineer' });
  await page.reload();
  await expect(page.getByText('1 new')).toBeVisible();
  await expect(page.getByLabel('Emails about Mine')).toHaveValue('weekly');
  await page.getByLabel('Emails about Mine').selectOption('Daily');
  await page.getByRole('button', { name: 'Rename Mine' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My engineers');
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My engineers' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: 'Remove My engineers' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Emails about My engineers')).toHaveValue('daily');
  // As one comes who signed up to be told of such jobs: one press, and they are emailed daily.
  await goTo(page, `/dashboard/jobs?title=${word}&nation=wales&tell=yes`);
  await expect(dialog.getByLabel('Emails about new jobs')).toHaveValue('daily');
  await dialog.getByLabel('Name').fill('Welsh');
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('Saved as Welsh').first()).toBeVisible();
  await tabs.getByRole('link', { name: 'Searches' }).click();
  await page.getByRole('link', { name: 'My engineers' }).click();
  await expect(page).toHaveURL(`/dashboard/jobs?title=${word}`);
  await expect(cards(page)).toContainText('Network Engineer');
  expect(await sideways(page)).toBe(0);
  await tabs.getByRole('link', { name: 'Searches' }).click();
  await expect(page.getByText('1 new')).toHaveCount(0);
});

test('a place in the words is read, said and taken back; a word that is also a place is asked about', async ({
  page,
  request,
}) => {
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  await employer.offer({ title: 'Platform Engineer' });
  await page.goto(`/jobs?title=${word}+jobs+in+london`);
  await expect(page.getByText(`Showing ${word} jobs in London.`)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${word} jobs in London`, 'i'));
  await expect(cards(page)).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: `Search for exactly “${word} jobs in london”` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^No job here/);
  await page.getByRole('link', { name: /^Exactly these words/ }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.goto(`/jobs?title=${word}+reading`);
  await expect(page.getByRole('group', { name: 'Did you mean jobs in Reading?' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Yes, in Reading' }).click();
  await expect(page).toHaveURL(`/jobs?title=${word}&place=Reading`);

  await arrive(page, await openAccount(request), `/dashboard/jobs?title=${word}+jobs+in+london`);
  await expect(
    page.getByRole('status').filter({ hasText: `Showing ${word} jobs in London.` }),
  ).toBeAttached();
  await page.getByRole('link', { name: /^Search for exactly/ }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('0 jobs');
});
