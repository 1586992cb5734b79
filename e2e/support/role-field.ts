import type { Page, Route } from '@playwright/test';
import { expect } from '../test.ts';

export const salary = '/salary-calculator/calculate?assignedOn=2026-11-20';
export const charge =
  '/immigration-skill-charge-calculator/calculate?assignedOn=2026-11-20&appliedOn=2026-11-20';
export const search = '**/api/salary/search?*';
export const developers = '2134 - Programmers and software development professionals';

export const field = (page: Page) => page.locator('#role');
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const options = (page: Page) => list(page).getByRole('option');
export const searchStatus = (page: Page) => page.locator('#role ~ [role=status]');
export const minimum = (page: Page) => page.getByRole('region', { name: 'Minimum annual salary' });
export const active = (page: Page) => list(page).getByRole('option', { selected: true });

/** A response of the search. */
export const searchResults = (...titles: string[]) => ({
  json: {
    salaries: titles.map((jobType, index) => ({
      occupationCode: `${2111 + index}`,
      jobType,
      matchedTitle: jobType,
    })),
  },
});

export const askedFor = (route: Route) => new URL(route.request().url()).searchParams.get('keyword');

/** Types into the role field once it offers suggestions. */
export async function typeRole(page: Page, text: string) {
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).pressSequentially(text);
}

/** The keywords of all searches that the page requests, in order. */
export function searches(page: Page): (string | null)[] {
  const keywords: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/salary/search') keywords.push(searchParams.get('keyword'));
  });
  return keywords;
}

/** Holds back requests that match a pattern until the returned function is called. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(pattern, async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}
