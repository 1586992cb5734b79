import { z } from 'zod';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, keepToken, panel, refusals } from '../support/people/behind-log-in.ts';
import { openSponsor } from '../support/people/officer.ts';
import { holdLicence } from '../support/people/sponsor-records.ts';
import { daysAgo } from '../support/register.ts';
import { expect, test } from '../test.ts';

const withId = z.object({ id: z.string() });
const withIds = z.object({ ids: z.array(z.string()) });

test('a held start: a card by hand gives no excuse, a share code does, and a first day without one keeps its gap', async ({
  page,
  complaints,
}) => {
  complaints.expect(refusals);
  const owner = await openSponsor(page.request, 'Northgate Systems');
  await holdLicence(owner.api);
  await owner.api.post('/api/sponsor/workers', { fullName: 'Ana Marques', route: 'skilled-worker' });
  await keepToken(page, owner.token);

  await test.step('the list says that the planned start is held', async () => {
    await goTo(page, '/dashboard/sponsor/evidence/right-to-work');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One person has no check that stands');
    await expect(page.getByRole('main')).toContainText('One planned start is held');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Record a check of Ana Marques' }).click();
  });

  const ticket = page.getByRole('region', { name: 'Is there an excuse against a penalty?' });
  await test.step('the answer follows the form', async () => {
    await expect(ticket).toContainText('Answer the form');
    await page.getByRole('button', { name: 'Record the check' }).click();
    await expect(page.getByRole('main')).toContainText('Say whether this person may do the work.');
    await page
      .getByRole('group', { name: 'May this person do the work?' })
      .getByRole('radio', { name: 'Yes' })
      .check();
    await page
      .getByLabel('How was the check made?')
      .selectOption({ label: 'Original document, seen with the person present' });
    await page.getByLabel('Which document did you see?').selectOption('Biometric residence permit or card');
    await expect(ticket).toContainText('Ask for a share code');
    await expect(ticket).toContainText('held');
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByLabel('How was the check made?')
      .selectOption({ label: 'Home Office online service, with a share code' });
    await page.getByLabel('Last day of the permission, as the result shows it').fill('2031-02-14');
    await expect(ticket).toContainText('Yes, to 14 February 2031');
    await expect(ticket).toContainText('not held');
  });

  await test.step('while an application is not decided, the worker gets the words that the employer reads', async () => {
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await page.getByText('If an application is not decided').click();
    await page.getByLabel(/^Last day of the permission before/).fill('2026-12-22');
    await page.getByLabel(/^Day of the application/).fill('2026-12-12');
    const words = page.getByRole('region', { name: 'While an application is not decided' });
    await expect(words).toContainText('The application was made on 12 December 2026, in time');
    await expect(words).toContainText('asked by 15 December 2026');
    await expect(words.getByRole('button', { name: 'Copy for the worker' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  });

  await test.step('it is recorded, and asked again by its day', async () => {
    await page.getByRole('button', { name: 'Record the check' }).click();
    await expect(panel(page, 'Right to work check')).toContainText('To 14 February 2031');
    await expect(panel(page, 'Right to work check')).not.toContainText('held');
  });

  await test.step('the copy of a check of someone who is not sponsored is kept with it', async () => {
    const check = {
      ...{ method: 'manual', document: 'british-passport' },
      ...{ checkedOn: daysAgo(3), checker: 'Helen Marsh' },
    };
    const [carys] = withIds.parse(
      await owner.api.post('/api/sponsor/people', { people: [{ fullName: 'Carys Lloyd', check }] }),
    ).ids;
    await goTo(page, `/dashboard/sponsor/people/${carys}`);
    const copies = panel(page, 'Copies of the checks');
    await expect(copies).toContainText('No copy is kept here.');
    const copy = {
      ...{ name: 'result.txt', mimeType: 'text/plain' },
      buffer: Buffer.from('Result page.'),
    };
    await copies.getByLabel('Add the copy, or photograph it').setInputFiles(copy);
    await expect(copies).toContainText('added by Helen Marsh. Not opened yet.');
    expect(await axeViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await copies.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('result.txt');
    await goTo(page, `/dashboard/sponsor/people/${carys}`);
    await expect(copies).toContainText('Last opened by Helen Marsh');
  });

  await test.step('a first day without an excuse asks for its reason', async () => {
    const ben = withId.parse(
      await owner.api.post('/api/sponsor/workers', { fullName: 'Ben Adeyemi', route: 'skilled-worker' }),
    ).id;
    await goTo(page, `/dashboard/sponsor/happened?worker=${ben}&what=start`);
    await page.getByLabel('First day at work').fill(daysAgo(2));
    await page.getByRole('button', { name: 'See what follows' }).click();
    await page.getByRole('button', { name: 'Record it' }).click();
    await expect(page.getByRole('main')).toContainText(
      'Record the check first, or say why work began without one.',
    );
    await page.getByLabel(/^Why did work begin without/).fill('The check was forgotten.');
    await page.getByRole('button', { name: 'See what follows' }).click();
    await page.getByRole('button', { name: 'Record it' }).click();
    await page.waitForURL(/\/dashboard\/sponsor\/(workers|duties)\//);
    await goTo(page, '/dashboard/sponsor/evidence/right-to-work?status=no-check');
    await expect(page.getByRole('main')).toContainText('Ben Adeyemi');
  });
});
