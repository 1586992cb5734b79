import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { openAccount } from '../support/people/accounts.ts';
import { arrive, panel, refusals } from '../support/people/behind-log-in.ts';
import { afterTryingAgain } from '../support/people/profile-answers.ts';
import { expect, test } from '../test.ts';

const path = '/dashboard/profile/edit';
/** The smallest valid picture. */
const grey = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
  'base64',
);
const saveLine = (page: Page) => page.locator('.save-line [aria-hidden]');
const allSaved = (page: Page) => expect(saveLine(page)).toHaveText('All changes saved.', afterTryingAgain);

test('a candidate fills in their profile and adds a photo, and each answer is saved or refused by itself', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  await arrive(page, await openAccount(request), path);
  await expect(saveLine(page)).toHaveText('Changes are saved as you make them.');
  if (nightly) expect(await axeViolations(page)).toEqual([]);
  const about = panel(page, 'About');
  await about.getByLabel('Name', { exact: true }).fill('Amara N. Okafor');
  await about.getByLabel('Location').fill('Lagos, Nigeria');
  await about.getByLabel('Time zone').selectOption('Africa/Lagos');
  await about.getByLabel('Primary role').fill('Backend engineer');
  await about.getByLabel('Years of experience').selectOption('10+ years');
  await about.getByRole('textbox', { name: 'Open to these roles' }).fill('Platform engineer');
  await about.getByRole('textbox', { name: 'Open to these roles' }).press('Enter');
  await about.getByLabel('Bio').fill('I build payments.');
  await panel(page, 'Skills').getByRole('textbox').fill('Go, Rust,');
  await panel(page, 'Achievements').getByRole('textbox').fill('A day of settlement in eleven minutes.');
  await allSaved(page);
  // The name belongs to the account: the sidebar shows it at once.
  await expect(page.locator('.sidebar-name')).toContainText('Amara N. Okafor');

  const photo = panel(page, 'Photo');
  const photoInput = photo.getByLabel('Choose a photo, or drop it here');
  await photoInput.setInputFiles({
    name: 'me.png',
    mimeType: 'text/plain',
    buffer: Buffer.from('No picture'),
  });
  await expect(photo.getByText('Please upload a JPEG, PNG or WebP picture.')).toBeVisible();
  await photoInput.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: grey });
  await expect(photo.getByText('Your photo is saved.')).toBeVisible();
  await expect(photo.getByRole('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/);

  const wrong = { Website: 'nowhere', LinkedIn: 'https://example.com/a', GitHub: 'github.com/' };
  for (const [label, text] of Object.entries(wrong)) {
    const field = page.getByLabel(new RegExp(`^${label}`));
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await about.getByLabel('Location').fill('');
  await about.getByLabel('Location').blur();
  await expect(about.getByText('Say where you live, such as Lagos, Nigeria.')).toBeVisible();
  await expect(saveLine(page)).toHaveText('An answer cannot be saved as it is. Fix the one marked below.');
  expect(await axeViolations(page)).toEqual([]);
  for (const [label, right] of Object.entries({
    Website: 'amara.example',
    LinkedIn: 'linkedin.com/in/amara',
    GitHub: 'github.com/amara',
  })) {
    await page.getByLabel(new RegExp(`^${label}`)).fill(right);
  }
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(photo.getByText('Your photo is removed.')).toBeVisible();
  await expect(photo.getByRole('img')).toHaveCount(0);
  await about.getByLabel('Location').fill('Abuja, Nigeria');
  await about.getByLabel('Location').blur();
  await allSaved(page);

  await page.reload();
  await hydrated(page);
  await expect(about.getByLabel('Location')).toHaveValue('Abuja, Nigeria');
  await expect(about.getByLabel('Years of experience')).toHaveValue('10+');
  await expect(page.getByLabel(/^GitHub/)).toHaveValue('https://github.com/amara');
  await expect(panel(page, 'Skills').getByRole('listitem')).toHaveText([/^Go/, /^Rust/]);
});

test('a past job is added, checked, reordered, removed and restored, by keyboard alone', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(refusals);
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, await openAccount(request), path);
  const work = panel(page, 'Work experience');
  const add = work.getByRole('button', { name: 'Add work' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(work.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const text of ['Engineer', 'Harbour Lights', '13/2020', '02/2020']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect(work.getByText('Write the month as MM/YYYY, such as 03/2024.')).toBeVisible();
  await work.getByLabel('Start').fill('3/2020');
  await work.getByLabel('Start').press('Tab');
  await expect(work.getByText('This is after the end, 02/2020.')).toBeVisible();
  await work.getByLabel('End').fill('12/2099');
  await work.getByLabel('End').press('Tab');
  await expect(work.getByText('This month has not come yet.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(work.getByLabel('I currently work here')).toBeChecked();
  await expect(work.getByLabel('End')).toHaveCount(0);
  await expect(work.getByRole('heading', { level: 3 })).toHaveText('Engineer, Harbour Lights');

  await add.press('Enter');
  await expect(work.getByRole('heading', { level: 3 })).toHaveText(['Engineer, Harbour Lights', 'New']);
  const second = work.getByRole('listitem').nth(1);
  await second.getByLabel('Title').fill('Junior');
  await expect(work.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Junior');
  await work.getByRole('button', { name: 'Move Junior up' }).press('Enter');
  await expect(work.getByRole('heading', { level: 3 })).toHaveText(['Junior', 'Engineer, Harbour Lights']);
  await expect(work.getByRole('heading', { level: 3, name: 'Junior' })).toBeFocused();
  await work.getByRole('button', { name: 'Remove Junior' }).press('Enter');
  await expect(work.getByText('Junior is removed.')).toBeVisible();
  await work.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(work.getByRole('heading', { level: 3 })).toHaveText(['Junior', 'Engineer, Harbour Lights']);

  const education = panel(page, 'Education');
  await education.getByRole('button', { name: 'Add education' }).press('Enter');
  await education.getByLabel('Institution').fill('Federal College');
  await education.getByLabel(/^Graduation/).fill('07/2027');
  await education.getByLabel(/^Graduation/).blur();
  await expect(education.getByRole('heading', { level: 3 })).toHaveText('Federal College');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('answers typed without a connection are sent later, but never as another user’s, nor after logging out', {
  tag: '@first-visit',
}, async ({ page, request, context, complaints }) => {
  complaints.expect(/Failed to load resource/);
  complaints.expect(refusals);
  const [first, second] = [await openAccount(request), await openAccount(request)];
  await arrive(page, first, path);
  const location = page.getByLabel('Location');
  await context.setOffline(true);
  await page.getByLabel('Years of experience').selectOption('10+ years');
  await location.fill('On the train');
  await location.blur();
  await expect(saveLine(page)).toHaveText(
    'No connection. Your changes are stored here, and we will send them later.',
  );
  await panel(page, 'Work experience').getByRole('button', { name: 'Add work' }).click();
  await expect(panel(page, 'Work experience')).toContainText('We could not reach the server.');
  await context.setOffline(false);
  await allSaved(page);

  const other = await context.newPage();
  await arrive(other, second, path);
  await location.fill('Of the first');
  await location.blur();
  await expect(page.locator('.sidebar-menu')).toContainText(second.email);
  await expect(location).toHaveValue('');
  await other.reload();
  await expect(other.getByLabel('Location')).toHaveValue('');

  // What cannot be sent goes with whoever logs out: the next person at this computer finds nothing of it.
  await page.route('**/api/me/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await location.fill('Home again');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent'))),
  ).toEqual([]);
});
