/** The state of the search: the query, and the sources it searches. */
export interface QuickState {
  readonly query: string;
  /** How many entries are listed. */
  readonly count: number;
  /** Pages, fields, tools: what the browser can search without a request. */
  readonly own: 'asking' | 'found' | 'failed';
  /** Occupations and sponsors, which the server searches. */
  readonly occupations: 'idle' | 'asking' | 'found' | 'failed';
  readonly sponsors: 'idle' | 'asking' | 'found' | 'failed';
}

const ownFailed = 'Your pages did not load. Check your connection, then close the search and open it again.';
const occupationsFailed = 'The occupation search isn’t answering.';
const sponsorsFailed = 'The sponsor search isn’t answering.';

/** The status text for the results. */
export function searchStatus({ query, count, own, occupations, sponsors }: QuickState): string {
  const faults = [
    own === 'failed' && ownFailed,
    occupations === 'failed' && occupationsFailed,
    sponsors === 'failed' && sponsorsFailed,
  ];
  const fault = faults.filter((one) => one !== false).join(' ');
  if (count > 0) return `${countInWords(count)} ${fault}`.trimEnd();
  if (own === 'asking') return 'Loading…';
  if (occupations === 'asking' || sponsors === 'asking') return 'Searching…';
  if (query.trim() === '') return fault;
  return `Nothing found for “${query.trim()}”. ${fault || 'Try fewer letters, another word, or an occupation code.'}`;
}

/** A list on screen needs no text for sighted users. */
export function isScreenReaderOnly({ count, own, occupations, sponsors }: QuickState): boolean {
  return count > 0 && ![own, occupations, sponsors].includes('failed');
}

const countInWords = (count: number) => (count === 1 ? '1 result.' : `${count} results.`);
