import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, asProgram, openAccount, somebody } from './accounts.ts';
import { barriers } from './axe-violations.ts';
import { arrive, goTo, panel, refusals, told } from './behind-log-in.ts';
import { linkIn, mailsTo } from './mailbox.ts';
import { expect, test } from './test.ts';

const path = '/dashboard/organisation';

/** A recruiter’s account, with an organisation of this name. */
const recruiter = (request: APIRequestContext, organizationName?: string) =>
  openAccount(request, somebody('recruiter'), organizationName === undefined ? {} : { organizationName });

/** Invites an address from the page. */
async function invite(page: Page, email: string, role: string): Promise<void> {
  const form = panel(page, 'Invitations');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByRole('status').first()).toContainText('The invitation is on its way.');
}

/** Invites an address as a program does. */
async function inviteAsProgram(request: APIRequestContext, owner: Account, email: string, role: string) {
  const headers = await asProgram(request, owner);
  const answer = await request.post('/api/organisation/invitations', { headers, data: { email, role } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A colleague who has taken an invitation up, as a program does. */
async function join(request: APIRequestContext, colleague: Account) {
  const mails = async () =>
    (await mailsTo(request, colleague.email)).filter(({ kind }) => kind === 'invitation');
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const link = new URL(linkIn((await mails())[0], '/invitation'));
  const answer = await request.post('/api/invitations/accept', {
    headers: await asProgram(request, colleague),
    data: { token: link.searchParams.get('token') },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('an organisation is named, and the name is shown everywhere', async ({ page, request, complaints }) => {
  complaints.expect(refusals);
  await arrive(page, await recruiter(request), path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your organisation');
  const details = panel(page, 'Details');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(details.getByRole('alert')).toContainText('Enter the organisation’s name.');
  expect(await barriers(page)).toEqual([]);
  await details.getByLabel('Name of the organisation').fill('Northgate Systems');
  await details.getByLabel('Website').fill('northgate.example');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(told(page, 'Details')).toHaveText('Saved.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate Systems');
  await goTo(page, '/dashboard');
  await expect(page.getByRole('main')).toContainText('Northgate Systems');
  expect(await barriers(page)).toEqual([]);
});

test('a colleague is invited, joins, gets another role and is removed', async ({ page, request }) => {
  test.slow();
  await arrive(page, await recruiter(request, 'Northgate Systems'), path);
  const priya = await recruiter(request);
  await expect(panel(page, 'Invitations')).toContainText('No invitation is open.');
  await invite(page, priya.email, 'viewer');
  await expect(panel(page, 'Invitations').getByRole('listitem')).toContainText(priya.email);
  expect(await barriers(page)).toEqual([]);
  await join(request, priya);

  await page.reload();
  const row = panel(page, 'People').getByRole('listitem').filter({ hasText: priya.email });
  await expect(row).toContainText('Viewer');
  await row.getByRole('button', { name: /^Change role/ }).click();
  const choice = page.getByRole('dialog', { name: /^What may/ });
  await expect(choice.getByRole('radio', { name: 'Viewer' })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await choice.getByRole('radio', { name: 'Admin' }).check();
  await choice.getByRole('button', { name: 'Change the role' }).click();
  await expect(told(page, 'People')).toContainText('is now an admin.');
  await expect(row).toContainText('Admin');

  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(told(page, 'People')).toContainText('no longer belongs');
  await expect(told(page, 'People')).toBeFocused();
});

test('an invitation is sent again, and taken back', async ({ page, request }) => {
  await arrive(page, await recruiter(request, 'Northgate Systems'), path);
  const { email } = somebody();
  await invite(page, email, 'member');
  const list = panel(page, 'Invitations');
  await list.getByRole('button', { name: `Send again the invitation to ${email}` }).click();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(list).toContainText('No invitation is open.');
});

test('a viewer sees the people and changes nothing, and may leave', async ({ page, request, complaints }) => {
  complaints.expect(/status of 403 \(Forbidden\) \S+\/api\/organisation$/);
  const owner = await recruiter(request, 'Northgate Systems');
  const vera = await recruiter(request);
  await inviteAsProgram(request, owner, vera.email, 'viewer');
  await join(request, vera);
  await arrive(page, vera, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate Systems');
  await expect(panel(page, 'People').getByRole('listitem')).toHaveCount(2);
  await expect(panel(page, 'Details').getByRole('textbox')).toHaveCount(0);
  await expect(panel(page, 'Invitations')).toHaveCount(0);
  await expect(panel(page, 'People').getByRole('button')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await panel(page, 'Leave the organisation').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('main')).toContainText('You belong to no organisation');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  const left = await request.get('/api/organisation', { headers: await asProgram(request, owner) });
  expect(await left.json()).toMatchObject({ members: [{ email: owner.email }] });
});

test('the only owner is told to find another before leaving', async ({ page, request }) => {
  const owner = await recruiter(request, 'Northgate Systems');
  const priya = await recruiter(request);
  await inviteAsProgram(request, owner, priya.email, 'admin');
  await join(request, priya);
  await arrive(page, owner, path);
  await expect(panel(page, 'Leave the organisation')).toContainText('You are the only owner.');
});

test('a candidate is told that organisations are not for them', async ({ page, request, complaints }) => {
  complaints.expect(refusals);
  await arrive(page, await openAccount(request), path);
  await expect(page.getByRole('main')).toContainText('Organisations are for those who hire.');
});
