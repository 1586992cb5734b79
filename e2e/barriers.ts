import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands in the way of somebody on this page as it is now, one line each; none is wanted. */
export async function barriers(page: Page): Promise<string[]> {
  // In the page itself and not in its frames: those are pages of ours, looked at by themselves. Counting what is in order
  // as well takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html}`));
}
