import type { Page } from '@playwright/test';
import { nightly } from '../../support/nightly.ts';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { logInByApi, newAccount, openAccount } from '../../support/people/accounts.ts';
import { arrive } from '../../support/people/behind-log-in.ts';
import { openEmployer, ownWord } from '../../support/people/employer.ts';
import { expect, test } from '../../test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /^Search pages/ });
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const active = (page: Page) => options(page).and(page.locator('[aria-selected=true]'));
const searchStatus = (page: Page) => page.getByRole('dialog', { name: 'Quick search' }).getByRole('status');

test('what has a name is found first, here an application by its employer', async ({ page, request }) => {
  const word = ownWord();
  const employer = await openEmployer(request, `${word} Systems`);
  const job = await employer.offer({ title: 'Platform Engineer' });
  const account = await openAccount(request);
  const candidate = await logInByApi(request, account);
  await candidate.post(`/api/me/jobs/${job.id}/applications`, { text: 'I know your work.', resume: null });
  await arrive(page, account, '/dashboard/jobs');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(word.slice(0, 8));
  await expect(active(page)).toHaveText(`Platform EngineerApplied · ${word} Systems`);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/applied\?application=/);
});

test('what is typed before the search has loaded is not lost', async ({ page, request }) => {
  let allKeysSent = false;
  await page.route(/quick-dialog/, async (route) => {
    await expect.poll(() => allKeysSent).toBe(true);
    await route.continue();
  });
  await arrive(page, await openAccount(request), '/dashboard/jobs');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('saved  ');
  await page.keyboard.press('Backspace');
  allKeysSent = true;
  await expect(field(page)).toHaveValue('saved ');
  await expect(active(page)).toHaveText('Saved jobs');
  await page.unroute(/quick-dialog/);
});

test('the keyboard alone finds a field of the profile, an occupation and the way out', async ({
  page,
  request,
}) => {
  await arrive(page, await openAccount(request), '/dashboard/jobs');
  const savedLink = page.getByRole('link', { name: 'Saved (0)' });
  await savedLink.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(active(page)).toHaveText('Home');
  if (nightly) expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('Log out');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(savedLink).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('desierd sal');
  await expect(active(page)).toHaveText('Desired salaryPreferences');
  const described = await field(page).getAttribute('aria-activedescendant');
  await expect(active(page)).toHaveAttribute('id', described ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/profile/preferences#salary');
  await expect(page.locator('#salary')).toBeFocused();
  const profile = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' });
  await expect(profile).toHaveText('Profile9 needed steps are open');
  await page.getByText('Open to offers').click();
  await expect(profile).toHaveText('Profile8 needed steps are open');

  await page.keyboard.press('Control+k');
  await expect(active(page)).toHaveText('Desired salaryPreferences');
  await page.keyboard.type('dark');
  await expect(active(page)).toHaveText('Dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('5434');
  await expect(active(page)).toHaveText('5434 Chefs');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('quillfeather');
  await expect(active(page)).toHaveText('Quillfeather Studios LtdHull');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a recruiter finds their own pages, and gets a message when nothing is found or the search fails', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/);
    await arrive(page, await openAccount(request, newAccount('recruiter')));
    const opener = page.getByRole('button', { name: 'Search' });
    await opener.tap();
    await expect(options(page).filter({ hasText: 'Preferences' })).toHaveCount(0);
    await field(page).fill('zzqqxx');
    await expect(searchStatus(page)).toHaveText(/^Nothing found for “zzqqxx”\./);
    await page.route('**/api/salary/search*', (route) => route.abort());
    await field(page).fill('zzqqx');
    await expect(searchStatus(page)).toContainText('The occupation search isn’t answering.');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(opener).toBeFocused();
    await opener.tap();
    await field(page).fill('colleagues');
    await options(page).filter({ hasText: 'People and access' }).first().tap();
    await expect(page).toHaveURL('/dashboard/organisation/people');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
