import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { nightly } from '../support/nightly.ts';
import { appCode, logInByApi, newAccount, newToken, openAccount } from '../support/people/accounts.ts';
import { newStaff } from '../support/people/at-desk.ts';
import { arrive, goTo, keepToken, panel, refusals } from '../support/people/behind-log-in.ts';
import { withPasskeyDevice } from '../support/people/passkey-device.ts';
import {
  expectOnlyText,
  listenForScripts,
  mailsSeenAsText,
  planted,
  plantedLines,
  seenAsText,
  seenBare,
} from '../support/planted.ts';
import { expect, test } from '../test.ts';

const newWord = () => `w${crypto.randomUUID().slice(0, 8)}`;
const mailbox = (kind: string) => `o'neil&${kind}.${crypto.randomUUID().slice(0, 8)}@example.com`;
/** A link that tries to be more than a link to another page. */
const website = (word: string) => `https://${word}.example/"><img/src=x/onerror=ran()>`;

async function nameAPasskey(page: Page, name: string): Promise<void> {
  await withPasskeyDevice(page);
  await goTo(page, '/dashboard/account/security');
  const passkeys = panel(page, 'Passkeys');
  await passkeys.getByLabel('Name of the new passkey').fill(name);
  await page.keyboard.press('Enter');
  await expect(passkeys.getByRole('listitem')).toContainText(name);
  await expectOnlyText(page);
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
  await expectOnlyText(page);
}

test.beforeEach(({ page }) => listenForScripts(page));

test('a script planted in an account, its organisation and its invitations is shown as text to everybody', {
  tag: '@first-visit',
}, async ({ page, request, complaints }) => {
  test.slow();
  complaints.expect(refusals);
  const word = newWord();
  const evil = planted(word);
  const person = { ...newAccount('recruiter'), fullName: evil, email: mailbox('owner') };
  await openAccount(request, person, { organizationName: evil, website: website(word), industry: evil });
  const invited = mailbox('guest');
  const owner = await logInByApi(request, person);
  await owner.post('/api/organisation/invitations', { email: invited, role: 'member', hiring: 'write' });
  const message = { firstName: evil, email: person.email, message: plantedLines(word) };
  await apiClient(request).post('/api/contact', message);

  await arrive(page, person);
  await expect(page.locator('body')).toContainText(word);
  await expectOnlyText(page);
  await seenAsText(page, '/dashboard/organisation/people', [evil, invited]);
  await seenAsText(page, '/dashboard/organisation', [evil]);
  await expect(page.getByLabel('Website')).toHaveValue(website(word));
  await expect(page.getByLabel('Industry')).toHaveValue(evil);
  await nameAPasskey(page, evil);
  await seenAsText(page, '/dashboard/account');
  await expect(page.getByLabel('Full name')).toHaveValue(evil);
  // Of these, what was planted appears only in the frame common to all of them.
  if (nightly)
    for (const path of ['password', 'sessions', 'notifications'])
      await seenAsText(page, `/dashboard/account/${path}`);

  await seenAsText(page, '/dashboard/account/data');
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    panel(page, 'Download my data').getByRole('button').click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await copy.path())));
  await seenBare(page, strFromU8(files['index.html'] ?? new Uint8Array()), [evil, 'javascript:ran()']);

  const mail = (await mailsTo(request, invited)).find(({ kind }) => kind === 'invitation');
  const link = linkIn(mail, '/invitation');
  const guest = { ...newAccount('recruiter'), email: invited };
  await page.evaluate(() => localStorage.clear());
  for (const path of [link, link.replace('/invitation?token=', '/signup?role=recruiter&invitation=')]) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(word);
    await expectOnlyText(page);
  }
  await openAccount(request, guest);
  await arrive(page, guest, link);
  await expect(page.locator('main')).toContainText(word);
  await expectOnlyText(page);
  const token = new URL(link).searchParams.get('token');
  const member = await logInByApi(request, guest);
  await member.post('/api/invitations/accept', { token });
  // A member may look, and changes nothing: the same facts as words, and no link.
  await seenAsText(page, '/dashboard/organisation', [evil, website(word)]);
  expect(await mailsSeenAsText(page, request, word)).toBeGreaterThan(0);
});

