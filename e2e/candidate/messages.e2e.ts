import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { arrive, goTo, refusals } from '../support/people/behind-log-in.ts';
import { type Applying, openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

const offline = /Failed to load resource: net::ERR_/;
const whole = z.object({
  messages: z.array(z.object({ text: z.string() })),
  theyReadUpTo: z.int(),
});

/** What the employer does in the conversation, through the API. */
function otherSide({ employer, conversation }: Applying) {
  const path = `/api/conversations/${conversation}`;
  return {
    write: (text: string) =>
      employer.post(`${path}/messages`, { id: crypto.randomUUID(), text, attachments: [] }),
    read: (upTo: number) => employer.post(`${path}/read`, { upTo }),
    show: async () => whole.parse(await employer.get(path)),
  };
}

/** Sends a text file in the conversation, as the employer. */
async function sendFile({ employer, conversation }: Applying, name: string, text: string) {
  const path = `/api/conversations/${conversation}`;
  const uploaded = await employer.post(`${path}/attachments?name=${name}`, Buffer.from(text));
  const { id } = z.object({ id: z.string() }).parse(uploaded);
  await employer.post(`${path}/messages`, { id: crypto.randomUUID(), text: '', attachments: [id] });
}

const talk = (page: Page) => page.getByRole('region', { name: 'Northgate Systems', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message to Northgate Systems' });
const messagesIn = (page: Page) => talk(page).locator('.conversation-text');

test('a message arrives on the open page, is read, answered, and the answer is marked as read', async ({
  page,
  request,
}) => {
  const applying = await openApplication(request);
  const employer = otherSide(applying);
  await arrive(page, applying.account, `/dashboard/messages?conversation=${applying.conversation}`);
  await expect(talk(page)).toContainText('No messages yet.');
  await employer.write('Would you have an hour on Friday?');
  await expect(messagesIn(page)).toHaveText(['Would you have an hour on Friday?']);
  await expect(page.getByText('Amelia Hart writes: Would you have an hour on Friday?')).toBeAttached();
  await expect.poll(async () => (await employer.show()).theyReadUpTo).toBe(1);
  await field(page).focus();
  await page.keyboard.type('Yes.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('At ten?');
  await page.keyboard.press('Enter');
  await expect(messagesIn(page).last()).toHaveText('Yes.\nAt ten?');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(talk(page).locator('.conversation-state')).toHaveText('Sent');
  expect((await employer.show()).messages.map(({ text }) => text)).toEqual([
    'Would you have an hour on Friday?',
    'Yes.\nAt ten?',
  ]);
  await employer.read(2);
  await expect(talk(page).locator('.conversation-state')).toHaveText('Read');
  await expect(page.getByRole('region', { name: 'Conversations' })).toContainText('You: Yes. At ten?');
  expect(await axeViolations(page)).toEqual([]);
});

test('without a connection nothing is lost, and is sent once, in order; a refused message says why, and can be changed', {
  tag: '@first-visit',
}, async ({ page, request, context, complaints }) => {
  complaints.expect(offline);
  complaints.expect(/status of 409/);
  const applying = await openApplication(request);
  const employer = otherSide(applying);
  await employer.write('First');
  await arrive(page, applying.account, `/dashboard/messages?conversation=${applying.conversation}`);
  await expect(messagesIn(page)).toHaveText(['First']);
  await context.setOffline(true);
  await field(page).fill('Third');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(
    talk(page).getByRole('status').filter({ hasText: 'Not sent. You have no connection at the moment.' }),
  ).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page).fill('Begun');
  await employer.write('Second');
  expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(messagesIn(page)).toHaveText(['First', 'Second', 'Third']);
  await expect(talk(page)).not.toContainText('Not sent');
  await expect(talk(page).locator('.conversation-state')).toHaveText('Sent');
  expect((await employer.show()).messages.map(({ text }) => text)).toEqual(['First', 'Second', 'Third']);
  await page.reload();
  await expect(field(page)).toHaveValue('Begun');
  await expect(messagesIn(page)).toHaveText(['First', 'Second', 'Third']);

  await page.route('**/messages', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'The other side has left.', code: 'conversation-closed' },
    }),
  );
  await field(page).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(talk(page)).toContainText('Not sent. The other side has left.');
  await page.reload();
  await expect(talk(page)).toContainText('Not sent.');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(field(page)).toHaveValue('Hello');
  await expect(field(page)).toBeFocused();
  await expect(messagesIn(page)).toHaveText(['First', 'Second', 'Third']);
});

