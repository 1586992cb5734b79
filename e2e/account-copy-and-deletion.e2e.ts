import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { openAccount } from './accounts.ts';
import { barriers } from './barriers.ts';
import { arrive, goTo, panel, told } from './behind-log-in.ts';
import { mailsTo } from './mailbox.ts';
import { expect, test } from './test.ts';

test('everything we hold is downloaded as a ZIP that says what is in it', async ({ page, request }) => {
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/data');
  const saving = page.waitForEvent('download');
  await panel(page, 'Download my data').getByRole('button').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await file.path())));
  const texts = Object.values(files).map((bytes) => strFromU8(bytes));
  expect(texts.some((text) => text.includes(amara.email))).toBe(true);
  expect(Object.keys(files).some((name) => /\.html?$|\.txt$|\.md$/i.test(name))).toBe(true);
  await expect(told(page, 'Download my data')).toContainText('Your data is saved with your downloads.');
  expect(await barriers(page)).toEqual([]);
});

test('an account is deleted in seven days, which is said everywhere, and can be undone', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  await arrive(page, amara, '/dashboard/account/data');
  const deletion = panel(page, 'Delete my account');
  await expect(deletion).toContainText('What goes');
  await expect(deletion).toContainText('What stays');
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(deletion.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete it in seven days' }).click();
  await expect(deletion.getByText(/^Your account is deleted on/)).toBeVisible();
  await expect(told(page, 'Delete my account')).toContainText('Until then you can keep it.');
  expect(await barriers(page)).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(request, amara.email)).map(({ kind }) => kind))
    .toContain('deletion-asked');

  await goTo(page, '/dashboard');
  await expect(page.getByText(/^Your account is deleted on/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^Your account is deleted on/)).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your account stays.');
  await goTo(page, '/dashboard/account/data');
  await expect(deletion.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