const secret = z.object({ secret: z.string() });

/** Logs a member of the team in, with an authenticator app and this name. */
async function logInStaff(
  request: APIRequestContext,
  fullName: string,
): Promise<{ readonly token: string; readonly staff: ApiClient }> {
  const { email, password } = await newStaff(request);
  const token = await newToken(request, { email, password });
  const staff = apiClient(request, { Authorization: `Bearer ${token}` });
  const enrolment = secret.parse(await staff.post('/api/me/authenticator/begin'));
  await staff.post('/api/me/authenticator', { code: appCode(enrolment.secret, Date.now()) });
  await staff.patch('/api/me', { fullName });
  return { token, staff };
}

/** Every form open to strangers, with scripts wherever there is room for one. */
async function fillEveryForm(request: APIRequestContext, word: string): Promise<void> {
  const evil = planted(word);
  const lines = plantedLines(word);
  const names = { firstName: evil, lastName: evil };
  const email = mailbox('sender');
  const visitor = apiClient(request);
  await visitor.post('/api/contact', { ...names, email, message: lines });
  const pricing = { name: evil, email, plan: 'basic', button: 'Contact Sales' };
  await visitor.post('/api/pricing-enquiries', pricing);
  const university = { ...names, university: evil, role: evil, email, message: lines };
  await visitor.post('/api/universities', university);
  const free = z.object({
    days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ time: z.string() })) })),
  });
  const { days } = free.parse(await visitor.get('/api/demo/slots?purpose=consultation'));
  const day = days.findLast(({ slots }) => slots.length > 0);
  const slot = { date: day?.date, time: day?.slots.at(-3)?.time, timeZone: 'Europe/London' };
  const who = { ...names, email, organization: evil, phone: '+91 98765 43210', comments: lines };
  await visitor.post('/api/demo/bookings', { purpose: 'consultation', ...who, ...slot });
  await visitor.post('/api/newsletter', { email });
}

test('a script planted in any form is shown as text to staff, and so is their reply', {
  tag: '@first-visit',
}, async ({ page, request }) => {
  test.slow();
  const word = newWord();
  const evil = planted(word);
  const person = { ...newAccount('recruiter'), fullName: evil };
  await openAccount(request, person, { organizationName: evil, website: website(word), industry: evil });
  await fillEveryForm(request, word);
  const { token, staff } = await logInStaff(request, planted(newWord()));

  await keepToken(page, token);
  await seenAsText(page, `/staff?text=${encodeURIComponent(word)}`, [evil]);
  await seenAsText(page, `/staff?text=${encodeURIComponent(evil)}`);
  const heads = z.object({ enquiries: z.array(z.object({ id: z.string(), kind: z.string() })) });
  const { enquiries } = heads.parse(await staff.get(`/api/desk/enquiries?text=${word}`));
  expect(enquiries.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'demo', 'pricing', 'university']);
  for (const { id } of enquiries) {
    await staff.post(`/api/desk/enquiries/${id}/notes`, { text: plantedLines(`note-${word}`) });
    await staff.post(`/api/desk/enquiries/${id}/answer`, { text: plantedLines(`said-${word}`) });
    await seenAsText(page, `/staff/enquiries/${id}`, [
      evil,
      planted(`note-${word}`),
      planted(`said-${word}`),
    ]);
  }
  await seenAsText(page, `/staff/users?text=${word}`, [evil]);
  await seenAsText(page, `/staff/organisations?text=${word}`, [evil, website(word)]);
  for (const path of ['/staff/audit', ...(nightly ? ['/staff/failed-emails'] : [])])
    await seenAsText(page, path);
  expect(await mailsSeenAsText(page, request, word)).toBeGreaterThanOrEqual(enquiries.length);
});
