import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { type Account, logInByApi, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, panel, refusals } from '../support/people/behind-log-in.ts';
import { afterTryingAgain } from '../support/people/profile-answers.ts';
import { expect, test } from '../test.ts';

const path = '/dashboard/profile/edit';
const section = (page: Page) => panel(page, 'Identity');
const line = (page: Page) => section(page).locator('.save-line').getByRole('status');
const expectSaved = (page: Page) => expect(line(page)).toHaveText('Saved.', afterTryingAgain);

const preview = z.object({ card: z.object({ pronouns: z.string().nullable() }) });
async function pronounsSeen(request: APIRequestContext, account: Account) {
  const candidate = await logInByApi(request, account);
  return preview.parse(await candidate.get('/api/me/profile/preview')).card.pronouns;
}

test('equality monitoring is asked after consent, by keyboard at 360 px, saved, shown as far as allowed, and deleted separately', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const account = await openAccount(request);
  await arrive(page, account, path);
  const identity = section(page);
  await expect(identity.getByRole('radio')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await identity.getByRole('button', { name: 'I agree, ask me' }).focus();
  await page.keyboard.press('Enter');
  await expect(identity.getByRole('group', { name: 'Your answers about identity' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(identity.getByLabel('he/him', { exact: true })).toBeChecked();
  for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ze/zir');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectSaved(page);
  expect(await pronounsSeen(request, account)).toBe('ze/zir');

  // Another option is tried, and what was typed is still there.
  await identity.getByLabel('she/her').check();
  await identity.getByLabel('In my own words').first().check();
  await expect(identity.getByLabel('Your pronouns, in your own words')).toHaveValue('ze/zir');
  await identity.getByLabel('Self-describe').check();
  await identity.getByLabel('Your ethnicity, in your own words').fill('Hakka');
  await identity.getByLabel('East Asian', { exact: true }).check();
  const alone = identity.getByRole('checkbox', { name: 'Prefer not to say' });
  await alone.check();
  await expect(identity.getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await identity.getByRole('button', { name: 'Undo' }).click();
  await expect(alone).not.toBeChecked();
  await expectSaved(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /Hakka|ze\/zir/,
  );

  await goTo(page, path);
  await expect(identity.getByLabel('East Asian', { exact: true })).toBeChecked();
  await expect(identity.getByLabel('Your ethnicity, in your own words')).toHaveValue('Hakka');
  await expect(identity.getByLabel('Display on my profile')).toBeChecked();

  await identity.getByRole('button', { name: 'Delete these answers' }).click();
  if (nightly) expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete them' }).click();
  await expect(identity.getByText('We have deleted your answers and your consent.')).toBeVisible();
  await expect(identity.getByRole('button', { name: 'I agree, ask me' })).toBeVisible();
  expect(await pronounsSeen(request, account)).toBeNull();
});

test('two windows, a lost connection and a deletion elsewhere lose none of the latest answers', {
  tag: '@first-visit',
}, async ({ page, context, request, complaints }) => {
  complaints.expect(refusals);
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await arrive(page, await openAccount(request), path);
  const identity = section(page);
  await identity.getByRole('button', { name: 'I agree, ask me' }).click();
  const other = await context.newPage();
  await goTo(other, path);
  await section(other).getByLabel('Non-binary').check();
  await expectSaved(other);
  await identity.getByLabel('Woman').check();
  await expect(identity.getByText('This was changed in another window.')).toBeVisible();
  await expect(identity.getByText('Gender: Non-binary')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await identity.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(page);

  await context.setOffline(true);
  await identity.getByLabel('they/them').check();
  await expect(line(page)).toContainText('We could not save your changes. Keep this page open');
  if (nightly) expect(await axeViolations(page)).toEqual([]);
  await context.setOffline(false);
  await expectSaved(page);

  await goTo(other, path);
  await expect(section(other).getByLabel('they/them')).toBeChecked();
  await section(other).getByRole('button', { name: 'Delete these answers' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete them' }).click();
  await expect(section(other).getByRole('button', { name: 'I agree, ask me' })).toBeVisible();
  await identity.getByLabel('he/him', { exact: true }).click();
  await expect(
    identity.getByText('You deleted these answers, and your consent, in another window'),
  ).toBeVisible();
});
