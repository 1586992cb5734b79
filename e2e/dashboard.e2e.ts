import { openAccount, somebody } from './accounts.ts';
import { barriers } from './barriers.ts';
import { arrive, goTo, refusals } from './behind-log-in.ts';
import { expect, test } from './test.ts';

test('a stranger is led to the log-in, and comes back afterwards', async ({ page, request }) => {
  await page.goto('/dashboard/account/sessions?a=b');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faccount%2Fsessions%3Fa%3Db');
  const amara = await openAccount(request);
  await arrive(page, amara);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amara Okafor');
  await expect(page).toHaveTitle('Home · Portway');
});

test('a page behind the log-in tells search engines to stay away, and a reader without scripts why it is empty', async ({
  request,
}) => {
  const html = await (await request.get('/dashboard/account/security')).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('These pages need scripts.');
  expect(html).not.toContain('wake.js');
});

test('a candidate is shown a way on, and links that lead somewhere', async ({ page, request }) => {
  await arrive(page, await openAccount(request));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Check a salary',
    'Add a passkey',
    'Find the occupation code',
    'Count the costs',
    'How a visa comes about',
  ]);
  for (const link of await main.getByRole('link').all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status(), answer.url()).toBe(200);
  }
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(rail.getByRole('link')).toHaveText(['Home', 'Account']);
  expect(await barriers(page)).toEqual([]);
});

test('a recruiter without a name for the organisation is asked for it', async ({ page, request }) => {
  await arrive(page, await openAccount(request, somebody('recruiter')));
  const steps = page.getByRole('region', { name: 'What to do next' });
  await expect(steps.getByRole('heading', { level: 3 }).first()).toHaveText('Name your organisation');
  await steps.getByRole('link', { name: 'Name it' }).click();
  await expect(page).toHaveURL('/dashboard/organisation');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the rail marks where one is: home on its two addresses alone, an area on all of its pages', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/home');
  const current = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Home');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(current).toHaveText('Account');
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your sessions');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(current).toHaveText('Account');
  await page.getByRole('link', { name: 'Portway' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('logging out ends the session, and clears every tab', async ({ page, request, context }) => {
  const amara = await openAccount(request);
  await arrive(page, amara);
  const other = await context.newPage();
  await goTo(other, '/dashboard/account');
  const token = await page.evaluate(() => localStorage.token);
  await page.getByRole('button', { name: 'Account of Amara Okafor' }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.token)).toBeUndefined();
  const used = await context.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(used.status()).toBe(401);
  // The page that was left is not in the history any more.
  await page.goBack();
  await expect(page).toHaveURL('/cookies');
});

test('a session that has ended leads to the log-in and back to the page', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  await arrive(page, await openAccount(request));
  await page.evaluate(() => localStorage.setItem('token', 'no-longer-good'));
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faccount%2Fsessions');
});

test('a page that is on its way says so, in the frame', async ({ page, request }) => {
  await arrive(page, await openAccount(request));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading…');
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details');
});

test('a page that does not load says so, and loads when it is tried again', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await arrive(page, await openAccount(request));
  await page.route('**/api/auth/sessions', (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Sessions' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page did not load');
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('Your sessions');
});

test('the keyboard alone opens the account menu, follows a link of it and leaves', async ({
  page,
  request,
}) => {
  await arrive(page, await openAccount(request));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  for (const name of ['Portway', 'Home', 'Account']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
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
});

test('the theme is chosen in the account menu', async ({ page, request }) => {
  await arrive(page, await openAccount(request));
  await page.getByRole('button', { name: 'Account of Amara Okafor' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await barriers(page)).toEqual([]);
});
