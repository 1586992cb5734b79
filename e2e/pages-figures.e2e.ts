import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Pages that show figures which open their calculator. */
const pages = [
  '/universities',
  '/recruitment',
  '/visa-processing',
  '/job-seekers',
  '/immigration',
  '/case-study',
];

interface Shown {
  readonly figure: string;
  readonly address: string;
}

/** Every link of the page whose words are a sum of money and which leads to a calculator with answers. */
async function figuresOf(page: Page): Promise<Shown[]> {
  const links = await page.getByRole('main').getByRole('link').all();
  const shown = await Promise.all(
    links.map(async (link) => ({
      figure: /^£[\d,.]+/.exec((await link.textContent()) ?? '')?.[0] ?? '',
      address: (await link.getAttribute('href')) ?? '',
    })),
  );
  return shown.filter(({ figure, address }) => figure !== '' && /\/(calculate|compare)\?/.test(address));
}

for (const path of pages) {
  test(`each figure of ${path} is the one its calculator shows`, async ({ page }) => {
    await page.goto(path);
    const figures = await figuresOf(page);
    expect(figures.length).toBeGreaterThan(2);
    for (const { figure, address } of figures) {
      await page.goto(address);
      const answer = address.startsWith('/salary')
        ? page.getByRole('heading', { level: 2 }).first().locator('..')
        : page.locator('#answer');
      await expect(answer, address).toContainText(
        new RegExp(`${figure.replace('.', '\\.')}(\\.00)?(?![\\d,])`),
      );
    }
  });
}
