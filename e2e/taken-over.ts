import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/**
 * Resolves once React has taken the page over and done what it does afterwards: reported what it did not find as the
 * server drew it, and run its effects. Its root says when the first is over, an idle browser when the second is.
 */
export async function takenOver(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(
    `(() => {
      const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
      return key !== undefined && document[key].stateNode.current.memoizedState.isDehydrated === false;
    })()`,
  );
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
