import { z } from 'zod';
import { mailsTo } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { appCode, logIn, logInByApi, newAccount, open, openAccount } from '../support/people/accounts.ts';
import {
  keepSeat,
  newStaff,
  rows,
  type StaffMember,
  search,
  send,
  sitDown,
} from '../support/people/at-desk.ts';
import { arrive, goTo, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

// One member of staff logs in once, and the tests share the session, so they run one after the other.
test.describe.configure({ mode: 'serial' });
let sam: StaffMember;

test('a member of staff chooses a password, adds an authenticator app, and only then sees the staff pages', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  sam = await newStaff(request);
  await open(page, '/login?next=/staff');
  await logIn(page, { ...sam, fullName: '', role: 'candidate' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One step first');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Set up your second factor' }).click();
  const app = panel(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Set up an app' }).click();
  const secret = ((await app.getByText(/^(?:[A-Z2-7]{4} ?)+$/).textContent()) ?? '').replaceAll(' ', '');
  await app.getByLabel('Code from the app').fill(appCode(secret, Date.now()));
  await app.getByRole('button', { name: 'Turn the app on' }).click();
  await expect(app.getByText('On', { exact: true })).toBeVisible();
  await goTo(page, '/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  await keepSeat(page);
});

test('a message is found, assigned, noted and answered, and the reply is in the email', async ({
  page,
  request,
}) => {
  const email = await send(page, 'Do you sponsor?');
  const [word = ''] = email.split('@');
  await sitDown(page);
  await search(page).getByLabel('Search').fill(word.toUpperCase());
  await search(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/staff?text=${word.toUpperCase()}`);
  await expect(rows(page, 'Enquiries')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ravi Menon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel(page, 'What they sent')).toContainText('Do you sponsor?');

  await panel(page, 'Manage this enquiry').getByLabel('Assigned to').selectOption(sam.name);
  await panel(page, 'Manage this enquiry').getByRole('button', { name: 'Assign' }).click();
  await expect(panel(page, 'Manage this enquiry')).toContainText('The enquiry is assigned.');
  await panel(page, 'Note').getByLabel('Your note').fill('Rang, no answer.');
  await panel(page, 'Note').getByRole('button', { name: 'Save the note' }).click();
  await expect(panel(page, 'History').getByRole('listitem')).toContainText(`Note by ${sam.name}`);
  await expect(panel(page, 'Note').getByLabel('Your note')).toHaveValue('');

  const answer = panel(page, 'Answer');
  await answer.getByLabel(/^Your answer/).fill('Yes, we do.\n\nShall we talk <b>tomorrow</b>?');
  await answer.getByText('Preview of the email').click();
  await expect(answer).toContainText('Subject: Our answer to your message');
  await expect(answer).toContainText('Shall we talk <b>tomorrow</b>?');
  expect(await axeViolations(page)).toEqual([]);
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(panelStatus(page, 'Answer')).toContainText('Your answer is on its way to');
  await expect(panel(page, 'History').getByRole('listitem')).toHaveCount(2);
  const [mail] = (await mailsTo(request, email)).filter(({ kind }) => kind === 'enquiry-answer');
  expect(mail?.reply_to).toBe('portway@localhost');
  expect(mail?.text).toContain('Yes, we do.\n\nShall we talk <b>tomorrow</b>?');

  await panel(page, 'Manage this enquiry').getByRole('button', { name: 'Close the enquiry' }).click();
  await expect(
    panel(page, 'Manage this enquiry').getByRole('button', { name: 'Open it again' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Enquiries' }).click();
  await expect(page).toHaveURL(`/staff?text=${word.toUpperCase()}`);
  await expect(rows(page, 'Enquiries')).toContainText('Closed');
});

test('an error in a reply is shown at its field, a lost connection loses nothing, and a reply is sent once', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|net::ERR/);
  const email = await send(page, 'Are you there?');
  await sitDown(page, `/staff?text=${email}`);
  await page.getByRole('link', { name: 'Ravi Menon' }).click();
  const answer = panel(page, 'Answer');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answer.getByRole('alert')).toBeFocused();
  await answer.getByRole('alert').getByRole('link', { name: 'Write the answer.' }).click();
  await expect(answer.getByLabel(/^Your answer/)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await answer.getByLabel(/^Your answer/).fill('We are.');
  // The reply arrives, and the server's response is lost.
  await page.route(
    '**/api/desk/enquiries/*/answer',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(panelStatus(page, 'Answer')).toContainText('We could not reach the server.');
  await expect(answer.getByLabel(/^Your answer/)).toHaveValue('We are.');
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(panelStatus(page, 'Answer')).toContainText('on its way');
  const answers = (await mailsTo(request, email)).filter(({ kind }) => kind === 'enquiry-answer');
  expect(answers).toHaveLength(1);
});

test('the staff pages work by keyboard alone', async ({ page }) => {
  const email = await send(page, 'By keyboard');
  await sitDown(page);
  await search(page).getByLabel('Search').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(rows(page, 'Enquiries')).toHaveCount(1);
  await page.getByRole('link', { name: 'All', exact: true }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ravi Menon' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ravi Menon' })).toBeFocused();
  await page.getByLabel(/^Your answer/).focus();
  await page.keyboard.type('Typed without a mouse.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Answer')).toContainText('Subject: Our answer to your message');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panelStatus(page, 'Answer')).toContainText('on its way');
});

test('a user is logged out everywhere and loses a second factor, after a question, and is notified', async ({
  page,
  request,
}) => {
  const bola = await openAccount(request, { ...newAccount(), fullName: 'Bola Bankole' });
  const client = await logInByApi(request, bola);
  const enrolment = await client.post('/api/me/authenticator/begin');
  const { secret } = z.object({ secret: z.string() }).parse(enrolment);
  await client.post('/api/me/authenticator', { code: appCode(secret, Date.now()) });
  await sitDown(page, `/staff/users?text=${bola.email}`);
  const row = rows(page, 'Users');
  await expect(row).toContainText('Second factor');
  await row.getByRole('button', { name: 'Reset second factor of Bola Bankole' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Reset it' }).click();
  await expect(page.getByText('Bola Bankole no longer has a second factor')).toBeVisible();
  await expect(row).not.toContainText('Second factor');
  expect((await request.get('/api/me', { headers: client.headers })).status()).toBe(401);
  expect((await mailsTo(request, bola.email)).map(({ kind }) => kind)).toContain('second-factor-reset');

  await goTo(page, '/staff/audit?action=user-second-factor-reset');
  await expect(rows(page, 'Entries, newest first').first()).toContainText(
    `User second factor reset by ${sam.name}, Bola Bankole`,
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('staff look up what was tried on an address, with an account and without', async ({ page, request }) => {
  const amara = await openAccount(request);
  const nobody = newAccount();
  for (const { email } of [amara, nobody]) {
    const data = { email, password: 'something else entirely' };
    expect((await request.post('/api/auth/login', { data })).status()).toBe(401);
  }
  const entries = rows(page, 'Entries, newest first');
  await sitDown(page, `/staff/users?text=${amara.email}`);
  await rows(page, 'Users')
    .getByRole('link', { name: `Activity of ${amara.fullName}` })
    .click();
  await expect(entries).toContainText(['Log in failed: Amara Okafor', 'Signed up by Amara Okafor']);

  await goTo(page, '/staff/audit');
  const search = page.getByRole('search', { name: 'Audit log' });
  await search.getByLabel('Email address').fill(nobody.email);
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Log in failed');
  await expect(entries).toContainText('an address without an account');
  expect(await axeViolations(page)).toEqual([]);
  await search.getByLabel('Email address').fill('never.tried@example.com');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No entries match')).toBeVisible();
  await page.getByRole('link', { name: 'Register of sponsors' }).click();
  await expect(page.getByText('Nowhere: set REGISTER_URL on the server')).toBeVisible();
});

test('a failed email is sent once more', async ({ page }) => {
  const letter = {
    id: crypto.randomUUID(),
    kind: 'contact-received',
    recipient: 'gone@example.com',
    subject: 'We have your message',
    attempts: 3,
    lastFault: 'EENVELOPE 550',
    createdAt: '2026-11-20T10:00:00.000Z',
    failedAt: '2026-11-20T10:05:00.000Z',
  };
  // No email leaves this machine, so none can fail here: the server's own tests cover real failures.
  let dead = [letter];
  await page.route('**/api/desk/failed-emails', (route) =>
    route.fulfill({ json: { emails: dead, next: null } }),
  );
  await page.route(`**/api/desk/failed-emails/${letter.id}/retry`, (route) => {
    dead = [];
    return route.fulfill({ json: { message: 'The email is on its way again.' } });
  });
  await sitDown(page, '/staff/failed-emails');
  await expect(rows(page, 'Failed emails')).toContainText('3 tries');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again to gone@example.com' }).click();
  await expect(page.getByText('The email is on its way again.')).toBeVisible();
  await expect(page.getByText('No failed emails')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

const mails = ['/newsletter', '/newsletter/issue', '/failed-emails'];
const lists = ['', '/users', '/organisations', ...mails, '/audit', '/register'];

test('every list fits a phone, and has no axe violations in light or dark colours', async ({ page }) => {
  test.slow();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [index, path] of lists.map((list) => `/staff${list}`).entries()) {
    await page.setViewportSize({ width: 360, height: 760 });
    await (index === 0 ? sitDown(page, path) : goTo(page, path));
    expect(await sideways(), path).toBe(0);
    // They share a template: light and dark alternate, and the nightly run checks each in both.
    for (const [turn, colorScheme] of (['light', 'dark'] as const).entries()) {
      if (!nightly && turn !== index % 2) continue;
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(), path).toBe(0);
  }
});

test('a search that finds nothing says so and leads back, and an unknown list leads to a known one', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  await sitDown(page, '/staff?text=nothing-of-this-kind&state=closed');
  await expect(page.getByText('No enquiries match')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show all enquiries' }).click();
  await expect(page).toHaveURL('/staff');
  await expect(search(page).getByLabel('Search')).toHaveValue('');
  await goTo(page, '/staff?state=lost&after=nowhere');
  await expect(page).toHaveURL('/staff');
});

test('a long list is shown in pages, and Back restores the page and the search', async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8);
  for (let number = 1; number <= 27; number++) await send(page, `${word} number ${number}`);
  await sitDown(page, `/staff?text=${word}`);
  await expect(rows(page, 'Enquiries')).toHaveCount(25);
  await expect(rows(page, 'Enquiries').first()).toContainText('number 27');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(rows(page, 'Enquiries')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Enquiries' })).toBeFocused();
  const second = page.url();
  await rows(page, 'Enquiries').last().getByRole('link').click();
  await expect(panel(page, 'What they sent')).toContainText(`${word} number 1`);
  await page.getByRole('main').getByRole('link', { name: 'Enquiries' }).click();
  await expect(page).toHaveURL(second);
  await page.getByRole('link', { name: 'Back to the newest' }).click();
  await expect(page).toHaveURL(`/staff?text=${word}`);
  await expect(rows(page, 'Enquiries')).toHaveCount(25);
  await expect(page.getByRole('navigation', { name: 'Staff desk' }).getByRole('link').first()).toHaveText(
    /Enquiries\d+ new/,
  );
});

test('anybody else is told that these pages are not theirs, and shown a way back', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  await arrive(page, await openAccount(request), '/staff/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your account');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL('/dashboard');
});
