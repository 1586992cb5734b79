import type { Locator, Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const plan = '/plan-a-hire';
const planAddress = (query: string) => `${plan}?assignedOn=2026-11-23&${query}`;
const programmer = 'role=2134&salary=58000&startWanted=2027-02-01';
const ticket = (page: Page) => page.getByRole('region', { name: 'Can this job be sponsored' });
const change = (page: Page) => page.getByText('Change answers');

test('a founder types a job, presses the button and has the answer; the questions fold and open again', async ({
  page,
}) => {
  await page.goto(`${plan}?assignedOn=2026-11-23`);
  await hydrated(page);
  await expect(ticket(page)).toContainText('Start with the job');
  await page.getByLabel('Job title or occupation code').fill('2134');
  await page.getByRole('button', { name: 'Plan this hire' }).click();
  await expect(ticket(page)).toContainText('No obvious barrier');
  await expect(ticket(page)).toContainText('£54,700');
  await expect(ticket(page)).toContainText('15 Dec – 10 Feb');
  await expect(page.getByLabel('Hours per week')).toBeHidden();
  await expect(ticket(page).getByRole('heading')).toBeFocused();
  await change(page).click();
  const salary = page.getByRole('textbox', { name: 'Salary' });
  await salary.fill('50,000');
  await salary.blur();
  await expect(page.getByText('£50,000 a year', { exact: true })).toBeVisible();
  // Somebody who is still answering keeps the questions.
  await expect(page.getByLabel('Hours per week')).toBeVisible();
  await expect(ticket(page)).toContainText('£4,700 more than you offer');
});

test('by keyboard alone the questions open, an answer changes the verdict, and the button leads to it', async ({
  page,
}) => {
  await page.goto(planAddress(programmer));
  await hydrated(page);
  await expect(ticket(page)).toContainText('No obvious barrier, if you ask for licence priority');
  await change(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Do you hold a sponsor licence?' }).getByRole('radio').last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ticket(page).getByRole('heading')).toHaveText('No obvious barrier');
  await expect(ticket(page)).toContainText('There is usually enough time');
  await page.getByLabel('Preferred start date').focus();
  await page.keyboard.press('Enter');
  await expect(ticket(page).getByRole('heading')).toBeFocused();
  await expect(page.getByLabel('Preferred start date')).toBeHidden();
});

/** A press while it moves would miss. */
const slidIn = (sheet: Locator, { width, height }: { width: number; height: number }) =>
  expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return [box?.height, (box?.x ?? 0) + (box?.width ?? 0)];
    })
    .toEqual([height, width]);

test('the questions open as a sheet that moves nothing, keeps the focus, and gives it back', async ({
  page,
}) => {
  for (const [width, height] of [
    [1360, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(planAddress(programmer));
    await hydrated(page);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await length();
    await change(page).click();
    const sheet = page.getByRole('dialog', { name: 'Your answers' });
    await expect(sheet.getByLabel('Hours per week')).toBeVisible();
    expect(Math.abs((await length()) - before)).toBeLessThan(100);
    await slidIn(sheet, { width, height });
    expect(await axeViolations(page)).toEqual([]);
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.locator('.plan-change')).toBeFocused();
  }
  // An address that closes the questions leaves no sheet behind that would keep the page from being used.
  await change(page).click();
  const sheet = page.getByRole('dialog', { name: 'Your answers' });
  await slidIn(sheet, { width: 360, height: 740 });
  const licence = sheet.getByRole('group', { name: 'Do you hold a sponsor licence?' });
  await licence.getByRole('radio').first().check({ force: true });
  await expect(page).toHaveURL(/holdsLicence=yes/);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: 'I am the worker' }).click();
  await expect(sheet).toBeHidden();
  await change(page).click();
  await expect(sheet).toBeVisible();
});

test('the questions that matter appear when they matter', async ({ page }) => {
  await page.goto(planAddress('role=2134'));
  await hydrated(page);
  await change(page).click();
  await expect(page.getByLabel('Visa now')).toBeHidden();
  await page.getByRole('radio', { name: 'In the UK' }).check({ force: true });
  await page.getByLabel('Visa now').selectOption('Skilled');
  await expect(page.getByLabel('In the Skilled Worker route since')).toBeVisible();
  await expect(page.getByText('Did the person first switch from Student?')).toBeVisible();
  await page.getByLabel('Visa now').selectOption('Student');
  await expect(page.getByLabel('How far along is the course?')).toBeVisible();
  await expect(page.getByLabel('In the Skilled Worker route since')).toHaveCount(0);
});

