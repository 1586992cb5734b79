import type { Page } from '@playwright/test';
import { nightly } from '../support/nightly.ts';
import { axeViolations } from '../support/pages/axe-violations.ts';
import { hydrated } from '../support/pages/hydrated.ts';
import { expect, test } from '../test.ts';

const faq = (page: Page) => page.getByRole('region', { name: 'Questions and answers' });
const questions = (page: Page) => faq(page).locator('summary:visible').filter({ hasText: '?' });
const pick = (page: Page, name: string) => faq(page).getByRole('radio', { name, exact: true });
const answer = (page: Page) => faq(page).locator('details[name][open] > .answer').filter({ visible: true });
const licenceFee = 'How much is the Home Office fee for a sponsor licence?';

for (const scripts of ['on', 'off'] as const) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    test('all questions are listed, the first one open; opening another closes it', async ({ page }) => {
      await page.goto('/');
      await expect(pick(page, 'All Articles')).toBeChecked();
      expect(await questions(page).count()).toBeGreaterThanOrEqual(8);
      await expect(answer(page)).toHaveCount(1);
      await expect(answer(page)).toContainText(licenceFee);
      await expect(answer(page)).toContainText('£611 for a small or charitable sponsor, £1,682');
      await questions(page).filter({ hasText: 'Certificate of Sponsorship' }).click();
      await expect(answer(page)).toHaveCount(1);
      await expect(answer(page)).toContainText('It is the second step, after the licence');
    });

    test('a subject shows only its own questions, the first one open; "+3 more" shows the others', async ({
      page,
    }) => {
      await page.goto('/');
      await pick(page, 'Costs').check();
      await expect(questions(page)).toHaveText([licenceFee, 'What is the Immigration Skills Charge?']);
      await expect(answer(page)).toContainText(licenceFee);
      const all = faq(page).getByRole('link', { name: 'All questions and answers' });
      await expect(all).toHaveAttribute('href', '/faq');
      await pick(page, 'Sponsor licence').check();
      await expect(questions(page)).toHaveText([
        'How many workers can I sponsor?',
        'What is a Certificate of Sponsorship?',
      ]);
      await expect(answer(page)).toContainText('How many workers can I sponsor?');
      await expect(pick(page, 'Compliance')).toBeHidden();
      await faq(page).getByText('+3 more').click();
      await expect(faq(page).getByText('+3 more')).toBeHidden();
      for (const subject of ['Compliance', 'Recruitment', 'Portway']) {
        await pick(page, subject).check();
        await expect(answer(page)).toHaveCount(1);
      }
    });
  });
}

test('changing the subject goes back to the first question, also of a subject seen before', async ({
  page,
}) => {
  await page.goto('/');
  await questions(page).nth(3).click();
  await expect(answer(page)).not.toContainText(licenceFee);
  await pick(page, 'Costs').check();
  await questions(page).nth(1).click();
  await expect(answer(page)).toContainText('It is what a sponsor pays for each certificate');
  await pick(page, 'Visas').check();
  await pick(page, 'Costs').check();
  await expect(answer(page)).toContainText(licenceFee);
  await pick(page, 'All Articles').check();
  await expect(answer(page)).toContainText(licenceFee);
});

test('on a wide screen the answer is in a panel next to the list, and long text scrolls inside it', async ({
  page,
}) => {
  await page.goto('/');
  const panel = await answer(page).boundingBox();
  const list = await questions(page).first().boundingBox();
  expect(panel?.width).toBe(648);
  expect(panel?.height).toBe(472);
  expect((await faq(page).locator('.question-list:visible').boundingBox())?.height).toBe(472);
  expect(panel?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  // Clicking the selected question leaves it selected.
  await page.mouse.click((list?.x ?? 0) + 20, (list?.y ?? 0) + 20);
  await expect(answer(page)).toContainText(licenceFee);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.question-list .answer p { font-size: 72px; line-height: 1.5 }');
    document.adoptedStyleSheets.push(sheet);
  });
  const room = await answer(page).evaluate((panel) => panel.scrollHeight - panel.clientHeight);
  expect(room).toBeGreaterThan(0);
  expect((await answer(page).boundingBox())?.width).toBe(648);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the keyboard alone picks a subject, opens a question and follows its link', async ({ page }) => {
  await page.goto('/');
  await pick(page, 'All Articles').focus();
  await page.keyboard.press('ArrowRight');
  await expect(pick(page, 'Sponsor licence')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(faq(page).getByText('+3 more')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(questions(page).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('It is the second step, after the licence');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rules/certificate-fee.worker');
});

test('who opens the other subjects by keyboard is at the first of them', async ({ page }) => {
  await page.goto('/');
  await faq(page).getByText('+3 more').focus();
  await page.keyboard.press('Enter');
  await expect(pick(page, 'Compliance')).toBeFocused();
});

test('the questions are the same when reached from a hydrated page', async ({ page }) => {
  await page.goto('/tools');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(answer(page)).toContainText(licenceFee);
  await pick(page, 'Costs').check();
  await questions(page).nth(1).click();
  await pick(page, 'Visas').check();
  await pick(page, 'Costs').check();
  await expect(answer(page)).toContainText(licenceFee);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an answer opens under its question, and a second touch closes it', async ({ page }) => {
    await page.goto('/');
    const question = questions(page).nth(1);
    await question.click();
    const questionBox = await question.boundingBox();
    const answerBox = await answer(page).boundingBox();
    expect(answerBox?.y).toBeGreaterThanOrEqual((questionBox?.y ?? 0) + (questionBox?.height ?? 0));
    expect(answerBox?.width).toBeLessThanOrEqual(360);
    await question.click();
    await expect(answer(page)).toHaveCount(0);
  });
});

test('no subject has axe violations, on a phone and on a wide screen', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await faq(page).getByText('+3 more').click();
  const subjects = await faq(page).getByRole('radio').all();
  expect(subjects.length).toBeGreaterThan(5);
  // They look alike: an ordinary run checks the first and the last, each at one width.
  const subjectsTried = nightly ? subjects : [subjects.at(0), subjects.at(-1)];
  for (const [index, subject] of subjectsTried.entries()) {
    await subject?.check();
    await questions(page).last().click({ force: true });
    for (const width of nightly ? [360, 1360] : [index === 0 ? 360 : 1360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page, faqSection), `${index} at ${width} px`).toEqual([]);
    }
  }
});

const faqSection = 'section[aria-labelledby=faq]';
