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

test('beside the thread are the stage, what comes next and the ways on, and they follow the application', async ({
  page,
  request,
}) => {
  const applying = await openApplication(request);
  await arrive(page, applying.recruiter, `/dashboard/hiring/messages?conversation=${applying.conversation}`);
  const bar = page.locator('.conversation-next');
  await expect(bar).toContainText(/^Pending · Applied on \d/);
  const link = (name: string) => bar.getByRole('link', { name, exact: true });
  const panel = `/dashboard/hiring/board?job=${applying.job}&applicant=${applying.application}`;
  await expect(link('Application')).toHaveAttribute('href', panel);
  await expect(link('Invite to interview')).toHaveAttribute('href', `${panel}&do=interview`);
  await expect(link('Reject')).toHaveAttribute('href', `${panel}&do=reject`);
  await expect(link('Offer')).toHaveCount(0);
  // A colleague moves the applicant elsewhere: the bar follows by itself.
  const applicants = [{ id: applying.application, from: 'pending' }];
  await applying.employer.post('/api/organisation/applicants/move', { applicants, status: 'interview' });
  await expect(bar).toContainText(/^Interview · /);
  await expect(link('Offer')).toHaveAttribute(
    'href',
    `/dashboard/hiring/applications/${applying.application}/offer`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(link('Reject')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeViolations(page)).toEqual([]);
  await link('Application').click();
  await expect(page).toHaveURL(panel);
  await expect(page.getByRole('dialog', { name: applying.account.fullName })).toBeVisible();
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
  // All applications to a job are one line.
  const line = list.getByRole('listitem').filter({ hasText: 'Senior Backend Engineer' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('2 new applications');
  expect(await axeViolations(page)).toEqual([]);
  await line.getByRole('link', { name: /^See each of 2/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Applications for Senior Backend Engineer',
  );
  await expect(list.getByRole('listitem')).toHaveText([/Lin Zhao has applied/, /has applied/]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Notifications', exact: true }).first().click();
  await line.getByRole('button', { name: 'Mark all as read for Senior Backend Engineer' }).click();
  await expect(line).not.toContainText('New');
  await expect(line).toContainText('2 applications');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.getByRole('main')).toContainText('You have seen everything.');
  await expect(bell(page)).toHaveText('Notifications');
  // The candidate, who chose nothing, has been sent theirs: the recruiter's would have come before it.
  await expect
    .poll(async () => (await mailsTo(request, other.email)).map(({ subject }) => subject))
    .toContain('Northgate Systems has your application');
  const mails = (await mailsTo(request, applying.recruiter.email)).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.includes('Lin Zhao has applied'))).toEqual([]);
  const { notifications } = copied.parse(
    await applying.employer.get(`/api/notifications?job=${applying.job}`),
  );
  expect(notifications.map(({ title }) => title)).toContain('Lin Zhao has applied');
});
