import { health } from '@portway/contracts/health';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { newAccount } from '../support/people/accounts.ts';
import { logInStaff, rows, send } from '../support/people/at-desk.ts';
import { arrive, goTo, panel, panelStatus, refusals } from '../support/people/behind-log-in.ts';
import { openApplication } from '../support/people/hiring.ts';
import { expect, test } from '../test.ts';

test('staff answer by a template, see an organisation, invite a colleague and decide about a report', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(refusals);
  await logInStaff(page);
  const applying = await openApplication(request);

  await test.step('a template is written once, and goes into an answer', async () => {
    const email = await send(page, 'What does it cost?');
    await goTo(page, '/staff/answer-templates');
    const { version } = health.parse(await (await request.get('/healthz')).json());
    await expect(page.getByText(`Portway ${version}`, { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const form = panel(page, 'Add a template');
    await form.getByRole('button', { name: 'Save the template' }).click();
    await expect(form.getByRole('alert')).toContainText('Name the template.');
    const name = `Prices ${email.slice(0, 8)}`;
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Text').fill('Our prices are on the site.');
    await form.getByRole('button', { name: 'Save the template' }).click();
    await expect(rows(page, 'Templates, by name').filter({ hasText: name })).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    await goTo(page, `/staff?text=${email}`);
    await page.getByRole('link', { name: 'Ravi Menon' }).click();
    const answer = panel(page, 'Answer');
    await answer.getByLabel('Add a template').selectOption(name);
    await expect(answer.getByLabel(/^Your answer/)).toHaveValue('Our prices are on the site.');
    await answer.getByRole('button', { name: 'Send the answer' }).click();
    await expect(panelStatus(page, 'Answer')).toContainText('Your answer is on its way');
  });

  await test.step('someone joins by a link that was made here', async () => {
    await goTo(page, '/staff/team');
    expect(await axeViolations(page)).toEqual([]);
    const { email } = newAccount();
    const form = panel(page, 'Invite someone');
    await form.getByLabel('Full name').fill('Noor New');
    await form.getByLabel('Work email address').fill(email);
    await form.getByRole('button', { name: 'Make a link' }).click();
    const link = form.getByText(/\/reset#first=/);
    await expect(link).toBeVisible();
    await expect(rows(page, 'Invited').filter({ hasText: email })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await theirs.goto((await link.textContent()) ?? '');
    await hydrated(theirs);
    await theirs.getByLabel('New password', { exact: true }).fill('seven grey herons at noon');
    await theirs.getByLabel('Confirm the password').fill('seven grey herons at noon');
    await theirs.getByRole('button', { name: 'Set the new password' }).click();
    await expect(theirs.getByText(/Your password is set/)).toBeVisible();
    await context.close();
    await goTo(page, '/staff/team');
    const member = rows(page, 'Members').filter({ hasText: email });
    await expect(member).toContainText('No second factor yet');
    await member.getByRole('button', { name: 'Remove Noor New' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).click();
    await expect(page.getByText('Noor New is no longer on the team.')).toBeVisible();
    await expect(member).toHaveCount(0);
  });

  await test.step('a report of a job is upheld: both sides read why, and it is paused', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await arrive(theirs, applying.account, `/dashboard/job-details?job=${applying.job}`);
    await theirs.getByText('Report this job').click();
    await theirs.getByLabel('Not a real job').check();
    await theirs.getByRole('button', { name: 'Send the report' }).click();
    await expect(theirs.getByText('Thank you. We will look at it')).toBeVisible();
    expect(await axeViolations(theirs)).toEqual([]);
    await goTo(page, `/staff?text=${applying.account.email}`);
    await rows(page, 'Enquiries').first().getByRole('link').click();
    const decision = panel(page, 'Decision');
    await decision.getByLabel('Uphold the report').check();
    await decision.getByLabel('Why').fill('It asks applicants for a fee.');
    expect(await axeViolations(page)).toEqual([]);
    await decision.getByRole('button', { name: 'Decide, and tell them' }).click();
    await expect(decision).toContainText('Both sides were told');
    await expect(decision).toContainText('We hold it paused.');
    for (const email of [applying.account.email, applying.recruiter.email]) {
      const [mail] = (await mailsTo(request, email)).filter(({ kind }) => kind === 'report-decided');
      expect(mail?.text).toContain('It asks applicants for a fee.');
    }
    await goTo(theirs, '/dashboard/notifications');
    await expect(theirs.getByRole('main')).toContainText('We acted on your report');
    await context.close();
  });

  await test.step('the organisation shows its people, its paused job and a note', async () => {
    await page.getByRole('link', { name: 'The organisation it is about' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(applying.company);
    await expect(rows(page, 'People')).toContainText(applying.recruiter.email);
    await expect(rows(page, 'Jobs')).toContainText('Paused');
    await panel(page, 'Note').getByLabel('Your note').fill('Rang them.');
    await panel(page, 'Note').getByRole('button', { name: 'Save the note' }).click();
    await expect(panel(page, 'Notes')).toContainText('Rang them.');
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the figures of the server are told in words, in pictures and in tables', async () => {
    await goTo(page, '/staff/figures');
    await expect(rows(page, 'Figures').filter({ hasText: 'Database connections' })).toContainText('busy');
    await expect(page.getByRole('rowheader', { name: 'page' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Requests a second' })).toBeVisible({ timeout: 30_000 });
    expect(await axeViolations(page)).toEqual([]);
  });
});
