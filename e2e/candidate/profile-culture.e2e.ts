import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { logInByApi, openAccount } from '../support/people/accounts.ts';
import { arrive, goTo, refusals } from '../support/people/behind-log-in.ts';
import { addTag, allSaved, answer, tagsOf } from '../support/people/profile-answers.ts';
import { expect, test } from '../test.ts';

const culture = '/dashboard/profile/culture';
const motivates = 'What motivates you more?';
const wishIn = (page: Page) =>
  page.getByRole('textbox', { name: 'Describe what you want from your next job' });

test('a candidate says, partly by keyboard alone, how they like to work, and sees what recruiters will see', async ({
  page,
  request,
}) => {
  await arrive(page, await openAccount(request), '/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'What Recruiters will see' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Only employers you apply to see this');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('13 more').click();
  await page.getByRole('link', { name: 'Describe your next job' }).click();
  const wish = wishIn(page);
  await expect(wish).toBeFocused();

  await wish.fill('é'.repeat(300));
  await page.keyboard.type('é');
  await expect(page.getByText('301 of 300 characters.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#lookingFor-error')).toContainText('Use at most 300 characters.');
  await wish.fill('A team that owns what it runs.');
  const first = answer(page, motivates, 'Solving technical problems');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(answer(page, motivates, 'Building products')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: /^Clear this answer ?: What motivates you more/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(
    page.getByRole('group', { name: motivates }).getByRole('radio', { checked: true }),
  ).toHaveCount(0);
  await answer(page, 'Which track do you want', 'Manager').check();
  await answer(page, 'Which environment suits you better?', 'Flexible').check();

  const matters = page.getByRole('group', { name: 'What matters most in your next job?' });
  await matters.getByRole('checkbox', { name: 'Mentoring' }).check();
  await matters.getByRole('checkbox', { name: 'A diverse team' }).check();
  // Not `check`, because the box refuses to be checked.
  await matters.getByRole('checkbox', { name: 'Hard problems to solve' }).click();
  await expect(page.locator('#mostImportant-error')).toContainText('Choose at most 2. Remove one first.');
  await expect(matters.getByRole('status')).toHaveText('Choose at most 2. Remove one first.');
  await expect(matters.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(matters.getByRole('checkbox', { name: 'Hard problems to solve' })).not.toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await matters.getByRole('checkbox', { name: 'Mentoring' }).uncheck();
  await matters.getByRole('checkbox', { name: 'Hard problems to solve' }).check();
  await expect(page.locator('#mostImportant-error')).toBeHidden();

  await answer(page, 'How important is a flexible remote policy?', 'Very important').check();
  await answer(page, 'How important is a quiet office?', 'Not important').check();
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();
  await page.getByRole('checkbox', { name: 'Gambling' }).check();
  await addTag(page, 'Technologies you most want', 'Go, Rust, Elixir, Zig, Gleam');
  await addTag(page, 'Technologies you most want', 'OCaml');
  await expect(page.locator('#technologiesWanted-error')).toContainText('Enter at most 5.');
  await page.getByRole('textbox', { name: 'Technologies you most want' }).fill('');
  await addTag(page, 'Technologies you will not use', 'zig');
  await expect(page.locator('#technologiesAvoided-error')).toContainText('cannot be both wanted and avoided');
  await addTag(page, 'Technologies you will not use', 'PHP');

  await allSaved(page);
  await page.reload();
  await expect(wish).toHaveValue('A team that owns what it runs.');
  await expect(matters.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(tagsOf(page, 'Technologies you most want').getByRole('listitem')).toHaveCount(5);
  await expect(tagsOf(page, 'Technologies you will not use').getByRole('listitem')).toHaveText([/PHP/]);
  await page.getByRole('textbox', { name: 'Technologies you most want' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Go' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tagsOf(page, 'Technologies you most want').getByRole('listitem')).toHaveText([
    /Rust/,
    /Elixir/,
    /Zig/,
    /Gleam/,
  ]);
  await allSaved(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  const card = page.getByRole('article', { name: 'The card of Amara Okafor' });
  await expect(card).toContainText('A team that owns what it runs.');
  await expect(card).toContainText('Hard problems to solve · A diverse team');
  await expect(card).toContainText('Active Today');
  await expect(card).not.toContainText(/PHP|Gambling/);
  await page.getByRole('link', { name: 'See it as a recruiter' }).click();
  await expect(page.getByRole('heading', { name: 'What is missing' })).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeViolations(page)).toEqual([]);
});

test('two windows that change one answer are notified, and what could not be sent before leaving is sent later', async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.expect(refusals);
  complaints.expect(/Failed to load resource: net::/);
  const amara = await openAccount(request);
  await arrive(page, amara, `${culture}#motivation`);
  await expect(answer(page, motivates, 'Solving technical problems')).toBeFocused();
  const other = await context.newPage();
  await goTo(other, culture);
  const [ownField, otherField] = [wishIn(page), wishIn(other)];
  await ownField.fill('Written here.');
  await allSaved(page);
  await otherField.fill('Written there.');
  const conflict = other.getByRole('group', { name: 'This was changed in another window' });
  await expect(conflict).toContainText('Written here.');
  expect(await axeViolations(other)).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await allSaved(other);
  await ownField.fill('Written again.');
  await page.getByRole('button', { name: 'Keep the other' }).click();
  await expect(ownField).toHaveValue('Written there.');
  await other.close();

  // The page is left before anything of it could be sent.
  await page.route('**/api/me/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await ownField.fill('Written in a tunnel.');
  const line = page.locator('.save-line');
  await expect(line).toContainText(
    'No connection. Your changes are stored here, and we will send them later.',
  );
  await page.unroute('**/api/me/profile');
  await page.reload();
  await allSaved(page);
  await expect(ownField).toHaveValue('Written in a tunnel.');
  const candidate = await logInByApi(request, amara);
  expect(JSON.stringify(await candidate.get('/api/me/profile'))).toContain('"Written in a tunnel."');
});
