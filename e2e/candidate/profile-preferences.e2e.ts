import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, openAccount } from '../support/people/accounts.ts';
import { arrive } from '../support/people/behind-log-in.ts';
import { addTag, allSaved, answer, tagsOf } from '../support/people/profile-answers.ts';
import { expect, test } from '../test.ts';

const preferences = '/dashboard/profile/preferences';

test('a candidate says which job they look for and which employers must not see them, and finds the answers again', async ({
  page,
  request,
}) => {
  const amara = await openAccount(request);
  const candidate = await logInByApi(request, amara);
  const id = crypto.randomUUID();
  await candidate.post('/api/me/profile/entries', { id, kind: 'work' });
  await candidate.patch(`/api/me/profile/work/${id}`, { field: 'company', value: 'Harbour Lights' });
  await arrive(page, amara, preferences);
  if (nightly) expect(await axeViolations(page)).toEqual([]);

  await answer(page, 'Where are you in your search?', 'Ready to interview').check();
  await answer(page, 'Are you authorised to work in the UK?', 'No').check();
  await answer(page, 'Will you need sponsorship', 'Yes').check();
  await page.getByRole('combobox', { name: 'Current visa' }).selectOption('Graduate');
  await page.getByLabel('It expires on').fill('2027-08-31');
  await answer(page, 'Level wanted', 'Senior Level').check();
  await page.getByRole('checkbox', { name: 'Contractor' }).check();

  await addTag(page, 'Locations', 'London');
  await addTag(page, 'Locations', 'Leeds, York');
  const howRemote = page.getByRole('combobox', { name: 'How remote?' });
  await expect(howRemote).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Open to working remotely' }).check();
  await howRemote.selectOption('Hybrid');
  await page.getByRole('checkbox', { name: 'Open to working remotely' }).uncheck();
  await expect(howRemote).toBeDisabled();
  await expect(howRemote.locator('option:checked')).toHaveText('Hybrid');

  const salary = page.getByRole('textbox', { name: 'Desired salary' });
  await salary.fill('plenty');
  await salary.blur();
  await expect(page.locator('#salary-error')).toHaveText('Error: Enter a whole number a year.');
  await expect(salary).toHaveValue('plenty');
  expect(await axeViolations(page)).toEqual([]);
  await salary.fill('62,000');
  await salary.blur();
  await expect(page.locator('#salary-error')).toBeHidden();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('Euro');

  await answer(page, 'Seed 1-10 people', 'Ideal').check();
  await answer(page, 'Large 201-500 people', 'No').first().check();
  await page.getByRole('button', { name: 'Clear the answer for Seed' }).click();
  await expect(answer(page, 'Seed 1-10 people', 'Ideal')).toBeFocused();
  await expect(answer(page, 'Seed 1-10 people', 'Ideal')).not.toBeChecked();

  await addTag(page, 'Others', 'harbour lights');
  await expect(page.locator('#hiddenFrom-error')).toContainText('is one of your employers');
  await addTag(page, 'Others', 'Northgate Systems');
  const employer = page.getByRole('listitem').filter({ hasText: 'Harbour Lights' });
  await employer.getByRole('button', { name: 'Let them see me' }).click();
  await expect(employer).toContainText('Can see you');
  await employer.getByRole('button', { name: 'Hide from them again' }).click();
  await expect(employer).toContainText('Can’t see you');

  await page.getByRole('button', { name: 'Remove York' }).click();
  await allSaved(page);
  await page.reload();
  await expect(answer(page, 'Where are you in your search?', 'Ready to interview')).toBeChecked();
  await expect(answer(page, 'Will you need sponsorship', 'Yes')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Current visa' })).toHaveValue('graduate');
  await expect(page.getByLabel('It expires on')).toHaveValue('2027-08-31');
  await expect(answer(page, 'Level wanted', 'Senior Level')).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Contractor' })).toBeChecked();
  await expect(tagsOf(page, 'Locations').getByRole('listitem')).toHaveText([/London/, /Leeds/]);
  await expect(howRemote).toHaveValue('hybrid');
  await expect(salary).toHaveValue('62,000');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await expect(answer(page, 'Large 201-500 people', 'No').first()).toBeChecked();
  await expect(answer(page, 'Seed 1-10 people', 'Ideal')).not.toBeChecked();
  await expect(tagsOf(page, 'Others').getByRole('listitem')).toHaveText([/Northgate Systems/]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeViolations(page)).toEqual([]);
});
