import type { CalendarDate } from '@portway/rules/kernel';
import { recordedFor } from '@portway/rules/recorded';
import { articleHeads } from '../../text/article-heads.ts';
import { dayInWords } from '../../text/days.ts';
import { lastChecked } from '../../text/outcome.ts';
import { articlePath } from './article-path.ts';
import { writtenArticle } from './articles.ts';
import { countSources, lawsOf, officialPagesOf } from './figures/behind-the-figures.ts';
import type { LawOfTheDay } from './figures/law-of-the-day.ts';

export type ArticleShown = NonNullable<ReturnType<typeof presentArticle>>;

/** An article as shown on a day; undefined for an unknown slug. */
export function presentArticle(slug: string, day: CalendarDate) {
  const article = writtenArticle(slug, day);
  if (!article) return undefined;
  const { head, text, law, updated } = article;
  const laws = lawsOf(law);
  return {
    ...head,
    ...text,
    publishedInWords: dayInWords(head.published),
    updated: updated === head.published ? undefined : { day: updated, inWords: dayInWords(updated) },
    today: law.today,
    officialPages: officialPagesOf(law),
    rests: { rules: laws.length, sources: countSources(laws) },
    recorded: lastChecked(recordedOfArticle(law)),
    ...neighboursOf(head.slug),
  };
}

/** The rules and sources an article relies on, for a page of their own; undefined for an unknown slug. */
export function presentSources(slug: string, day: CalendarDate) {
  const article = writtenArticle(slug, day);
  if (!article) return undefined;
  const { head, law } = article;
  return {
    slug: head.slug,
    title: head.title,
    today: law.today,
    laws: lawsOf(law),
    recorded: lastChecked(recordedOfArticle(law)),
  };
}

function recordedOfArticle(law: LawOfTheDay) {
  return recordedFor(law.read().map(({ parameter }) => parameter.id));
}

/** The previous and next article in the list. */
function neighboursOf(slug: string) {
  const index = articleHeads.findIndex((head) => head.slug === slug);
  const linked = (at: number) => {
    const head = articleHeads[at];
    return head && { to: articlePath(head.slug), title: head.title };
  };
  return { previous: index > 0 ? linked(index - 1) : undefined, following: linked(index + 1) };
}
