import { londonToday } from '../../../kit/page/london-today.ts';
import { ourOrigin } from '../../../kit/page/our-origin.ts';
import { articleHeads } from '../../../text/article-heads.ts';
import { writtenArticle } from '../articles.ts';
import { feedOf } from './feed-of.ts';

/** Atom feed of the articles. An article counts as updated on the day a figure in it changes. */
export function loader() {
  const today = londonToday();
  const entries = articleHeads.map((head) => ({
    ...head,
    updated: writtenArticle(head.slug, today)?.updated ?? head.published,
  }));
  return new Response(feedOf(entries, ourOrigin()), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
