import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { ApiClient } from '../support/api-client.ts';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { type Account, logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const organisation = z.object({ id: z.string() });

/** An owner of a new organisation, who has invited this address. */
async function inviting(request: APIRequestContext, name: string, { email }: Account): Promise<ApiClient> {
  const earlier = (await invitations(request, email)).length;
  const account = await openAccount(request, newAccount('recruiter'), { organizationName: name });
  const owner = await logInByApi(request, account);
  await owner.post('/api/organisation/invitations', { email, role: 'member', hiring: 'write' });
  await expect.poll(async () => (await invitations(request, email)).length).toBe(earlier + 1);
  return owner;
}

const invitations = async (request: APIRequestContext, email: string) =>
  (await mailsTo(request, email)).filter(({ kind }) => kind === 'invitation');

/** The link of the newest invitation to an address. */
async function invitationTo(request: APIRequestContext, email: string): Promise<URL> {
  return new URL(linkIn((await invitations(request, email))[0], '/invitation'));
}

/** Accepts the newest invitation by the API. */
async function join(request: APIRequestContext, account: Account): Promise<string> {
  const client = await logInByApi(request, account);
  const token = (await invitationTo(request, account.email)).searchParams.get('token');
  const membership = z.object({ organisation: z.string() });
  return membership.parse(await client.post('/api/invitations/accept', { token })).organisation;
}

const switcher = (page: Page) => page.getByRole('button', { name: /^Workspace:/ });
const workspaces = (page: Page) => page.getByRole('list', { name: 'Workspaces' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('one person works in two organisations in two tabs, until one of them ends', async ({
  page,
  context,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(refusals);
  const amara = newAccount('recruiter');
  await openAccount(request, amara, { organizationName: 'Northgate Systems' });
  const owner = await inviting(request, 'Tidewater Health', amara);
  const tide = await join(request, amara);
  await arrive(page, amara, '/dashboard/organisation');
  await expect(heading(page)).toHaveText('Northgate Systems');
  await expect(switcher(page)).toHaveText('Workspace: Northgate Systems');

  const other = await context.newPage();
  await goTo(other, `/dashboard?workspace=${tide}`);
  await expect(switcher(other)).toHaveText('Workspace: Tidewater Health');
  await other.getByRole('link', { name: 'Organisation', exact: true }).first().click();
  await expect(heading(other)).toHaveText('Tidewater Health');
  for (const [tab, name] of [
    [page, 'Northgate Systems'],
    [other, 'Tidewater Health'],
  ] as const) {
    await tab.reload();
    await expect(heading(tab)).toHaveText(name);
  }

  const client = await logInByApi(request, amara);
  const { id } = z.object({ id: z.string() }).parse(await client.get('/api/me'));
  await owner.post(`/api/organisation/members/${id}/remove`);
  await other.reload();
  await expect(heading(other)).toContainText('Welcome');
  await expect(
    other.getByRole('main').getByRole('status').filter({ hasText: 'You are no longer in that organisation' }),
  ).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Northgate Systems');
  expect(organisation.parse(await client.get('/api/organisation')).id).not.toBe(tide);
});

test('a candidate accepts an invitation, and switches between it and the job search', async ({
  page,
  request,
}) => {
  test.slow();
  const amara = await openAccount(request);
  await inviting(request, 'Okafor Ltd', amara);
  const { pathname, search } = await invitationTo(request, amara.email);
  await arrive(page, amara, pathname + search);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/dashboard\?workspace=/);
  await expect(switcher(page)).toHaveText('Workspace: Okafor Ltd');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toContainText('Organisation');
  expect(await axeViolations(page)).toEqual([]);

  // By keyboard: the menu opens, says which is current, and leads to the other.
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(workspaces(page).getByRole('link')).toHaveText([/Okafor Ltd\s*Member/, 'Looking for a job']);
  await expect(workspaces(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(workspaces(page).getByRole('link', { name: 'Looking for a job' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(switcher(page)).toHaveText('Workspace: Looking for a job');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toContainText('Applied');
  await goTo(page, '/dashboard/profile');
  await expect(heading(page)).toHaveText('Profile');

  // A candidate's page, opened while the tab shows the organisation, leads back to the job search.
  await switcher(page).click();
  await workspaces(page)
    .getByRole('link', { name: /Okafor Ltd/ })
    .click();
  await expect(switcher(page)).toHaveText('Workspace: Okafor Ltd');
  await page.goto('/dashboard/messages');
  await page.getByRole('link', { name: 'Switch to looking for a job' }).click();
  await expect(page).toHaveURL(/\/dashboard\/messages\?workspace=none/);
  await expect(switcher(page)).toHaveText('Workspace: Looking for a job');
});

test('a recruiter starts a profile, and keeps the organisation', async ({ page, request }) => {
  const kofi = await openAccount(request, newAccount('recruiter'), { organizationName: 'Okafor Ltd' });
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, kofi);
  await switcher(page).click();
  await workspaces(page).getByRole('link', { name: 'Looking for a job' }).click();
  await page.getByRole('button', { name: 'Start a profile' }).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toContainText('Applied');
  expect(await axeViolations(page)).toEqual([]);
  await switcher(page).click();
  await workspaces(page)
    .getByRole('link', { name: /Okafor Ltd/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Okafor Ltd');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
