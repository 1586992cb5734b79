import type { SponsorChanges } from '@portway/contracts/register/sponsor-register/sponsors';
import { dayInWords } from '../../../text/days.ts';
import { overallRating, routesInShort } from '../../../text/sponsor/rating-words.ts';
import { detailsOf } from '../entry/present-sponsor.ts';

type Change = SponsorChanges['changes'][number];
type Edition = SponsorChanges['editions'][number];

export const kindWords = {
  added: 'New',
  gone: 'Gone',
  back: 'Back',
  rated: 'Other rating',
  routes: 'Other routes',
} as const satisfies Record<Change['kind'], string>;

/** The newest edition that is not the first one, in one sentence. */
export function newestInWords(editions: readonly Edition[]): string {
  const [newest, before] = editions;
  if (newest === undefined || before === undefined) return 'What each edition changes';
  return `${countWithVerb(newest.added)} new and ${countWithVerb(newest.gone)} gone since ${dayInWords(before.on)}`;
}

const countWithVerb = (count: number) => (count === 1 ? '1 is' : `${count.toLocaleString('en-GB')} are`);

/** What a change was, in a line. */
export function changeInWords({ kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>): string {
  const details = detailsOf({ kind, before, after });
  if (details.length > 0) return details.join(' · ');
  const licences = kind === 'gone' ? before : after;
  return `${routesInShort(licences)} · ${overallRating(licences).words}`;
}
