import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const allYes =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes';
const eligible = `/assessment/result?${allYes}`;
const notEligible = `${eligible}`.replace('Threshold=Yes', 'Threshold=No');
const unclear = `${eligible}`.replace('documentsSubmitted=Yes', 'documentsSubmitted=Need+More+Information');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const answer = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();
const documents = 'We have the documents of Appendix A ready to send.';

test('six steps by mouse lead to the result, which says the word and who decides', async ({ page }) => {
  await page.goto('/assessment');
  await hydrated(page);
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
    await page.getByRole('radio', { name: 'Yes' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByLabel('E-mail address').fill('amara@example.com');
  await page.getByRole('button', { name: 'See my result' }).click();
  await expect(heading(page)).toHaveText('No obvious barrier found');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(eligible);
  await expect(page.getByText('General information. The Home Office decides.').first()).toBeVisible();
});

test('each answer has its reason, and a word beside its colour', async ({ page }) => {
  await page.goto(unclear);
  await expect(heading(page)).toHaveText('More information needed');
  const reasons = page.getByRole('region', { name: 'Why, answer by answer' });
  await expect(reasons.getByRole('listitem').filter({ hasText: 'Documents' }).first()).toContainText(
    'To settle',
  );
  await expect(reasons.getByText('In place')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Documents still needed' })).toContainText(
    'a VAT certificate',
  );
  await page.goto(notEligible);
  await expect(heading(page)).toHaveText('Not for this job, as it stands');
  await expect(answer(page, 'Work out the lowest salary')).toBeVisible();
});

test('without all five answers there is no result', async ({ page }) => {
  for (const query of ['', '?isUKRegistered=Yes', `?${allYes.replace('Yes', 'Perhaps')}`]) {
    await page.goto(`/assessment/result${query}`);
    await expect(page).toHaveURL('/assessment');
  }
});

test('a tick survives a reload; a tick taken away stays away', async ({ page }) => {
  await page.goto(eligible);
  await hydrated(page);
  await page.getByLabel(documents).check();
  await page.getByLabel('We have chosen our Key Contact.').check();
  await expect(page.getByText('2 of 25 in place')).toBeVisible();
  await page.getByLabel('We have chosen our Key Contact.').uncheck();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('1 of 25 in place')).toBeVisible();
  await expect(page.getByLabel(documents)).toBeChecked();
  await expect(page.getByLabel('We have chosen our Key Contact.')).not.toBeChecked();
});

test('this browser keeps the result under root, version 1, and no e-mail address', async ({ page }) => {
  await page.goto(eligible);
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? 'null')))
    .toEqual({ version: 1, ticked: [], assessment: { address: eligible, status: 'eligible' } });
});

test('a tick made before the page wakes counts, and a browser without storage only forgets', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(eligible, { waitUntil: 'domcontentloaded' });
  await page.getByLabel(documents).check();
  await hydrated(page);
  await expect(page.getByText('1 of 25 in place')).toBeVisible();
});

test('the ways on: the consultation, and the questions with the answers still in them', async ({ page }) => {
  await page.goto(unclear);
  await expect(page.getByRole('link', { name: 'Book your consultation' })).toHaveAttribute(
    'href',
    '/demo?purpose=consultation',
  );
  await page.getByRole('link', { name: 'Answer again' }).click();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.goBack();
  await expect(heading(page)).toHaveText('More information needed');
  await page.goForward();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
});

test('confetti falls for a clear case only, and not for those who want no motion', async ({ page }) => {
  await page.goto(eligible);
  await expect(page.locator('.confetti')).toHaveCSS('display', /block|inline/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.confetti')).toHaveCSS('display', 'none');
  await page.goto(unclear);
  await expect(page.locator('.confetti')).toHaveCount(0);
});

test('nothing stands in anybody’s way, by day and by night', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of [eligible, notEligible, unclear]) {
      await page.goto(address);
      expect(await barriers(page)).toEqual([]);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the result and its list can be read and printed', async ({ page }) => {
    await page.goto(eligible);
    await expect(heading(page)).toHaveText('No obvious barrier found');
    await expect(page.getByRole('checkbox')).toHaveCount(25);
    // Playwright’s words skip what stands in a noscript.
    await expect(page.locator('noscript p')).toContainText('print the list');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('We have chosen our Key Contact.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the result fits', async ({ page }) => {
    for (const address of [eligible, notEligible]) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});

test('another day has another law, and says which', async ({ page }) => {
  await page.goto(eligible);
  await hydrated(page);
  await page.getByLabel('Law of another day').fill('2026-04-08');
  await page.getByRole('button', { name: 'Judge by that day' }).click();
  await expect(page.getByText('The law in force on 8 April 2026.')).toBeVisible();
  await expect(page).toHaveURL(`${eligible}&on=2026-04-08`);
  await expect(page.getByRole('link', { name: 'PDF', exact: true })).toHaveAttribute(
    'href',
    /&on=2026-04-08$/,
  );
});

test('a result that this browser kept is offered again, and can be forgotten', async ({ page }) => {
  await page.goto(unclear);
  await hydrated(page);
  await page.goto('/assessment');
  await page.getByRole('link', { name: 'Open my result' }).click();
  await expect(heading(page)).toHaveText('More information needed');
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('link', { name: 'Open my result' })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my result' })).toHaveCount(0);
});
