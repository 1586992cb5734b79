import type { APIRequestContext, Page } from '@playwright/test';
import { logInStaff } from './at-desk.ts';
import { barriers } from './axe-violations.ts';
import { goTo, panel, refusals } from './behind-log-in.ts';
import { hydrated } from './hydrated.ts';
import { linkIn, mailsTo } from './mailbox.ts';
import { expect, test } from './test.ts';

// One member of staff logs in once, and the tests share the session, so they run one after the other.
test.describe.configure({ mode: 'serial' });

let email = '';

/** Subscribes without scripts, with topics, and confirms by the link of the email. */
async function subscribe(page: Page, topics: readonly string[]): Promise<string> {
  const address = `reader.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/newsletter');
  await hydrated(page);
  const form = page.locator('main form').first();
  await form.getByLabel('Email address').fill(address);
  for (const topic of topics) await form.getByLabel(topic).check();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('main')).toContainText('Almost done');
  const [mail] = await mailsTo(page.request, address);
  for (const topic of topics) expect(mail?.text).toContain(topic);
  await page.goto(linkIn(mail, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(page.locator('main').getByRole('status')).toContainText('You are on the list.');
  return address;
}

const issueTo = async (request: APIRequestContext, address: string) =>
  (await mailsTo(request, address)).find(({ kind }) => kind === 'newsletter-issue');

test('staff write an issue with a figure of the law, see how it reads, test it and send it; a reader gets it and leaves with one press', async ({
  page,
  request,
  complaints,
}, { retry }) => {
  complaints.expect(refusals);
  const fees = await subscribe(page, ['Fees and charges']);
  const visas = await subscribe(page, ['Visas and settlement']);
  email = retry === 0 ? 'staff-editor@portway.example' : 'staff-editor-again@portway.example';
  await logInStaff(page, email);
  const subject = `Fees change ${crypto.randomUUID().slice(0, 8)}`;

  await test.step('write', async () => {
    await goTo(page, '/staff/newsletter');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Write an issue' }).click();
    const text = panel(page, 'Text');
    await text.getByRole('button', { name: 'Save the draft' }).click();
    await expect(text.getByRole('alert')).toContainText('Write the subject.');
    await text.getByLabel('Subject').fill(subject);
    await text.getByLabel('Who gets it').selectOption('topics');
    await text.getByLabel('Fees and charges').check();
    await text
      .getByLabel('Text', { exact: true })
      .fill('## From April\n\nOne certificate costs {{no.rule on 2026-11-22}}.');
    await text.getByRole('button', { name: 'Save the draft' }).click();
    await expect(text.getByRole('alert')).toContainText('Line 3: there is no rule “no.rule”.');
    expect(await barriers(page)).toEqual([]);

    await text.getByLabel('Text', { exact: true }).fill('## From April\n\nOne certificate costs ');
    await text.getByText('Insert a figure of the law').click();
    await text.getByLabel('Figure, with its value today').selectOption('certificate-fee.worker');
    await text.getByLabel('For which day').fill('2026-11-22');
    await text.getByRole('button', { name: 'Insert the figure' }).click();
    await expect(text.getByLabel('Text', { exact: true })).toHaveValue(
      '## From April\n\nOne certificate costs {{certificate-fee.worker on 2026-11-22}}',
    );
    await text.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page).toHaveURL(/\/staff\/newsletter\/issue\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  });

  await test.step('preview', async () => {
    const preview = panel(page, 'How it reads');
    await expect(preview.getByRole('heading', { name: 'From April' })).toBeVisible();
    await expect(preview).toContainText(/One certificate costs £\d+/);
    await expect(preview).toContainText('for 22 November 2026');
    await preview.getByText('As plain text').click();
    await expect(preview).toContainText('Unsubscribe:');
    expect(await barriers(page)).toEqual([]);
  });

  const send = panel(page, 'Send');
  await test.step('test', async () => {
    await panel(page, 'Text').getByLabel('Subject').fill(`${subject}!`);
    await send.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(send).toContainText('Save the draft first');
    await panel(page, 'Text').getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${subject}!`);
    await send.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(send).toContainText(`A test is on its way to ${email}. Nobody else gets it.`);
    expect((await mailsTo(request, email))[0]?.subject).toBe(`[Test] ${subject}!`);
    expect(await issueTo(request, fees)).toBeUndefined();
  });

  await test.step('send', async () => {
    const button = send.getByRole('button', { name: /^Send to [\d,]+ (?:people|person)$/ });
    await button.click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Once sent, an email cannot be recalled.');
    expect(await barriers(page)).toEqual([]);
    await question.getByRole('button', { name: /^Send to/ }).click();
    await expect(panel(page, 'Progress')).toContainText(/\d+ of \d+ delivered/);
    await expect(page.locator('main')).toContainText('Sent', { timeout: 90_000 });
    await expect.poll(async () => (await issueTo(request, fees))?.sent_at, { timeout: 60_000 }).toBeTruthy();
    expect(await barriers(page)).toEqual([]);
  });
  expect(await issueTo(request, visas), 'not the topic they chose').toBeUndefined();

  await test.step('read it on the site', async () => {
    const mail = await issueTo(request, fees);
    expect(mail?.text).toMatch(
      /One certificate costs £\d+ \(http:\/\/localhost:\d+\/rules\/certificate-fee\.worker\)/,
    );
    await page.goto(linkIn(mail, '/newsletter/issues/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${subject}!`);
    await expect(page.locator('main')).toContainText(/One certificate costs £\d+/);
    expect(await barriers(page)).toEqual([]);
    // The list may be a minute old; with a query it is drawn anew.
    await page.goto('/newsletter/issues?now');
    await expect(page.getByRole('link', { name: `${subject}!` })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('leave', async () => {
    const link = linkIn(await issueTo(request, fees), '/newsletter/unsubscribe');
    // A mail program that opens links by itself ends nothing.
    expect((await request.get(link)).status()).toBe(200);
    await goTo(page, '/staff/newsletter');
    const before = await page
      .locator('main')
      .getByText(/on the list/)
      .first()
      .textContent();
    const ended = await request.post(link, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      data: 'List-Unsubscribe=One-Click',
    });
    expect(ended.status()).toBe(200);
    await goTo(page, '/staff/newsletter');
    await expect(
      page
        .locator('main')
        .getByText(/on the list/)
        .first(),
    ).not.toHaveText(before ?? '');
  });
});
