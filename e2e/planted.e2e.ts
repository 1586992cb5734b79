import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { appCode, asProgram, codeTo, openAccount, somebody } from './accounts.ts';
import { arrive, goTo, keepToken, panel, refusals } from './behind-log-in.ts';
import { linkIn, mailsTo } from './mailbox.ts';
import { nightly } from './nightly.ts';
import { withPasskeyDevice } from './passkey-device.ts';
import {
  expectOnlyText,
  listenForScripts,
  mailsSeenAsText,
  planted,
  plantedLines,
  seenAsText,
  seenBare,
} from './planted.ts';
import { expect, test } from './test.ts';

const newWord = () => `w${crypto.randomUUID().slice(0, 8)}`;
const mailbox = (kind: string) => `o'neil&${kind}.${crypto.randomUUID().slice(0, 8)}@example.com`;
/** What stands for a page elsewhere, and tries to be more. */
const website = (word: string) => `https://${word}.example/"><img/src=x/onerror=ran()>`;

async function send(request: APIRequestContext, path: string, data: unknown, headers = {}): Promise<void> {
  const answer = await request.post(path, { data, headers });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
}

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

test.beforeEach(({ context }) => listenForScripts(context));

test('a script planted in an account, its organisation and its invitations is text to everybody', async ({
  page,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(refusals);
  const word = newWord();
  const evil = planted(word);
  const person = { ...somebody('recruiter'), fullName: evil, email: mailbox('owner') };
  await openAccount(request, person, { organizationName: evil, website: website(word), industry: evil });
  const invited = mailbox('guest');
  const owner = await asProgram(request, person);
  await send(request, '/api/organisation/invitations', { email: invited, role: 'member' }, owner);
  await send(request, '/api/contact', { firstName: evil, email: person.email, message: plantedLines(word) });

  await arrive(page, person);
  await expect(page.locator('body')).toContainText(word);
  await expectOnlyText(page);
  await seenAsText(page, '/dashboard/organisation', [evil, invited]);
  await expect(page.getByLabel('Website')).toHaveValue(website(word));
  await expect(page.getByLabel('Industry')).toHaveValue(evil);
  await nameAPasskey(page, evil);
  await seenAsText(page, '/dashboard/account');
  await expect(page.getByLabel('Full name')).toHaveValue(evil);
  // Of these, nothing that was planted stands but in the frame that all of them have.
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
  const guest = { ...somebody('recruiter'), email: invited };
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
  await send(request, '/api/invitations/accept', { token }, await asProgram(request, guest));
  // A member may look, and changes nothing: the same facts as words, and no link.
  await seenAsText(page, '/dashboard/organisation', [evil, website(word)]);
  expect(await mailsSeenAsText(page, request, word)).toBeGreaterThan(0);
});

const token = z.object({ token: z.string() });
const secret = z.object({ secret: z.string() });

/** One of the team with an authenticator app, and a name that is none. */
async function staffToken(request: APIRequestContext, fullName: string): Promise<string> {
  const [email, password] = ['staff-planted@portway.example', 'copper lantern over water'];
  await send(request, '/api/auth/forgot', { email });
  await send(request, '/api/auth/reset', { email, otp: await codeTo(request, email), password });
  const entered = await request.post('/api/auth/login', { data: { email, password } });
  const bearer = token.parse(await entered.json()).token;
  const headers = { Authorization: `Bearer ${bearer}` };
  const begun = await request.post('/api/account/authenticator/begin', { headers });
  const code = appCode(secret.parse(await begun.json()).secret, Date.now());
  await send(request, '/api/account/authenticator', { code }, headers);
  await send(request, '/api/account/details', { fullName }, headers);
  return bearer;
}

/** Every form that strangers fill in, with scripts wherever there is room for one. */
async function fillEveryForm(request: APIRequestContext, word: string): Promise<void> {
  const evil = planted(word);
  const lines = plantedLines(word);
  const names = { firstName: evil, lastName: evil };
  const email = mailbox('sender');
  await send(request, '/api/contact', { ...names, email, message: lines });
  await send(request, '/api/pricing-enquiries', {
    name: evil,
    email,
    plan: 'basic',
    button: 'Contact Sales',
  });
  await send(request, '/api/universities', { ...names, university: evil, role: evil, email, message: lines });
  const free = z.object({
    days: z.array(z.object({ date: z.string(), slots: z.array(z.object({ time: z.string() })) })),
  });
  const { days } = free.parse(await (await request.get('/api/demo/slots?purpose=consultation')).json());
  const day = days.findLast(({ slots }) => slots.length > 0);
  const when = { date: day?.date, time: day?.slots.at(-3)?.time, timeZone: 'Europe/London' };
  const who = { ...names, email, organization: evil, phone: '+91 98765 43210', comments: lines };
  await send(request, '/api/demo/bookings', { purpose: 'consultation', ...who, ...when });
  await send(request, '/api/newsletter', { email });
}

test('a script planted in any form is text to the team, and so is what the team writes back', async ({
  page,
  request,
}) => {
  test.slow();
  const word = newWord();
  const evil = planted(word);
  const person = { ...somebody('recruiter'), fullName: evil };
  await openAccount(request, person, { organizationName: evil, website: website(word), industry: evil });
  await fillEveryForm(request, word);
  const bearer = await staffToken(request, planted(newWord()));
  const headers = { Authorization: `Bearer ${bearer}` };

  await keepToken(page, bearer);
  await seenAsText(page, `/staff?text=${encodeURIComponent(word)}`, [evil]);
  await seenAsText(page, `/staff?text=${encodeURIComponent(evil)}`);
  const heads = z.object({ enquiries: z.array(z.object({ id: z.string(), kind: z.string() })) });
  const listed = await request.get(`/api/desk/enquiries?text=${word}`, { headers });
  const { enquiries } = heads.parse(await listed.json());
  expect(enquiries.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'demo', 'pricing', 'university']);
  for (const { id } of enquiries) {
    await send(request, `/api/desk/enquiries/${id}/notes`, { text: plantedLines(`note-${word}`) }, headers);
    await send(request, `/api/desk/enquiries/${id}/answer`, { text: plantedLines(`said-${word}`) }, headers);
    await seenAsText(page, `/staff/enquiry?id=${id}`, [
      evil,
      planted(`note-${word}`),
      planted(`said-${word}`),
    ]);
  }
  await seenAsText(page, `/staff/users?text=${word}`, [evil]);
  await seenAsText(page, `/staff/organisations?text=${word}`, [evil, website(word)]);
  for (const path of ['/staff/audit', ...(nightly ? ['/staff/dead-letters'] : [])])
    await seenAsText(page, path);
  expect(await mailsSeenAsText(page, request, word)).toBeGreaterThanOrEqual(enquiries.length);
});
