import type { SearchReading } from '@portway/contracts/candidate/jobs/search-reading';

const levelWords = {
  intern: 'intern',
  entry: 'entry-level',
  mid: 'mid-level',
  senior: 'senior-level',
} as const;
const workplaceWords = {
  'on-site': 'on-site',
  'occasional-office-visits': 'mostly remote',
  hybrid: 'hybrid',
  'fully-remote': 'remote',
} as const;

/** What a search is read as: `entry-level nurse jobs in Leeds that can be sponsored`. */
export function readingInWords({ work, place, level, workplace, sponsored }: SearchReading): string {
  return [
    workplace && workplaceWords[workplace],
    level && levelWords[level],
    work,
    'jobs',
    place && `in ${place}`,
    sponsored && 'that can be sponsored',
  ]
    .filter(Boolean)
    .join(' ');
}

const maxOthers = 4;

/** Other names that were searched for as well: `healthcare assistant, HCA and others`. */
export function othersInWords(others: readonly string[]): string {
  const names = others.length > maxOthers ? [...others.slice(0, maxOthers - 1), 'others'] : others;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}

/** How the words were read and what is asked of them, for readers of screens. */
export function readingAnnounced(reading: SearchReading | undefined, showing: string | undefined): string {
  const { doubt } = reading ?? {};
  return [
    showing && `Showing results for ${showing}.`,
    reading && `Showing ${readingInWords(reading)}.`,
    doubt && `Did you mean jobs in ${doubt.place}?`,
  ]
    .filter(Boolean)
    .join(' ');
}
