import type { PublicPage } from '../pages/public-pages.ts';
import type { Row } from '../report/section.ts';

/** One audit that a page fails. */
export interface Fault {
  readonly audit: string;
  readonly category: string;
  /** What Lighthouse says is wrong, and the first place of it. */
  readonly words: string;
}

/** What Lighthouse says of a page, each of 100. */
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
  const meant = faults.filter((fault) => isMeant(page, fault));
  return {
    page: page.name,
    accessibility: String(accessibility),
    'best practices': String(bestPractices),
    SEO: meant.length > 0 ? `${seo}, kept from search engines` : String(seo),
  };
}

/** Each fault that is not meant, as a sentence. */
export function missedInScores({ page, faults }: Scored): string[] {
  return faults
    .filter((fault) => !isMeant(page, fault))
    .map(({ category, words }) => `${page.name}: ${category}: ${words.replace(/\.$/, '')}.`);
}

/** A page that the sitemap leaves out, such as somebody's answers, asks search engines to leave it out. */
function isMeant({ inSitemap }: PublicPage, { audit }: Fault): boolean {
  return audit === 'is-crawlable' && !inSitemap;
}
