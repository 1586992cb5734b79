import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { type Account, logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

const path = '/dashboard/organisation';
const peoplePath = `${path}/people`;
const registerPath = `${path}/register`;

/** A recruiter’s account, with an organisation of this name. */
const recruiter = (request: APIRequestContext, organizationName?: string) =>
  openAccount(request, newAccount('recruiter'), organizationName === undefined ? {} : { organizationName });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Organisation' }).getByRole('link', { name });

/** Invites an address on the page. */
async function invite(page: Page, email: string, hiring: string): Promise<void> {
  const form = panel(page, 'Invitations');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Hiring').selectOption(hiring);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByRole('status').first()).toContainText('The invitation is on its way.');
}

/** Invites an address by the API. */
async function inviteByApi(
  request: APIRequestContext,
  owner: Account,
  email: string,
  rights: Readonly<Record<string, string>>,
) {
  const client = await logInByApi(request, owner);
  await client.post('/api/organisation/invitations', { email, role: 'member', hiring: 'none', ...rights });
}

/** Accepts the invitation of a colleague by the API. */
async function join(request: APIRequestContext, colleague: Account) {
  const mails = async () =>
    (await mailsTo(request, colleague.email)).filter(({ kind }) => kind === 'invitation');
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const link = new URL(linkIn((await mails())[0], '/invitation'));
  const client = await logInByApi(request, colleague);
  await client.post('/api/invitations/accept', { token: link.searchParams.get('token') });
}

test('an organisation is named, and the name is shown everywhere', async ({ page, request, complaints }) => {
  complaints.expect(refusals);
  await arrive(page, await recruiter(request), path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your organisation');
  const details = panel(page, 'Details');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(details.getByRole('alert')).toContainText('Enter the organisation’s name.');
  expect(await axeViolations(page)).toEqual([]);
  await details.getByLabel('Name of the organisation').fill('Northgate Systems');
  await details.getByLabel('Website').fill('northgate.example');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(panelStatus(page, 'Details')).toHaveText('Saved.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate Systems');
  await goTo(page, '/dashboard');
  await expect(page.getByRole('main')).toContainText('Northgate Systems');
  expect(await axeViolations(page)).toEqual([]);
});

test('an owner claims an entry with another name, in another town, and our team is asked', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const { sponsors } = z
    .object({ sponsors: z.array(z.object({ slug: z.string() })) })
    .parse(await (await request.get('/api/sponsors?query=caf%C3%A9+m%C3%BCller')).json());
  const slug = sponsors[0]?.slug ?? '';
  await arrive(page, await recruiter(request, 'Crumb and Sons'), registerPath);
  const register = panel(page, 'Register of licensed sponsors');
  await register.getByLabel('Name on the register').fill('café müller');
  await register.getByRole('button', { name: 'Search' }).click();
  await expect(register).toContainText('1 entry found.');
  expect(await axeViolations(page)).toEqual([]);
  await register.getByRole('link', { name: 'This is us: Café Müller Bakeries Ltd' }).click();
  await expect(register.getByRole('heading', { level: 3 })).toContainText('Is this your entry');
  await page.goto(`/sponsors/${slug}`);
  await page.getByRole('link', { name: 'This is us: claim it' }).filter({ visible: true }).click();
  await expect(register.getByRole('heading', { level: 3 })).toContainText('Café Müller Bakeries Ltd');
  expect(await axeViolations(page)).toEqual([]);
  await register.getByRole('button', { name: 'Claim this entry' }).click();
  await expect(register.getByLabel('Why it is yours')).toHaveAccessibleDescription(
    /its name is not like yours/,
  );
  await register
    .getByLabel('Why it is yours')
    .fill('We bake for the cafés as Crumb and Sons, company 01234567.');
  await register.getByRole('button', { name: 'Claim this entry' }).click();
  await expect(register).toContainText('Our team is checking your claim: Café Müller Bakeries Ltd, Derry');
  await expect(register).toContainText('company 01234567');
  await register.getByRole('button', { name: 'Withdraw the claim' }).click();
  await expect(register.getByRole('button', { name: 'Claim this entry' })).toBeVisible();
});

test('an owner says which entry of the register is theirs, and takes it back', async ({ page, request }) => {
  await arrive(page, await recruiter(request, 'Quillfeather Studios'), registerPath);
  const register = panel(page, 'Register of licensed sponsors');
  await expect(register.getByRole('link', { name: 'Quillfeather Studios Ltd, Hull' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await register.getByRole('button', { name: 'This is us: Quillfeather Studios Ltd' }).click();
  await expect(register).toContainText('Your organisation’s entry: Quillfeather Studios Ltd, Hull.');
  await expect(register).toContainText('Register entry claimed');
  await register.getByRole('button', { name: 'This is not us' }).click();
  await expect(register.getByRole('button', { name: /^This is us/ })).toBeVisible();
});

test('a colleague is invited, joins, gets another role and is removed', async ({ page, request }) => {
  test.slow();
  await arrive(page, await recruiter(request, 'Northgate Systems'), peoplePath);
  const priya = await recruiter(request);
  await expect(panel(page, 'Invitations')).toContainText('No open invitations.');
  await invite(page, priya.email, 'read');
  await expect(panel(page, 'Invitations').getByRole('listitem')).toContainText(priya.email);
  expect(await axeViolations(page)).toEqual([]);
  await join(request, priya);

  await page.reload();
  const row = panel(page, 'People').getByRole('listitem').filter({ hasText: priya.email });
  await expect(row).toContainText('Sees hiring');
  const everybody = panel(page, 'Who can see what');
  const cells = everybody.getByRole('row').filter({ hasText: 'Sees hiring' }).getByRole('cell');
  await expect(cells).toHaveText(['Sees hiring', 'None', 'Member']);
  await row.getByRole('button', { name: /^Change rights/ }).click();
  const choice = page.getByRole('dialog', { name: /^What can/ });
  await expect(choice.getByRole('radio', { name: 'Sees hiring' })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await choice.getByRole('radio', { name: 'Admin' }).check();
  await choice.getByRole('radio', { name: 'Makes offers' }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(panelStatus(page, 'People')).toContainText('is now an admin.');
  await expect(row).toContainText('Admin');
  await expect(row).toContainText('Makes offers');

  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(panelStatus(page, 'People')).toContainText('no longer belongs');
  await expect(panelStatus(page, 'People')).toBeFocused();
});

test('what a person may do in hiring and in sponsorship is chosen in one invitation', async ({
  page,
  request,
}) => {
  await arrive(page, await recruiter(request, 'Northgate Systems'), peoplePath);
  const noor = await recruiter(request);
  const form = panel(page, 'Invitations');
  await form.getByLabel('Email address').fill(noor.email);
  await form.getByLabel('Hiring').selectOption('read');
  await expect(form.getByLabel('Hiring')).toHaveAccessibleDescription(/^Sees jobs, applicants, their CVs/);
  await form.getByLabel('Sponsorship').selectOption('officer');
  await expect(form.getByLabel('Sponsorship')).toHaveAccessibleDescription(
    /keeps their records, and reports.* passkey or a second factor/,
  );
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  const matrix = panel(page, 'Who can see what').getByRole('row');
  const invitee = matrix.filter({ hasText: noor.email });
  await expect(invitee.getByRole('rowheader')).toContainText('Invited');
  await expect(invitee.getByRole('cell')).toHaveText(['Sees hiring', 'Compliance officer', 'Member']);
  expect(await axeViolations(page)).toEqual([]);
  await join(request, noor);
  await page.reload();
  const colleague = matrix.filter({ hasText: noor.fullName }).filter({ hasText: 'Compliance officer' });
  await expect(colleague.getByRole('rowheader')).not.toContainText('Invited');
  await expect(colleague.getByRole('cell')).toHaveText(['Sees hiring', 'Compliance officer', 'Member']);
  const member = await logInByApi(request, noor);
  expect(await member.get('/api/me')).toMatchObject({ organisation: { complianceRole: 'officer' } });
});

test('an address of the one page that was here before leads to its tab', async ({ page, request }) => {
  await arrive(page, await recruiter(request, 'Northgate Systems'), path);
  for (const name of ['Company page', 'People and access', 'Register']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  }
  await goTo(page, `${path}#register`);
  await expect(page).toHaveURL(`${registerPath}#register`);
  await expect(panel(page, 'Register of licensed sponsors')).toBeVisible();
  await goTo(page, `${path}#sponsor`);
  await expect(page).toHaveURL(`${registerPath}#sponsor`);
  await goTo(page, `${path}?find=quillfeather#register`);
  await expect(page).toHaveURL(`${registerPath}?find=quillfeather#register`);
  await expect(panel(page, 'Register of licensed sponsors')).toContainText('1 entry found.');
});

test('an invitation is sent again, and withdrawn', async ({ page, request }) => {
  await arrive(page, await recruiter(request, 'Northgate Systems'), peoplePath);
  const { email } = newAccount();
  await invite(page, email, 'write');
  const list = panel(page, 'Invitations');
  // Who is quick withdraws the newest invitation, though the page has not heard of it yet.
  await page.route('**/api/organisation', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await list.getByRole('button', { name: `Send again the invitation to ${email}` }).click();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(list).toContainText('No open invitations.');
});

test('a viewer sees the members but can change nothing, and may leave', async ({ page, request }) => {
  const owner = await recruiter(request, 'Northgate Systems');
  const vera = await recruiter(request);
  await inviteByApi(request, owner, vera.email, { hiring: 'read' });
  await join(request, vera);
  await arrive(page, vera, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate Systems');
  await expect(panel(page, 'Details').getByRole('textbox')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await tab(page, 'People and access').click();
  await expect(panel(page, 'People').getByRole('listitem')).toHaveCount(2);
  await expect(panel(page, 'Invitations')).toHaveCount(0);
  await expect(panel(page, 'People').getByRole('button')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await panel(page, 'Leave the organisation').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('main')).toContainText('You are no longer in that organisation');
  expect(await axeViolations(page)).toEqual([]);
  await goTo(page, path);
  await expect(page.getByRole('main')).toContainText('You are not in an organisation');
  expect(await axeViolations(page)).toEqual([]);
  const client = await logInByApi(request, owner);
  expect(await client.get('/api/organisation')).toMatchObject({ members: [{ email: owner.email }] });
});

test('the only owner must appoint another before leaving', async ({ page, request }) => {
  const owner = await recruiter(request, 'Northgate Systems');
  const priya = await recruiter(request);
  await inviteByApi(request, owner, priya.email, { role: 'admin' });
  await join(request, priya);
  await arrive(page, owner, peoplePath);
  await expect(panel(page, 'Leave the organisation')).toContainText('You are the only owner.');
});

test('a candidate is told that organisations are not for them', async ({ page, request }) => {
  await arrive(page, await openAccount(request), path);
  await expect(page.getByRole('main')).toContainText('Organisations are for people who hire.');
});
