import type { Page } from '@playwright/test';

/** Resolves once React has hydrated the page: it then controls the button that opens the menu. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
