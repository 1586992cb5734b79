import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands in the way of somebody on this page as it is now, one line each; none is wanted. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.html}`));
}
