import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/**
 * Resolves once React has hydrated the page, reported any mismatch with the server's HTML, and run its
 * effects. The state of its root shows that hydration is over, an idle browser that the effects have run.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await hydrated(page);
  // Given as a function: a text would be evaluated at each look after the first, which the page's policy forbids.
  await page.waitForFunction(() => {
    const propertyOf = (value: unknown, name: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = key === undefined ? undefined : propertyOf(document, key);
    return ['stateNode', 'current', 'memoizedState', 'isDehydrated'].reduce(propertyOf, root) === false;
  });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
