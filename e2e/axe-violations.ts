import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The accessibility violations of the page as it is now, one line each. `within` limits the check to a part,
 * where another test has checked the rest.
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  // Without the page's frames: those are pages of ours with checks of their own. Listing what passes as well
  // would take most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html}`));
}
