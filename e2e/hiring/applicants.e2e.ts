import type { APIRequestContext } from '@playwright/test';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { type Account, logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, refusals } from '../support/people/behind-log-in.ts';
import { type Applying, openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

/** A second recruiter, who joins by an invitation. */
async function joinAsColleague(request: APIRequestContext, { employer }: Applying): Promise<Account> {
  const tom = { ...newAccount('recruiter'), fullName: 'Tom Ashdown' };
  await openAccount(request, tom);
  await employer.post('/api/organisation/invitations', { email: tom.email, role: 'member', hiring: 'write' });
  const mail = async () => (await mailsTo(request, tom.email)).find(({ kind }) => kind === 'invitation');
  await expect.poll(mail).toBeDefined();
  const token = new URL(linkIn(await mail(), '/invitation')).searchParams.get('token');
  await (await logInByApi(request, tom)).post('/api/invitations/accept', { token });
  return tom;
}

test('two recruiters move one applicant: the second sees what happened, and chooses', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/);
  const applying = await openApplication(request);
  const tom = await joinAsColleague(request, applying);
  const board = `/dashboard/hiring/board?job=${applying.job}`;
  await arrive(page, applying.recruiter, board);
  const context = await browser.newContext();
  const toms = await context.newPage();
  await arrive(toms, tom, board);
  await expect(toms.getByRole('heading', { level: 1 })).toHaveText('Senior Backend Engineer');
  expect(await axeViolations(toms)).toEqual([]);
  const column = (workspace: typeof page, name: string) =>
    workspace.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(column(toms, 'Pending')).toContainText('Amara Okafor');

  // By key alone: M, then a stage's number. The other recruiter's board follows by itself.
  await toms.getByRole('link', { name: 'Amara Okafor' }).focus();
  await toms.keyboard.press('m');
  const choice = toms.getByRole('dialog', { name: 'Move Amara Okafor to…' });
  await expect(choice).toBeVisible();
  expect(await axeViolations(toms)).toEqual([]);
  await toms.keyboard.press('2');
  await expect(column(toms, 'Interview')).toContainText('Amara Okafor');
  await expect(column(page, 'Interview')).toContainText('Amara Okafor');

  // A page that has not heard of the move is told who was quicker.
  await page.route('**/api/organisation/jobs/*/board', (route) => route.abort());
  await applying.employer.post('/api/organisation/applicants/move', {
    applicants: [{ id: applying.application, from: 'interview' }],
    status: 'offer',
  });
  await page.getByRole('button', { name: 'Move Amara Okafor to…' }).click();
  await page.keyboard.press('1');
  await expect(
    page.getByText(/Amelia Hart moved Amara Okafor to Offer .*Nothing was changed\./),
  ).toBeVisible();
  await page.unroute('**/api/organisation/jobs/*/board');
  await page.reload();
  await expect(column(page, 'Offer')).toContainText('Amara Okafor');
  await column(page, 'Offer').getByRole('listitem').dragTo(column(page, 'Pending'));
  await expect(column(page, 'Pending')).toContainText('Amara Okafor');
  await context.close();
});

