import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { goTo, refusals } from '../support/people/behind-log-in.ts';
import { arriveAsOfficer } from '../support/people/officer.ts';
import { expect, test } from '../test.ts';

// A compliance officer puts several workers right at once, takes it back, and keeps the list under a name.

const dialog = (page: Page) => page.getByRole('dialog');
const terms = {
  ...{ fromDay: '2025-03-03', jobTitle: 'Software engineer', occupationCode: '2134', payPence: 5_700_000 },
  ...{ hoursPerWeek: 37.5, worksOn: [1, 2, 3, 4, 5], workPlace: null, otherPlaces: [], hybridPattern: null },
};

test('several workers are edited with a diff before, and taken back', async ({ page }) => {
  const officer = await arriveAsOfficer(page);
  await officer.post('/api/sponsor/work-places', {
    ...{ name: 'Leeds office', address: '1 Wharf Street', nation: 'england-and-wales', kind: 'office' },
  });
  for (const fullName of ['Ana Marques', 'Ben Osei'])
    await officer.post('/api/sponsor/workers', {
      fullName,
      startedOn: '2025-03-03',
      salaryOption: 'A',
      terms,
    });
  await officer.post('/api/sponsor/workers', { fullName: 'Cem Aydin', terms: null });
  await goTo(page, '/dashboard/sponsor/workers');
  await page.getByLabel('Choose all on this page').check();
  await page.getByRole('button', { name: 'Change 3 workers' }).click();
  await dialog(page).getByLabel('What changes').selectOption('Place of work');
  await dialog(page).getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog(page)).toContainText('Choose or enter: place of work.');
  await dialog(page).getByLabel('Place of work').last().selectOption('Leeds office');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'See what changes' }).click();
  await expect(dialog(page)).toContainText('2 workers change and 1 is left as it is.');
  await expect(dialog(page)).toContainText('Cem Aydin: No job is on record.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Change 2 workers' }).click();
  await expect(dialog(page)).toBeHidden();
  const row = page.getByRole('row', { name: /Ana Marques/ });
  await expect(row).toContainText('Leeds office');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undone. They are as they were, and their history says so.')).toBeVisible();
  await expect(row).not.toContainText('Leeds office');
  await page.getByRole('link', { name: 'Ana Marques' }).click();
  await expect(page.getByRole('main')).toContainText('Place of work: removed, was Leeds office');
});

test('a view of the list is saved, renamed, removed and brought back', async ({ page, complaints }) => {
  complaints.expect(refusals);
  const officer = await arriveAsOfficer(page);
  await officer.post('/api/sponsor/workers', { fullName: 'Ana Marques', startedOn: '2025-03-03', terms });
  await goTo(page, '/dashboard/sponsor/workers?gap=no-check&sort=visa');
  await expect(page.getByRole('columnheader', { name: 'Manager' })).toBeVisible();
  await page.getByRole('link', { name: 'Leave out the column Manager' }).click();
  await expect(page.getByRole('columnheader', { name: 'Manager' })).toBeHidden();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Give the view a name.');
  await dialog(page).getByLabel('Name').fill('Checks to make');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: 'Checks to make' })).toHaveAttribute('aria-current', 'page');
  expect(await axeViolations(page)).toEqual([]);

  await goTo(page, '/dashboard/sponsor/workers');
  await views.getByRole('link', { name: 'Checks to make' }).click();
  await expect(page.getByRole('columnheader', { name: 'Manager' })).toBeHidden();
  await views.getByRole('button', { name: 'Rename Checks to make' }).click();
  await dialog(page).getByLabel('Name').fill('Checks still to make');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await views.getByRole('button', { name: 'Remove Checks still to make' }).click();
  await expect(page.getByText('“Checks still to make” is removed.')).toBeVisible();
  await expect(views.getByRole('link', { name: 'Checks still to make' })).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(views.getByRole('link', { name: 'Checks still to make' })).toBeVisible();
});
