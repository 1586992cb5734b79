import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/**
 * Resolves once React has hydrated the page, reported any mismatch with the server's HTML, and run its
 * effects. The state of its root shows that hydration is over, an idle browser that the effects have run.
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
