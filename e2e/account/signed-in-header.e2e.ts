import { hydrated } from '../support/pages/hydrated.ts';
import { logIn, open, openAccount } from '../support/people/accounts.ts';
import { expect, test } from '../test.ts';

test('public pages lead a logged-in person to the dashboard, and are the same bytes for everybody', async ({
  page,
  request,
}) => {
  const header = page.getByRole('banner');
  const dashboard = header.getByRole('link', { name: 'Dashboard' });
  await page.goto('/pricing');
  await expect(header.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(dashboard).toBeHidden();
  const bytes = await (await request.get('/pricing')).text();

  await open(page, '/login');
  await logIn(page, await openAccount(request));
  await expect(page).toHaveURL(/\/dashboard/);
  const response = await page.goto('/pricing');
  expect(await response?.text()).toBe(bytes);
  await expect(header.getByRole('button', { name: 'Login' })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a page whose scripts run opens a page behind the log-in, which they do not know', async ({
  page,
  request,
}) => {
  await open(page, '/login');
  await logIn(page, await openAccount(request));
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/tools');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tools');
});
