/** The state of the search: the query, and the sources it searches. */
export interface QuickState {
  readonly query: string;
  /** How many entries are listed. */
  readonly count: number;
  /** Pages, fields, tools: what the browser can search without a request. */
  readonly own: 'asking' | 'found' | 'failed';
  /** People, jobs and applications of the user's workspace, then occupations and sponsors: the server searches them. */
  readonly records: 'idle' | 'asking' | 'found' | 'failed';
  readonly occupations: 'idle' | 'asking' | 'found' | 'failed';
  readonly sponsors: 'idle' | 'asking' | 'found' | 'failed';
}

const ownFailed = 'Your pages did not load. Check your connection, then close the search and open it again.';
const recordsFailed = 'The search of your people and jobs isn’t answering.';
const occupationsFailed = 'The occupation search isn’t answering.';
const sponsorsFailed = 'The sponsor search isn’t answering.';

/** The status text for the results. */
export function searchStatus({ query, count, own, records, occupations, sponsors }: QuickState): string {
  const faults = [
    own === 'failed' && ownFailed,
    records === 'failed' && recordsFailed,
    occupations === 'failed' && occupationsFailed,
    sponsors === 'failed' && sponsorsFailed,
  ];
  const fault = faults.filter((one) => one !== false).join(' ');
  if (count > 0) return `${countInWords(count)} ${fault}`.trimEnd();
  if (own === 'asking') return 'Loading…';
  if ([records, occupations, sponsors].includes('asking')) return 'Searching…';
  if (query.trim() === '') return fault;
  return `Nothing found for “${query.trim()}”. ${fault || 'Try fewer letters, another word, or an occupation code.'}`;
}

/** A list on screen needs no text for sighted users. */
export function isScreenReaderOnly({ count, own, records, occupations, sponsors }: QuickState): boolean {
  return count > 0 && ![own, records, occupations, sponsors].includes('failed');
}

const countInWords = (count: number) => (count === 1 ? '1 result.' : `${count} results.`);
