import type { Page } from '@playwright/test';

export const compare = '/immigration-skill-charge-calculator/compare';
export const days = 'assignedOn=2026-11-20&appliedOn=2026-11-20';
export const programmer = `${days}&role=2134&sponsorSize=large&location=outside`;
export const byLength = `${compare}?${programmer}&a.years=1&b.years=2&c.years=3`;

export const scenario = (page: Page, name: string) =>
  page.getByRole('group', { name: `Scenario ${name}`, exact: true });
export const length = (page: Page, name: string) => scenario(page, name).getByLabel('Sponsorship length');
export const totals = (page: Page) => cells(page, 'Sponsoring costs you');
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The text of a row's cells, scenario by scenario. */
export function cells(page: Page, row: string | RegExp) {
  return page.getByRole('row', { name: row }).getByRole('cell');
}
