import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a stranger is led to the log-in, as is every tab of a user who logs out', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/dashboard/account/sessions?a=b');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faccount%2Fsessions%3Fa%3Db');
  await arrive(page, await openAccount(request));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amara Okafor');
  await expect(page).toHaveTitle('Home · Portway');
  const other = await context.newPage();
  await goTo(other, '/dashboard/account');
  const token = await page.evaluate(() => localStorage.token);
  await page.getByRole('button', { name: 'Account of Amara Okafor' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.token)).toBeUndefined();
  const used = await context.request.get('/api/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(used.status()).toBe(401);
  // The page that was left is no longer in the history: the entry before it is where the token was stored.
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
});

test('a candidate whose profile loads on the second try sees the best next step, what is missing, and links that work', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*\/api\/me\/profile$/);
  await page.route('**/api/me/profile', (route) => route.abort(), { times: 1 });
  await arrive(page, await openAccount(request));
  await expect(page.getByRole('alert')).toContainText('We could not load your profile');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Upload your CV',
    'Add a passkey',
    'Check a salary',
    'Work out the costs',
    'How to get a visa',
  ]);
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByRole('progressbar', { name: 'Your profile is 0% complete' })).toBeVisible();
  await expect(next).toContainText('14 steps are missing. 9 are essential.');
  await next.getByText('What else is missing (13)').click();
  await expect(next.getByRole('link')).toHaveCount(15);
  for (const [name, label] of [
    ['Recent Applications', 'Search for Jobs'],
    ['Recommended Jobs', 'Add your primary role'],
  ] as const)
    await expect(page.getByRole('region', { name }).getByRole('link', { name: label })).toBeVisible();
  const links = await main.getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const path of new Set(paths.map((one) => (one ?? '').replace(/#.*/, '')))) {
    const response = await request.get(path);
    expect(response.status(), response.url()).toBe(200);
  }
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(rail.getByRole('link')).toHaveText([
    'Home',
    'Profile9 needed steps are open',
    'Jobs',
    'Applied',
    'Messages',
    'Plans',
  ]);
  expect(await axeViolations(page)).toEqual([]);
});

test('a step that is half done names the one empty answer, and leads to it', async ({ page, request }) => {
  await arrive(page, await openAccount(request), '/dashboard/profile/edit');
  await page.getByLabel('Primary role').fill('Nurse');
  await page.getByLabel('Years of experience').selectOption('3 years');
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);
  await goTo(page, '/dashboard');
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByRole('progressbar', { name: 'Your profile is 4% complete' })).toBeVisible();
  await expect(next).toContainText('14 steps are missing, and 1 of them is half done. 9 are essential.');
  await expect(next.getByRole('heading', { level: 3 }).first()).toHaveText('Fill in “Open to these roles”');
  expect(await axeViolations(page)).toEqual([]);
  await next.getByRole('link', { name: 'Fill it in' }).click();
  await expect(page.getByLabel('Open to these roles')).toBeFocused();
});

