import type { PublicPage } from '../pages/public-pages.ts';
import type { Row } from '../report/section.ts';

/** One audit that a page fails. */
export interface Fault {
  readonly audit: string;
  readonly category: string;
  /** Lighthouse's description of the fault, and the first element that has it. */
  readonly words: string;
}

/** Lighthouse's scores for a page, each out of 100. */
export interface Scores {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly faults: readonly Fault[];
}

export interface Scored extends Scores {
  readonly page: PublicPage;
}

export function rowOfScores({ page, accessibility, bestPractices, seo, faults }: Scored): Row {
  const intended = faults.filter((fault) => isMeant(page, fault));
  return {
    page: page.name,
    accessibility: String(accessibility),
    'best practices': String(bestPractices),
    SEO: intended.length > 0 ? `${seo}, kept from search engines` : String(seo),
  };
}

/** One sentence for each fault that is not intended. */
export function missedInScores({ page, faults }: Scored): string[] {
  return faults
    .filter((fault) => !isMeant(page, fault))
    .map(({ category, words }) => `${page.name}: ${category}: ${words.replace(/\.$/, '')}.`);
}

/**
 * A page that the sitemap leaves out, such as a user's results, asks search engines not to index it: that is
 * intended.
 */
function isMeant({ inSitemap }: PublicPage, { audit }: Fault): boolean {
  return audit === 'is-crawlable' && !inSitemap;
}
