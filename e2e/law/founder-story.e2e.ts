import type { Locator, Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { pdfRead } from '../support/read-back.ts';
import { expect, test } from '../test.ts';

// "I want to hire this engineer from India. Can we, what does it cost us, what must we pay, when can they start?"

const answers = {
  hire: 'Backend engineer from abroad, to start 1 February 2027',
  verdict: 'No obvious barrier, if you ask for licence priority',
  salary: '£54,700',
  employer: '£2,576',
  worker: '£3,924',
  start: '15 Dec – 10 Feb',
};
const question = 'Can this job be sponsored, on these answers?';
const ticket = (page: Page) => page.getByRole('region', { name: question });

/** By day with scripts on a desk and without on a phone; at night each with each. */
const ways = [
  { way: 'with scripts', javaScriptEnabled: true, viewport: { width: 1360, height: 900 } },
  { way: 'without scripts', javaScriptEnabled: false, viewport: { width: 1360, height: 900 } },
  { way: 'on a phone', javaScriptEnabled: true, viewport: { width: 390, height: 844 } },
  { way: 'on a phone, without scripts', javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
].filter(({ javaScriptEnabled, viewport }) => nightly || javaScriptEnabled === viewport.width > 600);

for (const { way, javaScriptEnabled, viewport } of ways) {
  const phone = viewport.width < 600;

  test.describe(`a founder wants to hire an engineer from abroad, ${way}`, () => {
    test.use({ javaScriptEnabled, viewport, isMobile: phone, hasTouch: phone });

    const ready = async (page: Page) => {
      if (javaScriptEnabled) await hydrated(page);
    };
    /** Opens what a phone folds; on a wide screen it is open. */
    const unfolded = async (page: Page, heading: string): Promise<Locator> => {
      const part = page.locator('details').filter({ has: page.getByRole('heading', { name: heading }) });
      if (phone) await part.locator('summary').click();
      return part;
    };

    test('from the home page to the plan, and to the two pages to take along', async ({ page }) => {
      await test.step('the home page asks for the job first', async () => {
        await page.goto('/');
        await page.getByLabel('The job, in your own words').fill('Backend engineer');
        await page.getByRole('button', { name: 'Plan this hire' }).click();
        await expect(ticket(page).getByRole('heading')).toHaveText('No obvious barrier');
      });

      await test.step('she adds what she knows', async () => {
        await ready(page);
        await page.getByText('Change answers').click();
        await page.getByRole('textbox', { name: 'Salary' }).fill('58,000');
        await page.getByLabel('Preferred start date').fill('2027-02-01');
        await page.getByLabel('Certificate assigned on').fill('2026-11-23');
        await page.getByRole('button', { name: 'Plan this hire' }).click();
        await expect(page).toHaveURL(/assignedOn=2026-11-23/);
      });

      await test.step('one screen answers', async () => {
        const answer = ticket(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(answers.hire);
        await expect(answer.getByRole('heading')).toHaveText(answers.verdict);
        await expect(answer.getByRole('definition')).toContainText([
          answers.salary,
          answers.employer,
          answers.worker,
          answers.start,
        ]);
        if (phone) {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, 'nothing moves sideways').toBe(viewport.width);
          const verdict = await answer.getByRole('heading').boundingBox();
          expect(verdict?.y, 'the verdict is on the first screen').toBeLessThan(viewport.height);
        }
      });

      await test.step('it draws when they can start, and who pays what', async () => {
        const timeline = page.getByRole('img', { name: /^When they can start/ });
        await expect(timeline).toHaveAccessibleName(/Standard service, usually by 10 Feb/);
        const costs = page.getByRole('table', { name: 'Sponsoring costs you' });
        for (const [cost, amount] of [
          ['Sponsor licence', '£611'],
          ['Certificate of Sponsorship', '£525'],
          ['Immigration Skills Charge', '£1,440'],
        ] as const)
          await expect(costs.getByRole('row', { name: cost })).toContainText(amount);
        const worker = page.getByRole('table', { name: 'The worker pays' });
        await expect(worker.getByRole('row', { name: 'Immigration Health Surcharge' })).toContainText(
          '£3,105',
        );
        await page.getByText('The same days as a table, step by step').click();
        await expect(
          page.getByRole('table', { name: 'First day at work, by service' }).getByRole('row'),
        ).toContainText(['First day at work', 'Standard service (your plan)', 'Licence priority', '']);
      });

      await test.step('it lists what she needs in hand', async () => {
        const list = await unfolded(page, 'What you need to have ready');
        const passport = list.getByLabel('A passport, or other proof of identity');
        await passport.check();
        await expect(passport).toBeChecked();
        if (javaScriptEnabled) await expect(list).toContainText('1 of 9');
        await expect(list.getByRole('checkbox')).toHaveCount(9);
        await expect(list.getByText('Your ticks are saved in this browser.')).toBeVisible({
          visible: javaScriptEnabled,
        });
      });

      // axe is a script.
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

      await test.step('the PDF has two pages, and begins with the answer', async () => {
        const address = await page.getByRole('link', { name: 'PDF, two pages' }).getAttribute('href');
        const file = await page.request.get(address ?? '');
        expect(file.headers()['content-disposition']).toContain('hire-plan-2134-2026-11-23.pdf');
        const { pages, title, tagged } = await pdfRead(await file.body());
        expect({ count: pages.length, tagged }).toEqual({ count: 2, tagged: true });
        expect(title).toBe(`Plan this hire: ${answers.verdict}`);
        const [first = '', second = ''] = pages;
        const figures = [
          answers.hire,
          answers.verdict,
          answers.salary,
          answers.employer,
          answers.worker,
          answers.start,
        ];
        const places = figures.map((words) => first.indexOf(words));
        expect(
          places.every((place) => place >= 0 && place < 700),
          `${places.join()} in: ${first}`,
        ).toBe(true);
        expect(second).toContain('What you need to have ready');
      });
    });
  });
}
