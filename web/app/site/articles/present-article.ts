import type { CalendarDate } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { articleHeads } from '../../text/article-heads.ts';
import { dayInWords } from '../../text/days.ts';
import { asRecordedTo } from '../../text/outcome.ts';
import { articlePath } from './article-path.ts';
import { writtenArticle } from './articles.ts';
import { countSources, lawsOf, officialPagesOf } from './behind-the-figures.ts';

export type ArticleShown = NonNullable<ReturnType<typeof presentArticle>>;

/** An article as its page shows it on a day; undefined when none has this address. */
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
    recorded: asRecordedTo(register.recordedTo),
    ...neighboursOf(head.slug),
  };
}

/** What an article rests on, for a page of its own; undefined when no article has this address. */
export function presentSources(slug: string, day: CalendarDate) {
  const article = writtenArticle(slug, day);
  if (!article) return undefined;
  const { head, law } = article;
  return {
    slug: head.slug,
    title: head.title,
    today: law.today,
    laws: lawsOf(law),
    recorded: asRecordedTo(register.recordedTo),
  };
}

/** The articles before and after it on the list. */
function neighboursOf(slug: string) {
  const index = articleHeads.findIndex((head) => head.slug === slug);
  const linked = (at: number) => {
    const head = articleHeads[at];
    return head && { to: articlePath(head.slug), title: head.title };
  };
  return { previous: index > 0 ? linked(index - 1) : undefined, following: linked(index + 1) };
}