test('the sidebar marks the present page, and every page says what it holds, or why it is empty and what to do', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, await openAccount(request), '/dashboard/home');
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  const current = rail.locator('[aria-current=page]');
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await expect(current).toHaveText('Home');
  const looks = [
    ['Jobs', 'Search for Jobs', 'Save this search', 'Saved (0)', 'You have saved no jobs', 'saved'],
    [
      'Applied',
      'Applied',
      'You have no applications under way',
      'Archived (0)',
      'Nothing is archived',
      'archived',
    ],
  ] as const;
  for (const [entry, title, empty, tab, emptyTab, query] of looks) {
    await page.emulateMedia({ colorScheme: entry === 'Jobs' ? 'light' : 'dark' });
    await rail.getByRole('link', { name: entry }).click();
    await expect(heading).toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(current).toHaveText(entry);
    await expect(main).toContainText(empty);
    await main.getByRole('link', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${query}$`));
    await expect(main).toContainText(emptyTab);
    await expect(main.locator('[aria-current=page]')).toHaveText(tab);
    expect(await sideways(page)).toBe(0);
    if (nightly || entry === 'Applied') expect(await axeViolations(page)).toEqual([]);
  }
  await rail.getByRole('link', { name: 'Messages' }).click();
  await expect(main).toContainText('You have no messages');
  for (const id of ['7', '00000000-0000-4000-8000-000000000000']) {
    await goTo(page, `/dashboard/applied?application=${id}`);
    await expect(page.getByText('We could not find this application')).toBeVisible();
  }
  if (nightly) expect(await axeViolations(page)).toEqual([]);
  await goTo(page, '/dashboard/job-details?job=7');
  await expect(heading).toHaveText('There is no such job');
  await expect(page).toHaveTitle(/^There is no such job/);
  const first = await page.request.get('/dashboard/job-details?job=any');
  expect(await first.text()).toContain('<title>Job details · Portway</title>');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/dashboard/job-details');
  await expect(page).toHaveURL('/dashboard/jobs');
  await page.getByRole('link', { name: 'Portway' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('pages for job seekers tell a recruiter so, and lead home, where the organisation can be named', async ({
  page,
  request,
}) => {
  await arrive(page, await openAccount(request, newAccount('recruiter')), '/dashboard/profile');
  const main = page.getByRole('main');
  await expect(main).toContainText('This page is for people looking for work');
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL('/dashboard');
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(rail.getByRole('link')).toHaveText([
    ...['Home', 'Jobs', 'Applicants', 'Messages', 'Organisation', 'Set up', 'Plans', 'Account'],
  ]);
  const steps = page.getByRole('region', { name: 'Steps to your first hire' });
  await steps.getByRole('link', { name: 'Name your organisation' }).click();
  await expect(page).toHaveURL('/dashboard/organisation');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page of the other side leads to the own one, and asks the server for nothing that it refuses', async ({
  page,
  browser,
  request,
}) => {
  await arrive(page, await openAccount(request, newAccount('recruiter')), '/dashboard/messages');
  await expect(page).toHaveURL('/dashboard/hiring/messages');
  for (const [theirs, own] of [
    ['/dashboard/jobs', '/dashboard/hiring/jobs'],
    ['/dashboard/applied', '/dashboard/hiring/applicants'],
  ] as const) {
    await goTo(page, theirs);
    await expect(page).toHaveURL(own);
  }
  await goTo(page, '/dashboard/profile/edit');
  await expect(page.getByRole('main')).toContainText('This page is for people looking for work');

  const other = await (await browser.newContext()).newPage();
  const complaints: string[] = [];
  other.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await arrive(other, await openAccount(request), '/dashboard/hiring/applicants');
  await expect(other).toHaveURL('/dashboard/applied');
  for (const path of [
    '/dashboard/organisation/people',
    '/dashboard/sponsor/today',
    '/dashboard/hiring/cases',
  ]) {
    await goTo(other, path);
    await expect(other.getByRole('main')).toContainText('Organisations are for people who hire.');
  }
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome');
  expect(complaints).toEqual([]);
});

test('a page says that it is loading or failed to load, is tried again, and leads to the log-in once the session has ended', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource: net::.*\/api\/me\/sessions$/);
  complaints.expect(refusals);
  await arrive(page, await openAccount(request));
  let answer = () => {};
  const release = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await release;
    await route.continue();
  });
  await page.goto('/dashboard/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'Loading…' })).toHaveText('Loading…');
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  answer();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your details');
  await page.route('**/api/me/sessions', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(heading).toHaveText('This page did not load');
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Your sessions');
  // Whichever request comes first, of the page or of its event stream, leads there.
  await page.evaluate(() => localStorage.setItem('token', 'no-longer-good'));
  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faccount%2Fsessions');
  await expect(page.getByText('You have been logged out')).toBeVisible();
});

test('the keyboard alone opens the account menu, follows a link and logs out; the theme is chosen there', async ({
  page,
  request,
}) => {
  await arrive(page, await openAccount(request));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  const ways = page
    .getByRole('banner')
    .getByRole('link')
    .or(page.getByRole('button', { name: 'Search' }));
  const names = [
    /^Portway/,
    /^Search/,
    /^Notifications/,
    /^Home/,
    /^Profile/,
    /^Jobs/,
    /^Applied/,
    /^Messages/,
    /^Plans/,
  ];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(ways.filter({ hasText: name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Account of Amara Okafor' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Your account' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Your account' })).toBeHidden();
  await button.click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeViolations(page)).toEqual([]);
});
