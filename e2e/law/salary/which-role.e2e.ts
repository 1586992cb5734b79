import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/pages/axe-violations.ts';
import { hydrated } from '../../support/pages/hydrated.ts';
import { readPage } from '../../support/pages/page-by-request.ts';
import { test as reading } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const calculate = '/salary-calculator/calculate?assignedOn=2026-11-20';
const question = (page: Page) => page.getByRole('region', { name: /which of these/ });
const minimum = (page: Page) => page.getByRole('region', { name: 'Minimum annual salary' });

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('“engineer” gets a question and no figure, until the software engineer is chosen', async ({
      page,
    }) => {
      await page.goto(`${calculate}&hours=40`);
      if (scripts) await hydrated(page);
      const role = page.getByLabel('Job title or occupation code');
      await role.fill('engineer');
      await role.press('Enter');
      await expect(question(page)).toContainText('“engineer”: which of these?');
      await expect(minimum(page)).toContainText('Which job?');
      await expect(minimum(page)).not.toContainText('£');
      await expect(page.locator('main')).not.toContainText('Cannot be sponsored');
      await question(page).getByRole('link', { name: /^2134/ }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(minimum(page)).toContainText('£');
      await expect(page).toHaveURL(/role=2134/);
      await expect(page).toHaveURL(/hours=40/);
    });

    test('a narrow title and Enter are answered at once', async ({ page }) => {
      await page.goto(calculate);
      if (scripts) await hydrated(page);
      const role = page.getByLabel('Job title or occupation code');
      await role.fill('software engineer');
      await role.press('Enter');
      await expect(minimum(page)).toContainText('£38,300');
      await expect(question(page)).toHaveCount(0);
    });
  });
}

test('the question shows six choices and the rest on request, fits a phone, and has no axe violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${calculate}&role=manager`);
  const visibleChoices = question(page).getByRole('link').filter({ visible: true });
  await expect(visibleChoices).toHaveCount(6);
  await question(page).getByText('4 more').click();
  await expect(visibleChoices).toHaveCount(10);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

reading('“nurse” offers the seven codes of registered nurses together', async ({ request }) => {
  const { words } = await readPage(request, `${calculate}&role=nurse`);
  expect(words).toContain('Registered nurses and midwives');
  for (const code of ['2231', '2232', '2233', '2234', '2235', '2236', '2237']) expect(words).toContain(code);
});

reading('the other calculators ask too, and download nothing before a choice', async ({ request }) => {
  for (const path of [
    '/immigration-skill-charge-calculator/calculate?role=engineer&years=3',
    '/settlement-salary?role=engineer',
  ]) {
    const page = await readPage(request, path);
    expect(page.words, path).toContain('“engineer”: which of these?');
    expect(page.answer, path).toContain('Which job?');
  }
  const file = await request.get('/salary-calculator/calculate.pdf?role=engineer');
  expect(file.status()).toBeGreaterThanOrEqual(400);
});

reading('an unknown code is said to be none', async ({ request }) => {
  expect((await readPage(request, `${calculate}&role=9999`)).words).toContain('9999 is not a SOC 2020 code');
});