test('what is ticked stays in this browser', async ({ page }) => {
  await page.goto(planAddress(programmer));
  await hydrated(page);
  await page.getByLabel('A passport, or other proof').check();
  await expect(page.getByText('1 of 9')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('A passport, or other proof')).toBeChecked();
});

test('its files are those of the same answers: PDF, CSV and a calendar of ranges', async ({
  page,
  request,
}) => {
  await page.goto(planAddress(programmer));
  for (const [name, type] of [
    ['PDF, two pages', 'application/pdf'],
    ['CSV', 'text/csv'],
    ['Calendar file', 'text/calendar'],
  ] as const) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    const file = await request.get(address ?? '');
    expect(file.status(), name).toBe(200);
    expect(file.headers()['content-type']).toContain(type);
    if (name !== 'Calendar file') continue;
    const text = (await file.text()).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Usually: Decision on the sponsor licence');
    // From the aim of priority, 7 December, to eight weeks, 18 January; the end is the day after.
    expect(text).toContain('DTSTART;VALUE=DATE:20261207\r\nDTEND;VALUE=DATE:20270119');
  }
  expect((await request.get(`${plan}.ics`)).status()).toBe(422);
});

test('the single calculators lead to it with their answers', async ({ page }) => {
  await page.goto(
    '/salary-calculator/calculate?role=2134&under26=no&inUk=no&salary=58000&assignedOn=2026-11-23',
  );
  await page.getByRole('link', { name: 'Plan this hire' }).click();
  await expect(ticket(page)).toContainText('you offer £3,300 more');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('from abroad');
});

test('one thing is changed, and both plans stand side by side', async ({ page }) => {
  await page.goto(planAddress(programmer));
  await page.getByRole('link', { name: 'Change one thing' }).click();
  const plans = page.getByRole('table', { name: 'Two plans side by side' });
  await expect(plans).toContainText('£3,924');
  await hydrated(page);
  await page.getByLabel('Change one thing').selectOption('With a partner and one child');
  await expect(plans).toContainText('£10,995');
  await page.getByRole('link', { name: 'Open this plan: With a partner and one child' }).click();
  await expect(ticket(page)).toContainText('£10,995');
});

for (const colorScheme of nightly ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme, reducedMotion: 'reduce' });

    test('no state has axe violations or scrolls sideways, with everything open that opens', async ({
      page,
    }) => {
      const states = [
        plan,
        planAddress('role=2134&hours=full+time&salary=lots'),
        planAddress(programmer),
        planAddress(
          'role=2134&partner=yes&children=yes&location=inside&visaType=skilled&licencePriority=yes',
        ),
        planAddress('role=8120'),
        planAddress('role=2231'),
        `${plan}/compare?assignedOn=2026-11-23&${programmer}&change=family`,
        `${plan}/compare`,
      ];
      for (const address of states) {
        await page.goto(address);
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
        });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(sideways, `${address} moves sideways`).toBe(0);
        expect.soft(await axeViolations(page), address).toEqual([]);
      }
    });
  });
}

test('on a phone the cards are folded, and the bar at the foot leads to the verdict', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(planAddress(programmer));
  await hydrated(page);
  await expect(page.getByLabel('A passport, or other proof')).toBeHidden();
  await page.getByText('What you need to have ready').click();
  await expect(page.getByLabel('A passport, or other proof')).toBeVisible();
  await expect(page.getByRole('link', { name: 'On these answers: No obvious barrier' })).toBeVisible();
});

test('the whole answer is within 2,500 px of a phone while its parts are closed, and saving comes first once logged in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(planAddress(programmer));
  await hydrated(page);
  const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
  expect(height).toBeLessThan(2500);
  const files = page.locator('.swipe-row');
  await expect(files.getByRole('link').filter({ visible: true }).first()).toHaveText('PDF, two pages');
  await page.evaluate(() => {
    document.documentElement.dataset.signedIn = '';
  });
  await expect(files.getByRole('link').filter({ visible: true }).first()).toHaveText('Save this plan');
});