/** Resolves once one tab holds the lock of the stream, and another waits for it. */
const liveUpdates = (page: Page) =>
  page.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.some(({ name }) => pending.some((one) => one.name === name));
  });

test('tabs share one stream, and each shows what is new', async ({ page, request, context }) => {
  const applying = await openApplication(request);
  const isStream = (one: Request) => one.url().endsWith('/api/events');
  // A tab whose reader is slow to answer takes the stream over: only those open at one time are counted.
  const streams = new Set<Request>();
  context.on('request', (one) => isStream(one) && streams.add(one));
  context.on('requestfinished', (one) => streams.delete(one));
  context.on('requestfailed', (one) => streams.delete(one));
  const open = () => [...streams].filter((one) => !one.frame().page().isClosed()).length;
  const connected = context.waitForEvent('response', (response) => isStream(response.request()));
  await arrive(page, applying.account, '/dashboard/jobs');
  await connected;
  const list = await context.newPage();
  await goTo(list, '/dashboard/messages');
  await liveUpdates(list);
  await expect(list.getByText('You have no messages')).toBeVisible();
  await otherSide(applying).write('Good morning');
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(
    rail.getByRole('link', { name: 'Messages 1 conversation with unread messages' }),
  ).toBeVisible();
  await expect(list.getByRole('region', { name: 'Conversations' })).toContainText('Good morning');
  await expect(list.getByText('New message from Northgate Systems.')).toBeAttached();
  await expect.poll(open).toBe(1);
  await page.close();
  await otherSide(applying).write('Are you there?');
  await expect(list.getByRole('region', { name: 'Conversations' })).toContainText('Are you there?');
  await expect.poll(open).toBe(1);
});

test('on a phone the user opens, sends a file in, reports, ends and reopens a conversation', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const applying = await openApplication(request);
  const employer = otherSide(applying);
  await employer.write('Please send us your certificate.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await arrive(page, applying.account, '/dashboard/messages?tab=unread');
  await page.getByRole('link', { name: 'Northgate Systems' }).click();
  await expect(page.getByRole('heading', { name: 'Northgate Systems' })).toBeFocused();
  await expect(field(page)).toBeInViewport();
  await page.getByLabel('Files to attach').setInputFiles([
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    { name: 'certificate.txt', mimeType: 'text/plain', buffer: Buffer.from('A certificate of mine.') },
  ]);
  const files = page.getByRole('list', { name: 'Files for this message' });
  await expect(files).toContainText('Please upload a DOC, DOCX, PDF, or TXT file.');
  await expect(files).toContainText('22 bytes');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  const downloading = page.waitForEvent('download');
  await messagesIn(page)
    .getByRole('button', { name: /certificate\.txt/ })
    .click();
  expect((await downloading).suggestedFilename()).toBe('certificate.txt');
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('dialog')).toContainText('Choose what is wrong.');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Asks for money').check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(talk(page).locator(':focus')).toContainText('You ended this conversation.');
  await expect(field(page)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(field(page)).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  // Once read, it is no longer among the unread.
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/messages');
  await page.getByRole('link', { name: 'Northgate Systems' }).click();
  await expect(page.getByRole('heading', { name: 'Northgate Systems' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Northgate Systems' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a file of the employer comes as a copy that we made, and as the original after a warning', async ({
  page,
  request,
}) => {
  const applying = await openApplication(request);
  await sendFile(applying, 'offer.txt', 'Our offer: a desk by the window.');
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, applying.account, `/dashboard/messages?conversation=${applying.conversation}`);
  const copying = page.waitForEvent('download');
  await messagesIn(page).getByRole('button', { name: 'offer.txt', exact: false }).first().click();
  const copy = await copying;
  expect(copy.suggestedFilename()).toBe('offer.pdf');
  expect((await readFile(await copy.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(messagesIn(page)).toContainText('offer.pdf is saved with your downloads.');
  await messagesIn(page).getByRole('button', { name: 'Download the original of offer.txt' }).click();
  const warning = page.getByRole('dialog', { name: 'Download the original?' });
  await expect(warning).toContainText('Open it only if you trust the person who sent it.');
  expect(await axeViolations(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await messagesIn(page).getByRole('button', { name: 'Download the original of offer.txt' }).click();
  const downloading = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Download the original' }).click();
  const original = await downloading;
  expect(original.suggestedFilename()).toBe('offer.txt');
  expect(await readFile(await original.path(), 'utf8')).toBe('Our offer: a desk by the window.');
  expect(await axeViolations(page)).toEqual([]);
});
