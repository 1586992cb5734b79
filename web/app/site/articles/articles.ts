import type { CalendarDate } from '@portway/rules/kernel';
import { type ArticleHead, articleHeads } from '../../text/article-heads.ts';
import type { ArticleText, WriteArticle } from './article-text.ts';
import { type LawOfTheDay, lawOfTheDay } from './figures/law-of-the-day.ts';
import { aSponsorsDuties } from './texts/a-sponsors-duties.ts';
import { becomingALicensedSponsor } from './texts/becoming-a-licensed-sponsor.ts';
import { hiringEngineersFromAbroad } from './texts/hiring-engineers-from-abroad.ts';
import { theSkilledWorkerSalary } from './texts/the-skilled-worker-salary.ts';
import { ukWorkVisaRequirements } from './texts/uk-work-visa-requirements.ts';
import { whatSponsorshipCosts } from './texts/what-sponsorship-costs.ts';

export type Slug = (typeof articleHeads)[number]['slug'];

/** The text of every article; an article without one does not compile. */
const texts: Readonly<Record<Slug, WriteArticle>> = {
  'hiring-engineers-from-abroad': hiringEngineersFromAbroad,
  'uk-work-visa-requirements': ukWorkVisaRequirements,
  'becoming-a-licensed-sponsor': becomingALicensedSponsor,
  'the-skilled-worker-salary': theSkilledWorkerSalary,
  'what-sponsorship-costs': whatSponsorshipCosts,
  'a-sponsors-duties': aSponsorsDuties,
};

export interface WrittenArticle {
  readonly head: ArticleHead & { readonly slug: Slug };
  readonly text: ArticleText;
  /** The law of the day, with a record of what the text used. */
  readonly law: LawOfTheDay;
  /** `YYYY-MM-DD`: when it was published, or when a figure in it last changed. */
  readonly updated: string;
}

/** The article by the law of the day; undefined for an unknown slug. */
export function writtenArticle(slug: string, day: CalendarDate): WrittenArticle | undefined {
  const head = articleHeads.find((each) => each.slug === slug);
  if (!head) return undefined;
  const law = lawOfTheDay(day);
  const text = texts[head.slug](law);
  const changes = law.read().map(({ version }) => version.from);
  const updated = [head.published, ...changes].toSorted().at(-1) ?? head.published;
  return { head, text, law, updated };
}
