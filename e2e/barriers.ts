import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands in the way of somebody on this page as it is now, one line each; none is wanted. */
export async function barriers(page: Page): Promise<string[]> {
  // In the page itself, without a page of its own to gather what frames of other sites say: we have none. Counting what is
  // in order as well takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html}`));
}
