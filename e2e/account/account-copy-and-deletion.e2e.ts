import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { mailsTo } from '../support/mailbox.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { type Account, logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, panel, panelStatus } from '../support/people/behind-log-in.ts';
import { expect, test } from '../test.ts';

/** Opens an account with profile answers, a CV and a message to us, all sent by the API. */
async function withRecords(request: APIRequestContext, mark: string): Promise<Account> {
  const account = await openAccount(request, { ...newAccount(), fullName: `Okafor of ${mark}` });
  const candidate = await logInByApi(request, account);
  await candidate.patch('/api/me/profile', { field: 'location', value: `Lagos, ${mark}` });
  const id = crypto.randomUUID();
  await candidate.post('/api/me/profile/entries', { id, kind: 'work' });
  await candidate.patch(`/api/me/profile/work/${id}`, { field: 'company', value: `${mark} Lights` });
  await candidate.post(`/api/me/resumes?name=${mark}.txt`, Buffer.from(cvOf(mark)));
  const message = { firstName: mark, email: account.email, message: `Write to ${mark}.` };
  await candidate.post('/api/contact', message);
  return account;
}

const cvOf = (mark: string) => `Curriculum vitae of ${mark}\nSkills: TypeScript\n`;

test('everything that we hold about the user, and about nobody else, is downloaded as a ZIP', async ({
  page,
  request,
}) => {
  const amara = await withRecords(request, 'Harbour');
  const kofi = await withRecords(request, 'Tidewater');
  await arrive(page, amara, '/dashboard/account/data');
  const saving = page.waitForEvent('download');
  await panel(page, 'Download my data').getByRole('button').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const records = (name: string): unknown => JSON.parse(text(`${name}.json`));
  expect(records('account')).toMatchObject([{ email: amara.email, full_name: 'Okafor of Harbour' }]);
  expect(records('profile')).toMatchObject([{ answers: { location: 'Lagos, Harbour' } }]);
  expect(records('work-and-education')).toMatchObject([{ answers: { company: 'Harbour Lights' } }]);
  expect(records('resumes')).toMatchObject([{ name: 'Harbour.txt', main: true }]);
  expect(text('cvs/1 Harbour.txt')).toBe(cvOf('Harbour'));
  expect(records('enquiries')).toMatchObject([{ message: 'Write to Harbour.' }]);
  for (const words of [amara.email, 'Lagos, Harbour', 'Harbour Lights', 'Write to Harbour.'])
    expect(text('index.html')).toContain(words);
  const linkedFiles = [...text('index.html').matchAll(/<a href="([\w-]+\.json)">/g)].map(([, name]) => name);
  expect(Object.keys(files).toSorted()).toEqual(
    ['cvs/1 Harbour.txt', 'index.html', ...linkedFiles].toSorted(),
  );
  const whole = Object.keys(files)
    .map((name) => name + text(name))
    .join('\n');
  for (const others of ['Tidewater', kofi.email]) expect(whole).not.toContain(others);
  await expect(panelStatus(page, 'Download my data')).toContainText(
    'Your data is saved with your downloads.',
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('an account is deleted after seven days, which every page says, and which can be undone', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/data');
  const deletion = panel(page, 'Delete my account');
  await expect(deletion).toContainText('What we delete');
  await expect(deletion).toContainText('What we keep');
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(deletion.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete it in seven days' }).click();
  await expect(deletion.getByText(/^We will delete your account on/)).toBeVisible();
  await expect(panelStatus(page, 'Delete my account')).toContainText('Until then you can keep it.');
  expect(await axeViolations(page)).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(request, amara.email)).map(({ kind }) => kind))
    .toContain('deletion-asked');

  await goTo(page, '/dashboard');
  await expect(page.getByText(/^We will delete your account on/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^We will delete your account on/)).toBeHidden();
  const status = page.getByRole('main').getByRole('status');
  await expect(status.filter({ hasText: 'We will keep your account.' })).toBeVisible();
  await goTo(page, '/dashboard/account/data');
  await expect(deletion.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
