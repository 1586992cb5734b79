import type { Page } from '@playwright/test';
import ical from 'node-ical';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { newAccount, openAccount } from '../support/people/accounts.ts';
import { goTo, keepToken, panel, refusals } from '../support/people/behind-log-in.ts';
import { joinSponsor, type Keeper, openSponsor, withSecondFactor } from '../support/people/officer.ts';
import { addWorker, holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo } from '../support/register.ts';
import { expect, test } from '../test.ts';

// What happens to a sponsor's workers, from the day it happens to the report.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** A colleague of this owner in a compliance role, who logs in with the browser of this page. */
async function colleague(page: Page, owner: Keeper, role: Readonly<Record<string, string>>) {
  const { request } = page;
  const account = { ...newAccount('recruiter'), fullName: 'Carys Bowen' };
  const { email } = await openAccount(request, account, { organizationName: 'Bowen Advice' });
  const keeper = await withSecondFactor(request, account);
  const organisation = await joinSponsor({ request, owner: owner.api, email, keeper }, role);
  await keepToken(page, keeper.token);
  return { ...keeper, email, organisation };
}

test('an absence becomes a duty, is prepared, checked by a second person, and reported', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(refusals);
  const owner = await openSponsor(page.request, 'Northgate Systems');
  const workPlace = await holdLicence(owner.api, { secondCheck: true });
  const ana = await addWorker(owner.api, { fullName: 'Ana Marques', workPlace });
  const other = await (await browser.newContext()).newPage();
  const { organisation } = await colleague(other, owner, { role: 'officer' });
  await keepToken(page, owner.token);

  await test.step('a week away is no report yet', async () => {
    await recordAbsence(page, ana, daysAgo(8));
    await goTo(page, '/dashboard/sponsor/today');
    await expect(heading(page)).toHaveText('Nothing is to be reported, one thing waits for a look');
    await expect(main(page)).toContainText(/of 10 working days/);
  });

  await test.step('an absence that has passed ten working days is', async () => {
    const ben = await addWorker(owner.api, { fullName: 'Ben Adeyemi', workPlace });
    await recordAbsence(page, ben, daysAgo(20));
    await goTo(page, '/dashboard/sponsor/today');
    await expect(heading(page)).toHaveText('One report is due');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ben Adeyemi is absent without permission', exact: true }).click();
    await expect(heading(page)).toHaveText('Ben Adeyemi is absent without permission');
  });

  await test.step('it is prepared, and its author can’t check it', async () => {
    await page.getByRole('button', { name: 'Save as prepared' }).click();
    await expect(main(page)).toContainText('You prepared this. Ask a colleague to check it.');
  });

  await test.step('a second person checks it', async () => {
    await goTo(other, `/dashboard?workspace=${organisation}`);
    await goTo(other, page.url());
    await other.getByRole('button', { name: 'I have checked it' }).click();
    await expect(other.getByRole('list', { name: 'Steps of this duty' })).toContainText('Carys Bowen');
    await other.context().close();
  });

  await test.step('it is reported, and nothing is left to report', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Steps of this duty' })).toContainText('Carys Bowen');
    await page.getByLabel('Day of the report').fill(daysAgo(0));
    await page.getByLabel('Reference').fill('4471-0923');
    await page.getByRole('button', { name: 'Record the report' }).click();
    await expect(main(page)).toContainText('Reference 4471-0923.');
    await goTo(page, '/dashboard/sponsor/today');
    await expect(heading(page)).toHaveText('Nothing is to be reported, one thing waits for a look');
  });
});

async function recordAbsence(page: Page, worker: string, firstDay: string): Promise<void> {
  await goTo(page, `/dashboard/sponsor/happened?worker=${worker}&what=absence`);
  await page.getByLabel('First day of absence').fill(firstDay);
  await page.getByLabel(/^Kind of absence/).selectOption('not-agreed');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await page.getByRole('button', { name: 'Record it' }).click();
  await page.waitForURL(/\/dashboard\/sponsor\/workers\/[0-9a-f-]{36}$/);
}