test('a card let go of over the wrong column is put back, and nobody was told; Offer leads to the offer', async ({
  page,
  request,
}) => {
  const { account, application, recruiter, job, candidate } = await openApplication(request);
  await arrive(page, recruiter, `/dashboard/hiring/board?job=${job}`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await column('Pending').getByRole('listitem').dragTo(column('Offer'));
  await expect(column('Offer')).toContainText('No offer yet');
  await expect(page.getByText('1 applicant moved. They hear of it in ten seconds.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await candidate.get(`/api/me/applications/${application}`)).toMatchObject({ status: 'pending' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Nobody was told, and they are where they were.')).toBeAttached();
  await expect(column('Pending')).toContainText('Amara Okafor');

  await page.getByRole('link', { name: 'Amara Okafor' }).focus();
  await page.keyboard.press('m');
  await page
    .getByRole('dialog', { name: 'Move Amara Okafor to…' })
    .getByRole('button', { name: 'Offer' })
    .click();
  await page.getByRole('link', { name: 'Make the offer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara Okafor');
  expect(await axeViolations(page)).toEqual([]);
  // The code is found by words, with the words that speak for it.
  await page.getByLabel('The work in words').fill('Software developer');
  const code = page.getByRole('radio', { name: /^2134/ });
  await expect(code).toHaveAccessibleDescription(/Software/i);
  await code.check();
  await page.getByText('Another code').click();
  await expect(page.getByLabel('Four digits')).toHaveValue('2134');
  const decided = async () =>
    (await mailsTo(request, account.email)).filter(({ kind }) => kind === 'application-decided');
  await expect.poll(decided, { timeout: 25_000 }).toHaveLength(1);
});

test('the board is searched, and words about visas are refused with the reason', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 422 .*search=visa/);
  const { recruiter, job, apply } = await openApplication(request);
  const tunde = { ...newAccount('candidate'), fullName: 'Tunde Bello' };
  await apply(await openAccount(request, tunde));
  await arrive(page, recruiter, `/dashboard/hiring/board?job=${job}`);
  const board = page.getByRole('region', { name: /^Pending/ });
  await expect(board.getByRole('listitem')).toHaveCount(2);
  const words = page.getByRole('search').getByLabel('Name, role, skill or words');
  await words.fill('tunde');
  await words.press('Enter');
  await expect(board.getByRole('listitem')).toHaveCount(1);
  await expect(board).toContainText('Tunde Bello');
  expect(await axeViolations(page)).toEqual([]);
  await words.fill('nobody of this name');
  await words.press('Enter');
  await page.getByRole('link', { name: 'Show everyone' }).click();
  await expect(board.getByRole('listitem')).toHaveCount(2);
  for (const path of [`board?job=${job}`, 'applicants?']) {
    await goTo(page, `/dashboard/hiring/${path}&search=visa`);
    await expect(page.getByText(/You can’t search applicants for words about visas/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Amara Okafor' }).first()).toBeVisible();
  }
});

test('an applicant is noted, invited and rejected with an email that can be undone', async ({
  page,
  request,
}) => {
  const { account, application, recruiter, job, candidate } = await openApplication(request);
  const path = `/dashboard/hiring/board?job=${job}&applicant=${application}`;
  await arrive(page, recruiter, path);
  const sheet = page.getByRole('dialog', { name: 'Amara Okafor' });
  await expect(sheet).toContainText('I like that you own your on-call.');
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Move to Interview' }).click();
  await sheet.getByRole('button', { name: 'Say when and where' }).click();
  await sheet.getByLabel('Day').fill('2030-01-15');
  await sheet.getByLabel('Time', { exact: true }).fill('10:30');
  await sheet.getByLabel('Where').fill('https://meet.example/amara');
  await sheet.getByRole('button', { name: 'Save and email them' }).click();
  await expect(sheet.getByRole('link', { name: 'https://meet.example/amara' })).toBeVisible();
  expect(await candidate.get(`/api/me/applications/${application}`)).toMatchObject({
    interview: { place: 'https://meet.example/amara' },
  });
  await sheet.getByRole('link', { name: 'Notes' }).click();
  await expect(sheet).toContainText('they can ask for them by law');
  await sheet.getByLabel('A note for your colleagues').fill('Ask about queues.');
  await sheet.getByRole('button', { name: 'Add note' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ask about queues.' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await sheet.getByRole('button', { name: 'Reject' }).click();
  const letter = page.getByRole('dialog', { name: 'Reject Amara Okafor' });
  await letter.getByLabel('Begin with').selectOption('Short');
  await letter.getByLabel('Subject').fill('About {job}');
  expect(await axeViolations(page)).toEqual([]);
  await letter.getByRole('button', { name: 'Reject with this email' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Nothing was sent, and they are where they were.')).toBeAttached();
  await sheet.getByRole('button', { name: 'Reject' }).click();
  await letter.getByLabel('Subject').fill('About {job}');
  await letter.getByRole('button', { name: 'Reject with this email' }).click();
  const rejectionMails = async () =>
    (await mailsTo(request, account.email)).filter(({ kind }) => kind === 'application-rejected');
  await expect
    .poll(rejectionMails, { timeout: 25_000 })
    .toMatchObject([{ subject: 'About Senior Backend Engineer' }]);
  await expect(sheet).toContainText('Rejected');
});

test('the list is searched, tagged and exported, and stays within a phone', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const { recruiter } = await openApplication(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, recruiter, '/dashboard/hiring/applicants');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 person waits for an answer');
  await page.getByRole('checkbox', { name: 'Choose Amara Okafor' }).check();
  const together = page.getByRole('region', { name: 'With those you chose' });
  await together.getByLabel('Tag for those you chose').fill('Needs a visa');
  await together.getByRole('button', { name: 'Tag' }).click();
  await expect(together.getByRole('alert')).toContainText('A tag can’t be about visas');
  await together.getByLabel('Tag for those you chose').fill('Strong');
  await together.getByRole('button', { name: 'Tag' }).click();
  await expect(page.getByRole('row', { name: /Amara Okafor/ })).toContainText('Strong');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await together.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Table (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('applicants.csv');
  await page.getByRole('button', { name: 'Close' }).click();
  await goTo(page, '/dashboard/hiring/applicants?search=nobody+of+this+name');
  await expect(page.getByText('Nobody fits these filters')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('the board is worked by keyboard alone, and the focus goes on to the next applicant', async ({
  page,
  request,
}) => {
  const { recruiter, job, apply } = await openApplication(request);
  const tunde = { ...newAccount('candidate'), fullName: 'Tunde Bello' };
  await apply(await openAccount(request, tunde));
  await arrive(page, recruiter, `/dashboard/hiring/board?job=${job}`);
  const pending = page.getByRole('region', { name: /^Pending/ });
  const interview = page.getByRole('region', { name: /^Interview/ });
  const [first, second] = [pending.getByRole('link').nth(0), pending.getByRole('link').nth(1)];
  const names = [(await first.textContent()) ?? '', (await second.textContent()) ?? ''] as const;
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the board' })).toContainText('Move the applicant');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();

  await page.keyboard.press('m');
  await page.keyboard.press('2');
  await expect(interview).toContainText(names[0]);
  await expect(page.getByRole('link', { name: names[1] })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(interview.getByRole('link', { name: names[0] })).toBeFocused();
  // Undone by a key, while its ten seconds run.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Undone. Nobody was told, and they are where they were.')).toBeAttached();
  await expect(pending).toContainText(names[0]);
  await expect(pending.getByRole('link', { name: names[0] })).toBeFocused();

  // The panel stands at once, before the applicant is loaded.
  await page.route('**/api/organisation/applications/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: names[0] });
  await expect(panel.getByText('Loading…')).toBeAttached();
  await expect(panel.getByRole('button', { name: 'Move to Interview' })).toBeVisible();
});

test('a candidate confirms an interview or asks for another time, and the recruiter sees which', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  complaints.expect(refusals);
  const { account, application, recruiter, job, employer } = await openApplication(request);
  await employer.patch(`/api/organisation/applications/${application}`, {
    from: 'pending',
    status: 'interview',
  });
  await employer.put(`/api/organisation/applications/${application}/interview`, {
    date: '2030-01-15',
    time: '10:30',
    timeZone: 'Europe/London',
    minutes: 45,
    place: 'https://meet.example/amara',
  });
  await arrive(page, account, `/dashboard/applied?application=${application}`);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(page.getByRole('link', { name: /Say which times suit you/ })).toBeVisible();
  await page.getByLabel('Which times suit you?').fill('Any day after three.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(page.getByText(/You asked for another time on/)).toBeVisible();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await arrive(desk, recruiter, `/dashboard/hiring/board?job=${job}&applicant=${application}`);
  const sheet = desk.getByRole('dialog', { name: 'Amara Okafor' });
  await expect(sheet).toContainText('Any day after three.');
  await sheet.getByRole('button', { name: 'Set another time' }).click();
  await sheet.getByLabel('Time zone').selectOption('Another time zone…');
  await sheet.getByLabel('City of the time zone').fill('lagos');
  await sheet.getByRole('option', { name: 'Lagos (Africa)' }).click();
  await sheet.getByLabel('Time', { exact: true }).fill('16:30');
  expect(await axeViolations(desk)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save and email them' }).click();
  await expect(sheet).toContainText('16:30 (Lagos)');
  await expect(sheet).toContainText('Amara has not confirmed it yet.');

  // The candidate's page follows by itself.
  await expect(page.getByText('16:30 (Lagos)')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(page.getByText(/You confirmed it on/)).toBeVisible();
  await expect(sheet).toContainText(/Amara confirmed it on/);
  await context.close();
});
