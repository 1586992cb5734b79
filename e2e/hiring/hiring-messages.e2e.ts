import type { Page } from '@playwright/test';
import { z } from 'zod';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo } from '../support/people/behind-log-in.ts';
import { openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

const talk = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bell = (page: Page) => page.getByRole('link', { name: /^Notifications/ });

test('a recruiter and a candidate write to each other: live, with a template, and a note that stays inside', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const applying = await openApplication(request);
  const path = `/dashboard/hiring/messages?conversation=${applying.conversation}`;
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await arrive(page, applying.recruiter, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two things wait for you');
  await expect(page.getByRole('list', { name: 'What waits for you' })).toContainText(
    'One application waits for a decision',
  );
  await expect(bell(page)).toHaveText(/1\s*unread/);
  expect(await axeViolations(page)).toEqual([]);

  // The candidate writes; the open page of the recruiter says so by itself.
  await arrive(theirs, applying.account, `/dashboard/messages?conversation=${applying.conversation}`);
  const field = theirs.getByRole('textbox', { name: 'Message to Northgate Systems' });
  await field.fill('When could we talk?');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three things wait for you');
  await expect(bell(page)).toHaveText(/2\s*unread/);
  await page.getByRole('link', { name: /^Answer/ }).click();
  await expect(page).toHaveURL(path);
  const conversation = talk(page, applying.account.fullName);
  await expect(conversation.locator('.conversation-text')).toHaveText(['When could we talk?']);

  // A template is written once, and goes into the message with the candidate's name.
  await page.getByRole('button', { name: 'Templates' }).click();
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await templates.getByRole('button', { name: 'Write a template' }).click();
  await templates.getByLabel('Name').fill('Times');
  await templates.getByLabel('Text').fill('Dear {name}, would Friday at ten suit you? It is about {job}.');
  await templates.getByRole('button', { name: 'Save' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await templates.getByRole('button', { name: 'Use Times' }).click();
  const answer = page.getByRole('textbox', { name: `Message to ${applying.account.fullName}` });
  await expect(answer).toHaveValue(
    'Dear Amara, would Friday at ten suit you? It is about Senior Backend Engineer.',
  );
  await page.keyboard.press('Enter');
  await expect(talk(theirs, 'Northgate Systems').locator('.conversation-text').last()).toHaveText(
    /^Dear Amara,/,
  );
  await expect(conversation.locator('.conversation-state')).toHaveText('Read');

  // Who answers, and what colleagues note, stay inside.
  await conversation.getByLabel('Answered by').selectOption({ label: 'You' });
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(page.getByRole('list', { name: 'Mine' })).toContainText(applying.account.fullName);
  await conversation.getByRole('button', { name: 'Notes (0)' }).click();
  const notes = page.getByRole('dialog', { name: 'Notes for your colleagues' });
  await expect(notes).toContainText(
    'Never shown to the candidate in the product; they can ask for them by law.',
  );
  await notes.getByLabel('A note for your colleagues').fill('Kingfisher: strong on settlement.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('list', { name: 'Notes' })).toContainText('Kingfisher');
  expect(await axeViolations(page)).toEqual([]);
  await goTo(theirs, `/dashboard/messages?conversation=${applying.conversation}`);
  await expect(theirs.getByRole('main')).not.toContainText('Kingfisher');
  const candidatesView = await applying.candidate.get(`/api/conversations/${applying.conversation}`);
  expect(JSON.stringify(candidatesView)).not.toMatch(/Kingfisher|assigned":\{/);
  await context.close();
});

const copied = z.object({ notifications: z.array(z.object({ title: z.string() })) });

test('notifications are listed, marked as read, and mailed only as their reader chose', async ({
  page,
  request,
}) => {
  const applying = await openApplication(request);
  await arrive(page, applying.recruiter, '/dashboard/account/notifications');
  await page.getByLabel('Applicants').selectOption({ label: 'Never' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Saved.');
  const other = await openAccount(request, { ...newAccount(), fullName: 'Lin Zhao' });
  await applying.apply(other);
  await goTo(page, '/dashboard/notifications');
  const list = page.getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toContainText('Lin Zhao has applied');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('main')).toContainText('You have seen everything.');
  await expect(bell(page)).toHaveText('Notifications');
  // The candidate, who chose nothing, has been sent theirs: the recruiter's would have come before it.
  await expect
    .poll(async () => (await mailsTo(request, other.email)).map(({ subject }) => subject))
    .toContain('Northgate Systems has your application');
  const mails = (await mailsTo(request, applying.recruiter.email)).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.includes('Lin Zhao has applied'))).toEqual([]);
  const { notifications } = copied.parse(await applying.employer.get('/api/notifications'));
  expect(notifications.map(({ title }) => title)).toContain('Lin Zhao has applied');
});
