import { product } from '@portway/contracts/product';
import type { EmailContent } from '../../../platform/mail/email.ts';
import { dayInLondon } from '../../../platform/time/local-time.ts';
import type { EditionNews, EntryChange, NewSponsors } from './sponsor-alerts.repository.ts';

export interface AlertLinks {
  readonly origin: string;
  readonly stopUrl: string;
}

/** What an edition of the register changed of what somebody follows; undefined where that is nothing. */
export function editionChanged(
  { entries, searches }: EditionNews,
  edition: string,
  { origin, stopUrl }: AlertLinks,
): EmailContent | undefined {
  const count = entries.length + searches.reduce((sum, search) => sum + search.count, 0);
  const [first] = entries;
  if (count === 0) return undefined;
  const heading =
    first !== undefined && count === 1 ? `${first.name}: ${changeWords(first)}` : titleOf(count);
  const lists = [
    ...(entries.length === 0
      ? []
      : [{ heading: 'Sponsors', items: entries.map((entry) => entryItem(entry, origin)) }]),
    ...searches.map((search) => ({
      heading: searchWords(search),
      items: search.sponsors.map(({ slug, name, town }) => ({
        mark: '+',
        title: town === null ? name : `${name}, ${town}`,
        link: { label: 'See the entry', url: `${origin}/sponsors/${slug}` },
      })),
    })),
  ];
  return {
    subject: heading,
    preview: `From the edition of ${dayInLondon(Date.parse(edition))}.`,
    heading,
    paragraphs: [
      `This is what changed on the Home Office’s register of licensed sponsors, up to the edition of ${dayInLondon(Date.parse(edition))}.`,
      ...(entries.some(({ own }) => own)
        ? ['One of these entries is your organisation’s own. Check that the change is right.']
        : []),
    ],
    lists,
    actions: [{ label: 'See all changes', url: `${origin}/sponsors/changes` }],
    foot: [
      `You are receiving this because you follow sponsors at ${product}, or your organisation has an entry on the register.`,
    ],
    footLinks: [{ label: 'Stop these emails', url: stopUrl }],
  };
}

const titleOf = (count: number) =>
  `${count} ${count === 1 ? 'change' : 'changes'} on the register of sponsors`;

function entryItem(entry: EntryChange, origin: string) {
  const { slug, name, town, own } = entry;
  return {
    mark: own ? 'Yours:' : '–',
    title: `${town === null ? name : `${name}, ${town}`}: ${changeWords(entry)}`,
    link: { label: 'See the entry', url: `${origin}/sponsors/${slug}` },
  };
}

function changeWords({ kind, after }: EntryChange): string {
  if (kind === 'gone') return 'no longer on the register';
  if (kind === 'back') return 'on the register again';
  const licences = after.map(({ route, rating }) => `${route}, ${rating}`).join('; ');
  return kind === 'rated' ? `now rated ${licences}` : `now licensed for ${licences}`;
}

function searchWords({ search, count }: NewSponsors): string {
  const { town, route } = search;
  const conditions = [
    ...(typeof town === 'string' ? [`in ${town}`] : []),
    ...(typeof route === 'string' ? [`for ${route}`] : []),
  ];
  return `${count} new ${count === 1 ? 'sponsor' : 'sponsors'} ${conditions.join(' ')}`;
}
