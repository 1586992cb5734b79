import { xmlText } from '@portway/formats/xml';
import type { ArticleHead } from '../../../text/article-heads.ts';
import { product } from '../../../text/product.ts';
import { articlePath } from '../article-path.ts';
import { feedPath } from './feed-link.ts';

export interface FeedEntry extends ArticleHead {
  /** `YYYY-MM-DD`. */
  readonly updated: string;
}

/** An Atom feed (RFC 4287), which needs absolute addresses, and times where we have dates. */
export function feedOf(entries: readonly FeedEntry[], origin: string): string {
  const newest =
    entries
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<title>${xmlText(product)}: articles</title>
<subtitle>Sponsorship and international hiring, with every figure traced to its rule.</subtitle>
<id>${origin}/blogs</id>
<link rel="self" type="application/atom+xml" href="${origin}${feedPath}"/>
<link rel="alternate" type="text/html" href="${origin}/blogs"/>
<updated>${midnight(newest)}</updated>
<author><name>${xmlText(product)}</name></author>
${entries.map((entry) => entryOf(entry, origin)).join('\n')}
</feed>
`;
}

function entryOf({ slug, title, summary, subject, published, updated, minutes }: FeedEntry, origin: string) {
  const address = origin + articlePath(slug);
  return `<entry>
<title>${xmlText(title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${midnight(published)}</published>
<updated>${midnight(updated)}</updated>
<category term="${xmlText(subject)}"/>
<summary>${xmlText(`${summary} ${minutes} min read.`)}</summary>
</entry>`;
}

const midnight = (day: string) => `${day}T00:00:00Z`;
