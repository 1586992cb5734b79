import type { SponsorChanges } from '@portway/contracts/register/sponsor-register/sponsors';
import { xmlText } from '@portway/formats/xml';
import { product } from '../../../text/product.ts';
import { sponsorPath } from '../places.ts';
import { type ChangeQuery, changesAddress, feedAddress } from './change-query.ts';
import { changeInWords, kindWords } from './change-words.ts';

/** An Atom feed (RFC 4287) of changes: an entry for each, whose id never changes. */
export function changesFeed(
  { recordedOn, changes }: Pick<SponsorChanges, 'recordedOn' | 'changes'>,
  query: ChangeQuery,
  origin: string,
): string {
  const [self, page] = [feedAddress(query), changesAddress(query)].map((path) => xmlText(origin + path));
  const about = [query.town, query.route, query.kind && kindWords[query.kind]].filter(Boolean).join(', ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<title>${xmlText(`Register of sponsors: new and gone${about === '' ? '' : ` (${about})`}`)}</title>
<id>${self}</id>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
<updated>${midnight(changes[0]?.on ?? recordedOn ?? '1970-01-01')}</updated>
<author><name>${xmlText(product)}</name></author>
${changes.map((change) => entryOf(change, origin)).join('\n')}
</feed>
`;
}

function entryOf({ on, kind, before, after, sponsor }: SponsorChanges['changes'][number], origin: string) {
  const address = xmlText(origin + sponsorPath(sponsor.slug));
  const name = sponsor.town === null ? sponsor.name : `${sponsor.name}, ${sponsor.town}`;
  return `<entry>
<title>${xmlText(`${kindWords[kind]}: ${name}`)}</title>
<id>${address}#${on}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<updated>${midnight(on)}</updated>
<category term="${kind}"/>
<summary>${xmlText(changeInWords({ kind, before, after }))}</summary>
</entry>`;
}

const midnight = (day: string) => `${day}T00:00:00Z`;
