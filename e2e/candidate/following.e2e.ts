import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { logIn, logInByApi, newAccount, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { editions, inWords } from '../support/register.ts';
import { expect, test } from '../test.ts';

const path = '/dashboard/following';
const list = (page: Page) => page.getByRole('list', { name: 'Following' });
const row = (page: Page, name: string | RegExp) => list(page).getByRole('listitem').filter({ hasText: name });
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function openEntry(page: Page, search: string) {
  await page.goto(`/sponsors?query=${search}`);
  await page.locator('.sponsor-list > li a').first().click();
  await expect(page).toHaveURL(/\/sponsors\/[a-z-]+-\d+$/);
}

test('a visitor follows an entry from its page, logs in, finds it, removes it and takes that back', async ({
  page,
  request,
}) => {
  test.slow();
  const amara = await openAccount(request);
  await openEntry(page, 'quillfeather');
  await page.getByRole('link', { name: 'Follow Quillfeather Studios Ltd' }).click();
  await hydrated(page);
  await logIn(page, amara);
  await expect(page).toHaveURL(/\/dashboard\/following\?followed=/);
  await expect(page.getByRole('status').filter({ hasText: 'You are following' })).toContainText(
    'Quillfeather Studios Ltd',
  );
  const followed = row(page, 'Quillfeather');
  await expect(followed).toContainText('Hull · Skilled Worker');
  await expect(followed).toContainText('On the register, A rating');
  await expect(followed).toContainText(
    `Last change: new on the register, edition of ${inWords(editions[1].day)}.`,
  );
  expect(await axeViolations(page)).toEqual([]);

  // By keyboard alone.
  await followed.getByRole('button', { name: 'Stop following Quillfeather' }).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'You are not following this now.' })).toHaveCount(
    1,
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(followed.getByRole('link', { name: 'Quillfeather Studios Ltd' })).toBeFocused();
  await followed.getByRole('link', { name: 'Quillfeather Studios Ltd' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quillfeather Studios Ltd');
});

test('a recruiter follows a town and a route, and turns the emails off and on', async ({ page, request }) => {
  test.slow();
  await arrive(page, await openAccount(request, newAccount('recruiter')), path);
  await expect(page.getByText('You follow nothing yet')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/sponsors/towns/leeds');
  await page.getByRole('link', { name: 'Follow new sponsors here' }).click();
  await expect(row(page, 'New sponsors in Leeds')).toBeVisible();
  // The way back that stands beside the message.
  await page.getByRole('button', { name: /^Undo.*New sponsors in Leeds/ }).click();
  const removedRow = page.getByText('You do not follow this any more');
  await expect(removedRow).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  // The row of what was removed has its name too.
  await expect(removedRow).toBeHidden();
  await expect(row(page, 'New sponsors in Leeds')).toBeVisible();
  await page.goto('/sponsors/routes/religious-worker');
  await page.getByRole('link', { name: 'Follow new sponsors here' }).click();
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText([
    'New sponsors for Religious Worker',
    'New sponsors in Leeds',
  ]);
  await page.getByRole('button', { name: 'Turn emails off' }).click();
  await expect(page.getByText('Emails are off.', { exact: true }).first()).toBeVisible();
  // To remove and to take that back leaves them off.
  await row(page, 'Leeds').getByRole('button').click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row(page, 'Leeds').getByRole('button', { name: 'Stop following' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn emails on' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn emails on' }).click();
  await expect(page.getByRole('button', { name: 'Turn emails off' })).toBeVisible();
  await row(page, 'Religious')
    .getByRole('link', { name: /^New and gone/ })
    .click();
  await expect(page).toHaveURL('/sponsors/changes?route=religious-worker');
});

test('a link on another site follows nothing until its reader says so', async ({ page, request }) => {
  const amara = await openAccount(request);
  await arrive(page, amara, `${path}?town=Hull`);
  await expect(page.getByRole('heading', { name: 'Follow: New sponsors in Hull?' })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(row(page, 'New sponsors in Hull')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Follow: New sponsors in Hull?' })).toHaveCount(0);
});

test('what cannot be followed is refused in words, and what is followed stays in sight', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const amara = await openAccount(request);
  const api = await logInByApi(request, amara);
  await api.put('/api/me/sponsor-follows', { town: 'York' });
  await arrive(page, amara, `${path}?sponsor=no-such-sponsor-0`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('There is no such entry on the register.').first()).toBeVisible();
  await expect(row(page, 'New sponsors in York')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('it is found in the account menu, and nothing moves sideways', async ({ page, request }) => {
    const amara = await openAccount(request);
    const api = await logInByApi(request, amara);
    await api.put('/api/me/sponsor-follows', { town: 'Leeds', route: 'Skilled Worker' });
    await arrive(page, amara);
    await page.getByRole('button', { name: /^Account of/ }).tap();
    await page.getByRole('link', { name: 'Following' }).tap();
    await expect(row(page, 'New sponsors in Leeds for Skilled Worker')).toBeVisible();
    expect(await sideways(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an entry leads to the log-in, which knows what to follow', async ({ page }) => {
    await openEntry(page, 'quillfeather');
    const entry = new URL(page.url()).pathname.split('/').at(-1);
    await page.getByRole('link', { name: 'Follow Quillfeather Studios Ltd' }).click();
    expect(new URL(page.url()).searchParams.get('next')).toBe(`${path}?sponsor=${entry}`);
  });
});
