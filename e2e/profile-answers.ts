import { expect, type Page } from '@playwright/test';

/** What was on its way while the connection came back is sent again after five seconds. */
export const afterTryingAgain = { timeout: 15_000 };

/** Once all that was answered is saved. */
export async function allSaved(page: Page): Promise<void> {
  await expect(page.locator('.save-line').getByText('All changes saved.').first()).toBeVisible(
    afterTryingAgain,
  );
}

/** Adds one to a list of own words. */
export async function addTag(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(text);
  await field.press('Enter');
}

/** What stands in a list of own words. */
export const tagsOf = (page: Page, label: string) => page.getByRole('list', { name: label });

/** One of the answers to a question that is drawn as radios. */
export const answer = (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name });
