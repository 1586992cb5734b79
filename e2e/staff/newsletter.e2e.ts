import type { APIRequestContext, Page } from '@playwright/test';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { keepSeat, logInStaff, sitDown } from '../support/people/at-desk.ts';
import { goTo, panel, refusals } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

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

async function begin(page: Page): Promise<void> {
  await goTo(page, '/staff/newsletter');
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await expect(page).toHaveURL(/\/staff\/newsletter\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New issue');
}

/** The state of saving, as it is seen. */
const saveLine = (page: Page) => panel(page, 'Text').locator('[data-status]');
const expectSaved = (page: Page) => expect(saveLine(page)).toHaveAttribute('data-status', 'stored');

const issueTo = async (request: APIRequestContext, address: string) =>
  (await mailsTo(request, address)).find(({ kind }) => kind === 'newsletter-issue');

test('staff write an issue with a figure of the law, see how it reads, test it and send it; a reader gets it and leaves with one press', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const fees = await subscribe(page, ['Fees and charges']);
  const visas = await subscribe(page, ['Visas and settlement']);
  ({ email } = await logInStaff(page));
  await keepSeat(page);
  const subject = `Fees change ${crypto.randomUUID().slice(0, 8)}`;

  await test.step('write', async () => {
    await goTo(page, '/staff/newsletter');
    expect(await axeViolations(page)).toEqual([]);
    await begin(page);
    const text = panel(page, 'Text');
    await expect(panel(page, 'Send')).toContainText('Write the subject.');
    expect(await axeViolations(page)).toEqual([]);
    await text.getByLabel('Subject').fill(subject);
    await text.getByLabel('Who gets it').selectOption('topics');
    await text.getByLabel('Fees and charges').check();
    await text
      .getByLabel('Text', { exact: true })
      .fill('## From April\n\nOne certificate costs {{no.rule on 2026-11-22}}.');
    await expect(panel(page, 'Send')).toContainText('Line 3: there is no rule “no.rule”.');
    await expect(panel(page, 'Send').getByRole('button')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    await text.getByLabel('Text', { exact: true }).fill('## From April\n\nOne certificate costs ');
    await text.getByText('Insert a figure of the law').click();
    await text.getByLabel('Figure, with its value today').selectOption('certificate-fee.worker');
    await text.getByLabel('For which day').fill('2026-11-22');
    await text.getByRole('button', { name: 'Insert the figure' }).click();
    await expect(text.getByLabel('Text', { exact: true })).toHaveValue(
      '## From April\n\nOne certificate costs {{certificate-fee.worker on 2026-11-22}}',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expectSaved(page);
  });

  await test.step('preview', async () => {
    const preview = panel(page, 'How it reads');
    await expect(preview.getByRole('heading', { name: 'From April' })).toBeVisible();
    await expect(preview).toContainText(/One certificate costs £\d+/);
    await expect(preview).toContainText('for 22 November 2026');
    await preview.getByText('As plain text').click();
    await expect(preview).toContainText('Unsubscribe:');
    expect(await axeViolations(page)).toEqual([]);
  });

  const send = panel(page, 'Send');
  await test.step('test', async () => {
    await panel(page, 'Text').getByLabel('Subject').fill(`${subject}!`);
    // At once: what was just typed is saved first, and is in the test.
    await send.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(send).toContainText(`A test is on its way to ${email}. Nobody else gets it.`);
    expect((await mailsTo(request, email))[0]?.subject).toBe(`[Test] ${subject}!`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${subject}!`);
    expect(await issueTo(request, fees)).toBeUndefined();
  });

  await test.step('send', async () => {
    const button = send.getByRole('button', { name: /^Send to [\d,]+ (?:people|person)$/ });
    await button.click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Once sent, an email cannot be recalled.');
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: /^Send to/ }).click();
    await expect(panel(page, 'Progress')).toContainText(/\d+ of \d+ delivered/);
    await expect(page.locator('main')).toContainText('Sent', { timeout: 90_000 });
    await expect.poll(async () => (await issueTo(request, fees))?.sent_at, { timeout: 60_000 }).toBeTruthy();
    expect(await axeViolations(page)).toEqual([]);
  });
  expect(await issueTo(request, visas), 'not the topic they chose').toBeUndefined();

  await test.step('resume: the button of a stopped issue asks first, then the server, which sends nothing twice', async () => {
    const issueId = new URL(page.url()).pathname.split('/').at(-1);
    // Sending is over too soon to be stopped by hand, so this page alone is told that it was.
    await page.route(`**/api/desk/newsletter/issues/${issueId}`, async (route) => {
      const response = await route.fetch();
      const issue: object = await response.json();
      const until = new Date(Date.now() + 86_400_000).toISOString();
      await route.fulfill({ response, json: { ...issue, state: 'stopped', resume: { people: 2, until } } });
    });
    await page.reload();
    await panel(page, 'Progress').getByRole('button', { name: 'Resume sending' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Nobody gets it twice.');
    const resumption = page.waitForResponse((each) => each.url().endsWith(`/issues/${issueId}/resume`));
    await question.getByRole('button', { name: 'Send to 2 people' }).click();
    expect((await resumption).status()).toBe(409);
    await expect(panel(page, 'Progress')).toContainText('This issue is not stopped.');
    await page.unrouteAll();
  });

  await test.step('read it on the site', async () => {
    const mail = await issueTo(request, fees);
    expect(mail?.text).toMatch(
      /One certificate costs £\d+ \(http:\/\/localhost:\d+\/rules\/certificate-fee\.worker\)/,
    );
    await page.goto(linkIn(mail, '/newsletter/issues/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${subject}!`);
    await expect(page.locator('main')).toContainText(/One certificate costs £\d+/);
    expect(await axeViolations(page)).toEqual([]);
    // With a query, so that it is not the one of a minute ago.
    const sitemap = await (await request.get(`/sitemap.xml?for=${subject.slice(-8)}`)).text();
    expect(sitemap).toContain(`<loc>${new URL(page.url()).origin}${new URL(page.url()).pathname}</loc>`);
    // The list may be a minute old; with a query it is rendered again.
    await page.goto('/newsletter/issues?now');
    await expect(page.getByRole('link', { name: `${subject}!` })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
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
    const response = await request.post(link, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      data: 'List-Unsubscribe=One-Click',
    });
    expect(response.status()).toBe(200);
    await goTo(page, '/staff/newsletter');
    await expect(
      page
        .locator('main')
        .getByText(/on the list/)
        .first(),
    ).not.toHaveText(before ?? '');
  });
});

test('what staff write is kept: through a reload, without a connection, beside another tab and when the session ends', {
  tag: '@first-visit',
}, async ({ page, context, complaints }) => {
  complaints.expect(refusals);
  complaints.expect(/Failed to load resource: net::ERR_/);
  await sitDown(page, '/staff/newsletter');
  await begin(page);
  const text = panel(page, 'Text');
  const subject = text.getByLabel('Subject');
  const body = text.getByLabel('Text', { exact: true });

  await test.step('a reload', async () => {
    await body.pressSequentially('Fees go up ');
    await expect(saveLine(page)).toContainText('Saved.');
    await body.pressSequentially('in April.');
    await expectSaved(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(body).toHaveValue('Fees go up in April.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New issue');
  });

  await test.step('no connection', async () => {
    await context.setOffline(true);
    await subject.fill('Fees from April');
    await expect(saveLine(page)).toContainText('stored in this browser, and will be saved later');
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await expectSaved(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fees from April');
  });

  await test.step('another tab', async () => {
    const other = await context.newPage();
    await goTo(other, new URL(page.url()).pathname + new URL(page.url()).search);
    await panel(other, 'Text').getByLabel('Subject').fill('Fees from May');
    await expectSaved(other);
    await other.close();
    await subject.fill('Fees from June');
    const choice = page.getByRole('group', { name: /changed in another window/ });
    await expect(choice).toContainText('Fees from May');
    await expect(choice).toContainText('Fees from June');
    expect(await axeViolations(page)).toEqual([]);
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expectSaved(page);
    await page.reload();
    await expect(subject).toHaveValue('Fees from June');
  });

  await test.step('the end of the session', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.route('**/api/desk/newsletter/issues/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, json: { code: 'not-logged-in', message: 'Log in to go on.' } })
        : route.fallback(),
    );
    const address = page.url();
    await body.fill('Written as the session ended.');
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.unroute('**/api/desk/newsletter/issues/*');
    await page.evaluate((value) => localStorage.setItem('token', value ?? ''), token);
    await goTo(page, address);
    await expect(body).toHaveValue('Written as the session ended.');
    await expectSaved(page);
  });

  await test.step('deleted, it is gone', async () => {
    await panel(page, 'Delete').getByRole('button', { name: 'Delete the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter');
    await expect(page.getByRole('link', { name: 'Fees from June' })).toHaveCount(0);
  });
});
