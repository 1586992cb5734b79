import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What stands in the way of somebody on this page as it is now, one line each; none is wanted. `within` a part, where
 * the rest is as it was when another test looked.
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  // In the page itself and not in its frames: those are pages of ours, looked at by themselves. Counting what is in order
  // as well takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html}`));
}
