import { expect, type Page } from '@playwright/test';

/** Waits for the autosave. A request that was lost with the connection is sent again after five seconds. */
export const afterTryingAgain = { timeout: 15_000 };

/** Waits until all answers are saved. */
export async function allSaved(page: Page): Promise<void> {
  await expect(page.locator('.save-line').getByText('All changes saved.').first()).toBeVisible(
    afterTryingAgain,
  );
}

/** Adds an entry to a list of the candidate's own words. */
export async function addTag(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(text);
  await field.press('Enter');
}

/** The entries of such a list. */
export const tagsOf = (page: Page, label: string) => page.getByRole('list', { name: label });

/** One option of a question with radio buttons. */
export const answer = (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name });