test('an office that moves is one duty of the organisation and one of each worker who moves with it', async ({
  page,
}) => {
  const owner = await openSponsor(page.request, 'Northgate Systems');
  const workPlace = await holdLicence(owner.api);
  const ben = await addWorker(owner.api, { fullName: 'Ben Adeyemi', workPlace });
  const chidi = await addWorker(owner.api, { fullName: 'Chidi Eze', workPlace });
  await addWorker(owner.api, { fullName: 'Ana Marques', workPlace });
  const sheffield = { name: 'Sheffield office', nation: 'england-and-wales', kind: 'office' };
  await owner.api.post('/api/sponsor/work-places', sheffield);
  await keepToken(page, owner.token);
  await goTo(page, '/dashboard/sponsor/today');
  await page.getByRole('link', { name: 'Something happened' }).first().click();
  await page.getByRole('link', { name: 'An office moves, with or without workers' }).click();
  await page.getByLabel('Day of the move').fill(daysAgo(1));
  await page.getByLabel('The new place').selectOption('Sheffield office');
  await page.getByLabel('Or everyone who works at').selectOption('Leeds office');
  await page.getByRole('button', { name: 'Add them' }).click();
  await page.getByRole('button', { name: 'Leave out Ben Adeyemi' }).click();
  await expect(main(page)).toContainText('2 chosen.');
  await page.getByRole('button', { name: 'See what follows' }).click();
  await expect(page.getByRole('button', { name: 'Record it' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(heading(page)).toHaveText('3 duties are open');
  const open = main(page).getByRole('listitem');
  await expect(open.filter({ hasText: 'Ana Marques' })).toHaveCount(1);
  await expect(open.filter({ hasText: 'Chidi Eze' })).toHaveCount(1);
  await expect(open.filter({ hasText: 'Ben Adeyemi' })).toHaveCount(0);
  await expect(open).toHaveCount(3);
  for (const [worker, place] of [
    [chidi, 'Sheffield office'],
    [ben, 'Leeds office'],
  ] as const) {
    await goTo(page, `/dashboard/sponsor/workers/${worker}`);
    await expect(panel(page, 'Job and pay')).toContainText(place);
  }
});

test('a private feed is read as a calendar does, tells of no absence and no name, and ends', async ({
  page,
  request,
}) => {
  const owner = await openSponsor(page.request, 'Northgate Systems');
  const workPlace = await holdLicence(owner.api);
  const ana = await addWorker(owner.api, { fullName: 'Ana Marques', workPlace });
  await owner.api.post(`/api/sponsor/workers/${ana}/absences`, {
    ...{ firstDay: daysAgo(20), lastDay: null, pay: 'unpaid', agreed: false },
  });
  await keepToken(page, owner.token);
  await goTo(page, '/dashboard/sponsor/calendar');
  await page.getByRole('button', { name: 'Make a private address' }).click();
  const url = new URL(await page.getByLabel(/Copy this address now/).inputValue());
  const requestFeed = () => request.get(url.pathname + url.search);
  const text = await (await requestFeed()).text();
  const events = Object.values(ical.sync.parseICS(text)).flatMap((each) =>
    each?.type === 'VEVENT' ? [each] : [],
  );
  expect(events.length).toBeGreaterThan(0);
  expect(events.map(({ start }) => start >= new Date(daysAgo(1))).every(Boolean)).toBe(true);
  expect(text).not.toMatch(/absen|permission|unpaid|Marques/i);
  await page.getByRole('button', { name: /^End/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
  expect((await requestFeed()).ok()).toBe(false);
});

test('an adviser works for two sponsors in two tabs, until one of them ends it', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  const stated = { role: 'adviser', regulator: 'Immigration Advice Authority', number: 'F202600001' };
  const [north, tide] = [
    await openSponsor(request, 'Northgate Systems'),
    await openSponsor(request, 'Tidewater Health'),
  ];
  for (const [owner, fullName] of [
    [north, 'Ana Marques'],
    [tide, 'Tomos Rees'],
  ] as const)
    await addWorker(owner.api, { fullName, workPlace: await holdLicence(owner.api) });
  const adviser = await colleague(page, north, stated);
  const { email } = adviser;
  const other = await joinSponsor({ request, owner: tide.api, email, keeper: adviser }, stated);

  await goTo(page, `/dashboard/sponsor/workers?workspace=${adviser.organisation}`);
  const second = await context.newPage();
  await goTo(second, `/dashboard/sponsor/workers?workspace=${other}`);
  await expect(main(page)).toContainText('Ana Marques');
  await expect(main(page)).not.toContainText('Tomos Rees');
  await expect(main(second)).toContainText('Tomos Rees');
  await expect(main(second)).not.toContainText('Ana Marques');

  await tide.api.post(`/api/organisation/members/${adviser.id}/remove`);
  await second.getByRole('link', { name: 'Tomos Rees' }).click();
  await expect(second.locator('body')).toContainText('You are no longer in that organisation');
  await expect(second.locator('body')).not.toContainText('Ana Marques');

  await page.reload();
  await expect(main(page)).toContainText('Ana Marques');
  await page.getByRole('link', { name: 'Ana Marques' }).click();
  await expect(heading(page)).toHaveText('Ana Marques');
});
