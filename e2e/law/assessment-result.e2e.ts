import type { Page } from '@playwright/test';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { goTo, keepToken } from '../support/people/behind-log-in.ts';
import { openSponsor } from '../support/people/officer.ts';
import { expect, test } from '../test.ts';

const allYes =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes&existsMainlyToSponsor=No';
const eligible = `/assessment/result?${allYes}`;
const unclear = `${eligible}`.replace('documentsSubmitted=Yes', 'documentsSubmitted=Need+More+Information');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, group: string) => page.locator('summary', { hasText: group }).click();
const documents = 'We have the documents of Appendix A ready to send.';

test('a tick survives a reload, one taken away stays away, and no email address is stored', async ({
  page,
}) => {
  const storedTicks = () => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? 'null'));
  await page.goto(eligible);
  await hydrated(page);
  await expect
    .poll(storedTicks)
    .toEqual({ version: 1, ticked: [], inHand: [], assessment: { address: eligible, status: 'eligible' } });
  await open(page, 'Your documents');
  await page.getByLabel(documents).check();
  await open(page, 'Your people');
  await page.getByLabel('We have chosen our Key Contact.').check();
  await expect(page.getByText('2 of 25 in place')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Your documents' })).toContainText('1 of 5');
  await page.getByLabel('We have chosen our Key Contact.').uncheck();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('1 of 25 in place')).toBeVisible();
  await expect(page.getByLabel(documents)).toBeChecked();
  await expect(page.getByLabel('We have chosen our Key Contact.')).not.toBeChecked();
});

test('what a visitor ticks goes along into their workspace, with who ticked it and when', async ({
  page,
}) => {
  const storedTicks = () => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? 'null')?.ticked);
  const list = page.getByRole('region', { name: 'Are you ready to apply?' });
  await page.goto(eligible);
  await hydrated(page);
  await open(page, 'Your documents');
  await page.getByLabel(documents).check();
  await expect(list).toContainText('1 of 25 in place');
  const { token } = await openSponsor(page.request, 'Northgate Systems');
  await keepToken(page, token);
  await goTo(page, '/dashboard');
  await expect.poll(storedTicks).toEqual([]);

  await page.goto(eligible);
  await expect(list).toContainText('Your ticks are saved in your workspace');
  await expect(list).toContainText('1 of 25 in place');
  await open(page, 'Your documents');
  await expect(list).toContainText('Ticked by Helen Marsh on');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(documents).uncheck();
  await expect(list).toContainText('0 of 25 in place');
  await page.reload();
  await expect(list).toContainText('Your ticks are saved in your workspace');
  await expect(page.getByLabel(documents)).not.toBeChecked();
});

test('a tick made before hydration counts, and a browser without storage only forgets', {
  tag: '@first-visit',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(eligible, { waitUntil: 'domcontentloaded' });
  await open(page, 'Your documents');
  await page.getByLabel(documents).check();
  await hydrated(page);
  await expect(page.getByText('1 of 25 in place')).toBeVisible();
});

test('the list opens at the first group that is not finished, and each point leads to what it means', async ({
  page,
}) => {
  const isOpen = (group: string) => page.locator('details[open] > summary', { hasText: group });
  await page.goto(eligible);
  await hydrated(page);
  await expect(isOpen('Your organisation')).toBeVisible();
  for (const box of await page.locator('#checklist ~ form details[open] input').all()) await box.check();
  await expect(page.locator('summary', { hasText: 'Your organisation' })).toContainText('2 of 2');
  await page.reload();
  await hydrated(page);
  await expect(isOpen('Your documents')).toBeVisible();
  await expect(isOpen('Your organisation')).toHaveCount(0);
  await page.getByRole('link', { name: 'What it means: Documents that come with the application' }).click();
  await expect(page).toHaveURL('/rules/licence.documents');
});

test('confetti falls for a clear case only, and not with reduced motion; the list can be printed', async ({
  page,
}) => {
  await page.goto(eligible);
  await expect(page.locator('.confetti')).toHaveCSS('display', /block|inline/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.confetti')).toHaveCSS('display', 'none');
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('We have chosen our Key Contact.')).toBeVisible();
  await page.goto(unclear);
  await expect(page.locator('.confetti')).toHaveCount(0);
});

test('another day has another law, and the page says which', async ({ page }) => {
  await page.goto(eligible);
  await hydrated(page);
  await page.getByText(/^Law of .*, read to/).click();
  await page.getByLabel('Use the law of another day').fill('2026-04-08');
  await page.getByRole('button', { name: 'Use that day' }).click();
  await expect(page.getByText(/^Law of 8 Apr 2026, read to/)).toBeVisible();
  await expect(page).toHaveURL(`${eligible}&on=2026-04-08`);
  await expect(page.getByRole('link', { name: 'PDF', exact: true })).toHaveAttribute(
    'href',
    /&on=2026-04-08$/,
  );
});

test('a result that this browser saved is offered again, and can be forgotten', async ({ page }) => {
  await page.goto(unclear);
  await hydrated(page);
  await page.getByRole('link', { name: 'Answer again' }).click();
  await expect(page.getByRole('radio', { name: 'Yes' }).first()).toBeChecked();
  await page.goBack();
  await expect(heading(page)).toHaveText('More information needed');
  await page.goForward();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await page.goto('/assessment');
  await page.getByRole('link', { name: 'Open my result' }).click();
  await expect(heading(page)).toHaveText('More information needed');
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('link', { name: 'Open my result' })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my result' })).toHaveCount(0);
});

test('the bare address opens the result that this browser kept, and else the questions', async ({ page }) => {
  await page.goto('/assessment/result');
  await expect(page).toHaveURL('/assessment');
  await page.goto(unclear);
  await hydrated(page);
  await page.goto('/assessment/result');
  await expect(page).toHaveURL(unclear);
  await expect(heading(page)).toHaveText('More information needed');
});

test('the result fits a phone: what to do comes at once, and all of it within 2,500 px while its parts are closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${eligible}&role=2134`);
  await hydrated(page);
  const top = (name: string) =>
    page.getByRole('heading', { name }).evaluate((at) => at.getBoundingClientRect().top);
  expect(await top('What to do now, in this order')).toBeLessThan(844);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.removeAttribute('open');
  });
  expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().height)).toBeLessThan(
    2500,
  );
});
